import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { language } from '#app/base/browser/language.ts'
import { office } from '#app/features/office/contract.ts'
import { SiteContext } from '#app/ui/page-head.tsx'
import type { Route } from './+types/root.ts'
import './app.css'
import { pageContext } from './base/browser/page-context.ts'
import { ErrorNotice } from './site/error-notice.tsx'
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

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f1b3d" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(pageContext).publicUrl }
}

/** Where the site stands does not change while somebody looks at it. */
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
