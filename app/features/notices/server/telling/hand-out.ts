import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { defineJob } from '#app/base/server/jobs/kind.ts'
import { addJob } from '#app/base/server/jobs/store.ts'
import type { NewNotice, Person } from '#app/base/server/notice.ts'
import { Id } from '#app/contract/common.ts'
import { listRights } from '#app/contract/rights.ts'
import type { Database } from '#database/connect.ts'
import { type Channel, noticeKinds } from '../../choices-contract.ts'
import { findChoices } from './choices.ts'
import { gather } from './gather.ts'
import * as store from './store.ts'

/** Finds out who wants to hear of it, and how. */
export const handOut = defineJob({
  name: 'hand-out-notice',
  title: 'Find out who is to be told',
  isSilent: true,
  payload: Type.Object({ notice_id: Id }),
  async run({ app, payload: { notice_id }, end }) {
    const { db, keepers, noticeChannels } = app
    const notice = await store.findNotice(db, notice_id)
    // The lead that it is about was erased meanwhile.
    if (!notice) return
    const { kind, person_id: only } = notice
    const all = await keepers.people.listRecipients(db)
    const lines: store.Line[] = []
    const people = await listWhoMayKnow(
      app,
      notice,
      all.filter(({ id }) => !only || id === only),
    )
    const reached = new Map<string, Set<string>>()
    for (const { name, listReached } of noticeChannels) {
      reached.set(name, await listReached(app, people))
    }
    for (const { id: person_id } of people) {
      const { choices } = await findChoices(db, person_id)
      const wanted = (choices[kind] ?? []).filter((name) => reached.get(name)?.has(person_id))
      lines.push(...wanted.map((channel: Channel) => ({ person_id, kind, channel })))
    }
    await end(async (db) => {
      await store.hold(db)
      if (!(await store.findNotice(db, notice_id))) return
      for (const line of lines) await addTelling(db, notice_id, line)
    })
  },
})

/** Those of these people who may know of it: nobody hears of what their role does not show them. */
async function listWhoMayKnow(
  { db, keepers }: FastifyInstance,
  { kind, lead_id, right, person_id }: store.FoundNotice,
  people: Person[],
) {
  const rights = right ? [right] : (noticeKinds[kind]?.rights ?? [])
  const knowing: Person[] = []
  for (const person of people) {
    if (!listRights(person).some((each) => rights.includes(each))) continue
    // What is for one person alone was made of what they may know.
    const isAbout = lead_id !== null || person_id === null
    const isKept = isAbout && person.kept_to !== ''
    const isReached =
      !isKept || (lead_id && (await keepers.leads.listReached(db, person, [lead_id])).size > 0)
    if (isReached) knowing.push(person)
  }
  return knowing
}

async function addTelling(db: Database, noticeId: string, line: store.Line) {
  await store.holdPerson(db, line.person_id)
  // What waits already is gathered, and this with it.
  const isFirst = !(await store.hasUntold(db, line))
  await store.addTelling(db, noticeId, line)
  if (isFirst) await addJob(db, gather, { payload: line })
}

interface MailOfPerson {
  id: string
  person_id: string | null
}

/** What other features may do with notices. */

/** Whoever wants to hear of it is told once this is committed. */
export async function add(db: Database, notice: NewNotice) {
  const id = await store.addNotice(db, notice)
  if (id) await addJob(db, handOut, { payload: { notice_id: id } })
}

/** Somebody has it before them anyhow: that is kept, and nobody is told. */
export async function noteShown(db: Database, { key, aboutId }: { key: string; aboutId: string }) {
  const id = await store.addNotice(db, { kind: 'shown', key, aboutId, title: '', address: '' })
  if (id) await store.noteFirst(db, [id])
}

/** A mail to somebody of the office is through: what was held back as long as it was not follows. */
export async function goOn(db: Database, { id, person_id: personId }: MailOfPerson) {
  if (!personId) return
  await store.holdPerson(db, personId)
  await store.tellNow(db, id)
  for (const line of await store.listLines(db, personId)) {
    await addJob(db, gather, { payload: line })
  }
}
