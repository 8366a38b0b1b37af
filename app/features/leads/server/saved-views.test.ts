import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { createAdministrator } from '#tests/create-administrator.ts'
import { startTestApp } from '#tests/test-app.ts'
import { savedViewsApi } from '../saved-views-contract.ts'

const overdue = { name: 'Overdue', query: 'due=overdue&sort=follow_up_at', is_shared: false }

test('a view can be saved, renamed, shared, deleted and restored, and the activity log records it', async () => {
  const { administrator } = await startTestApp()
  const { id } = await administrator.call(savedViewsApi.add, { body: overdue })
  const params = { id }

  const body = { name: 'All overdue', is_shared: true }
  expect(await administrator.call(savedViewsApi.change, { params, body })).toEqual({
    id,
    ...overdue,
    ...body,
  })
  await administrator.call(savedViewsApi.remove, { params })
  expect(await administrator.call(savedViewsApi.list, {})).toEqual([])
  await administrator.call(savedViewsApi.restore, { params })

  expect(await administrator.call(savedViewsApi.list, {})).toEqual([{ id, ...overdue, ...body }])
  const auditEntries = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(auditEntries.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
    ['restored', 'deleted', 'changed', 'added'].map((action) => `${action} saved_view`),
  )
})

test('other people see shared views and no private views', async () => {
  const { db, administrator } = await startTestApp()
  const { id } = await administrator.call(savedViewsApi.add, { body: overdue })
  const other = {
    id: '01900000-0000-7000-8000-000000000001',
    username: 'Mina',
    username_key: 'mina',
  }
  const stored = { ...other, email: 'mina@office.example', password_hash: '' }
  await db
    .insertInto('administrators')
    .values({ ...stored, created_at: new Date().toISOString() })
    .execute()
  await db.updateTable('saved_views').set({ owner_id: other.id }).execute()
  const params = { id }

  expect(await administrator.call(savedViewsApi.list, {})).toEqual([])
  expect(await administrator.attempt(savedViewsApi.remove, { params })).toMatchObject({
    status: 404,
  })
  const deleted_at = new Date().toISOString()
  await db.updateTable('saved_views').set({ deleted_at }).execute()
  expect(await administrator.call(trashApi.list, { querystring: {} })).toEqual([])
  expect(await administrator.attempt(savedViewsApi.restore, { params })).toMatchObject({
    status: 404,
  })

  await db.updateTable('saved_views').set({ is_shared: 1 }).execute()
  expect(await administrator.call(trashApi.list, { querystring: {} })).toMatchObject([{ id }])
  expect(await administrator.call(savedViewsApi.restore, { params })).toMatchObject({ id })
  expect(await administrator.call(savedViewsApi.list, {})).toMatchObject([{ id, is_shared: true }])
})

test('the activity log shows a view to other people only while it is shared', async () => {
  const started = await startTestApp()
  const { administrator } = started
  const mina = await createAdministrator(started, 'Mina')
  const { id } = await mina.client.call(savedViewsApi.add, { body: overdue })
  const params = { id }
  const read = async (client = administrator) => {
    const all = await client.call(auditLogApi.list, { querystring: { q: overdue.query } })
    return all.map(({ action }) => action)
  }

  expect(await read()).toEqual([])
  const response = await administrator.attempt(auditLogApi.list, { querystring: {} })
  expect(response).toMatchObject({ total: 0, value: [] })
  expect(await read(mina.client)).toEqual(['added'])

  await mina.client.call(savedViewsApi.change, { params, body: { is_shared: true } })
  expect(await read()).toEqual(['added'])
  await mina.client.call(savedViewsApi.change, { params, body: { is_shared: false } })
  await mina.client.call(savedViewsApi.remove, { params })
  expect(await read()).toEqual([])
  expect(await read(mina.client)).toEqual(['deleted', 'added'])
})

test('refuses a view without a name at its field', async () => {
  const { administrator } = await startTestApp()
  const body = { ...overdue, name: ' ' }

  expect(await administrator.attempt(savedViewsApi.add, { body })).toMatchObject({
    status: 400,
    failure: { fields: { name: expect.any(String) } },
  })
  expect(await administrator.call(savedViewsApi.list, {})).toEqual([])
})
