import { Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { to } from '#app/platform/browser/addresses.ts'
import * as shared from '#app/platform/browser/words.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { mainLinks, scholarships } from './navigation.ts'
import { useHasScholarships, useLinksTo, usePageLinks } from './page-links.ts'
import * as words from './words.ts'

export function MainMenu() {
  const links = useHasScholarships() ? mainLinks.toSpliced(-1, 0, scholarships) : mainLinks
  const officePages = usePageLinks('menu').map(({ address, title }) => ({
    to: address,
    label: title,
  }))
  const overflowLinks =
    officePages.length > 0 ? links.filter(({ to }) => overflowTargets.has(to)) : []
  const isOverflow = (address: string) =>
    address === scholarships.to || overflowLinks.some(({ to }) => to === address)

  return (
    <div className="flex gap-1 max-lg:flex-col lg:items-center lg:max-xl:text-sm">
      <ul className="flex gap-x-1 lg:max-xl:gap-x-0.5 max-lg:flex-col max-lg:divide-y max-lg:divide-line lg:items-center">
        {links.map(({ to: address, label }) => (
          // In a narrow row, overflow links are in the menu "More" or in the footer instead.
          <li
            key={address}
            className={isOverflow(address) ? 'contents lg:max-xl:hidden' : 'contents'}
          >
            <MenuLink to={address} label={label} />
            {address === to('/destinations') && <GuidesMenu />}
          </li>
        ))}
        <MoreMenu officePages={officePages} narrowLinks={overflowLinks} />
      </ul>
      <a
        href={to('/search')}
        className={`${itemClassName} gap-2 max-lg:border-t max-lg:border-line`}
      >
        <Search aria-hidden="true" className="size-5" />
        <span className="lg:sr-only">{words.search}</span>
      </a>
      <a
        href={to('/contact')}
        className={`${buttonClassName('primary')} max-lg:mt-5 lg:ml-1 lg:whitespace-nowrap xl:ml-3`}
      >
        {shared.freeConsultation}
      </a>
    </div>
  )
}

/** One link for each guide. */
function GuidesMenu() {
  return <SubMenu label={words.countries} links={useLinksTo('guide')} />
}

/** The links that move into the menu "More" when the row is narrow. */
const overflowTargets = new Set<string>([to('/contact'), scholarships.to])

/**
 * The menu "More" with the pages that the office has added, so that the menu fits on one line.
 * `narrowLinks` appear only in a narrow row.
 */
function MoreMenu({
  officePages,
  narrowLinks,
}: {
  officePages: MenuEntry[]
  narrowLinks: MenuEntry[]
}) {
  if (officePages.length === 0) return null
  return (
    <li className="contents">
      <SubMenu label={words.more} links={officePages} narrowLinks={narrowLinks} />
    </li>
  )
}

interface MenuEntry {
  to: string
  label: string
}

interface SubMenuProps {
  label: string
  links: MenuEntry[]
  narrowLinks?: MenuEntry[]
}

/** A submenu: a row of the open menu, or a panel on large screens. */
function SubMenu({ label, links, narrowLinks = [] }: SubMenuProps) {
  if (links.length === 0) return null

  return (
    <details data-menu className="group relative">
      <summary
        className={`${itemClassName} cursor-pointer list-none lg:whitespace-nowrap [&::-webkit-details-marker]:hidden`}
      >
        {label}
        <span className="mb-1 ml-2 size-2 rotate-45 border-r-2 border-b-2" />
      </summary>
      <ul className="max-lg:mb-3 max-lg:ml-4 lg:absolute lg:top-full lg:left-0 lg:z-20 lg:mt-3 lg:max-h-[calc(100dvh-8rem)] lg:w-56 lg:overflow-y-auto lg:rounded-card lg:border lg:border-line lg:bg-white lg:p-2">
        {links.map((link) => (
          <li key={link.to} className="wrap-anywhere">
            <MenuLink {...link} />
          </li>
        ))}
        {narrowLinks.map((link) => (
          <li key={link.to} className="hidden lg:max-xl:block">
            <MenuLink {...link} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function MenuLink({ to, label }: { to: string; label: string }) {
  const isHere = useLocation().pathname === to

  return (
    <a
      href={to}
      aria-current={isHere ? 'page' : undefined}
      className={`${itemClassName} lg:[li.contents>&]:whitespace-nowrap`}
    >
      {label}
    </a>
  )
}

const itemClassName =
  'flex min-h-11 items-center px-2 lg:max-xl:px-1 font-medium hover:underline underline-offset-4 decoration-marigold decoration-2 aria-[current=page]:underline max-lg:text-lg'
