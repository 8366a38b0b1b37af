import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { language } from '#app/base/browser/language.ts'
import { office } from '#app/features/office/contract.ts'
import { SiteContext } from '#app/ui/page-head.tsx'
import type { Route } from './+types/root.ts'
import './app.css'
import { pageContext } from './base/browser/page-context.ts'
import { ErrorNotice } from './site/error-notice.tsx'
import { SiteScripts } from './site/site-scripts.tsx'
import fraunces from './ui/fonts/fraunces-latin-600.woff2?url'
import inter from './ui/fonts/inter-latin.woff2?url'

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

export const links: Route.LinksFunction = () => [
  { ...font, href: inter },
  { ...font, href: fraunces },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/**
 * Screens of the office, and the doors to it, are one application, which the router runs in the
 * browser: their `handle` says so. All other pages are documents; see site/start.ts.
 */
export function Layout({ children }: { children: ReactNode }) {
  const isOffice = useMatches().some(({ handle }) => (handle as OfficeHandle)?.isOffice)

  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f1b3d" />
        <Meta />
        <Links />
        {!isOffice && <SiteScripts />}
      </head>
      <body>
        {children}
        {isOffice && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

type OfficeHandle = { isOffice?: boolean } | undefined

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(pageContext).publicUrl }
}

/** Said once to a browser: none asks again while somebody works. */
export const shouldRevalidate = () => false

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SiteContext value={{ name: office.name, url: loaderData.publicUrl }}>
      <Outlet />
    </SiteContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorNotice error={error} />
    </main>
  )
}
