import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Id, Timestamp } from '#app/contract/common.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { ApiError, ValidationError } from '#app/platform/server/http/errors.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob, cancelJob } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import type { Page, PageContent } from '../contract.ts'
import { getPageType, type PageTypeRegistry } from './page-types.ts'
import { publishPage } from './publishing.ts'
import * as store from './store.ts'
import { auditSubject } from './store.ts'

interface Schedule {
  page_id: string
  publish_at: string
  content: PageContent
  change_note: string
  administrator_id: string
  administrator_name: string
  /** The source version that a scheduled translation follows. */
  source_version: number | null
}

type DuePublication = Pick<Schedule, 'page_id' | 'publish_at'>

/** Publishes scheduled pages within a second, or after a restart. */
export const publishPageJob = defineJob({
  name: 'publish-page',
  title: 'Publish scheduled pages',
  payload: Type.Object({ page_id: Id, publish_at: Timestamp }),
  run: ({ app, payload }) => publishDue(app, payload),
})

/** Stores the scheduled publication and replaces an earlier one. */
export async function setSchedule(
  { pictures }: Services,
  db: Database,
  { content, ...given }: Schedule,
) {
  const { page_id, publish_at } = given
  const values = { ...given, content: JSON.stringify(content), error: '' }
  await db
    .insertInto('page_schedules')
    .values(values)
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(values))
    .execute()
  await pictures.setUsage(db, { subject: 'page_schedule', subject_id: page_id }, values.content)
  await cancelJob(db, publishPageJob, page_id)
  const payload = { page_id, publish_at }
  const subject = content.title
  await addJob(db, publishPageJob, { payload, key: page_id, at: publish_at, subject })
}

/** Cancels the scheduled publication. */
export async function cancelSchedule(db: Database, { pictures }: Services, id: string) {
  await db.deleteFrom('page_schedules').where('page_id', '=', id).execute()
  await pictures.setUsage(db, { subject: 'page_schedule', subject_id: id })
  await cancelJob(db, publishPageJob, id)
}

/** Archives the page and cancels its schedule. */
export async function archivePage(
  db: Database,
  app: PageTypeRegistry & { services: Services },
  { id, type, language, translation_of }: Page,
) {
  await cancelSchedule(db, app.services, id)
  await db
    .updateTable('pages')
    .set({ archived_at: new Date().toISOString(), slug: null })
    .where('id', '=', id)
    .execute()
  await getPageType(app, type).onPublish?.(db, { id, language, translation_of })
}

/** Does nothing if another server has already published it. */
async function publishDue(app: FastifyInstance, due: DuePublication) {
  const { page_id: id } = due
  const row = await app.db
    .selectFrom('page_schedules')
    .selectAll()
    .where('page_id', '=', id)
    .executeTakeFirst()
  if (!row || row.publish_at !== due.publish_at) return
  const administrator = { id: row.administrator_id, username: row.administrator_name }
  const publishing = auditChange(
    { server: app },
    {
      ...auditSubject,
      id,
      by: administrator,
      find: async (db) => ((await claimSchedule(app, db, due)) ? store.find(db, id) : undefined),
      apply: async (db, page) => {
        if (!page) return undefined
        const content: PageContent = JSON.parse(row.content)
        const { change_note, source_version } = row
        await publishPage(db, app, {
          page,
          content,
          change_note,
          username: administrator.username,
          source_version,
        })
        return store.find(db, id)
      },
    },
  )
  await publishing.catch(async (error) => {
    if (!(error instanceof ApiError)) throw error
    await setError(app.db, due, describeError(error))
  })
}

async function claimSchedule(
  { services }: FastifyInstance,
  db: Database,
  { page_id, publish_at }: DuePublication,
) {
  const { numDeletedRows } = await db
    .deleteFrom('page_schedules')
    .where('page_id', '=', page_id)
    .where('publish_at', '=', publish_at)
    .where('error', '=', '')
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await services.pictures.setUsage(db, { subject: 'page_schedule', subject_id: page_id })
  return true
}

/** Stores the error for the office. The publication is not retried. */
async function setError(db: Database, { page_id, publish_at }: DuePublication, error: string) {
  await db
    .updateTable('page_schedules')
    .set({ error })
    .where('page_id', '=', page_id)
    .where('publish_at', '=', publish_at)
    .execute()
}

function describeError(error: ApiError) {
  const [fieldError] = error instanceof ValidationError ? Object.values(error.fieldErrors) : []
  return fieldError?.detail ?? error.message
}

/** Converts a local time such as 2026-11-21T09:00 in this time zone to a moment. */
export function parseLocalTime(local: string, timeZone: string) {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const localTime = (at: number) =>
    Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)
  // Two steps, since the first guess may be on the other side of a DST change.
  const guess = asUtc - (localTime(asUtc) - asUtc)
  return new Date(guess - (localTime(guess) - asUtc))
}
