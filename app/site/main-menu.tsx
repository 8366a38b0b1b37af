import { Search } from 'lucide-react'
import * as menuWords from '#app/features/menus/words.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { OfficeWord } from '#app/platform/browser/office-word.tsx'
import { buttonClassName } from '#app/ui/button.tsx'
import {
  itemClassName,
  type MenuItem,
  MenuLink,
  rowClassName,
  SubMenu,
  SubMenuLinks,
} from './menu-items.tsx'
import { mainLinks, scholarships } from './navigation.ts'
import { OfficeMenu } from './office-menu.tsx'
import { useHasScholarships, useLinksTo, useOfficeMenu, usePageLinks } from './page-links.ts'
import * as words from './words.ts'

/** The menu that the office has arranged, or the default menu, with search and contact. */
export function MainMenu() {
  const menu = useOfficeMenu()

  return (
    <div className="flex gap-1 max-lg:flex-col lg:items-center lg:max-xl:text-sm">
      {menu ? <OfficeMenu menu={menu} /> : <DefaultMenu />}
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
        <OfficeWord name="free_consultation" />
      </a>
    </div>
  )
}

/** The menu of the specification (§2), with guides and the pages that the office has added. */
function DefaultMenu() {
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
    <ul className={rowClassName}>
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
  )
}

/** One link for each guide. */
function GuidesMenu() {
  const guides = useLinksTo('guide')
  if (guides.length === 0) return null
  return (
    <SubMenu label={menuWords.countries}>
      <SubMenuLinks links={guides} />
    </SubMenu>
  )
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
  officePages: MenuItem[]
  narrowLinks: MenuItem[]
}) {
  if (officePages.length === 0) return null
  return (
    <li className="contents">
      <SubMenu label={menuWords.more}>
        <SubMenuLinks links={officePages} />
        {narrowLinks.map((link) => (
          <li key={link.to} className="hidden lg:max-xl:block">
            <MenuLink {...link} />
          </li>
        ))}
      </SubMenu>
    </li>
  )
}
