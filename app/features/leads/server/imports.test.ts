import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { lock } from '#database/differences.ts'
import { startTestApp } from '#tests/test-app.ts'
import { untilWaiting } from '#tests/until-waiting.ts'
import { leadsApi } from '../contract.ts'
import { type ImportedRow, importsApi } from '../import-contract.ts'
import { mergeApi } from '../merge-contract.ts'
import { privacyApi } from '../privacy-contract.ts'

type Row = Partial<ImportedRow>

async function start() {
  const started = await startTestApp()
  const { administrator } = started
  const id = randomUUID()
  const numbered = (rows: Row[]) => rows.map((row, index) => ({ row: index + 2, ...row }))
  return {
    ...started,
    id,
    begin: (rows = 1) =>
      administrator.call(importsApi.start, { body: { id, file_name: 'old list.csv', rows } }),
    check: (...rows: Row[]) =>
      administrator.call(importsApi.check, { body: { rows: numbered(rows) } }),
    send: (rows: ({ row: number } & Row)[]) =>
      administrator.call(importsApi.addRows, { params: { id }, body: { rows } }),
    add: (...rows: Row[]) =>
      administrator.call(importsApi.addRows, { params: { id }, body: { rows: numbered(rows) } }),
    undo: () => administrator.call(importsApi.undo, { params: { id } }),
    imports: () => administrator.call(importsApi.list, { querystring: {} }),
    keep: (name: string, phone: string) =>
      administrator.call(leadsApi.add, { body: { name, phone } }),
    leads: () => administrator.call(leadsApi.list, { querystring: { limit: 1000, sort: 'name' } }),
    find: (of: string) => administrator.call(leadsApi.find, { params: { id: of } }),
  }
}

const name = (index: number) =>
  `Example ${String.fromCharCode(65 + (index % 26)).repeat(4)}${index}`
const phone = (index: number) => `98000${String(index).padStart(5, '0')}`
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    name: name(index),
    phone: phone(index),
    date: '2026-05-03',
  }))

test('200 rows with 30 known, sent twice, are 170 leads more; undone, all is as it was', async () => {
  const { begin, send, undo, imports, keep, leads } = await start()
  for (let index = 0; index < 30; index++) await keep(name(index), phone(index))
  const before = await leads()
  await begin(200)
  await begin(200)
  const rows = manyRows(200)
  for (const part of [rows.slice(0, 100), rows.slice(100), rows.slice(50, 150)]) await send(part)
  expect(await leads()).toHaveLength(200)
  expect(await imports()).toMatchObject([
    {
      file_name: 'old list.csv',
      rows: 200,
      new_leads: 170,
      known: 30,
      by: 'Sita',
      undone_at: null,
    },
  ])
  expect(await undo()).toEqual({ leads: 170, entries: 30, stayed: [], filled: [] })
  expect(await leads()).toEqual(before)
  expect(await undo()).toEqual({ leads: 0, entries: 0, stayed: [], filled: [] })
  expect(await imports()).toMatchObject([{ undone_at: expect.any(String) }])
})

test('a row keeps its date and source, its stage and who looks after it, and does not wait', async () => {
  const { begin, add, leads, find } = await start()
  await begin()
  await add({
    name: 'Asha Example',
    phone: 'Mob: 9800000000, ext 12',
    email: 'asha@student.example; a2@student.example',
    country: 'Australia / UK',
    stage: 'contacted',
    owner: 'ＳITA',
    date: '03/05/2026 14:30',
    source: 'Facebook',
    note: 'Asked for nursing.',
  })
  const [lead] = await leads()
  expect(lead).toMatchObject({
    phones: ['9800000000'],
    emails: ['asha@student.example'],
    countries: ['AU', 'GB'],
    owner_id: expect.any(String),
    created_at: '2026-05-03T08:45:00.000Z',
    waiting_since: null,
  })
  const { timeline } = await find(lead?.id ?? '')
  expect(timeline).toMatchObject([
    { kind: 'enquiry', by: 'Sita', enquiry: { way: 'import', source: 'Facebook' } },
  ])
  expect(timeline[0]?.enquiry?.answer_minutes).toBeNull()
  expect(timeline[0]?.text.split('\n')).toEqual([
    'Asked for nursing.',
    'Phone: Mob: 9800000000, ext 12',
    'Email: asha@student.example; a2@student.example',
  ])
})

test('rows that are near each other are perhaps the same, and one who stands twice is one', async () => {
  const { begin, add, leads, find } = await start()
  await begin(4)
  const added = await add(
    { name: 'Asha Example', email: 'asha.example@student.example' },
    { name: 'Asha Example', email: 'asha.exampel@student.example' },
    { name: 'Bikash Sample', phone: '9800000002' },
    { name: 'Asha Example', email: 'asha.example@student.example', phone: '9800000003' },
  )
  expect(added).toEqual({ new_leads: 3, known: 1, repeated: 0, wrong: [] })
  const [one, other] = await leads()
  expect([one, other].map((lead) => lead?.name)).toEqual(['Asha Example', 'Asha Example'])
  for (const [lead, alike] of [
    [one, other],
    [other, one],
  ]) {
    expect((await find(lead?.id ?? '')).perhaps_same).toMatchObject([{ id: alike?.id }])
  }
  const whole = [one, other].find((lead) => lead?.phones.length === 1)
  expect(whole).toMatchObject({ enquiries: 2, emails: ['asha.example@student.example'] })
})

test('a preview says of each row what it would become, and keeps nothing', async () => {
  const { check, keep, leads } = await start()
  const { id } = await keep('Asha Example', '9800000000')
  const checked = await check(
    { name: 'Bikash Example', phone: '9811111111' },
    { name: 'Asha Example', phone: '9800000000' },
    { name: 'Asha Example', phone: '+977-9800000000', email: 'asha@student.example' },
    { name: 'Ram Example', phone: '9800000000' },
    { name: '', phone: '12' },
  )
  expect(checked.map(({ row, state }) => [row, state])).toEqual([
    [2, 'new'],
    [3, 'known'],
    [4, 'differing'],
    [5, 'perhaps'],
    [6, 'wrong'],
  ])
  expect(checked[2]).toMatchObject({
    leads: [{ id, name: 'Asha Example' }],
  })
  expect(checked[2]?.differs).toEqual({ emails: ['asha@student.example'] })
  expect(checked[3]?.leads).toEqual([{ id, name: 'Asha Example' }])
  expect(await leads()).toHaveLength(1)
})

test('what is wrong with a row is said by field, and keeps no other from coming', async () => {
  const { begin, add, leads } = await start()
  const good = { name: 'Asha Example', phone: '9800000000' }
  const bad: [string, Row][] = [
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['phone', { phone: '9.8E+09' }],
    ['phone', { phone: '' }],
    ['email', { email: 'asha' }],
    ['country', { country: 'Atlantis' }],
    ['stage', { stage: 'Dreaming' }],
    ['owner', { owner: 'Nobody' }],
    ['date', { date: '31/06/2026' }],
    ['date', { date: '2083-01-15' }],
    ['note', { note: 'x'.repeat(5001) }],
  ]
  await begin()
  const answer = await add(...bad.map(([, row]) => ({ ...good, ...row })), good)
  expect(answer).toMatchObject({ new_leads: 1, known: 0 })
  expect(answer.wrong.map(({ wrong }) => wrong.map(({ field }) => field))).toEqual(
    bad.map(([field]) => [field]),
  )
  for (const { wrong } of answer.wrong) expect(wrong[0]?.detail).toMatch(/^[A-Z“].*\.$/s)
  expect(await leads()).toHaveLength(1)
})

test('undone, leads with which something has happened stay, and known ones say what they keep', async () => {
  const { administrator, begin, add, undo, keep, leads, find } = await start()
  const known = await keep('Rita Example', '9800000001')
  await begin(3)
  await add(
    { name: 'Asha Example', phone: '9800000000' },
    { name: 'Asha Example', phone: '9800000000', note: 'Twice in the list.' },
    { name: 'Rita Example', phone: '9800000001', email: 'rita@student.example', stage: 'Offer' },
    { name: 'Bikash Example', phone: '9800000002' },
  )
  const [asha] = await leads()
  const params = { id: asha?.id ?? '' }
  const body = { kind: 'call', text: 'Comes on Sunday.' } as const
  await administrator.call(leadsApi.note, { params, body })
  const { timeline } = await find(known.id)
  expect(timeline[0]?.after).toMatchObject({ emails: ['rita@student.example'] })
  expect(timeline[0]?.after).toHaveProperty('stage_id')
  expect(await undo()).toEqual({
    leads: 1,
    entries: 1,
    stayed: [{ id: asha?.id, name: 'Asha Example' }],
    filled: [{ id: known.id, name: 'Rita Example' }],
  })
  expect((await find(params.id)).timeline).toHaveLength(3)
  const rita = await find(known.id)
  expect(rita).toMatchObject({
    enquiries: 1,
    emails: ['rita@student.example'],
    stage_id: known.stage_id,
    touched_at: rita.timeline[0]?.at,
  })
})

test.skipIf(inject('sqliteFolder'))(
  'undoing waits for who is at work on the lead that a known one is part of, on PostgreSQL',
  async () => {
    const { administrator, db, begin, add, undo, keep, find } = await start()
    const known = await keep('Rita Example', '9800000001')
    const other = await keep('Rita Sample', '9800000002')
    await begin()
    await add({ name: 'Rita Example', phone: '9800000001' })
    const body = { other_id: known.id, fields: [] }
    await administrator.call(mergeApi.merge, { params: { id: other.id }, body })
    const before = await find(other.id)

    const undone = await db.transaction().execute(async (transaction) => {
      await lock(transaction, `lead ${other.id}`)
      const undone = undo()
      await untilWaiting(db)
      return { undone }
    })

    expect(await undone.undone).toMatchObject({ leads: 0, entries: 1 })
    expect((await find(other.id)).enquiries).toBe(before.enquiries - 1)
  },
)

test('an import that is begun three times at once is one', async () => {
  const { administrator, id, leads } = await start()
  const body = { id, file_name: 'leads.csv', rows: 1 }
  const begun = await Promise.all(
    [1, 2, 3].map(() => administrator.attempt(importsApi.start, { body })),
  )
  expect(begun.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(await administrator.call(importsApi.list, {})).toMatchObject([{ id }])
  const activities = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(activities.filter(({ subject }) => subject === 'lead_import')).toHaveLength(1)
  expect(await leads()).toEqual([])
})

test('an import that was undone takes no more rows, and one that never began none', async () => {
  const { administrator, id, begin, add, undo, leads, find } = await start()
  const body = { rows: [{ row: 2, name: 'Asha Example', phone: '9800000000' }] }
  const attempt = () => administrator.attempt(importsApi.addRows, { params: { id }, body })
  expect(await attempt()).toMatchObject({ status: 404 })
  await begin()
  await add({ name: 'Asha Example', phone: '9800000000' })
  const [asha] = await leads()
  await find(asha?.id ?? '')
  const openings = { querystring: { subject: 'lead_opening' } }
  const named = [{ subject_name: 'Asha Example' }]
  expect(await administrator.call(auditLogApi.list, openings)).toMatchObject(named)
  await undo()
  // The name could not be erased otherwise.
  expect(await administrator.call(auditLogApi.list, openings)).toMatchObject([{ subject_name: '' }])
  expect(await attempt()).toMatchObject({ status: 409 })
  expect(await leads()).toEqual([])
  const activities = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(
    activities
      .filter(({ subject }) => subject === 'lead_import')
      .map(({ action, subject_name }) => [action, subject_name]),
  ).toEqual([
    ['deleted', 'old list.csv'],
    ['added', 'old list.csv'],
  ])
})

test('the same rows imported again add nothing, until the first import is undone', async () => {
  const { administrator, begin, check, add, undo, leads, find } = await start()
  await begin(3)
  const rows = [
    { name: 'Asha Example', phone: '9800000001', note: 'Asked for nursing.' },
    { name: 'Binod Example', phone: '9800000002', date: '2026-05-03' },
  ]
  expect(await add(...rows)).toMatchObject({ new_leads: 2, repeated: 0 })
  const other = randomUUID()
  await administrator.call(importsApi.start, {
    body: { id: other, file_name: 'the same list.csv', rows: 3 },
  })
  const changed = { name: 'Binod Example', phone: '9800000002', note: 'Called again.' }
  const addAgain = (given: Row[]) =>
    administrator.call(importsApi.addRows, {
      params: { id: other },
      body: { rows: given.map((row, index) => ({ row: index + 7, ...row })) },
    })

  expect((await check(...rows, changed)).map(({ state }) => state)).toEqual([
    ...['repeated', 'repeated'],
    'known',
  ])
  const again = [...rows, changed]
  expect(await addAgain(again)).toMatchObject({ new_leads: 0, known: 1, repeated: 2, wrong: [] })
  expect(await addAgain(again)).toMatchObject({ new_leads: 0, known: 1, repeated: 2 })
  const [asha] = await leads()
  expect((await find(asha?.id ?? '')).timeline).toHaveLength(1)

  await undo()
  // Binod stays: he has called again since.
  expect(await addAgain(rows)).toMatchObject({ new_leads: 1, repeated: 1 })
})

test('a row of a deleted lead is not repeated: it brings the person back', async () => {
  const { administrator, begin, check, add, leads } = await start()
  await begin(2)
  const rows = [
    { name: 'Asha Example', phone: '9800000001' },
    { name: 'Binod Example', phone: '9800000002' },
  ]
  await add(...rows)
  const asha = (await leads()).find(({ name }) => name === 'Asha Example')
  await administrator.call(leadsApi.remove, { params: { id: asha?.id ?? '' } })
  const id = randomUUID()
  await administrator.call(importsApi.start, { body: { id, file_name: 'again.csv', rows: 2 } })

  expect(await check(...rows)).toMatchObject([
    { state: 'known', leads: [] },
    { state: 'repeated', leads: [{ name: 'Binod Example' }] },
  ])
  const body = { rows: rows.map((row, index) => ({ row: index + 2, ...row })) }
  expect(await administrator.call(importsApi.addRows, { params: { id }, body })).toMatchObject({
    new_leads: 0,
    known: 1,
    repeated: 1,
  })
  expect((await leads()).map((lead) => lead.id)).toContain(asha?.id)
})

test('somebody who stands twice in one file has asked twice', async () => {
  const { begin, add, leads, find } = await start()
  await begin(2)
  const row = { name: 'Asha Example', phone: '9800000001' }
  expect(await add(row, row)).toMatchObject({ new_leads: 1, known: 1, repeated: 0 })
  const [asha] = await leads()
  expect((await find(asha?.id ?? '')).timeline).toHaveLength(2)
})

test('who is erased leaves nothing by which a row would be recognised', async () => {
  const { administrator, db, begin, add, leads } = await start()
  await begin(1)
  await add({ name: 'Asha Example', phone: '9800000001' })
  const [asha] = await leads()
  await administrator.call(privacyApi.erase, {
    params: { id: asha?.id ?? '' },
    body: { name: 'Asha Example' },
  })

  const kept = await db.selectFrom('lead_import_rows').select('content_hash').execute()
  expect(kept).toEqual([{ content_hash: '' }])
})

test('imports are listed newest first, whatever their ids, in pages', async () => {
  const { administrator, db, id, signIn } = await start()
  await signIn()
  const { id: by_id } = await db.selectFrom('administrators').select('id').executeTakeFirstOrThrow()
  const all = Array.from({ length: 60 }, (_, index) => ({
    id: randomUUID(),
    file_name: `${index}`,
    rows: 1,
    by_id,
    undone_at: null,
    // Two at a time begin in the same moment.
    created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2))).toISOString(),
  }))
  await db.insertInto('lead_imports').values(all).execute()
  const list = (querystring: { limit?: number; before?: string }) =>
    administrator.call(importsApi.list, { querystring })

  const first = await list({})
  const second = await list({ before: first.at(-1)?.id })

  expect([first.length, second.length]).toEqual([50, 10])
  const moments = [...first, ...second].map(({ created_at }) => created_at)
  expect(moments).toEqual(moments.toSorted().reverse())
  expect(new Set([...first, ...second].map((each) => each.id)).size).toBe(60)
  expect(await list({ limit: 1000 })).toEqual([...first, ...second])
  expect(await list({ before: id })).toEqual([])
})
