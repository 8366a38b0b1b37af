import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useAuth } from '#app/features/accounts/admin/auth-provider.tsx'
import { greet } from '#app/platform/admin/identity-context.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { SideMenu } from './side-menu.tsx'
import { useServiceWorker } from './use-service-worker.ts'

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
        <div className="sticky top-0 hidden max-h-dvh overflow-y-auto px-3 py-5 md:block">
          <p className="px-3 pb-5 font-display text-xl font-semibold">{short_name}</p>
          <SideMenu />
        </div>
      </nav>
      <Header />
      <Screen>{children}</Screen>
    </div>
  )
}

/** Moves the focus to the heading of each new screen, for keyboards and screen readers. */
function Screen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const screen = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = screen.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    const target = heading ?? screen.current
    target?.focus({ preventScroll: true })
  }, [pathname])

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
