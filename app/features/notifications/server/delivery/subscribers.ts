import type { FastifyInstance } from 'fastify'
import { listRights } from '#app/contract/rights.ts'
import { findPreferences } from './preferences.ts'

/** Returns the names of administrators who are notified of new enquiries by a working channel. */
export async function listEnquirySubscriberNames(app: FastifyInstance) {
  const { db, services, mailer } = app
  const notificationChannels = app.notificationChannels.filter(
    ({ name }) => name !== 'mail' || mailer.serverAddress,
  )
  const recipients = await services.administrators.listRecipients(db)
  const permitted = recipients.filter((person) => listRights(person).includes('leads:work'))
  const reachable = await Promise.all(
    notificationChannels.map(
      async ({ name, listReachable }) => [name, await listReachable(app, permitted)] as const,
    ),
  )
  const subscribers: string[] = []
  for (const { id, username } of permitted) {
    const { preferences } = await findPreferences(db, id)
    const isSubscribed = reachable.some(
      ([name, ids]) => ids.has(id) && preferences.enquiry?.includes(name),
    )
    if (isSubscribed) subscribers.push(username)
  }
  return subscribers
}
