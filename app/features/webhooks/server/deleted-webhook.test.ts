import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { startWebhookApp, startWebhookReceiver } from '#tests/webhook-receiver.ts'
import { type NewWebhook, webhooksApi } from '../contract.ts'

test('a webhook deleted during a delivery causes no failure, and its test returns not found', async () => {
  const hook = await startWebhookReceiver({ status: 500 })
  const { administrator, db, add, sendEnquiry, listJobs } = await startWebhookApp()
  const body: NewWebhook = { url: hook.url, events: ['lead.created'] }
  const addOne = async () => {
    const { id } = await add(body)
    Object.assign(hook.answer, {
      before: () => administrator.call(webhooksApi.remove, { params: { id } }),
    })
    return { params: { id } }
  }

  expect(await administrator.attempt(webhooksApi.test, await addOne())).toMatchObject({
    status: 404,
  })
  await addOne()
  await sendEnquiry()
  await expect.poll(() => hook.received).toHaveLength(2)
  const isRunning = async () => (await listJobs()).some(({ state }) => state === 'running')
  await expect.poll(isRunning).toBe(false)
  expect(await listJobs()).toEqual([])
  expect(await db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([])
})

test('stores no delivery of a lead erased during the delivery', async () => {
  const hook = await startWebhookReceiver({ status: 500, body: 'Asha is not known here.' })
  const { administrator, db, add, sendEnquiry, listJobs } = await startWebhookApp()
  await add({ url: hook.url, events: ['lead.created'] })
  hook.answer.before = async () => {
    const [{ id = '' } = {}] = await administrator.call(leadsApi.list, { querystring: {} })
    await eraseLead(administrator, id)
  }

  await sendEnquiry()
  await expect.poll(() => hook.received).toHaveLength(1)

  const isRunning = async () => (await listJobs()).some(({ state }) => state === 'running')
  await expect.poll(isRunning).toBe(false)
  expect(await listJobs()).toEqual([])
  expect(await db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([])
})
