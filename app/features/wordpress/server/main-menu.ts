import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { defaultLanguage } from '#app/contract/languages.ts'
import type { MenuEntry } from '#app/features/menus/contract.ts'
import type { Database } from '#database/connect.ts'
import type { ReadMenu } from './read/menus.ts'
import * as store from './store.ts'

interface PreviousMenu {
  entries: MenuEntry[] | null
  /** The menu after the import, to find out whether it was changed since. */
  imported: MenuEntry[]
}

/** Replaces the main menu by the chosen one, once. */
export async function setMainMenu(app: FastifyInstance, db: Database, row: store.ImportRow) {
  const menus: ReadMenu[] = JSON.parse(row.menus)
  const chosen = menus.find(({ slug }) => slug === row.menu)
  if (!chosen || row.previous_menu !== null) return
  const pages = await listPages(db, row.id)
  const fill = <Entry extends Pick<MenuEntry, 'type' | 'target'>>(entry: Entry): Entry[] => {
    if (entry.type !== 'page') return [entry]
    const target = pages.get(entry.target)
    return target ? [{ ...entry, target }] : []
  }
  const imported = chosen.list
    .flatMap(fill)
    .map((entry) => ({ ...entry, children: entry.children.flatMap(fill) }))
  const current = await app.services.menus.find(db, defaultLanguage)
  const previous: PreviousMenu = { entries: current.is_default ? null : current.entries, imported }
  await save(app, db, { row, revision: current.revision, entries: imported })
  const previous_menu = JSON.stringify(previous)
  await store.change(db, row.id, ['importing'], { previous_menu })
}

/** Returns the ids of the added pages by their ids in WordPress. */
async function listPages(db: Database, id: string) {
  const rows = await db
    .selectFrom('wordpress_items')
    .select(['source_id', 'row_id'])
    .where('import_id', '=', id)
    .where('type', '=', 'page')
    .execute()
  return new Map(rows.flatMap(({ source_id, row_id }) => (row_id ? [[source_id, row_id]] : [])))
}

/** Restores the main menu if it is unchanged since the import. */
export async function restoreMainMenu(app: FastifyInstance, db: Database, row: store.ImportRow) {
  if (row.previous_menu === null) return
  const { entries, imported }: PreviousMenu = JSON.parse(row.previous_menu)
  const current = await app.services.menus.find(db, defaultLanguage)
  if (!isDeepStrictEqual(current.entries, imported)) return
  await save(app, db, { row, revision: current.revision, entries })
}

async function save(
  app: FastifyInstance,
  db: Database,
  { row, ...menu }: { row: store.ImportRow; revision: number; entries: MenuEntry[] | null },
) {
  await app.services.menus.save(db, {
    ...menu,
    language: defaultLanguage,
    username: row.author_name,
  })
  await app.responseCache.recordChange(db, 'menus')
}
