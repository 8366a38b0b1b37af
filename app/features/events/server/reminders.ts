import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { defaultLanguage } from '#app/contract/languages.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { acquireLock } from '#database/locks.ts'
import { type Clock, toLocalTime } from './event-times.ts'
import { publishSeats } from './registrations.ts'
import { countByEvent, fillSeats, findEvent, isFull, queueMail } from './seats.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Gives seats that have become free otherwise, for example by an erasure, to people who wait, and queues
 * one mail for each registered person a day before the start.
 */
export const checkNextEvents = defineJob({
  name: 'check-next-events',
  title: 'Remind of events',
  payload: Type.Object({}),
  every: 15 * 60,
  async run({ app }) {
    const office = await app.office.read()
    const now = toLocalTime(office, new Date())
    const events = await app.db
      .selectFrom('events')
      .select('page_id')
      .where('language', '=', defaultLanguage)
      .where('ends', '>', now)
      .execute()
    for (const { page_id } of events) await checkEvent(app, office, page_id)
  },
})

function checkEvent(app: FastifyInstance, office: Clock, id: string) {
  return app.db.transaction().execute(async (db) => {
    await acquireLock(db, 'event', id)
    const event = await findEvent(office, db, id)
    if (!event) return
    const counts = (await countByEvent(db, [id]))(id)
    await fillSeats(db, event)
    await publishSeats(app, db, event, isFull(event.content, counts))
    const dayBefore = new Date(event.startsAt.getTime() - DAY_MS)
    const now = new Date()
    if (now < dayBefore || now >= event.startsAt || !(await app.mailer.isEnabled(db))) return
    const reminded = await db
      .updateTable('event_registrations')
      .set({ reminded_at: now.toISOString() })
      .where('event_id', '=', id)
      .where('state', '=', 'registered')
      // An event that was postponed has a new day before.
      .where((is) =>
        is.or([is('reminded_at', 'is', null), is('reminded_at', '<', dayBefore.toISOString())]),
      )
      // Others have just got a mail.
      .where('created_at', '<', dayBefore.toISOString())
      .where((is) =>
        is.or([is('moved_up_at', 'is', null), is('moved_up_at', '<', dayBefore.toISOString())]),
      )
      .returning('id')
      .execute()
    for (const { id: registration_id } of reminded)
      await queueMail(db, event, { registration_id, kind: 'reminder' })
  })
}
