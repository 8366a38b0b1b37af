import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { pushApi } from '#app/features/push/contract.ts'
import { createClient } from '../../processes/api-clients.ts'
import { startPushService } from '../../push-service.ts'
import { openOfficeScreen, readTokens } from '../office.ts'
import { openSite } from '../site.ts'
import { expectAccessible, openFullBrowserWindow } from '../windows.ts'

/** Simulates the browser's push subscription; the server cannot reach a real push service here. */
async function subscribeBrowser(page: Page) {
  const service = await startPushService()
  onTestFinished(service.close)
  const { p256dh, auth } = service.subscribe().subscription
  const endpoint = 'https://fcm.googleapis.com/fcm/send/example'
  await page.context().grantPermissions(['notifications'])
  await page.context().addInitScript(
    (subscription) => {
      PushManager.prototype.subscribe = async () =>
        ({ toJSON: () => subscription }) as unknown as PushSubscription
    },
    { endpoint, keys: { p256dh, auth } },
  )
}

/** Delivers push messages to the service worker. */
async function openPushDelivery(page: Page, origin: string) {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations) {
        if (scopeURL === `${origin}/admin/`) resolve(registrationId)
      }
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  return (data: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(data),
    })
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('shows a push notification with the office’s service worker, and opens its screen on tap', async () => {
  const { url } = await openSite(onTestFinished)
  const page = await openFullBrowserWindow(url)
  const context = page.context()
  await subscribeBrowser(page)
  await page.goto('/')
  expect(await registrations(page)).toBe(0)
  const started = context.waitForEvent('serviceworker')
  await openOfficeScreen(page, '/admin/account')
  const worker = await started

  await page.getByRole('button', { name: 'Turn on for this device' }).click()
  await page.getByText('This device', { exact: true }).waitFor()
  await page.getByText('Notifications are on for this device').waitFor()
  await expectAccessible(page)
  const push = await openPushDelivery(page, url)
  await push({ title: 'New question about Canada', address: '/admin/leads', topic: 'enquiry' })
  await push({ title: '2 new questions', address: '/admin/today', topic: 'enquiry' })
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
    })
  await expect.poll(shown).toEqual(['2 new questions: Gantavya'])

  await worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await registration.getNotifications()
    const init = Object.assign({}, { notification })
    dispatchEvent(
      Reflect.construct(Reflect.get(self, 'NotificationEvent'), ['notificationclick', init]),
    )
  })
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
  expect(await shown()).toEqual([])

  await context.setOffline(true)
  await page.goto('/admin/leads')
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  // Public pages are outside the worker's scope.
  expect(await page.goto('/about').catch((error: Error) => error.message)).toContain('DISCONNECTED')
  await context.setOffline(false)
  await page.goto('/admin/leads')
  await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
  await expectOffAfterRemoval(page, url)
})

/** A browser whose subscription was removed elsewhere shows it as off. */
async function expectOffAfterRemoval(page: Page, url: string) {
  const { access } = await readTokens(page)
  const caller = createClient(url, { authorization: `Bearer ${access}` })
  const { devices } = await caller.call(pushApi.read, {})
  await caller.call(pushApi.remove, { params: { id: devices[0]?.id ?? '' } })
  await page.reload()
  const readSetting = () => page.evaluate(() => localStorage.getItem('officeNotices'))
  await expect.poll(readSetting).toBeNull()
}
