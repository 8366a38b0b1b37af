import { expect, onTestFinished, test, vi } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { makePage } from '#tests/factories.ts'
import { admin, forgetOld, startTestApp } from '#tests/test-app.ts'
import { pagesApi } from '../contract.ts'
import { translationsApi } from '../translations-contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000

async function start() {
  const started = await startTestApp()
  const { administrator } = started
  const { id } = await administrator.call(pagesApi.add, {
    body: { type: 'page', title: 'Terms of Service' },
  })
  const params = { id }
  return {
    ...started,
    id,
    params,
    read: () => administrator.attempt(pagesApi.read, { params }),
    remove: () => administrator.attempt(pagesApi.remove, { params }),
    restore: () => administrator.attempt(pagesApi.restore, { params }),
    listDeleted: () => administrator.call(trashApi.list, { querystring: { subject: 'page' } }),
    listTitles: async () =>
      (await administrator.call(pagesApi.list, { querystring: {} })).map(({ title }) => title),
    async publish() {
      const content = makePage()
      await administrator.call(pagesApi.save, { params, body: { revision: 1, content } })
      await administrator.call(pagesApi.publish, { params, body: { revision: 2 } })
    },
  }
}

test('deletes an unpublished draft, lists it under Deleted and restores it unchanged', async () => {
  const { administrator, id, read, remove, restore, listDeleted, listTitles } = await start()
  const before = await read()

  expect(await remove()).toMatchObject({ ok: true })

  expect(await read()).toMatchObject({ status: 404 })
  expect(await remove()).toMatchObject({ status: 404 })
  expect(await listTitles()).not.toContain('Terms of Service')
  expect(await listDeleted()).toMatchObject([
    { id, subject: 'page', name: 'Terms of Service', deleted_by: admin.username },
  ])

  expect(await restore()).toMatchObject({ ok: true })
  expect(await read()).toEqual(before)
  expect(await listDeleted()).toEqual([])
  const activities = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'page' },
  })
  expect(activities.map(({ action }) => action)).toEqual(['restored', 'deleted', 'added'])
})

test('does not delete a published or fixed page', async () => {
  const { db, publish, remove, read } = await start()
  await db.updateTable('pages').set({ type: 'contact-page' }).execute()
  expect(await remove()).toMatchObject({ status: 409 })

  await db.updateTable('pages').set({ type: 'page' }).execute()
  await publish()
  expect(await remove()).toMatchObject({ status: 409 })
  expect(await read()).toMatchObject({ ok: true })
})

test('does not save, publish or show a deleted draft', async () => {
  const { administrator, db, params, remove } = await start()
  const content = makePage()
  await administrator.call(pagesApi.save, { params, body: { revision: 1, content } })
  const at = '2099-01-01T10:00'
  await administrator.call(pagesApi.schedule, { params, body: { revision: 2, at } })
  await remove()

  const body = { revision: 2, content }
  expect(await administrator.attempt(pagesApi.save, { params, body })).toMatchObject({
    status: 404,
  })
  expect(
    await administrator.attempt(pagesApi.publish, { params, body: { revision: 2 } }),
  ).toMatchObject({ status: 404 })
  expect(await db.selectFrom('page_schedules').selectAll().execute()).toEqual([])
})

test('refuses a second translation while a deleted one can be restored', async () => {
  const { administrator, params, publish } = await start()
  await publish()
  const body = { language: 'ne' as const }
  const { id } = await administrator.call(translationsApi.create, { params, body })
  await administrator.call(pagesApi.remove, { params: { id } })

  expect(await administrator.attempt(translationsApi.create, { params, body })).toMatchObject({
    status: 409,
    failure: { params: { reason: 'deleted' } },
  })
  await administrator.call(pagesApi.restore, { params: { id } })
  expect(await administrator.attempt(translationsApi.create, { params, body })).toMatchObject({
    failure: { params: { reason: 'translated' } },
  })
})

test('allows a new translation after 30 days, even before the deleted draft is purged', async () => {
  const { administrator, db, params, publish } = await start()
  await publish()
  const body = { language: 'ne' as const }
  const { id } = await administrator.call(translationsApi.create, { params, body })
  await administrator.call(pagesApi.remove, { params: { id } })
  const deleted_at = new Date(Date.now() - 30 * DAY_MS - 60_000).toISOString()
  await db.updateTable('pages').set({ deleted_at }).where('id', '=', id).execute()

  expect(await administrator.attempt(translationsApi.create, { params, body })).toMatchObject({
    ok: true,
  })
})

test('purges a deleted draft after 30 days', async () => {
  const { app, db, id, remove } = await start()
  await remove()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * DAY_MS + 60_000 })
  onTestFinished(() => void vi.useRealTimers())

  await forgetOld(app)

  expect(await db.selectFrom('pages').select('id').where('id', '=', id).execute()).toEqual([])
  expect(
    await db.selectFrom('page_drafts').select('title').where('page_id', '=', id).execute(),
  ).toEqual([])
})
