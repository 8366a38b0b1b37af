import { expect, inject, test } from 'vitest'
import { dayIn } from '#app/contract/date-format.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { exampleOffice } from '#app/features/office/example-office-contract.ts'
import { makeFact } from '#tests/factories.ts'
import { admin, startTestApp } from '#tests/test-app.ts'
import { type FactQuery, factsApi, factValuesApi } from '../contract.ts'
import type { NewFactValue } from '../value-contract.ts'

const unknownId = '01900000-0000-7000-8000-000000000000'

/** Starts an office with one fact. */
async function startWithOne() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const fact = await administrator.call(factsApi.add, { body: makeFact() })
  const params = { id: fact.id }
  return {
    ...started,
    fact,
    params,
    addValue: (body: NewFactValue) => administrator.call(factValuesApi.add, { params, body }),
    read: () => administrator.call(factsApi.read, { params }),
    current: async () => (await visitor.call(factsApi.current, {})).NO?.[0]?.values ?? [],
  }
}

test('fills in the defaults of a fact by kind, topic and country', async () => {
  const { administrator, fact } = await startWithOne()
  const add = (body: Parameters<typeof makeFact>[0]) =>
    administrator.call(factsApi.add, { body: makeFact(body) })

  expect(fact).toEqual({
    ...makeFact(),
    id: expect.any(String),
    of: '',
    per: '',
    multiplier: 1,
    reviewer: '',
    recheck_days: 90,
    recheck_months: [],
  })
  expect(await add({ key: 'uk.fee', country: 'GB', kind: 'service-time' })).toMatchObject({
    recheck_days: 30,
    recheck_months: [4, 11],
  })
  expect(await add({ key: 'uk.rent', kind: 'estimate', topic: 'living' })).toMatchObject({
    recheck_days: 365,
  })
  expect(await add({ key: 'uk.other', recheck_days: 7, recheck_months: [1] })).toMatchObject({
    recheck_days: 7,
    recheck_months: [1],
  })
})

test('serves current values by country with their source immediately', async () => {
  const { app, addValue, current } = await startWithOne()
  expect(await current()).toEqual([])

  const evidence = {
    address: 'https://immigration.example/fees',
    publisher: 'Directorate of Immigration',
    is_official: true,
    quote: 'The fee is EUR 590.50.',
    page_date: '2026-10-01',
    confidence: 'official',
  } as const
  await addValue({ from: '590.50', valid_from: '2026-01-01', ...evidence })

  expect(await current()).toEqual([
    expect.objectContaining({
      ...evidence,
      from: '590.50',
      is_uncertain: true,
      checked_on: '',
      previous: null,
    }),
  ])
  const { headers } = await app.inject('/api/public/facts/')
  const known = { 'if-none-match': String(headers.etag) }
  expect(await app.inject({ url: '/api/public/facts/', headers: known })).toMatchObject({
    statusCode: 304,
  })
})

test('replaces the old value on the first day of the new one and shows the previous figure', async () => {
  const { addValue, current, read } = await startWithOne()
  await addValue({ from: '500' })
  await addValue({ from: '590', valid_from: '2026-10-01' })
  await addValue({ from: '700', valid_from: '2999-01-01', applies_to: 'application' })

  expect(await current()).toMatchObject([
    { from: '590', is_upcoming: false, previous: { from: '500' } },
    { from: '700', is_upcoming: true, valid_from: '2999-01-01' },
  ])
  expect((await read()).values.map(({ from }) => from)).toEqual(['700', '590', '500'])
})

test('records who confirmed a value and when, and counts a second person as confirmation', async () => {
  const { administrator, addValue, current, read, db } = await startWithOne()
  const { id } = await addValue({ from: '590' })
  const confirm = () => administrator.call(factValuesApi.confirm, { params: { id } })
  expect((await read()).states).toEqual(['unconfirmed', 'unused'])

  const before = new Date().toISOString()
  const first = await confirm()
  expect(first).toMatchObject({ read_by: admin.username, confirmed_at: null })
  expect((first.read_at ?? '') >= before).toBe(true)
  expect(await current()).toMatchObject([
    { is_uncertain: false, checked_on: dayIn(exampleOffice.time_zone, before) },
  ])
  expect((await read()).states).toEqual(['unused'])
  expect(await confirm()).toMatchObject({ confirmed_at: null })

  await db.updateTable('fact_values').set({ read_by: 'Gita' }).execute()
  expect(await confirm()).toMatchObject({ read_by: 'Gita', confirmed_by: admin.username })
})

test('ends a value on its last day and requires a new check after a change', async () => {
  const { administrator, addValue, current } = await startWithOne()
  const { id } = await addValue({ from: '590' })
  const change = (body: NewFactValue) =>
    administrator.call(factValuesApi.change, { params: { id }, body })
  await administrator.call(factValuesApi.confirm, { params: { id } })

  expect(await change({ note: 'per application' })).toMatchObject({ read_by: admin.username })
  expect(await change({ from: '600' })).toMatchObject({ from: '600', read_at: null, read_by: '' })
  await change({ valid_until: '2026-01-31' })
  expect(await current()).toEqual([])
  await change({ valid_until: '2999-01-31' })
  expect(await current()).toHaveLength(1)
})

test.each<[string, NewFactValue]>([
  ['from', {}],
  ['text', { from: '1', text: 'none' }],
  ['from', { from: '1.234' }],
  ['from', { from: 'one' }],
  ['to', { from: '5', to: '5' }],
  ['valid_from', { from: '1', valid_from: '2026-02-30' }],
  ['page_date', { from: '1', page_date: '2026-13-01' }],
  ['valid_until', { from: '1', valid_from: '2026-02-02', valid_until: '2026-02-01' }],
  ['time_zone', { from: '1', time_zone: 'Europe/Atlantis' }],
  ['address', { from: '1', address: 'javascript:alert(1)' }],
  ['valid_from', { from: '1' }],
])('refuses an invalid %s at its field: %j', async (field, body) => {
  const { administrator, params, addValue, read } = await startWithOne()
  await addValue({ from: '590' })

  expect(await administrator.attempt(factValuesApi.add, { params, body })).toMatchObject({
    status: 400,
    failure: { fields: { [field]: expect.stringMatching(/\.$/) } },
  })
  expect((await read()).values).toHaveLength(1)
})

test('validates a changed value like a new one', async () => {
  const { administrator, addValue } = await startWithOne()
  await addValue({ from: '500' })
  const { id } = await addValue({ from: '590', valid_from: '2026-10-01' })
  const attempt = (body: NewFactValue) =>
    administrator.attempt(factValuesApi.change, { params: { id }, body })

  expect(await attempt({ from: '' })).toMatchObject({ status: 400 })
  expect(await attempt({ valid_from: '' })).toMatchObject({
    failure: { fields: { valid_from: expect.stringContaining('enter the first day') } },
  })
  expect(await attempt({ note: 'ok' })).toMatchObject({ ok: true })
})

test('refuses a duplicate key, also when restoring a fact', async () => {
  const { administrator, fact, params } = await startWithOne()
  const add = () => administrator.attempt(factsApi.add, { body: makeFact() })
  const keyTaken = {
    status: 400,
    failure: { fields: { key: 'Another fact has this key. Please choose another one.' } },
  }
  expect(await add()).toMatchObject(keyTaken)

  await administrator.call(factsApi.remove, { params })
  const other = await add()
  expect(other).toMatchObject({ ok: true })
  expect(await administrator.attempt(factsApi.restore, { params })).toMatchObject(keyTaken)
  if (other.ok) await administrator.call(factsApi.remove, { params: { id: other.value.id } })
  expect(await administrator.call(factsApi.restore, { params })).toEqual(fact)
})

test('hides a deleted fact and restores it with its values', async () => {
  const { administrator, params, addValue, current } = await startWithOne()
  const { id } = await addValue({ from: '590' })
  await administrator.call(factsApi.remove, { params })

  expect(await current()).toEqual([])
  expect(await administrator.attempt(factsApi.read, { params })).toMatchObject({ status: 404 })
  const value = { params: { id } }
  expect(await administrator.attempt(factValuesApi.confirm, value)).toMatchObject({ status: 404 })
  await administrator.call(factsApi.restore, { params })
  expect(await current()).toHaveLength(1)
})

test('filters facts by country, topic, task and text', async () => {
  const { administrator, addValue } = await startWithOne()
  const { id } = await addValue({ from: '590', publisher: 'Directorate of Immigration' })
  const other = makeFact({ key: 'se.rent', country: 'SE', topic: 'living', label: 'Rent' })
  await administrator.call(factsApi.add, { body: other })
  const keys = async (querystring: FactQuery) =>
    (await administrator.call(factsApi.list, { querystring })).map(({ key }) => key)
  const [no, se] = ['no.residence-permit.fee', 'se.rent']

  expect(await keys({})).toEqual([no, se])
  expect(await keys({ country: 'SE' })).toEqual([se])
  expect(await keys({ topic: 'fees' })).toEqual([no])
  expect(await keys({ state: 'empty' })).toEqual([se])
  expect(await keys({ state: 'unconfirmed' })).toEqual([no])
  expect(await keys({ state: 'needs_review' })).toEqual([no, se])
  expect(await keys({ q: 'DIRECTORATE' })).toEqual([no])
  expect(await keys({ limit: 1, offset: 1 })).toEqual([se])
  await administrator.call(factValuesApi.confirm, { params: { id } })
  expect(await keys({})).toEqual([se, no])
  const querystring = { limit: 1 }
  expect(await administrator.attempt(factsApi.list, { querystring })).toMatchObject({ total: 2 })
})

test('records changes with their user', async () => {
  const { administrator, params, addValue } = await startWithOne()
  const { id } = await addValue({ from: '590' })
  await administrator.call(factValuesApi.confirm, { params: { id } })
  await administrator.call(factsApi.change, { params, body: { reviewer: 'Asha' } })

  const auditEntries = await administrator.call(auditLogApi.list, { querystring: {} })

  expect(auditEntries).toMatchObject([
    { action: 'changed', subject: 'fact', after: { reviewer: 'Asha' } },
    { action: 'changed', subject: 'fact_value', after: { read_by: admin.username } },
    { action: 'added', subject: 'fact_value', subject_name: 'Fee of the residence permit' },
    { action: 'added', subject: 'fact', subject_name: 'Fee of the residence permit' },
  ])
})

test('answers 404 for unknown ids', async () => {
  const { administrator } = await startTestApp()
  const params = { id: unknownId }
  for (const call of [
    administrator.attempt(factsApi.read, { params }),
    administrator.attempt(factsApi.change, { params, body: { label: 'x' } }),
    administrator.attempt(factsApi.restore, { params }),
    administrator.attempt(factValuesApi.add, { params, body: { from: '1' } }),
    administrator.attempt(factValuesApi.change, { params, body: {} }),
  ]) {
    expect(await call).toMatchObject({ status: 404 })
  }
})

// SQLite allows only one server.
if (!inject('sqliteFolder')) {
  test('shows a changed value on another server', async () => {
    const { address, addValue } = await startWithOne()
    const other = await startTestApp({ address })
    expect(await other.visitor.call(factsApi.current, {})).toEqual({})

    await addValue({ from: '590' })

    await expect
      .poll(() => other.visitor.call(factsApi.current, {}), { timeout: 5000 })
      .toMatchObject({ NO: [{ values: [{ from: '590' }] }] })
  })
}
