import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'

/** What a page shows in place of itself when it cannot be shown, in a sentence for a person. */
export function ErrorNotice({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <Notice
      heading="Something went wrong"
      text="This page cannot be shown right now. Please try again in a moment."
    />
  )
}

export function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => console.error(`Page not found: ${pathname}`), [pathname])

  return (
    <Notice
      code="404"
      heading="Oops! Page not found"
      text="There is nothing at this address. It may have moved, or the link may be wrong."
    />
  )
}

function Notice({ code, heading, text }: { code?: string; heading: string; text: string }) {
  return (
    <div className="frame section-gap grid justify-items-center gap-4 text-center">
      <PageHead title={heading} />
      <RouteLine className="w-56 text-ink/60" />
      {code && <p className="text-sm font-semibold tracking-widest text-ink/75">{code}</p>}
      <h1 className="font-display text-title font-semibold text-night">{heading}</h1>
      <p className="max-w-prose text-subtitle text-ink/80">{text}</p>
      <Link to="/" className={`${buttonLook('primary')} mt-4`}>
        Return to Home
      </Link>
    </div>
  )
}
