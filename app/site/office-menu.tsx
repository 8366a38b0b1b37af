import type { PublicMenu, PublicMenuEntry, PublicMenuLink } from '#app/features/menus/contract.ts'
import * as menuWords from '#app/features/menus/words.ts'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { language as siteLanguage } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useWords } from '#app/platform/browser/office-word.tsx'
import { type Fit, fitMenu } from './fit-menu.ts'
import {
  itemClassName,
  type MenuItem,
  MenuLink,
  rowClassName,
  SubMenu,
  SubMenuLinks,
} from './menu-items.tsx'
import { scholarships } from './navigation.ts'
import { useHasScholarships } from './page-links.ts'

interface OfficeMenuEntry extends MenuItem {
  links: MenuItem[]
  isMore: boolean
}

/**
 * The menu that the office has arranged. Entries for which a row of a large screen has no room are in
 * the submenu "More" there; the menu of a small screen lists all.
 */
export function OfficeMenu({ menu }: { menu: PublicMenu }) {
  const { logo, short_name } = useOffice()
  const entries = useEntries(menu)
  const action = useWords()('free_consultation')
  const fits = fitMenu(
    entries.map(({ label, links, isMore }) => ({
      label,
      isSubmenu: links.length > 0,
      isFixed: isMore,
    })),
    {
      logoText: logo ? undefined : short_name,
      action: action.text,
      more: menuWords.more,
    },
  )
  const overflow = entries.flatMap((entry, index) => {
    const fit = fits[index] ?? 'always'
    return fit === 'always' ? [] : [{ entry, fit }]
  })
  const hasMore = entries.some(({ isMore }) => isMore)

  return (
    <ul className={`${rowClassName} lg:flex-wrap lg:justify-end`}>
      {entries.map((entry, index) => (
        // A page may be in the menu twice.
        <li key={index} className={rowClassNames[fits[index] ?? 'always']}>
          {entry.links.length === 0 ? (
            <MenuLink to={entry.to} label={entry.label} lang={entry.lang} />
          ) : (
            <SubMenu label={entry.label} lang={entry.lang}>
              <SubMenuLinks links={entry.links} />
              {entry.isMore && <Overflow entries={overflow} />}
            </SubMenu>
          )}
        </li>
      ))}
      {!hasMore && overflow.length > 0 && (
        <li
          className={
            overflow.some(({ fit }) => fit === 'never')
              ? 'hidden lg:contents'
              : 'hidden lg:max-xl:contents'
          }
        >
          <SubMenu label={menuWords.more}>
            <Overflow entries={overflow} />
          </SubMenu>
        </li>
      )}
    </ul>
  )
}

const rowClassNames: Record<Fit, string> = {
  always: 'contents',
  wide: 'contents lg:max-xl:hidden',
  never: 'contents lg:hidden',
}

/** The entries that are not in the row, with the entries of their submenus below them. */
function Overflow({ entries }: { entries: { entry: OfficeMenuEntry; fit: Fit }[] }) {
  return entries.map(({ entry, fit }, index) => (
    <li
      key={index}
      className={`wrap-anywhere ${fit === 'wide' ? 'hidden lg:max-xl:block' : 'hidden lg:block'}`}
    >
      <OverflowEntry {...entry} />
    </li>
  ))
}

/** An entry in the submenu "More". The first link of a page's submenu is the page itself. */
function OverflowEntry({ to, label, lang, links }: OfficeMenuEntry) {
  if (links.length === 0) return <MenuLink to={to} label={label} lang={lang} />
  const [first] = links
  const own = first?.label === label ? first : undefined
  return (
    <>
      {own ? (
        <MenuLink {...own} />
      ) : (
        <span lang={lang} className={`${itemClassName} hover:no-underline`}>
          {label}
        </span>
      )}
      <ul className="ml-4">
        <SubMenuLinks links={own ? links.slice(1) : links} />
      </ul>
    </>
  )
}

/** Returns the entries that have links. Scholarships are shown while one is open. */
function useEntries({ entries }: PublicMenu): OfficeMenuEntry[] {
  const hasScholarships = useHasScholarships()
  const isShown = ({ address }: PublicMenuLink) =>
    hasScholarships || localizeAddress(address) !== scholarships.to

  return entries.flatMap((entry: PublicMenuEntry) => {
    const links = entry.children.filter(isShown).map(toItem)
    const isEmpty = entry.address === '' ? links.length === 0 : !isShown(entry)
    return isEmpty ? [] : [{ ...toItem(entry), links, isMore: entry.is_more }]
  })
}

const toItem = ({ label, language, address }: PublicMenuLink): MenuItem => ({
  to: localizeAddress(address),
  label,
  lang: language === siteLanguage ? undefined : language,
})
