import { type Static, Type } from 'typebox'
import { Text, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Language } from '#app/contract/languages.ts'

/** Pages of the code that a menu can link to. */
export const fixedAddresses = [
  '/',
  '/about',
  '/destinations',
  '/services',
  '/scholarships',
  '/compare',
  '/find',
  '/articles',
  '/events',
  '/gallery',
  '/team',
  '/branches',
  '/contact',
] as const
export type FixedAddress = (typeof fixedAddresses)[number]

/** Fixed addresses that exist only while they have content. */
export const optionalAddresses: FixedAddress[] = [
  '/articles',
  '/events',
  '/gallery',
  '/team',
  '/branches',
]

export const isFixedAddress = (address: string): address is FixedAddress =>
  fixedAddresses.includes(address as FixedAddress)

/** Types of entries that list their pages themselves. */
const listTypes = ['guides', 'services'] as const
/**
 * `page`: a page of the office by id. `fixed`: a page of the code by address. `link`: an address of
 * another site. `guides` and `services`: all published pages of this type.
 */
const childTypes = ['page', 'fixed', 'link', ...listTypes] as const
/**
 * `group`: a label with a submenu. `other_pages`: pages with the menu location "menu" that are not in
 * the menu yet.
 */
const entryTypes = [...childTypes, 'group', 'other_pages'] as const

type MenuChildType = (typeof childTypes)[number]
export type MenuEntryType = (typeof entryTypes)[number]

/** Whether the entry lists its pages itself and so cannot have a submenu. */
export const isList = (type: MenuEntryType) =>
  type === 'guides' || type === 'services' || type === 'other_pages'

export const isChildType = (type: MenuEntryType): type is MenuChildType =>
  childTypes.includes(type as MenuChildType)

const MAX_ENTRIES = 20
const MAX_CHILDREN = 30

const entryFields = {
  /** The page id, the fixed address or the address of another site; '' for other types. */
  target: Text(500, 0),
  /** '' means the page's own label. */
  label: Text(40, 0),
}

const MenuChild = Type.Object({ type: Type.Enum([...childTypes]), ...entryFields })
export type MenuChild = Static<typeof MenuChild>

const MenuEntry = Type.Object({
  type: Type.Enum([...entryTypes]),
  ...entryFields,
  children: Type.Array(MenuChild, { maxItems: MAX_CHILDREN }),
})
export type MenuEntry = Static<typeof MenuEntry>

const Revision = Type.Integer({ minimum: 0, maximum: 1_000_000 })

const Menu = Type.Object({
  language: Language,
  /** The entries in force: those of the default menu, or of the English one, if `is_default`. */
  entries: Type.Array(MenuEntry),
  /** Whether the office has not arranged a menu for this language. */
  is_default: Type.Boolean(),
  /** Increases with each change, to detect concurrent edits. */
  revision: Revision,
  saved_at: Type.Union([Timestamp, Type.Null()]),
  saved_by: Type.String(),
})
export type Menu = Static<typeof Menu>

/** A link, or a submenu if `address` is ''. */
const linkFields = {
  label: Type.String(),
  /** The language of the label. */
  language: Type.String(),
  address: Type.String(),
}
const PublicMenuLink = Type.Object(linkFields)
export type PublicMenuLink = Static<typeof PublicMenuLink>

const PublicMenuEntry = Type.Object({
  ...linkFields,
  children: Type.Array(PublicMenuLink),
  /** Whether entries that do not fit into the row join this submenu. */
  is_more: Type.Boolean(),
})
export type PublicMenuEntry = Static<typeof PublicMenuEntry>

const PublicMenu = Type.Object({
  language: Language,
  entries: Type.Array(PublicMenuEntry),
})
export type PublicMenu = Static<typeof PublicMenu>

const config = { access: 'administrator', right: 'content:write' } as const
const url = '/api/menus/'

export const menusApi = {
  listPublic: {
    method: 'GET',
    url: '/api/public/menus/',
    schema: {
      summary: 'List the main menus that the office has arranged, with their published pages',
      response: { 200: Type.Array(PublicMenu) },
    },
    config: { access: 'anyone' },
  },
  list: {
    method: 'GET',
    url,
    schema: {
      summary: 'List the main menu of each language',
      response: { 200: Type.Array(Menu) },
    },
    config,
  },
  save: {
    method: 'PUT',
    url,
    schema: {
      summary: 'Replace the main menu of a language; 409 if a colleague has changed it meanwhile',
      body: Type.Object({
        language: Language,
        revision: Revision,
        entries: Type.Array(MenuEntry, { maxItems: MAX_ENTRIES }),
      }),
      response: { 200: Menu },
    },
    config,
  },
  reset: {
    method: 'POST',
    url: `${url}reset/`,
    schema: {
      summary:
        'Return to the default menu of a language; 409 if a colleague has changed it meanwhile',
      body: Type.Object({ language: Language, revision: Revision }),
      response: { 200: Menu },
    },
    config,
  },
} satisfies Record<string, Endpoint>
