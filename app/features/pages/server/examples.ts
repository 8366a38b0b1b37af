import type { FastifyInstance } from 'fastify'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import { getPageType } from './page-types.ts'
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

/** Permanently deletes pages, published or not, with their translations. */
export async function eraseExamples(db: Database, services: Services, pageIds: string[]) {
  if (pageIds.length === 0) return
  const rows = await db
    .selectFrom('pages')
    .select('id')
    .where((eb) => eb.or([eb('id', 'in', pageIds), eb('translation_of', 'in', pageIds)]))
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await acquireLocks(db, 'page', ids)
  for (const id of ids) await erasePage(db, services, id)
  await services.auditLog.erase(db, 'page', ids)
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
