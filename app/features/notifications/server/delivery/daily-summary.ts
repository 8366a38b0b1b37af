import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { OpeningHours } from '#app/contract/office.ts'
import { listRights } from '#app/contract/rights.ts'
import { findOpening, toOfficeDay } from '#app/features/office/hours-contract.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { Person, SummaryItem, SummaryList } from '#app/platform/server/mail/notification.ts'
import { add } from './dispatch.ts'

/** If the server was down at opening time, it still sends the daily summary within this time. */
const START_WINDOW_MS = 4 * 60 * 60 * 1000

/** Queues the daily summary when the office opens, according to its current opening hours. */
export const startDailySummary = defineJob({
  name: 'start-daily-summary',
  title: 'Check whether the office has opened',
  payload: Type.Object({}),
  every: 60,
  async run({ app: { db, office } }) {
    const day = findSummaryDay(await office.read(), new Date())
    if (day) await addJob(db, dailySummary, { payload: { day }, key: day, subject: day })
  },
})

/**
 * Sends each administrator a list of their open work once a day. Administrators without open work
 * get no summary.
 */
export const dailySummary = defineJob({
  name: 'daily-summary',
  title: 'Send the daily summary',
  payload: Type.Object({ day: Type.String() }),
  async run({ app, payload: { day }, end }) {
    const people = await app.services.administrators.listRecipients(app.db)
    const summaries: { person: Person; lists: SummaryList[] }[] = []
    for (const person of people) summaries.push({ person, lists: await listSections(app, person) })
    await end(async (db) => {
      const items = summaries.flatMap(({ lists }) => lists.flatMap(({ items }) => items))
      const ids = new Set(items.flatMap(({ leadId }) => leadId ?? []))
      const existing = await app.services.leads.lockExisting(db, [...ids])
      const isExisting = ({ leadId }: SummaryItem) => !leadId || existing.has(leadId)
      for (const { person, lists: all } of summaries) {
        if (all.length === 0) continue
        const lists = all.map((list) => ({ ...list, items: list.items.filter(isExisting) }))
        const titles = lists.map(({ title }) => title).join(', ')
        await add(db, {
          kind: 'daily_summary',
          key: `${day} ${person.id}`,
          personId: person.id,
          lists,
          title: `Today: ${titles}`,
          address: lists[0]?.address ?? '/admin/dashboard',
        })
      }
    })
  },
})

/** Returns the current day, as "2026-11-22", if the office has opened within the start window. */
function findSummaryDay(hours: OpeningHours, now: Date) {
  const day = toOfficeDay(hours, now)
  const opens = findOpening(hours, day)
  const isInWindow = opens && now >= opens && now.getTime() < opens.getTime() + START_WINDOW_MS
  return isInWindow ? day : undefined
}

async function listSections(app: FastifyInstance, person: Person) {
  const rights = listRights(person)
  const sections = app.summarySections.filter(({ right }) => rights.includes(right))
  const lists: SummaryList[] = []
  for (const { list } of sections) lists.push(await list(app, person))
  return lists.filter(({ total }) => total > 0)
}
