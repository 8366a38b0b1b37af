import { isFixedAddress, type MenuChild, type MenuEntry } from '#app/features/menus/contract.ts'
import type { OldMenu } from '../../contract.ts'
import type { ExportItem, ExportSite } from './read-export.ts'
import { toPlainLine } from './to-content.ts'

const MAX_ENTRIES = 20
const MAX_CHILDREN = 30

/** A menu with the source ids of pages as targets, until the pages exist. */
export interface ReadMenu extends OldMenu {
  list: MenuEntry[]
}

interface MenuContext {
  publicUrl: string
  /** Returns the new address of a link, such as /articles/category/visa. */
  resolveLink: (href: string) => string | undefined
  /** Whether a page of this id is imported. */
  isPage: (id: string) => boolean
  /** Returns the new address of a post or a term, by its type and id. */
  findAddress: (type: string, id: string) => string | undefined
}

/** Reads the menus of the site, with entries that the main menu can have. */
export function readMenus(items: ExportItem[], site: ExportSite, context: MenuContext): ReadMenu[] {
  const menus = Map.groupBy(
    items.toSorted((a, b) => a.order - b.order),
    ({ terms }) => terms.find(({ domain }) => domain === 'nav_menu')?.slug ?? '',
  )
  return [...menus].flatMap(([slug, entries]) => {
    if (slug === '') return []
    const name = site.terms.find((term) => term.domain === 'nav_menu' && term.slug === slug)?.name
    const menu = readMenu(entries, context)
    return [{ slug, name: name || slug, entries: menu.list.length, ...menu }]
  })
}

function readMenu(items: ExportItem[], context: MenuContext) {
  const leftOut: string[] = []
  const childrenOf = (id: string): ExportItem[] =>
    items.filter(({ meta }) => (meta._menu_item_menu_item_parent || '0') === id)
  // The main menu has two levels: deeper entries join the second.
  const below = (item: ExportItem, depth = 0): ExportItem[] =>
    depth > 5 ? [] : childrenOf(item.id).flatMap((child) => [child, ...below(child, depth + 1)])

  const list = childrenOf('0').flatMap((item): MenuEntry[] => {
    const own = toEntry(item, context)
    const children = below(item).flatMap((child) => {
      const entry = toEntry(child, context)
      if (!entry) leftOut.push(nameOf(child))
      return entry ?? []
    })
    if (children.length > MAX_CHILDREN)
      leftOut.push(...children.slice(MAX_CHILDREN).map(({ label }) => label))
    if (own) return [{ ...own, children: children.slice(0, MAX_CHILDREN) }]
    if (children.length === 0) {
      leftOut.push(nameOf(item))
      return []
    }
    const label = nameOf(item).slice(0, 40)
    return [{ type: 'group', target: '', label, children: children.slice(0, MAX_CHILDREN) }]
  })
  leftOut.push(...list.slice(MAX_ENTRIES).map(({ label }) => label))
  return { list: list.slice(0, MAX_ENTRIES), left_out: leftOut }
}

const nameOf = (item: ExportItem) => toPlainLine(item.title) || item.slug

/** Returns the entry; undefined if the main menu cannot have it. */
function toEntry(item: ExportItem, context: MenuContext): MenuChild | undefined {
  const { meta } = item
  const label = nameOf(item).slice(0, 40)
  const [type = '', id = ''] = [meta._menu_item_object, meta._menu_item_object_id]
  if (meta._menu_item_type === 'custom') return toLink(meta._menu_item_url ?? '', label, context)
  // An entry without a title has that of its page.
  if (type === 'page' && context.isPage(id))
    return { type: 'page', target: id, label: item.title ? label : '' }
  const address = context.findAddress(type, id)
  return address ? toLink(address, label, context) : undefined
}

function toLink(href: string, label: string, { publicUrl, resolveLink }: MenuContext) {
  const address = resolveLink(href)
  if (!address || !label) return undefined
  if (isFixedAddress(address)) return { type: 'fixed' as const, target: address, label }
  const target = address.startsWith('/') ? publicUrl + address : address
  return target.startsWith('https://') ? { type: 'link' as const, target, label } : undefined
}
