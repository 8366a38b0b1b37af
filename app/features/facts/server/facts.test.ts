import { expect, inject, test } from 'vitest'
import { dayIn } from '#app/contract/date-format.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { exampleOffice } from '#app/features/office/example-office-contract.ts'
import { makeFact } from '#tests/factories.ts'
import { admin, startTestApp } from '#tests/test-app.ts'
import { type FactChange, type FactQuery, factsApi, factValuesApi } from '../contract.ts'
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
  expect((await read()).states).toEqual(['unconfirmed', 'no_evidence', 'unused'])

  const before = new Date().toISOString()
  const first = await confirm()
  expect(first).toMatchObject({ read_by: admin.username, confirmed_at: null })
  expect((first.read_at ?? '') >= before).toBe(true)
  expect(await current()).toMatchObject([
    { is_uncertain: false, checked_on: dayIn(exampleOffice.time_zone, before) },
  ])
  expect((await read()).states).toEqual(['no_evidence', 'unused'])
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
  ['address', { from: '1', address: 'http://udi.no/fees' }],
  ['valid_from', { from: '1' }],
  ['from', { from: '0', valid_from: '2026-10-01' }],
  ['from', { from: '0.00', to: '600', valid_from: '2026-10-01' }],
  ['is_amount_confirmed', { from: '5900', valid_from: '2026-10-01' }],
  ['is_amount_confirmed', { from: '59', valid_from: '2026-10-01' }],
  ['is_amount_confirmed', { from: '580', to: '60000', valid_from: '2026-10-01' }],
])('refuses an invalid %s at its field: %j', async (field, body) => {
  const { administrator, params, addValue, read } = await startWithOne()
  await addValue({ from: '590' })

  expect(await administrator.attempt(factValuesApi.add, { params, body })).toMatchObject({
    status: 400,
    failure: { fields: { [field]: expect.stringMatching(/\.$/) } },
  })
  expect((await read()).values).toHaveLength(1)
})

test('corrects a value by another one with the same first day on the day of its entry', async () => {
  const { addValue, current } = await startWithOne()
  await addValue({ from: '500' })
  await addValue({ from: '950', valid_from: '2026-10-01' })
  await addValue({ from: '590', valid_from: '2026-10-01' })
  expect(await current()).toMatchObject([{ from: '590', previous: { from: '500' } }])
})

test('asks to confirm an amount that is many times more or less, also in a change', async () => {
  const { administrator, params, addValue, current } = await startWithOne()
  const { id } = await addValue({ from: '937' })
  const next = { from: '500000', valid_from: '2026-10-01' }
  const add = (is_amount_confirmed?: boolean) =>
    administrator.attempt(factValuesApi.add, { params, body: { ...next, is_amount_confirmed } })
  const change = (body: object) =>
    administrator.attempt(factValuesApi.change, { params: { id }, body })

  expect(await add()).toMatchObject({
    failure: {
      fields: {
        is_amount_confirmed: expect.stringMatching(
          /500,000.* is 534 times the present value .*937/,
        ),
      },
    },
  })
  expect(await add(true)).toMatchObject({ ok: true })
  expect(await change({ from: '93.70' })).toMatchObject({
    failure: { fields: { is_amount_confirmed: expect.stringContaining('is 10 times') } },
  })
  expect(await change({ from: '0' })).toMatchObject({
    failure: { fields: { from: expect.stringContaining('free of charge') } },
  })
  expect(await change({ from: '93.70', is_amount_confirmed: true })).toMatchObject({ ok: true })
  expect(await change({ note: 'once' })).toMatchObject({ ok: true })
  expect(await current()).toMatchObject([{ from: '500000' }])
})

test('reports all invalid fields of a value at once', async () => {
  const { administrator, params } = await startWithOne()
  const body = { from: '5', to: '4', address: 'http://udi.no/', valid_until: '2026-01-01' }
  const result = await administrator.attempt(factValuesApi.add, {
    params,
    body: { ...body, valid_from: '2026-02-01', time_zone: 'Europe/Atlantis' },
  })
  expect(Object.keys((!result.ok && result.failure.fields) || {}).toSorted()).toEqual([
    'address',
    'time_zone',
    'to',
    'valid_until',
  ])
})

test('deletes a value that was entered by mistake and restores it', async () => {
  const { administrator, addValue, current, read } = await startWithOne()
  await addValue({ from: '590' })
  const { id } = await addValue({ from: '600', valid_from: '2026-10-01' })
  await administrator.call(factValuesApi.remove, { params: { id } })

  expect(await current()).toMatchObject([{ from: '590', previous: null }])
  expect((await read()).values.map(({ from }) => from)).toEqual(['590'])
  const again = await administrator.attempt(factValuesApi.remove, { params: { id } })
  expect(again).toMatchObject({ status: 404 })
  const restored = await administrator.call(factValuesApi.restore, { params: { id } })
  expect(restored).toMatchObject({ id, from: '600', created_by: admin.username })
  expect(await current()).toMatchObject([{ from: '600', previous: { from: '590' } }])
  const entries = await administrator.call(auditLogApi.list, { querystring: { limit: 2 } })
  expect(entries).toMatchObject([
    { action: 'restored', subject: 'fact_value', after: { from: '600' } },
    { action: 'deleted', subject: 'fact_value', before: { from: '600' } },
  ])
})

test('refuses what a form saves that was opened before a colleague saved', async () => {
  const { administrator, params, addValue, read } = await startWithOne()
  const { id } = await addValue({ from: '34.50' })
  const { revision } = await read()
  const valid_from = '2026-10-01'
  const add = (from: string, revision: string) =>
    administrator.attempt(factValuesApi.add, { params, body: { from, valid_from, revision } })
  const change = (revision: string) =>
    administrator.attempt(factValuesApi.change, { params: { id }, body: { from: '36', revision } })
  // Confirming changes no value.
  await administrator.call(factValuesApi.confirm, { params: { id } })

  expect(await add('35', revision)).toMatchObject({ ok: true })
  const stale = { status: 409, failure: { detail: expect.stringMatching(/changed this to .*35/) } }
  expect(await add('37', revision)).toMatchObject(stale)
  expect(await change(revision)).toMatchObject(stale)
  expect((await read()).values.map(({ from }) => from)).toEqual(['35', '34.50'])
  expect(await change((await read()).revision)).toMatchObject({ ok: true })
})

test('a value that was read on the page of its source counts as reviewed', async () => {
  const { administrator, params, read } = await startWithOne()
  const add = (address: string) =>
    administrator.attempt(factValuesApi.add, {
      params,
      body: { from: '35', valid_from: '2026-10-01', address, is_read: true },
    })

  expect(await add('')).toMatchObject({
    status: 400,
    failure: { fields: { is_read: expect.stringContaining('Please enter the address') } },
  })
  expect(await add('https://www.example.com/fees')).toMatchObject({ ok: true })

  const { values } = await read()
  expect(values).toMatchObject([{ from: '35', read_by: admin.username }])
  expect(values[0]?.read_at).not.toBeNull()
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

test('refuses a second value with the condition and the first day of another one', async () => {
  const { administrator, params, addValue, read, db } = await startWithOne()
  await addValue({ from: '500' })
  const town = await addValue({ from: '550', condition: 'in town' })
  const later = await addValue({ from: '590', valid_from: '2026-10-01' })
  const disputed = await addValue({ from: '560', condition: 'in town', status: 'disputed' })
  const change = (id: string, body: NewFactValue) =>
    administrator.attempt(factValuesApi.change, { params: { id }, body })
  const refused = { status: 400, failure: { fields: { valid_from: expect.any(String) } } }

  expect(await change(town.id, { condition: '' })).toMatchObject(refused)
  expect(await change(disputed.id, { status: 'in_force' })).toMatchObject(refused)
  const body = { from: '600', valid_from: '2026-10-01' }
  await db.updateTable('fact_values').set({ created_by: 'Gita' }).execute()
  expect(await administrator.attempt(factValuesApi.add, { params, body })).toMatchObject(refused)
  expect((await read()).values).toHaveLength(4)

  // A value that stays where it is can change, and a settled one gives way.
  expect(await change(later.id, { from: '595', valid_from: '2026-10-01' })).toMatchObject({
    ok: true,
  })
  expect(await change(town.id, { status: 'ended' })).toMatchObject({ ok: true })
  expect(await change(disputed.id, { status: 'in_force' })).toMatchObject({ ok: true })
})

test('refuses a unit that the stored values do not fit, and a country that does not exist', async () => {
  const { administrator, params, addValue } = await startWithOne()
  await addValue({ from: '590' })
  const change = (body: FactChange) => administrator.attempt(factsApi.change, { params, body })

  for (const unit of ['date', 'words'] as const) {
    expect(await change({ unit })).toMatchObject({
      status: 400,
      failure: { fields: { unit: expect.any(String) } },
    })
  }
  expect(await change({ unit: 'GBP' })).toMatchObject({ ok: true })
  const noCountry = { status: 400, failure: { fields: { country: expect.any(String) } } }
  for (const country of ['XX', 'ZZ', 'UK']) {
    expect(await change({ country })).toMatchObject(noCountry)
    const body = makeFact({ key: 'xx.fee', country })
    expect(await administrator.attempt(factsApi.add, { body })).toMatchObject(noCountry)
  }
  expect(await change({ country: '' })).toMatchObject({ ok: true })
})

test('keeps a stored address that begins with http:// and refuses another one', async () => {
  const { administrator, addValue, db } = await startWithOne()
  const { id } = await addValue({ from: '500' })
  const address = 'http://udi.no/fees'
  await db.updateTable('fact_values').set({ address }).where('id', '=', id).execute()
  const attempt = (body: NewFactValue) =>
    administrator.attempt(factValuesApi.change, { params: { id }, body })

  expect(await attempt({ from: '510', address })).toMatchObject({ ok: true })
  expect(await attempt({ address: 'http://udi.no/other' })).toMatchObject({
    failure: { fields: { address: 'Please enter an address that begins with https://.' } },
  })
})

test('makes a free key from country and name', async () => {
  const { administrator } = await startWithOne()
  const add = async (label: string, country?: string) =>
    (await administrator.call(factsApi.add, { body: makeFact({ key: undefined, label, country }) }))
      .key

  expect(await add('Residence permit (study)', 'NO')).toBe('no.residence-permit-study')
  expect(await add('Residence permit (study)', 'NO')).toBe('no.residence-permit-study-2')
  expect(await add('Visa', 'GB')).toBe('uk.visa')
  expect(await add('भिसा', 'NP')).toBe('np.fact')
  expect(await add('शुल्क', 'NP')).toBe('np.fact-2')
  expect(await add('a '.repeat(60), '')).toBe('office.a-a-a-a-a-a-a-a')
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
  const { id } = await addValue({
    from: '590',
    publisher: 'Directorate of Immigration',
    confidence: 'official',
  })
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
  expect(await keys({ q: 'norway permit fee' })).toEqual([no])
  expect(await keys({ q: '€590' })).toEqual([no])
  expect(await keys({ limit: 1, offset: 1 })).toEqual([se])
  await administrator.call(factValuesApi.confirm, { params: { id } })
  expect(await keys({})).toEqual([se, no])
  const querystring = { limit: 1 }
  expect(await administrator.attempt(factsApi.list, { querystring })).toMatchObject({ total: 2 })
})

test('lists and counts the facts that are due, change or end, or have no evidence', async () => {
  const { administrator } = await startTestApp()
  const add = async (key: string, ...values: NewFactValue[]) => {
    const body = makeFact({ key, label: key })
    const { id } = await administrator.call(factsApi.add, { body })
    for (const value of values) {
      await administrator.call(factValuesApi.add, { params: { id }, body: value })
    }
  }
  const inDays = (days: number) =>
    new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const value = { from: '590', publisher: 'UDI', confidence: 'official' } as const
  await add('no.right', value)
  await add('no.later', value, { ...value, from: '700', valid_from: inDays(40) })
  await add('no.soon', value, { ...value, from: '650', valid_from: inDays(20) })
  await add('no.ends', { ...value, valid_until: inDays(20) })
  await add('no.ends-later', { ...value, valid_until: inDays(40) })
  await add('no.ended', { ...value, valid_until: inDays(-2) })
  await add('no.settled', { ...value, valid_until: inDays(-2), status: 'ended' })
  await add('no.disputed', value, { ...value, from: '600', status: 'disputed' })
  await add('no.without-source', { from: '590', confidence: 'official' })
  await add('no.unconfirmed', { ...value, confidence: 'unconfirmed' })

  const querystring = { state: 'urgent' } as const
  const facts = await administrator.call(factsApi.list, { querystring })
  expect(facts.map(({ key, upcoming }) => [key, upcoming])).toEqual([
    ['no.ended', null],
    ['no.disputed', null],
    ['no.ends', null],
    ['no.soon', { value: expect.stringContaining('650'), valid_from: inDays(20) }],
    ['no.unconfirmed', null],
    ['no.without-source', null],
  ])
  const { facts_to_review } = await administrator.call(dashboardApi.read, {})
  expect(facts_to_review).toEqual({
    total: 6,
    due: 1,
    changing: 2,
    conflicting: 1,
    no_evidence: 2,
  })
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
    administrator.attempt(factValuesApi.remove, { params }),
    administrator.attempt(factValuesApi.restore, { params }),
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

test('a value is a day or a number, as the unit of its fact says', async () => {
  const { administrator } = await startTestApp()
  const add = (unit: 'date' | 'GBP') =>
    administrator.call(factsApi.add, { body: makeFact({ key: `gb.${unit.toLowerCase()}`, unit }) })
  const [day, fee] = [await add('date'), await add('GBP')]
  const refused: [id: string, body: NewFactValue, field: string][] = [
    [day.id, { from: '2500' }, 'from'],
    [day.id, { from: '2027-02-30' }, 'from'],
    [day.id, { from: '2027-01-13', to: '2600' }, 'to'],
    [day.id, { from: '2027-01-13', to: '2027-01-12' }, 'to'],
    [fee.id, { from: '2027-01-13' }, 'from'],
    [fee.id, { from: '2500', to: '2027-01-13' }, 'to'],
  ]
  for (const [id, body, field] of refused) {
    const result = await administrator.attempt(factValuesApi.add, { params: { id }, body })
    expect([body, result]).toEqual([
      body,
      expect.objectContaining({
        ok: false,
        status: 400,
        failure: expect.objectContaining({ fields: { [field]: expect.anything() } }),
      }),
    ])
  }
  const body = { from: '2027-01-13', to: '2027-02-01' }
  const value = await administrator.call(factValuesApi.add, { params: { id: day.id }, body })
  expect(value).toMatchObject(body)
})
