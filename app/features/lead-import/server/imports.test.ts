import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { acquireLock } from '#database/locks.ts'
import { makeName, makePhone, makeRows, type Row, startImportApp } from '#tests/import-app.ts'
import { waitForLock } from '#tests/wait-for-lock.ts'
import { importsApi } from '../contract.ts'

test('200 rows with 30 existing leads, sent twice, add 170 leads, and undo removes them', async () => {
  const { startImport, send, undo, listImports, addLead, listLeads } = await startImportApp()
  for (let index = 0; index < 30; index++) await addLead(makeName(index), makePhone(index))
  const before = await listLeads()
  await startImport(200)
  await startImport(200)
  const rows = makeRows(200)
  for (const batch of [rows.slice(0, 100), rows.slice(100), rows.slice(50, 150)]) await send(batch)
  expect(await listLeads()).toHaveLength(200)
  expect(await listImports()).toMatchObject([
    {
      file_name: 'old list.csv',
      rows: 200,
      new_leads: 170,
      existing_leads: 30,
      by: 'Sita',
      undone_at: null,
    },
  ])
  expect(await undo()).toEqual({
    leads: 170,
    removed_activities: 30,
    kept_leads: [],
    changed_leads: [],
  })
  expect(await listLeads()).toEqual(before)
  expect(await undo()).toEqual({
    leads: 0,
    removed_activities: 0,
    kept_leads: [],
    changed_leads: [],
  })
  expect(await listImports()).toMatchObject([{ undone_at: expect.any(String) }])
})

test('an imported row keeps its phones, date, source, stage and counsellor and does not await a reply', async () => {
  const { startImport, add, listLeads, find } = await startImportApp()
  await startImport()
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
  const [lead] = await listLeads()
  expect(lead).toMatchObject({
    phones: ['9800000000'],
    phone_labels: ['9800000000 (ext 12)'],
    emails: ['asha@student.example', 'a2@student.example'],
    countries: ['AU', 'GB'],
    owner_id: expect.any(String),
    created_at: '2026-05-03T08:45:00.000Z',
    awaiting_reply_since: null,
  })
  const { timeline } = await find(lead?.id ?? '')
  expect(timeline).toMatchObject([
    { kind: 'enquiry', by: 'Sita', enquiry: { channel: 'import', source: 'Facebook' } },
  ])
  expect(timeline[0]?.enquiry?.first_response_minutes).toBeNull()
  expect(timeline[0]?.text).toBe('Asked for nursing.')
})

test('similar rows become possible duplicates, and repeated rows become one lead', async () => {
  const { startImport, add, listLeads, find } = await startImportApp()
  await startImport(4)
  const added = await add(
    { name: 'Asha Example', email: 'asha.example@student.example' },
    { name: 'Asha Example', email: 'asha.example@student.exampel' },
    { name: 'Bikash Sample', phone: '9800000002' },
    { name: 'Asha Example', email: 'asha.example@student.example', phone: '9800000003' },
  )
  expect(added).toMatchObject({ new_leads: 3, existing_leads: 1, repeated: 0, errors: [] })
  const [one, other] = await listLeads()
  expect([one, other].map((lead) => lead?.name)).toEqual(['Asha Example', 'Asha Example'])
  for (const [lead, duplicate] of [
    [one, other],
    [other, one],
  ]) {
    expect((await find(lead?.id ?? '')).possible_duplicates).toMatchObject([{ id: duplicate?.id }])
  }
  const lead = [one, other].find((lead) => lead?.phones.length === 1)
  expect(lead).toMatchObject({ enquiries: 2, emails: ['asha.example@student.example'] })
})

test('the preview shows the result of each row and stores nothing', async () => {
  const { check, addLead, listLeads } = await startImportApp()
  const { id } = await addLead('Asha Example', '9800000000')
  const checked = await check(
    { name: 'Bikash Example', phone: '9811111111' },
    { name: 'Asha Example', phone: '9800000000' },
    { name: 'Asha Example', phone: '+977-9800000000', email: 'asha@student.example' },
    { name: 'Ram Example', phone: '9800000000' },
    { name: '', phone: '12', city: 'Pokhara' },
  )
  expect(checked.map(({ row, state }) => [row, state])).toEqual([
    [2, 'new'],
    [3, 'existing'],
    [4, 'conflicting'],
    [5, 'possible_duplicate'],
    [6, 'invalid'],
  ])
  expect(checked[2]).toMatchObject({
    leads: [{ id, name: 'Asha Example' }],
  })
  expect(checked[2]?.changes).toEqual({ emails: ['asha@student.example'] })
  expect(checked[3]?.leads).toEqual([{ id, name: 'Asha Example' }])
  expect(await listLeads()).toHaveLength(1)
})

test('a row without a name, a phone and an email is refused and does not stop the others', async () => {
  const { startImport, add, listLeads } = await startImportApp()
  await startImport(4)
  const response = await add(
    { name: ' ', note: 'Asked for nursing.' },
    { name: 'Asha Example' },
    { phone: '9800000001' },
    { email: 'binod@student.example' },
  )
  expect(response).toMatchObject({ new_leads: 3, existing_leads: 0 })
  expect(response.errors).toEqual([
    {
      row: 2,
      errors: [{ field: 'name', detail: 'Enter a name, a phone number or an email address.' }],
    },
  ])
  expect(await listLeads()).toHaveLength(3)
})

test('cells that cannot be read become notes of their lead and are listed', async () => {
  const { startImport, check, add, listLeads, find } = await startImportApp()
  const good = { name: 'Asha Example', phone: '9800000000' }
  const bad: Row = {
    phone: '9.8E+09',
    email: 'asha',
    city: 'x'.repeat(121),
    country: 'Atlantis',
    stage: 'Dreaming',
    owner: 'Nobody',
    branch: 'Nowhere',
    date: '31/06/2026',
    intake: 'soon',
    budget: 'a lot',
    language: 'Klingon',
    qualification_year: 'last year',
    follow_up_at: 'after the exams',
    preferred_channel: 'pigeon',
    lost_reason: 'No money',
    tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`).join(','),
    source: 'x'.repeat(201),
  }
  await startImport(2)
  const rows = [
    { ...good, ...bad },
    { name: 'Binod Example', date: '2090-01-15' },
  ]
  const response = await add(...rows)
  expect(response).toMatchObject({ new_leads: 2, errors: [] })
  const [checked] = await check(...rows)
  expect(checked?.state).toBe('repeated')
  const unread = response.unread.filter(({ row }) => row === 2)
  expect(unread.map(({ field }) => field).toSorted()).toEqual(Object.keys(bad).toSorted())
  expect(response.unread.at(-1)).toMatchObject({ row: 3, field: 'date', text: '2090-01-15' })
  for (const { detail } of response.unread) expect(detail).toMatch(/^[A-Z“].*\.$/s)
  const [asha] = await listLeads()
  const { timeline, phones, lost_reason } = await find(asha?.id ?? '')
  expect([phones, lost_reason]).toEqual([[], ''])
  const lines = timeline[0]?.text.split('\n') ?? []
  expect(lines).toContain('Stage: Dreaming')
  expect(lines).toContain('Phone: 9.8E+09')
  expect(lines).toHaveLength(unread.length)
})

test.skipIf(inject('sqliteFolder'))(
  'undo waits for a lock on the primary lead of an existing lead, on PostgreSQL',
  async () => {
    const { administrator, db, startImport, add, undo, addLead, find } = await startImportApp()
    const existingLead = await addLead('Rita Example', '9800000001')
    const other = await addLead('Rita Sample', '9800000002')
    await startImport()
    await add({ name: 'Rita Example', phone: '9800000001' })
    const body = { other_id: existingLead.id, fields: [] }
    await administrator.call(mergeApi.merge, { params: { id: other.id }, body })
    const before = await find(other.id)

    const undoing = await db.transaction().execute(async (transaction) => {
      await acquireLock(transaction, 'lead', other.id)
      const undoing = undo()
      await waitForLock(db)
      return { undoing }
    })

    expect(await undoing.undoing).toMatchObject({ leads: 0, removed_activities: 1 })
    expect((await find(other.id)).enquiries).toBe(before.enquiries - 1)
  },
)

test('three parallel starts create one import', async () => {
  const { administrator, id, listLeads } = await startImportApp()
  const body = { id, file_name: 'leads.csv', rows: 1 }
  const starts = await Promise.all(
    [1, 2, 3].map(() => administrator.attempt(importsApi.start, { body })),
  )
  expect(starts.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(await administrator.call(importsApi.list, {})).toMatchObject([{ id }])
  const activities = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(activities.filter(({ subject }) => subject === 'lead_import')).toHaveLength(1)
  expect(await listLeads()).toEqual([])
})

test('a person with two rows in one file has two enquiries', async () => {
  const { startImport, add, listLeads, find } = await startImportApp()
  await startImport(2)
  const row = { name: 'Asha Example', phone: '9800000001' }
  expect(await add(row, row)).toMatchObject({ new_leads: 1, existing_leads: 1, repeated: 0 })
  const [asha] = await listLeads()
  expect((await find(asha?.id ?? '')).timeline).toHaveLength(2)
})

test('lists imports newest first in pages, independent of their ids', async () => {
  const { administrator, db, id, signIn } = await startImportApp()
  await signIn()
  const { id: author_id } = await db
    .selectFrom('administrators')
    .select('id')
    .executeTakeFirstOrThrow()
  const all = Array.from({ length: 60 }, (_, index) => ({
    id: randomUUID(),
    file_name: `${index}`,
    rows: 1,
    author_id: author_id,
    undone_at: null,
    // Two imports start at the same time.
    created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2))).toISOString(),
  }))
  await db.insertInto('lead_imports').values(all).execute()
  const list = (querystring: { limit?: number; before?: string }) =>
    administrator.call(importsApi.list, { querystring })

  const first = await list({})
  const second = await list({ before: first.at(-1)?.id })

  expect([first.length, second.length]).toEqual([50, 10])
  const times = [...first, ...second].map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted().reverse())
  expect(new Set([...first, ...second].map((each) => each.id)).size).toBe(60)
  expect(await list({ limit: 1000 })).toEqual([...first, ...second])
  expect(await list({ before: id })).toEqual([])
})
