import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { language } from '#app/base/browser/language.ts'
import { listOwn } from '#app/features/contacts/site/list-own.ts'
import { OwnDestinations } from '#app/features/contacts/site/own-destinations.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { office } from '#app/features/office/contract.ts'
import { SiteContext } from '#app/ui/page-head.tsx'
import type { Route } from './+types/root.ts'
import './app.css'
import { apiContext } from './base/browser/api-context.ts'
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

/** No page fails for want of the destinations: its form then offers the usual ones alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const destinations = await context.get(apiContext).attempt(destinationsApi.list, {})
  return {
    publicUrl: context.get(pageContext).publicUrl,
    ownDestinations: destinations.ok ? listOwn(destinations.value) : [],
  }
}

/** Said once to a browser: none asks again while somebody looks around. */
export const shouldRevalidate = () => false

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SiteContext value={{ name: office.name, url: loaderData.publicUrl }}>
      <OwnDestinations value={loaderData.ownDestinations}>
        <Outlet />
      </OwnDestinations>
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
