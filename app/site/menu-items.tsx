import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { localizeAddress } from '#app/platform/browser/addresses.ts'

export interface MenuItem {
  to: string
  label: string
  /** The language of the label if it is not the site's. */
  lang?: string
}

interface SubMenuProps {
  label: string
  lang?: string
  /** The items, as `<li>`. */
  children: ReactNode
}

/** A submenu: a row of the open menu, or a panel on large screens. */
export function SubMenu({ label, lang, children }: SubMenuProps) {
  return (
    <details data-menu className="group relative">
      <summary
        lang={lang}
        className={`${itemClassName} cursor-pointer list-none lg:whitespace-nowrap [&::-webkit-details-marker]:hidden`}
      >
        {label}
        <span className="mb-1 ml-2 size-2 rotate-45 border-r-2 border-b-2" />
      </summary>
      <ul className="max-lg:mb-3 max-lg:ml-4 lg:absolute lg:top-full lg:left-0 lg:z-20 lg:mt-3 lg:max-h-[calc(100dvh-8rem)] lg:w-56 lg:overflow-y-auto lg:rounded-card lg:border lg:border-line lg:bg-white lg:p-2">
        {children}
      </ul>
    </details>
  )
}

/** The links of a submenu. */
export function SubMenuLinks({ links }: { links: MenuItem[] }) {
  return links.map((link, index) => (
    // A page may be in a submenu twice.
    <li key={index} className="wrap-anywhere">
      <MenuLink {...link} />
    </li>
  ))
}

export function MenuLink({ to, label, lang }: MenuItem) {
  const isHere = localizeAddress(useLocation().pathname) === to

  return (
    <a
      href={to}
      lang={lang}
      rel={to.startsWith('/') ? undefined : 'noopener'}
      aria-current={isHere ? 'page' : undefined}
      className={`${itemClassName} lg:[li.contents>&]:whitespace-nowrap`}
    >
      {label}
    </a>
  )
}

export const itemClassName =
  'flex min-h-11 items-center px-2 lg:max-xl:px-1 font-medium hover:underline underline-offset-4 decoration-marigold decoration-2 aria-[current=page]:underline max-lg:text-lg'

export const rowClassName =
  'flex gap-x-1 lg:max-xl:gap-x-0.5 max-lg:flex-col max-lg:divide-y max-lg:divide-line lg:items-center'
