import { defaultLanguage } from '#app/contract/languages.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import { loadDictionaries } from '#app/platform/server/text/dictionaries.ts'
import type { PublishedPage } from '#app/platform/server/text/page-content.ts'
import {
  isFixedAddress,
  isList,
  type MenuChild,
  type MenuEntry,
  type PublicMenuEntry,
  type PublicMenuLink,
} from '../contract.ts'
import * as englishWords from '../words.ts'

const wordsIn = await loadDictionaries(
  englishWords,
  (language) => import(`../words.${language}.ts`),
)

/**
 * Returns the entries that visitors see. Pages that are not published are left out, fixed addresses
 * that are missing now, and submenus without links. Pages without a published translation keep their own language.
 */
export function resolveMenu(
  entries: MenuEntry[],
  published: PublishedPage[],
  { language, missing = [] }: { language: string; missing?: string[] },
): PublicMenuEntry[] {
  const pages = createPages(published, language)
  const words = wordsIn(language)
  const wordsLanguage = siteLanguages.includes(language) ? language : defaultLanguage
  const ownLabel = (label: string, fallback: string) =>
    label ? { label, language } : { label: fallback, language: wordsLanguage }

  function toLinks(child: MenuChild | MenuEntry): PublicMenuLink[] {
    const { type, target, label } = child
    if (type === 'guides') return pages.listType('guide')
    if (type === 'services') return pages.listType('service')
    if (type === 'other_pages') return pages.listOthers(entries)
    if (type === 'link') return [{ label, language, address: target }]
    const page = type === 'page' ? pages.findById(target) : pages.findByAddress(target)
    if (page) return [label ? { ...page, label, language } : page]
    if (!isFixedAddress(target) || missing.includes(target)) return []
    return [{ ...ownLabel(label, words.fixedLabels[target]), address: target }]
  }

  return entries.flatMap((entry): PublicMenuEntry[] => {
    const { type, label } = entry
    const is_more = type === 'other_pages'
    const own = toLinks(entry)
    // Without its page an entry has no name, so its submenu is left out, too.
    if (type !== 'group' && own.length === 0) return []
    const links = [...own, ...entry.children.flatMap(toLinks)]
    const [first] = links
    if (!first) return []
    const isSubmenu = isList(type) || type === 'group' || links.length > 1
    if (!isSubmenu) return [{ ...first, children: [], is_more }]
    const title = getTitle(entry, words)
    const named = title ? ownLabel(label, title) : { label: first.label, language: first.language }
    return [{ ...named, address: '', children: links, is_more }]
  })
}

/** Returns the label of a list; undefined if the entry is named after its page. */
function getTitle({ type, label }: MenuEntry, words: typeof englishWords) {
  if (type === 'guides') return words.countries
  if (type === 'services') return words.services
  if (type === 'other_pages') return words.more
  return label || undefined
}

/** Returns functions that find published pages, in the language if they are translated. */
function createPages(published: PublishedPage[], language: string) {
  const sources = published.filter(({ translation_of }) => translation_of === null)
  const translations = new Map(
    published
      .filter((each) => each.translation_of !== null && each.language === language)
      .map((each) => [each.translation_of, each]),
  )
  function toLink(source: PublishedPage): PublicMenuLink {
    const { label, title, ...page } = translations.get(source.id) ?? source
    return { label: label || title, language: page.language, address: page.address }
  }
  const find = (isWanted: (page: PublishedPage) => boolean) => {
    const source = sources.find(isWanted)
    return source && toLink(source)
  }

  return {
    findById: (id: string) => find((page) => page.id === id),
    /** Pages of the code have their own label unless they are translated. */
    findByAddress: (address: string) =>
      find((page) => page.address === address && translations.has(page.id)),
    listType: (type: string) => sources.filter((page) => page.type === type).map(toLink),
    /** Returns the pages with the menu location "menu" that no entry names. */
    listOthers(entries: MenuEntry[]) {
      const named = new Set(
        entries.flatMap(({ target, children }) => [target, ...children.map((each) => each.target)]),
      )
      return sources
        .filter(({ id, menu_location }) => menu_location === 'menu' && !named.has(id))
        .map(toLink)
    },
  }
}
