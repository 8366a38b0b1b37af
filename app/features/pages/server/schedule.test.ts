import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { pagesApi } from '../contract.ts'
import { publishedApi } from '../published-contract.ts'
import type { StandardContent } from '../standard-contract.ts'
import { versionsApi } from '../versions-contract.ts'
import { parseLocalTime } from './schedule.ts'

const timeZone = 'Asia/Kathmandu'
const whole: StandardContent = {
  slug: 'terms',
  menu_location: '',
  title: 'Terms',
  description: 'What holds.',
  picture: '',
  intro: 'As it was scheduled.',
  sections: [],
}

/** In office time. */
const clock = (at: number) => new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')

async function start(address?: string) {
  const started = await startTestApp({ address })
  const { administrator, visitor } = started
  async function write(content = whole) {
    const body = { type: 'page', title: content.title } as const
    const { id } = await administrator.call(pagesApi.add, { body })
    const params = { id }
    await administrator.call(pagesApi.save, { params, body: { revision: 1, content } })
    const schedule = (at: string, revision = 2) =>
      administrator.attempt(pagesApi.schedule, { params, body: { revision, at } })
    return { params, schedule }
  }
  const list = () => visitor.call(publishedApi.list, {})
  const read = (params: { id: string }) => administrator.call(pagesApi.read, { params })
  return { ...started, write, list, read }
}

test('reads office time independently of the time zone of the server', () => {
  expect(parseLocalTime('2026-12-01T09:00', timeZone)?.toISOString()).toBe(
    '2026-12-01T03:15:00.000Z',
  )
  expect(parseLocalTime('2026-03-29T03:30:15', 'Europe/London')?.toISOString()).toBe(
    '2026-03-29T02:30:15.000Z',
  )
  expect(parseLocalTime('2026-13-01T09:00', timeZone)).toBeUndefined()
})

test('publishes a scheduled page within a second, as it was when scheduled', async () => {
  const { administrator, write, list, read } = await start()
  const { params, schedule } = await write()
  const at = Math.ceil(Date.now() / 1000 + 1) * 1000
  expect(await schedule(clock(at))).toMatchObject({
    ok: true,
    value: { state: 'scheduled', scheduled_for: new Date(at).toISOString() },
  })
  const body = { revision: 2, content: { ...whole, intro: 'Typed later.' } }
  await administrator.call(pagesApi.save, { params, body })
  expect(await list()).toEqual([])

  await expect.poll(list, { interval: 50, timeout: 10_000 }).toHaveLength(1)

  const [version] = await administrator.call(versionsApi.list, { params })
  expect(Date.parse(version?.created_at ?? '') - at).toBeGreaterThanOrEqual(0)
  expect(Date.parse(version?.created_at ?? '') - at).toBeLessThan(1000)
  expect(await read(params)).toMatchObject({ state: 'changed', scheduled_for: null })
  const [auditEntry] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(auditEntry).toMatchObject({ subject: 'page', administrator_name: 'Sita' })
})

test('moves and cancels a schedule and refuses a time in the past', async () => {
  const { administrator, write, list, read } = await start()
  const { params, schedule } = await write()
  expect(await schedule(clock(Date.now() - 60_000))).toMatchObject({
    status: 400,
    failure: { fields: { at: expect.any(String) } },
  })
  expect(await schedule('9999-01-01T09:00')).toMatchObject({
    status: 400,
    failure: {
      fields: { at: 'Please enter a date and time that exist, at the latest 31 December 2999.' },
    },
  })
  await schedule('2049-01-01T09:00')
  expect(await schedule('2099-01-01T09:00')).toMatchObject({
    value: { scheduled_for: '2099-01-01T03:15:00.000Z' },
  })

  await administrator.call(pagesApi.cancel, { params })

  expect(await read(params)).toMatchObject({ state: 'draft', scheduled_for: null })
  expect(await list()).toEqual([])
})

test('publishes overdue pages once at the next start', async () => {
  const { db, address, administrator, write } = await start()
  const { params, schedule } = await write()
  await schedule('2099-01-01T09:00')
  const publish_at = '2026-01-01T00:00:00.000Z'
  await db.updateTable('page_schedules').set({ publish_at }).execute()
  const payload = JSON.stringify({ page_id: params.id, publish_at })
  await db.updateTable('jobs').set({ payload, due_at: publish_at }).execute()

  const [one, other] = await Promise.all([start(address), start(address)])
  await Promise.all([one.app.ready(), other.app.ready()])

  await expect.poll(one.list, { timeout: 10_000 }).toHaveLength(1)
  await expect.poll(other.list, { timeout: 10_000 }).toHaveLength(1)
  expect(await administrator.call(versionsApi.list, { params })).toHaveLength(1)
})

test('stores the error when a scheduled publication fails', async () => {
  const { administrator, write, list, read } = await start()
  const { params, schedule } = await write()
  const other = await write({ ...whole, title: 'Other' })
  await schedule(clock(Date.now() + 2000))
  await administrator.call(pagesApi.publish, { params: other.params, body: { revision: 2 } })

  const error = async () => (await read(params)).error
  await expect.poll(error, { timeout: 10_000 }).toBe('Another page already uses /terms.')

  expect((await list()).map(({ title }) => title)).toEqual(['Other'])
  expect(await read(params)).toMatchObject({ state: 'scheduled' })
})
