import type { FastifyInstance } from 'fastify'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock, acquireLocks } from '#database/locks.ts'
import { getPageType, toAddress } from './page-types.ts'
import { createContent } from './routes.ts'
import { cancelSchedule } from './schedule.ts'
import * as store from './store.ts'

/** Adds the draft of a standard page as example data. Returns its id. */
export async function addExample(
  db: Database,
  app: Pick<FastifyInstance, 'pageTypes'>,
  { title, username }: { title: string; username: string },
) {
  const content = createContent(getPageType(app, 'page'), title)
  const { id } = await store.add(db, { type: 'page', content, username })
  return id
}

/** Counts the translations of pages, also deleted ones. */
export async function countTranslations(db: Database, pageIds: string[]) {
  if (pageIds.length === 0) return 0
  const { count } = await db
    .selectFrom('pages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('translation_of', 'in', pageIds)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Permanently deletes pages, published or not, with their translations and redirects to them. */
export async function erasePages(db: Database, services: Services, pageIds: string[]) {
  if (pageIds.length === 0) return
  const rows = await db
    .selectFrom('pages')
    .select('id')
    .where((eb) => eb.or([eb('id', 'in', pageIds), eb('translation_of', 'in', pageIds)]))
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await acquireLocks(db, 'page', ids)
  await acquireLock(db, 'addresses')
  const addresses = await listFormerAddresses(db, ids)
  for (const id of ids) await erasePage(db, services, id)
  for (const address of addresses)
    if (!(await services.addresses.isPublished(db, address)))
      await services.addresses.removeRedirectsTo(db, address)
  await services.auditLog.erase(db, 'page', ids)
}

/** Returns the addresses that pages have had. */
async function listFormerAddresses(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom('page_versions')
    .innerJoin('pages', 'pages.id', 'page_versions.page_id')
    .select(['type', 'language', 'page_versions.content'])
    .where('pages.id', 'in', ids)
    .execute()
  return new Set(
    rows.map(({ content, ...page }) => toAddress({ ...page, slug: JSON.parse(content).slug })),
  )
}

async function erasePage(db: Database, services: Services, id: string) {
  await cancelSchedule(db, services, id)
  await services.pictures.setUsage(db, { subject: 'page_draft', subject_id: id })
  const versions = await db
    .selectFrom('page_versions')
    .select('number')
    .where('page_id', '=', id)
    .execute()
  for (const { number } of versions) {
    const subject_id = `${id}.${number}`
    await services.pictures.setUsage(db, { subject: 'page_version', subject_id })
  }
  for (const table of tables) await db.deleteFrom(table).where('page_id', '=', id).execute()
  await db.deleteFrom('pages').where('id', '=', id).execute()
}

const tables = ['page_previews', 'page_editors', 'page_drafts', 'page_versions'] as const
