import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { defineJob } from '#app/base/server/jobs/kind.ts'
import { addJob } from '#app/base/server/jobs/store.ts'
import type { NoticeChannel, Person } from '#app/base/server/notice.ts'
import { Id } from '#app/contract/common.ts'
import type { Database } from '#database/connect.ts'
import { noticeKinds } from '../../choices-contract.ts'
import { findChoices, findEndOfQuiet } from './choices.ts'
import * as store from './store.ts'

/** Nobody is told more often of one kind. */
const PAUSE_MS = 60_000

/** Tells somebody what has come together of one kind: at once, or when it is time. */
export const gather = defineJob({
  name: 'tell-notices',
  title: 'Tell somebody what has happened',
  payload: Type.Object({ person_id: Id, kind: Type.String(), channel: Type.String() }),
  atOnce: 8,
  isSilent: true,
  async run({ app, payload: line, end }): Promise<void> {
    const { db, keepers, noticeChannels } = app
    const channel = noticeChannels.find(({ name }) => name === line.channel)
    const people = await keepers.people.listRecipients(db)
    const person = people.find(({ id }) => id === line.person_id)
    if (!person || !channel) return end((db) => store.forgetUntold(db, line.person_id))
    const quietUntil = await findQuiet(app, line)
    return end(async (db): Promise<void> => {
      await store.holdPerson(db, person.id)
      const at = latest(quietUntil, await findNextTurn(db, line))
      if (at) return addJob(db, gather, { payload: line, at })
      // Its end goes on here.
      const { title = '' } = noticeKinds[line.kind] ?? {}
      if (await channel.isBusy?.(db, person.id, title)) return
      await tellAll(db, { channel, person, line })
    })
  },
})

async function findQuiet({ db, office }: FastifyInstance, { person_id, kind }: store.Line) {
  if (noticeKinds[kind]?.isUrgent) return undefined
  const [hours, choices] = await Promise.all([office.read(), findChoices(db, person_id)])
  return findEndOfQuiet(hours, choices, new Date())?.toISOString()
}

async function findNextTurn(db: Database, line: store.Line) {
  const last = await store.findLastTold(db, line)
  const next = last && new Date(Date.parse(last) + PAUSE_MS).toISOString()
  return next && next > new Date().toISOString() ? next : undefined
}

const latest = (...moments: (string | undefined)[]) =>
  moments
    .filter((moment) => moment !== undefined)
    .toSorted()
    .at(-1)

interface Turn {
  channel: NoticeChannel
  person: Person
  line: store.Line
}

async function tellAll(db: Database, { channel, person, line }: Turn) {
  const { notices, total } = await store.listUntold(db, line)
  const [first] = notices
  if (!first) return
  const { title: kind, many = '', address = '' } = noticeKinds[line.kind] ?? { title: line.kind }
  const title = total === 1 ? first.title : `${total} ${many}`
  const told = { person, kind, title, notices, total }
  const mailId = await channel.tell(db, { ...told, address: total === 1 ? first.address : address })
  await store.markTold(db, line, mailId)
}
