import { useEffect } from 'react'
import { isRouteErrorResponse, Link, Outlet, useLocation, useRevalidator } from 'react-router'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { Screen, ScreenHelpContext } from '#app/platform/admin/screen.tsx'
import type { Route } from './+types/screens.ts'
import { rightsOf } from './screen-rights.ts'

/** Renders a screen only if the administrator has the right to it. */
export default function Screens() {
  const { pathname } = useLocation()
  return rightsOf(pathname).some(useCan()) ? <Outlet /> : <NotForRole />
}

/** Handles a changed role and deleted or unknown items; the layout handles other errors. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status === 403) return <ReloadAfterDenied />
  if (status === 404 || status === 400) return <NotFound />
  throw error
}

function ReloadAfterDenied() {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return <NotForRole />
}

function NotForRole() {
  return (
    <ScreenHelpContext value={null}>
      <Screen title="No access">
        <p className="max-w-prose">
          Your role does not include this screen. An owner of your office can change your role. The
          change takes effect immediately.
        </p>
      </Screen>
    </ScreenHelpContext>
  )
}

function NotFound() {
  return (
    <ScreenHelpContext value={null}>
      <Screen title="Not found">
        <p className="max-w-prose">This page does not exist. It may have been deleted.</p>
        <p>
          <Link to="/admin/dashboard" className="text-indigo underline">
            Go to the dashboard
          </Link>
        </p>
      </Screen>
    </ScreenHelpContext>
  )
}
