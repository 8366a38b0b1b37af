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
import { firstColours, firstDarkColour, hasFirstColours } from '#app/contract/brand.ts'
import { isInDevanagari } from '#app/contract/languages.ts'
import type { Office } from '#app/contract/office.ts'
import { setOfficeCalendar } from '#app/contract/set-office-calendar.ts'
import { getDefaultIcon, getDefaultLogo } from '#app/features/country-pictures/contract.ts'
import { getIconAddress } from '#app/features/media/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { DocumentContext } from '#app/platform/browser/document-context.ts'
import { addressPrefix, language, languageQuery } from '#app/platform/browser/language.ts'
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
import devanagari from './ui/fonts/yantramanav-devanagari-400.woff2?url'
import devanagariBold from './ui/fonts/yantramanav-devanagari-700.woff2?url'

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
const latinFonts = [inter, fraunces]
const fonts = isInDevanagari(language) ? [...latinFonts, devanagari, devanagariBold] : latinFonts

export const links: Route.LinksFunction = () => fonts.map((href) => ({ ...font, href }))

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
        <AppManifest />
        <Links />
        <Meta />
        <TabIcon />
        <BrandColours isBackOffice={isBackOffice} />
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
  const ofOffice = `${addressPrefix}/admin/app.webmanifest`
  return <link rel="manifest" href={isAdmin ? ofOffice : '/site.webmanifest'} />
}

/** The icon of the browser's tab: the office's icon or logo, or the default icon. */
function TabIcon() {
  const office = useRouteLoaderData<typeof loader>('root')?.office
  const picture = office?.mark || office?.logo || ''
  const icon = getIconAddress(picture, 'tab')
  const colours = office ?? firstColours

  return (
    <>
      {icon ? (
        <link rel="icon" href={icon} type="image/png" />
      ) : (
        <link rel="icon" href={getDefaultLogo('favicon', colours)} type="image/svg+xml" />
      )}
      <link
        rel="apple-touch-icon"
        href={getIconAddress(picture, 'touch') ?? getDefaultIcon('apple-touch-icon', colours)}
      />
    </>
  )
}

/** Overrides the colours of theme.css with the office's on public pages, not in the back office. */
function BrandColours({ isBackOffice }: { isBackOffice: boolean }) {
  const office = useRouteLoaderData<typeof loader>('root')?.office
  const { nonce } = useContext(DocumentContext)
  if (isBackOffice || !office) return <meta name="theme-color" content={firstDarkColour} />

  return (
    <>
      <meta name="theme-color" content={office.dark_colour} />
      {!hasFirstColours(office) && (
        <style nonce={nonce}>{`:root{${toCustomProperties(office)}}`}</style>
      )}
    </>
  )
}

const toCustomProperties = ({ primary_colour, dark_colour, accent_colour }: Office) =>
  `--color-indigo:${primary_colour};--color-night:${dark_colour};--color-marigold:${accent_colour}`

export async function loader({ context }: Route.LoaderArgs) {
  const office = await context
    .get(apiContext)
    .call(officeApi.readPublic, { querystring: languageQuery })
  const { publicUrl, languages } = context.get(pageContext)
  return { publicUrl, languages, office }
}

/** Loaded once per visit. */
export const shouldRevalidate = () => false

export default function Root({ loaderData }: Route.ComponentProps) {
  const { publicUrl, languages } = loaderData
  const [office, setOffice] = useState(loaderData.office)
  setOfficeCalendar(office)

  return (
    <OfficeContext value={office}>
      <UpdateOfficeContext value={setOffice}>
        <SiteContext value={{ name: office.name, url: publicUrl, languages }}>
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
