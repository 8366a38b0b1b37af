import type { FastifyInstance } from 'fastify'
import { audited } from '#app/base/server/audit.ts'
import { FieldsRefused, Refusal } from '#app/base/server/errors.ts'
import type { Database } from '#database/connect.ts'
import type { Content } from '../contract.ts'
import { asDocument } from './as-document.ts'
import { publish } from './publishing.ts'
import * as store from './store.ts'

/** Should a signal between servers be lost, what was scheduled meanwhile is noticed after so long. */
const LOOK_EVERY_MS = 30_000
/** While the database cannot be asked. */
const AGAIN_AFTER_MS = 500
const TOPIC = 'schedules'

interface Schedule {
  document_id: string
  publish_at: string
  content: Content
  why: string
  administrator_id: string
  administrator_name: string
}

/** Keeps what will be published when; in place of what was to be before. */
export async function put(app: FastifyInstance, db: Database, { content, ...given }: Schedule) {
  const values = { ...given, content: JSON.stringify(content), problem: '' }
  await db
    .insertInto('document_schedules')
    .values(values)
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(values))
    .execute()
  const user = { subject: 'document_schedule', subject_id: given.document_id }
  await app.keepers.pictures.use(db, user, values.content)
  await app.signals.sendWith(db, TOPIC, '')
}

/**
 * Publishes what is due, on whichever server is first: within a second of its moment, or when a
 * server starts after it. Returns what looks again, for when a schedule was changed here.
 */
export function keepSchedule(app: FastifyInstance) {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isClosed = false

  function look() {
    clearTimeout(timer)
    looking = (looking ?? Promise.resolve()).then(lookNow)
    return looking
  }

  async function lookNow() {
    if (isClosed) return
    const wait = await publishDue(app).catch((error) => {
      app.log.error(error, 'scheduled documents could not be published')
      return AGAIN_AFTER_MS
    })
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(look, wait)
    timer.unref()
  }

  app.signals.on(TOPIC, look)
  app.addHook('onReady', async () => void look())
  app.addHook('onClose', async () => {
    isClosed = true
    clearTimeout(timer)
    await looking
  })
  return look
}

/** Returns in how many ms to look again. */
async function publishDue(app: FastifyInstance) {
  for (;;) {
    const next = await app.db
      .selectFrom('document_schedules')
      .select(['document_id', 'publish_at'])
      .where('problem', '=', '')
      .orderBy('publish_at')
      .limit(1)
      .executeTakeFirst()
    if (!next) return LOOK_EVERY_MS
    const wait = Date.parse(next.publish_at) - Date.now()
    if (wait > 0) return Math.min(wait, LOOK_EVERY_MS)
    await publishOne(app, next)
  }
}

type Due = Pick<Schedule, 'document_id' | 'publish_at'>

/** Of servers that come to it together one takes it out, and the others find nothing. */
async function publishOne(app: FastifyInstance, due: Due) {
  const { document_id: id } = due
  const row = await app.db
    .selectFrom('document_schedules')
    .selectAll()
    .where('document_id', '=', id)
    .executeTakeFirst()
  if (!row || row.publish_at !== due.publish_at) return
  const by = { id: row.administrator_id, username: row.administrator_name }
  const making = audited(
    { server: app },
    {
      ...asDocument,
      id,
      by,
      find: async (db) => ((await take(app, db, due)) ? store.find(db, id) : undefined),
      apply: async (db, document) => {
        if (!document) return undefined
        const content: Content = JSON.parse(row.content)
        const publication = { document, content, why: row.why, by: by.username }
        await publish(db, app, publication)
        return store.find(db, id)
      },
    },
  )
  await making.catch(async (error) => {
    if (!(error instanceof Refusal)) throw error
    await setProblem(app.db, due, describe(error))
  })
}

async function take({ keepers }: FastifyInstance, db: Database, { document_id, publish_at }: Due) {
  const { numDeletedRows } = await db
    .deleteFrom('document_schedules')
    .where('document_id', '=', document_id)
    .where('publish_at', '=', publish_at)
    .where('problem', '=', '')
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await keepers.pictures.use(db, { subject: 'document_schedule', subject_id: document_id })
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

function describe(error: Refusal) {
  const [fault] = error instanceof FieldsRefused ? Object.values(error.faults) : []
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
