import { createHmac } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { jobsApi } from '#app/features/jobs/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { isPublicAddress } from '#app/platform/server/http/outbound-requests.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import {
  type ReceivedWebhook,
  startWebhookApp,
  startWebhookReceiver,
} from '#tests/webhook-receiver.ts'
import { type NewWebhook, webhooksApi } from '../contract.ts'

function signatureOf({ headers, body }: ReceivedWebhook, secret: string) {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const bytes = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return `v1,${createHmac('sha256', bytes).update(signed).digest('base64')}`
}

test('sends a new lead once, signed and without personal data', async () => {
  const hook = await startWebhookReceiver({ status: 204 })
  const { add, sendEnquiry, listDeliveries, listJobs } = await startWebhookApp()
  const { secret, ...webhook } = await add({ url: hook.url, events: ['lead.created'] })

  await sendEnquiry()
  await sendEnquiry()

  await expect
    .poll(listDeliveries)
    .toMatchObject([{ event: 'lead.created', status: 204, attempt: 1, error: '' }])
  expect(await listJobs()).toEqual([])
  const [delivery, ...more] = hook.received as [ReceivedWebhook]
  expect(more).toEqual([])
  expect(JSON.parse(delivery.body)).toEqual({
    type: 'lead.created',
    timestamp: expect.any(String),
    data: {
      lead_id: expect.any(String),
      created_at: expect.any(String),
      channel: 'form',
      stage: { id: expect.any(String), name: 'New', outcome: 'open' },
    },
  })
  expect(delivery.headers['webhook-signature']).toBe(signatureOf(delivery, secret))
  expect(Math.abs(Number(delivery.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(
    60,
  )
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(webhook).toMatchObject({ url: hook.url, includes_person: false, is_paused: false })
})

test('sends personal data if the webhook includes it, and the new stage of a moved lead', async () => {
  const hook = await startWebhookReceiver({ status: 200, body: 'thanks '.repeat(1000) })
  const { administrator, add, sendEnquiry, listDeliveries } = await startWebhookApp()
  await add({ url: hook.url, events: ['lead.stage_changed'], includes_person: true })
  await sendEnquiry()
  const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
  const stages = await administrator.call(stagesApi.list, {})
  const params = { id: lead?.id ?? '' }

  const body = { stage_id: stages[1]?.id }
  await administrator.call(leadsApi.change, { params, body })
  await administrator.call(leadsApi.change, { params, body: { budget: 5000 } })

  await expect.poll(() => hook.received).toHaveLength(1)
  expect(JSON.parse(hook.received[0]?.body ?? '')).toMatchObject({
    type: 'lead.stage_changed',
    data: {
      from: { name: stages[0]?.name },
      to: { name: stages[1]?.name },
      person: { name: 'Asha Gurung', emails: ['asha@student.example'] },
    },
  })
  await expect
    .poll(listDeliveries)
    .toMatchObject([{ response: 'thanks '.repeat(1000).slice(0, 1024) }])
})

test('retries a failed delivery with the same id and does not follow redirects', async () => {
  const elsewhere = await startWebhookReceiver({ status: 200 })
  const hook = await startWebhookReceiver({ status: 307, location: elsewhere.url })
  const { db, app, add, sendEnquiry, listDeliveries, listJobs } = await startWebhookApp()
  await add({ url: hook.url, events: ['lead.created'] })
  await sendEnquiry()
  await expect.poll(listJobs).toMatchObject([
    {
      state: 'waiting',
      attempts: 1,
      error: 'The webhook redirects to another address. Redirects are not followed.',
    },
  ])

  hook.answer.status = 200
  await db.updateTable('jobs').set({ due_at: new Date().toISOString() }).execute()
  app.changeNotifier.notify('jobs', 'lead-webhook')

  await expect.poll(listDeliveries).toMatchObject([
    { attempt: 2, status: 200, error: '' },
    {
      attempt: 1,
      status: 307,
      error: 'The webhook redirects to another address. Redirects are not followed.',
    },
  ])
  const ids = hook.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toEqual([ids[0], ids[0]])
  expect(elsewhere.received).toEqual([])
})

test('sends only to addresses on the public internet', async () => {
  const hook = await startWebhookReceiver({ status: 200 })
  const addresses = ['127.0.0.1']
  const { administrator, add } = await startWebhookApp(addresses, isPublicAddress)
  const { id } = await add({ url: hook.url, events: ['lead.created'] })
  const attempt = () => administrator.call(webhooksApi.test, { params: { id } })

  for (const address of [
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
  ]) {
    addresses.splice(0, addresses.length, address)
    expect([address, await attempt()]).toMatchObject([
      address,
      { status: null, error: 'This address is not on the public internet.' },
    ])
    const host = address.includes(':') ? `[${address}]` : address
    const body: NewWebhook = { url: `https://${host}/`, events: ['lead.created'] }
    expect(await administrator.attempt(webhooksApi.add, { body })).toMatchObject({
      status: 400,
      failure: { fields: { url: 'This address is not on the public internet.' } },
    })
  }
  // A host name with a public and a private address.
  addresses.splice(0, 1, '93.184.215.14', '127.0.0.1')
  expect(await attempt()).toMatchObject({ error: 'This address is not on the public internet.' })
  expect(hook.received).toEqual([])
  for (const host of ['localhost', 'LOCALHOST', 'localhost.', 'crm.localhost', 'a.b.localhost.']) {
    const body: NewWebhook = { url: `https://${host}:8443/leads`, events: ['lead.created'] }
    expect([host, await administrator.attempt(webhooksApi.add, { body })]).toMatchObject([
      host,
      { status: 400, failure: { fields: { url: 'This address is not on the public internet.' } } },
    ])
  }
  for (const url of [
    'http://crm.example.org/',
    'https://a:b@crm.example.org/',
    'https://',
    'crm',
  ]) {
    const body: NewWebhook = { url, events: ['lead.created'] }
    expect(await administrator.attempt(webhooksApi.add, { body })).toMatchObject({
      status: 400,
      failure: { fields: { url: expect.any(String) } },
    })
  }
})

test('sends nothing to a server without a trusted certificate', async () => {
  const hook = await startWebhookReceiver({ status: 200 })
  // A certificate of another authority is not trusted.
  const { administrator, add } = await startWebhookApp(undefined, undefined, rootCertificates[0])
  const { id } = await add({ url: hook.url, events: ['lead.created'] })

  const delivery = await administrator.call(webhooksApi.test, { params: { id } })

  expect(delivery).toMatchObject({
    status: null,
    error: 'The webhook could not be reached: DEPTH_ZERO_SELF_SIGNED_CERT.',
  })
  expect(hook.received).toEqual([])
})

test('resolves a host name once and connects to that address', async () => {
  const hook = await startWebhookReceiver({ status: 200 })
  const addresses = ['127.0.0.1']
  const { administrator, add } = await startWebhookApp(addresses, () => {
    // From here on the name resolves to an address without a server.
    addresses[0] = '127.0.0.2'
    return true
  })
  const { id } = await add({ url: hook.url, events: ['lead.created'] })
  addresses[0] = '127.0.0.1'

  expect(await administrator.call(webhooksApi.test, { params: { id } })).toMatchObject({
    event: 'test',
    status: 200,
  })
  expect(JSON.parse(hook.received[0]?.body ?? '')).toMatchObject({ type: 'test' })
})

test('paused and deleted webhooks and erased leads cause no deliveries, and the activity log records the changes', async () => {
  const hook = await startWebhookReceiver({ status: 500, body: 'Asha Gurung?' })
  const { administrator, db, add, sendEnquiry, listDeliveries, listJobs } = await startWebhookApp()
  const { id, secret } = await add({ url: hook.url, events: ['lead.created'] })
  const params = { id }
  const renewed = await administrator.call(webhooksApi.renewSecret, { params })
  expect(renewed.secret).not.toBe(secret)
  await sendEnquiry()
  await expect.poll(listJobs).toMatchObject([{ error: 'The webhook returned status 500.' }])
  expect(hook.received[0]?.headers['webhook-signature']).toBe(
    signatureOf(hook.received[0] as ReceivedWebhook, renewed.secret),
  )

  const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
  await eraseLead(administrator, lead?.id ?? '')
  expect(await listDeliveries()).toEqual([])
  const [job] = await listJobs()
  await administrator.call(jobsApi.retry, { params: { id: job?.id ?? '' } })
  await expect.poll(listJobs).toEqual([])
  await administrator.call(webhooksApi.change, { params, body: { is_paused: true } })
  await sendEnquiry('Binod Example')
  expect(await listJobs()).toEqual([])
  await administrator.call(webhooksApi.remove, { params })

  expect(hook.received).toHaveLength(1)
  expect(await db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([])
  const auditEntries = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'webhook' },
  })
  expect(auditEntries.map(({ action }) => action)).toEqual([
    'deleted',
    'changed',
    'changed',
    'added',
  ])
  expect(JSON.stringify(auditEntries)).not.toContain('salt')
})
