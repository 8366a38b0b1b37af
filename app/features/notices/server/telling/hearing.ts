import type { FastifyInstance } from 'fastify'
import { listRights } from '#app/contract/rights.ts'
import { findChoices } from './choices.ts'

/** The names of those who hear of new enquiries by a way that reaches them. */
export async function listHearing(app: FastifyInstance) {
  const { db, keepers, mailing } = app
  const noticeChannels = app.noticeChannels.filter(({ name }) => name !== 'mail' || mailing.server)
  const all = await keepers.people.listRecipients(db)
  const people = all.filter((person) => listRights(person).includes('leads:work'))
  const reached = await Promise.all(
    noticeChannels.map(
      async ({ name, listReached }) => [name, await listReached(app, people)] as const,
    ),
  )
  const hearing: string[] = []
  for (const { id, username } of people) {
    const { choices } = await findChoices(db, id)
    const isTold = reached.some(([name, ids]) => ids.has(id) && choices.enquiry?.includes(name))
    if (isTold) hearing.push(username)
  }
  return hearing
}
