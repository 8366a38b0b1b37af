import { type ReactNode, useEffect, useId, useRef } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router'
import { useAuth } from '#app/features/accounts/admin/auth-provider.tsx'
import { greet, useIdentity } from '#app/platform/admin/identity-context.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { findServiceWorkers } from '#app/platform/browser/secure-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { type MenuEntry, type MenuSection, navigation } from './navigation.ts'
import { rightsOf } from './screen-rights.ts'

/** The frame of every screen of the back office. */
export function Frame({ children }: { children: ReactNode }) {
  const { short_name } = useOffice()
  useServiceWorker()

  return (
    <div className="min-h-dvh bg-paper md:grid md:grid-cols-[17rem_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
      <a
        href="#screen"
        className="sr-only z-10 rounded-lg bg-white px-4 py-2 font-semibold focus:not-sr-only focus:absolute focus:m-2"
      >
        Skip to content
      </a>
      <nav aria-label="Back office" className="bg-indigo text-white md:row-span-2">
        <FoldedMenu />
        <div className="sticky top-0 hidden max-h-dvh scroll-pb-12 overflow-y-auto px-3 pt-5 md:block">
          <p className="px-3 pb-5 font-display text-xl font-semibold">{short_name}</p>
          <SideMenu />
          <MoreBelow />
        </div>
      </nav>
      <Header />
      <Screen>{children}</Screen>
    </div>
  )
}

/** A fade with an arrow while the menu goes on below; at its end, the second part covers the first. */
function MoreBelow() {
  return (
    <>
      <div className="pointer-events-none sticky bottom-0 -mx-3 grid h-12 place-items-center bg-linear-to-t from-night from-40%">
        <span className="size-3 rotate-45 border-r-2 border-b-2" />
      </div>
      <div className="relative -mx-3 -mt-12 h-12 bg-indigo" />
    </>
  )
}

/**
 * Moves the focus to the heading of each new screen, or to the part that its address names, for
 * keyboards and screen readers.
 */
function Screen({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation()
  const screen = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const part = hash && document.getElementById(hash.slice(1))
    const heading = part || screen.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    const target = heading ?? screen.current
    target?.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <main id="screen" ref={screen} tabIndex={-1} className="min-w-0 p-4 outline-none sm:p-6">
      {children}
    </main>
  )
}

/** The menu on small screens. */
function FoldedMenu() {
  const { short_name } = useOffice()
  const { pathname } = useLocation()

  return (
    // A new key closes the menu after navigation.
    <details key={pathname} className="md:hidden">
      <summary className="flex cursor-pointer list-none items-center justify-between px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="font-display text-xl font-semibold">{short_name}</span>
        <span className="rounded-full border border-white/50 px-4 py-1.5 text-sm">Menu</span>
      </summary>
      <div className="px-2 pb-3">
        <SideMenu />
        <Greeting className="mt-3 border-t border-white/25 px-3 pt-3" />
      </div>
    </details>
  )
}

/** Hidden on small screens, where the menu contains the greeting. */
function Header() {
  return (
    <header className="border-b border-line bg-white px-6 py-2 max-md:hidden">
      <Greeting />
    </header>
  )
}

function Greeting({ className = '' }: { className?: string }) {
  const { user, logout } = useAuth()
  const { pathname } = useLocation()

  return (
    <div className={`flex items-center justify-between gap-4 ${className}`}>
      <p className="min-w-0 truncate py-1">
        {/* The dashboard itself welcomes the administrator. */}
        {pathname !== '/admin/dashboard' && 'Welcome, '}
        <NavLink
          to="/admin/account"
          className="inline-block min-w-6 py-0.5 font-semibold underline underline-offset-4 aria-[current=page]:no-underline md:text-indigo"
        >
          {user && greet(user)}
        </NavLink>
      </p>
      <Button size="small" onClick={logout}>
        Logout
      </Button>
    </div>
  )
}

/** Links to the screens that the administrator has the right to open. */
function SideMenu() {
  const can = useCan()
  const groups = navigation
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ to }) => rightsOf(to).some(can)),
    }))
    .filter(({ entries }) => entries.length > 0)

  return (
    <ul className="grid grid-cols-1 gap-3">
      {groups.map((group) => (
        <MenuSectionList key={group.title ?? ''} {...group} />
      ))}
    </ul>
  )
}

function MenuSectionList({ title, entries }: MenuSection) {
  const id = useId()

  return (
    <li>
      {title && (
        <p id={id} className="px-2.5 pb-0.5 text-sm text-white/75">
          {title}
        </p>
      )}
      <ul aria-labelledby={title && id} className="grid grid-cols-1 gap-0.5">
        {entries.map((entry) => (
          <li key={entry.to}>
            <MenuLink {...entry} />
          </li>
        ))}
      </ul>
    </li>
  )
}

const useNoCount = () => 0

/** A larger count would not fit beside the longest label. */
const MAX_COUNT = 99

function MenuLink({ to, label, icon: Icon, useCount = useNoCount }: MenuEntry) {
  const count = useCount()
  const id = useId()

  return (
    <NavLink
      to={to}
      aria-describedby={count > 0 ? id : undefined}
      className="flex min-h-11 items-center gap-1.5 rounded-lg px-2.5 py-1.5 md:min-h-9.5 text-white/85 hover:bg-white/10 aria-[current=page]:bg-white/15 aria-[current=page]:font-semibold aria-[current=page]:text-white"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {/* Truncated to one line, so that the menu does not shift when the count loads. */}
      <span className="min-w-0 grow truncate">{label}</span>
      {count > 0 && (
        // Screen readers read the count as the description of the link, after its name.
        <span
          id={id}
          aria-hidden="true"
          className="shrink-0 rounded-full bg-marigold px-1.5 text-sm font-semibold text-night tabular-nums"
        >
          {count > MAX_COUNT ? `${MAX_COUNT}+` : count} <span className="sr-only">new</span>
        </span>
      )}
    </NavLink>
  )
}

const START_DELAY_MS = 2000

/** Starts the service worker of the back office after the first screen was shown. */
function useServiceWorker() {
  const api = useApi()
  const navigate = useNavigate()
  const { sub: account } = useIdentity()

  useEffect(() => {
    if (!findServiceWorkers()) return
    let stop: (() => void) | undefined
    let isCancelled = false
    const load = async () => {
      // A failure is ignored; the script is loaded again with the next page load.
      const loaded = await import('#app/features/push/admin/start-worker.ts').catch(() => undefined)
      if (!isCancelled) stop = loaded?.startWorker({ api, account, goTo: navigate })
    }
    // Browsers remember failed modules until the page is loaded again, and screens share some of them.
    const loadWhenOnline = () => {
      if (navigator.onLine) void load()
      else addEventListener('online', load, { once: true })
    }
    const timer = setTimeout(loadWhenOnline, START_DELAY_MS)
    return () => {
      isCancelled = true
      clearTimeout(timer)
      removeEventListener('online', load)
      stop?.()
    }
  }, [api, account, navigate])
}
