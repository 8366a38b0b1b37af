import { Menu, X } from 'lucide-react'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import * as words from './words.ts'

const menuId = 'main-menu'

/**
 * The menu is a popover. On small screens a button opens it, also without scripts. On large screens
 * it is always visible.
 */
export function SiteHeader() {
  return (
    <header className="border-b border-line bg-paper pinned:sticky pinned:top-0 pinned:z-20">
      <div className="frame max-lg:@container flex min-h-[calc(3.5rem-1px)] lg:min-h-18 items-center justify-between gap-4">
        <Logo />
        <button type="button" popoverTarget={menuId} className={`${iconButton} lg:hidden`}>
          <Menu aria-hidden="true" className="size-5" />
          {words.menu}
        </button>
        <nav
          id={menuId}
          popover="auto"
          aria-label={words.main}
          className="main-menu lg:static lg:m-0 lg:flex lg:w-auto lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:text-inherit"
        >
          <div className="@container flex min-h-14 items-center justify-between lg:hidden">
            <Logo />
            <button
              type="button"
              popoverTarget={menuId}
              popoverTargetAction="hide"
              className={iconButton}
            >
              <X aria-hidden="true" className="size-5" />
              {words.close}
            </button>
          </div>
          <MainMenu />
        </nav>
      </div>
    </header>
  )
}

const iconButton =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-ink/30 px-4 font-semibold'
