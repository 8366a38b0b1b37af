import { useEffect } from 'react'
import { isRouteErrorResponse, Link, Outlet, useLocation, useRevalidator } from 'react-router'
import { useCan } from '#app/base/admin/rights-context.tsx'
import { Screen } from '#app/base/admin/screen.tsx'
import type { Route } from './+types/screens.ts'
import { rightOf } from './screen-rights.ts'

/** The screens of whoever may open them. */
export default function Screens() {
  const { pathname } = useLocation()
  return useCan()(rightOf(pathname)) ? <Outlet /> : <NotForRole />
}

/**
 * Their role may have changed since they last asked, what the address names is gone, or was never
 * anything's name; all else is the layout's.
 */
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
    <Screen title="Not for your role">
      <p className="max-w-prose">
        What stands here is not part of your role in this office. An owner of the office can change
        your role; it holds at once, without a new login.
      </p>
    </Screen>
  )
}

function NotFound() {
  return (
    <Screen title="Not found">
      <p className="max-w-prose">
        There is nothing at this address, or not any more: somebody may have deleted or erased it.
      </p>
      <p>
        <Link to="/admin/dashboard" className="text-indigo underline">
          To the dashboard
        </Link>
      </p>
    </Screen>
  )
}
