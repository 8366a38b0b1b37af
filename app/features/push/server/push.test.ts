import { expect, onTestFinished, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { isPublicAddress } from '#app/platform/server/http/outbound-requests.ts'
import { advanceMinute, startPushApp } from '#tests/push-app.ts'
import { startPushService } from '#tests/push-service.ts'
import { startTestApp } from '#tests/test-app.ts'
import { pushApi } from '../contract.ts'

test('pushes a new enquiry to each device, encrypted, signed and without personal data', async () => {
  const { subscribeDevice, sendEnquiry, listDevices, listJobs } = await startPushApp()
  const [desk, phone] = [await subscribeDevice(), await subscribeDevice()]
  await sendEnquiry()

  for (const { received } of [desk, phone]) {
    await expect.poll(() => received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      push: {
        title: 'New question about Canada',
        address: expect.stringMatching(/^\/admin\/leads\/[\w-]{36}$/),
      },
      headers: { ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' },
    })
    expect(received[0]?.headers.topic).toMatch(/^[\w-]{32}$/)
    expect(received[0]?.push.topic).toBe(received[0]?.headers.topic)
  }
  await expect.poll(listJobs).toEqual([])
  expect((await listDevices()).map(({ last_sent_at }) => last_sent_at)).not.toContain(null)
})

test('groups enquiries within a minute, and pushes nothing older afterwards', async () => {
  const started = await startPushApp()
  const { subscribeDevice, sendEnquiry, listJobs, service } = started
  const { received } = await subscribeDevice()
  await sendEnquiry()
  await expect.poll(() => received).toHaveLength(1)
  await sendEnquiry('Japan')
  await sendEnquiry('Malta')
  await expect.poll(listJobs).toMatchObject([{ title: 'Send notifications', attempts: 0 }])

  service.answer.status = 503
  await advanceMinute(started)
  await expect.poll(listJobs).toMatchObject([{ error: 'The push service answered 503.' }])
  expect(received[1]?.push).toMatchObject({ title: '2 new enquiries', address: '/admin/leads' })
  expect(received[1]?.headers.topic).toBe(received[0]?.headers.topic)

  service.answer.status = 201
  await sendEnquiry('Japan')
  await started.db
    .updateTable('push_notifications')
    .set({ sent_at: '2099-01-01T00:00:00.000Z' })
    .execute()
  await advanceMinute(started)
  await expect.poll(listJobs).toEqual([])
  expect(received.map(({ push }) => push.title)).toEqual([
    'New question about Canada',
    '2 new enquiries',
    'New question about Japan',
  ])
})

test('retries a refused push after an increasing delay, or the requested one', async () => {
  const started = await startPushApp()
  const { subscribeDevice, sendEnquiry, listJobs, service, listDevices } = started
  const { received } = await subscribeDevice()
  service.answer.status = 429
  service.answer.retryAfter = '120'
  await sendEnquiry()
  await expect.poll(listJobs).toMatchObject([{ error: 'The push service answered 429.' }])
  const [{ due_at = '' } = {}] = await listJobs()
  expect(Date.parse(due_at ?? '')).toBeGreaterThan(Date.now() + 100_000)

  service.answer.status = 0
  await advanceMinute(started)
  await expect
    .poll(listJobs)
    .toMatchObject([{ attempts: 2, error: 'The push service did not answer in time.' }])
  service.answer.status = 410
  await advanceMinute(started)
  await expect.poll(listDevices).toEqual([])
  expect(await listJobs()).toEqual([])
  expect(received).toHaveLength(3)
})

test('accepts only known push services and valid keys', async () => {
  const started = await startPushApp()
  const { administrator, service, listDevices } = started
  const { subscription } = service.subscribe()
  const attempt = (change: Partial<typeof subscription>) =>
    administrator.attempt(pushApi.add, { body: { ...subscription, ...change } })

  for (const endpoint of [
    'https://127.0.0.1/push',
    'https://[::1]/push',
    'https://localhost/push',
    'https://169.254.169.254/latest',
    'https://office.example/push',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.example/',
    'https://notpush.apple.com@office.example/',
    'https://a:b@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:0/x',
    'https://',
    `https://${service.host.split(':')[0]}/push`,
  ]) {
    expect([endpoint, await attempt({ endpoint })]).toMatchObject([
      endpoint,
      { status: 400, failure: { fields: { endpoint: expect.any(String) } } },
    ])
  }
  for (const p256dh of ['A'.repeat(87), 'B'.repeat(86), `${subscription.p256dh.slice(0, -2)}AA`]) {
    expect(await attempt({ p256dh })).toMatchObject({
      status: 400,
      failure: { fields: { p256dh: expect.any(String) } },
    })
  }
  expect(await listDevices()).toEqual([])
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://wns2-pn1p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
  ]) {
    expect(await attempt({ endpoint })).toMatchObject({ ok: true })
  }
  expect(await listDevices()).toHaveLength(4)
})

test('refuses a push service that resolves to a private address', async () => {
  const service = await startPushService()
  onTestFinished(service.close)
  const remoteImages = { ...service.outboundOptions, isAllowed: isPublicAddress }
  const { administrator } = await startTestApp({ withFirstContent: true, remoteImages })
  const { subscription, received } = service.subscribe()
  const { id } = await administrator.call(pushApi.add, { body: subscription })

  expect(await administrator.call(pushApi.test, { params: { id } })).toEqual({
    error: 'This address is not on the public internet.',
  })
  expect(received).toEqual([])
})

test('returns the result of a test push, and records device changes in the audit log', async () => {
  const { administrator, db, service, subscribeDevice, listDevices } = await startPushApp()
  const { params, received } = await subscribeDevice()
  const trial = () => administrator.call(pushApi.test, { params })
  expect(await trial()).toEqual({ error: '' })
  expect(received[0]?.push).toMatchObject({
    title: 'Notifications reach this device',
    address: '/admin/account',
  })
  expect(await listDevices()).toMatchObject([
    { last_sent_at: expect.any(String), is_signed_out: false },
  ])

  service.answer.status = 400
  expect(await trial()).toEqual({ error: 'The push service answered 400.' })
  await administrator.call(pushApi.remove, { params })
  for (const each of [pushApi.test, pushApi.remove] as const) {
    expect(await administrator.attempt(each, { params })).toMatchObject({ status: 404 })
  }
  const kept = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'push_device' },
  })
  expect(kept.map(({ action }) => action)).toEqual(['deleted', 'added'])
  expect((await administrator.call(pushApi.read, {})).public_key).toMatch(/^B[\w-]{86}$/)
  const text = JSON.stringify([kept, await db.selectFrom('audit_log').selectAll().execute()])
  expect(text).not.toContain('office.example:')
})
