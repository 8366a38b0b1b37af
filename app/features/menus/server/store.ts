import { defaultLanguage, listOtherLanguages } from '#app/contract/languages.ts'
import type { Database } from '#database/connect.ts'
import type { Menu, MenuEntry } from '../contract.ts'

type MenuLanguage = Menu['language']

const entry = (type: MenuEntry['type'], target = ''): MenuEntry => ({
  type,
  target,
  label: '',
  children: [],
})

/** The menu of a new office, the same as in app/site/main-menu.tsx. */
const defaultEntries: MenuEntry[] = [
  entry('fixed', '/'),
  entry('fixed', '/about'),
  entry('fixed', '/destinations'),
  entry('guides'),
  entry('fixed', '/services'),
  entry('fixed', '/scholarships'),
  entry('fixed', '/contact'),
  entry('other_pages'),
]

/** Returns the menu of each language. Without a stored menu, a language has the English one. */
export async function list(db: Database): Promise<Menu[]> {
  const rows = await db.selectFrom('menus').selectAll().execute()
  const stored = new Map(rows.map((row) => [row.language, row]))
  const read = (language: string) => {
    const text = stored.get(language)?.entries
    return text ? (JSON.parse(text) as MenuEntry[]) : undefined
  }
  const english = read(defaultLanguage) ?? defaultEntries
  return [defaultLanguage, ...listOtherLanguages()].map((language) => {
    const { revision = 0, saved_at = null, saved_by = '' } = stored.get(language) ?? {}
    const entries = read(language)
    const is_default = entries === undefined
    return {
      language: language as MenuLanguage,
      entries: entries ?? english,
      is_default,
      revision,
      saved_at,
      saved_by,
    }
  })
}

export async function find(db: Database, language: MenuLanguage) {
  const menus = await list(db)
  return menus.find((menu) => menu.language === language) as Menu
}

interface MenuChange {
  language: MenuLanguage
  revision: number
  /** null for the default menu. */
  entries: MenuEntry[] | null
  username: string
}

/** Stores the menu. The caller must compare the stored revision before. */
export async function save(db: Database, { language, revision, entries, username }: MenuChange) {
  const row = {
    entries: entries && JSON.stringify(entries),
    revision: revision + 1,
    saved_at: new Date().toISOString(),
    saved_by: username,
  }
  await db
    .insertInto('menus')
    .values({ language, ...row })
    .onConflict((conflict) => conflict.column('language').doUpdateSet(row))
    .execute()
}
