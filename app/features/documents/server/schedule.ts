import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { auditChange } from '#app/base/server/audit.ts'
import { ApiError, ValidationError } from '#app/base/server/errors.ts'
import { defineJob } from '#app/base/server/jobs/job-type.ts'
import { addJob, cancelJob } from '#app/base/server/jobs/store.ts'
import type { Services } from '#app/base/server/keepers.ts'
import { Id, Moment } from '#app/contract/common.ts'
import type { Database } from '#database/connect.ts'
import type { Content } from '../contract.ts'
import { asDocument } from './as-document.ts'
import { publish } from './publishing.ts'
import * as store from './store.ts'

interface Schedule {
  document_id: string
  publish_at: string
  content: Content
  why: string
  administrator_id: string
  administrator_name: string
  /** Of a translation: the version of its original that visitors saw when it was decided. */
  original_number: number | null
}

type Due = Pick<Schedule, 'document_id' | 'publish_at'>

/** Publishes what is due: within a second of its moment, or when a server starts after it. */
export const publication = defineJob({
  name: 'publish-document',
  title: 'Publish what was scheduled',
  payload: Type.Object({ document_id: Id, publish_at: Moment }),
  run: ({ app, payload }) => publishOne(app, payload),
})

/** Keeps what will be published when; in place of what was to be before. */
export async function put({ pictures }: Services, db: Database, { content, ...given }: Schedule) {
  const { document_id, publish_at } = given
  const values = { ...given, content: JSON.stringify(content), problem: '' }
  await db
    .insertInto('document_schedules')
    .values(values)
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(values))
    .execute()
  await pictures.setUsage(
    db,
    { subject: 'document_schedule', subject_id: document_id },
    values.content,
  )
  await cancelJob(db, publication, document_id)
  const payload = { document_id, publish_at }
  const about = content.title
  await addJob(db, publication, { payload, key: document_id, at: publish_at, about })
}

/** Nothing of it will be published by itself. */
export async function cancel(db: Database, { pictures }: Services, id: string) {
  await db.deleteFrom('document_schedules').where('document_id', '=', id).execute()
  await pictures.setUsage(db, { subject: 'document_schedule', subject_id: id })
  await cancelJob(db, publication, id)
}

/** Takes it from visitors, and from what waits to be published. */
export async function archive(db: Database, services: Services, id: string) {
  await cancel(db, services, id)
  await db
    .updateTable('documents')
    .set({ archived_at: new Date().toISOString(), slug: null })
    .where('id', '=', id)
    .execute()
}

/** What was done by a server that died before it could say so is not there any more. */
async function publishOne(app: FastifyInstance, due: Due) {
  const { document_id: id } = due
  const row = await app.db
    .selectFrom('document_schedules')
    .selectAll()
    .where('document_id', '=', id)
    .executeTakeFirst()
  if (!row || row.publish_at !== due.publish_at) return
  const by = { id: row.administrator_id, username: row.administrator_name }
  const making = auditChange(
    { server: app },
    {
      ...asDocument,
      id,
      by,
      find: async (db) => ((await take(app, db, due)) ? store.find(db, id) : undefined),
      apply: async (db, document) => {
        if (!document) return undefined
        const content: Content = JSON.parse(row.content)
        const { why, original_number } = row
        await publish(db, app, { document, content, why, by: by.username, original_number })
        return store.find(db, id)
      },
    },
  )
  await making.catch(async (error) => {
    if (!(error instanceof ApiError)) throw error
    await setProblem(app.db, due, describe(error))
  })
}

async function take(
  { services: keepers }: FastifyInstance,
  db: Database,
  { document_id, publish_at }: Due,
) {
  const { numDeletedRows } = await db
    .deleteFrom('document_schedules')
    .where('document_id', '=', document_id)
    .where('publish_at', '=', publish_at)
    .where('problem', '=', '')
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await keepers.pictures.setUsage(db, { subject: 'document_schedule', subject_id: document_id })
  return true
}

/** It waits for somebody to look at it, and is not tried again. */
async function setProblem(db: Database, { document_id, publish_at }: Due, problem: string) {
  await db
    .updateTable('document_schedules')
    .set({ problem })
    .where('document_id', '=', document_id)
    .where('publish_at', '=', publish_at)
    .execute()
}

function describe(error: ApiError) {
  const [fault] = error instanceof ValidationError ? Object.values(error.fieldErrors) : []
  return fault?.detail ?? error.message
}

/** The moment at which clocks of this time zone show this: 2026-11-21T09:00. */
export function toMoment(local: string, timeZone: string) {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const shown = (at: number) =>
    Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)
  // Twice: the first guess may lie on the other side of a change of clocks.
  const guess = asUtc - (shown(asUtc) - asUtc)
  return new Date(guess - (shown(guess) - asUtc))
}
