import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { defineJob } from '#app/base/server/jobs/kind.ts'
import { addJob } from '#app/base/server/jobs/store.ts'
import type { NoticeItem, NoticeList, Person } from '#app/base/server/notice.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { listRights } from '#app/contract/rights.ts'
import { dayOf, findOpening } from '#app/features/office/hours-contract.ts'
import { add } from './hand-out.ts'

/** A server that was away at the opening still tells within so long. */
const MORNING_MS = 4 * 60 * 60 * 1000

/** Adds the day's list once the office has opened, by its hours as they are then. */
export const lookForMorning = defineJob({
  name: 'look-for-morning',
  title: 'Look whether the office has opened',
  payload: Type.Object({}),
  every: 60,
  async run({ app: { db, office } }) {
    const day = findMorning(await office.read(), new Date())
    if (day) await addJob(db, morningList, { payload: { day }, key: day, about: day })
  },
})

/** Tells each person, once a day, what is theirs to do; who has nothing to do is told nothing. */
export const morningList = defineJob({
  name: 'morning-list',
  title: 'Write the morning’s list',
  payload: Type.Object({ day: Type.String() }),
  async run({ app, payload: { day }, end }) {
    const people = await app.keepers.people.listRecipients(app.db)
    const found: { person: Person; lists: NoticeList[] }[] = []
    for (const person of people) found.push({ person, lists: await listFor(app, person) })
    await end(async (db) => {
      const named = found.flatMap(({ lists }) => lists.flatMap(({ items }) => items))
      const ids = new Set(named.flatMap(({ leadId }) => leadId ?? []))
      const there = await app.keepers.leads.holdEach(db, [...ids])
      const isThere = ({ leadId }: NoticeItem) => !leadId || there.has(leadId)
      for (const { person, lists: all } of found) {
        if (all.length === 0) continue
        const lists = all.map((list) => ({ ...list, items: list.items.filter(isThere) }))
        await add(db, {
          ...{ kind: 'morning', key: `${day} ${person.id}`, personId: person.id, lists },
          title: `Today: ${lists.map(({ title }) => title).join(', ')}`,
          address: lists[0]?.address ?? '/admin/dashboard',
        })
      }
    })
  },
})

/** The day whose morning it is, as "2026-11-22". */
function findMorning(hours: OpeningHours, now: Date) {
  const day = dayOf(hours, now)
  const opens = findOpening(hours, day)
  const isMorning = opens && now >= opens && now.getTime() < opens.getTime() + MORNING_MS
  return isMorning ? day : undefined
}

async function listFor(app: FastifyInstance, person: Person) {
  const rights = listRights(person)
  const parts = app.morningParts.filter(({ right }) => rights.includes(right))
  const lists: NoticeList[] = []
  for (const { list } of parts) lists.push(await list(app, person))
  return lists.filter(({ total }) => total > 0)
}
