import { onTestFinished } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { jobsApi } from '#app/features/jobs/contract.ts'
import { preferencesApi } from '#app/features/notifications/preferences-contract.ts'
import { pushApi } from '#app/features/push/contract.ts'
import { makeContact } from './factories.ts'
import { startPushService } from './push-service.ts'
import { startTestApp } from './test-app.ts'
import { waitForJobs } from './wait-for-jobs.ts'

/** Starts an app with the test's push service. */
export async function startPushApp() {
  const service = await startPushService()
  onTestFinished(service.close)
  const remoteImages = { ...service.outboundOptions, timeLimitMs: 1000 }
  const started = await startTestApp({ withFirstContent: true, remoteImages })
  const { administrator, visitor, app } = started
  await app.ready()

  const preferences = {
    preferences: { enquiry: ['push' as const] },
    quiet_from: '',
    quiet_until: '',
  }
  await administrator.call(preferencesApi.save, { body: preferences })

  async function subscribeDevice() {
    const browser = service.subscribe()
    const device = await administrator.call(pushApi.add, { body: browser.subscription })
    return { ...browser, params: { id: device.id } }
  }
  const sendEnquiry = (country = 'Canada') =>
    visitor.call(contactsApi.send, {
      body: makeContact({ country, email: `a${Math.random()}@student.example` }),
    })
  /** Excludes reminders of overdue questions. */
  const listJobs = async () => {
    const all = await administrator.call(jobsApi.list, { querystring: {} })
    return all.filter(({ title }) => !title.includes('overdue'))
  }
  const listDevices = async () => (await administrator.call(pushApi.read, {})).devices
  return { ...started, service, subscribeDevice, sendEnquiry, listJobs, listDevices }
}

/** Moves the clock by a minute. */
export async function advanceMinute({
  db,
  app,
}: Pick<Awaited<ReturnType<typeof startPushApp>>, 'db' | 'app'>) {
  await waitForJobs({ db })
  await db
    .updateTable('notification_deliveries')
    .set({ delivered_at: new Date(Date.now() - 60_000).toISOString() })
    .where('delivered_at', 'is not', null)
    .execute()
  await db.updateTable('jobs').set({ due_at: new Date().toISOString() }).execute()
  for (const { name } of app.jobTypes) await app.changeNotifier.notify('jobs', name)
}
