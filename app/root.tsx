import { type ReactNode, useContext, useEffect, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { getIconAddress } from '#app/features/media/contract.ts'
import { defaultAccent, officeApi } from '#app/features/office/contract.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { DocumentContext } from '#app/platform/browser/document-context.ts'
import { language } from '#app/platform/browser/language.ts'
import { SiteContext } from '#app/ui/page-head.tsx'
import type { Route } from './+types/root.ts'
import './app.css'
import type { BackOfficeHandle } from '#app/platform/browser/back-office-handle.ts'
import { OfficeContext, UpdateOfficeContext } from '#app/platform/browser/office-context.ts'
import { pageContext } from '#app/platform/browser/page-context.ts'
import { ErrorNotice } from './site/error-notice.tsx'
import { SiteScripts } from './site/site-scripts.tsx'
import fraunces from './ui/fonts/fraunces-latin-600.woff2?url'
import inter from './ui/fonts/inter-latin.woff2?url'

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

export const links: Route.LinksFunction = () => [
  { ...font, href: inter },
  { ...font, href: fraunces },
]

/**
 * The screens of the back office and the login are one client-side application; their `handle` says
 * so. All other pages are documents, see site/start.ts.
 */
export function Layout({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated()
  const isBackOffice = useMatches().some(({ handle }) => (handle as BackOfficeHandle)?.isBackOffice)

  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f1b3d" />
        <AppManifest />
        <Links />
        <Meta />
        <OfficeLook />
        {!isBackOffice && <SiteScripts />}
      </head>
      {/* Changed before React has taken it over, a page could not be taken over at all. */}
      <body translate={isBackOffice && !isHydrated ? 'no' : undefined}>
        {children}
        {isBackOffice && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

function useIsHydrated() {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  // After the attribute was removed: translators react to changes.
  useEffect(() => {
    if (isHydrated) announceTexts()
  }, [isHydrated])
  return isHydrated
}

function announceTexts() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.parentElement?.tagName !== 'SCRIPT') text.replaceData(0, 0, '')
  }
}

/** The back office has a manifest of its own. */
function AppManifest() {
  const isAdmin = useLocation().pathname.startsWith('/admin/')
  return <link rel="manifest" href={isAdmin ? '/admin/app.webmanifest' : '/site.webmanifest'} />
}

/** The office's own icon, and its accent colour, which overrides theme.css. */
function OfficeLook() {
  const { mark, accent } = useRouteLoaderData<typeof loader>('root')?.office ?? {}
  const { nonce } = useContext(DocumentContext)

  return (
    <>
      {mark ? (
        <link rel="icon" href={`${mark}?w=480`} type="image/webp" />
      ) : (
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      )}
      <link
        rel="apple-touch-icon"
        href={getIconAddress(mark ?? '', 'maskable') ?? '/icons/apple-touch-icon.png'}
      />
      {accent && accent !== defaultAccent && (
        <style nonce={nonce}>{`:root{--color-indigo:${accent}}`}</style>
      )}
    </>
  )
}

export async function loader({ context }: Route.LoaderArgs) {
  const office = await context.get(apiContext).call(officeApi.readPublic, {})
  return { publicUrl: context.get(pageContext).publicUrl, office }
}

/** Loaded once per visit. */
export const shouldRevalidate = () => false

export default function Root({ loaderData }: Route.ComponentProps) {
  const { publicUrl } = loaderData
  const [office, setOffice] = useState(loaderData.office)

  return (
    <OfficeContext value={office}>
      <UpdateOfficeContext value={setOffice}>
        <SiteContext value={{ name: office.name, url: publicUrl }}>
          <Outlet />
        </SiteContext>
      </UpdateOfficeContext>
    </OfficeContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorNotice error={error} />
    </main>
  )
}
