import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { type Row, startImportApp } from '#tests/import-app.ts'
import { importsApi } from '../contract.ts'

test('undo keeps new leads that have changed and gives existing leads back what it changed', async () => {
  const { administrator, startImport, add, undo, addLead, listLeads, find } = await startImportApp()
  const existingLead = await addLead('Rita Example', '9800000001')
  await startImport(3)
  await add(
    { name: 'Asha Example', phone: '9800000000' },
    { name: 'Asha Example', phone: '9800000000', note: 'Twice in the list.' },
    { name: 'Rita Example', phone: '9800000001', email: 'rita@student.example', stage: 'Offer' },
    { name: 'Bikash Example', phone: '9800000002' },
  )
  const [asha] = await listLeads()
  const params = { id: asha?.id ?? '' }
  const body = { kind: 'call', text: 'Comes on Sunday.' } as const
  await administrator.call(leadsApi.logActivity, { params, body })
  const { timeline } = await find(existingLead.id)
  expect(timeline[0]?.after).toMatchObject({ emails: ['rita@student.example'] })
  expect(timeline[0]?.after).toHaveProperty('stage_id')
  expect(await undo()).toEqual({
    leads: 1,
    removed_activities: 1,
    kept_leads: [{ id: asha?.id, name: 'Asha Example' }],
    changed_leads: [],
  })
  expect((await find(params.id)).timeline).toHaveLength(3)
  const rita = await find(existingLead.id)
  expect(rita).toMatchObject({
    enquiries: 1,
    emails: [],
    stage_id: existingLead.stage_id,
    last_activity_at: rita.timeline[0]?.at,
  })
})

test('undo reports no lead whose stage only differed from its row', async () => {
  const { administrator, startImport, add, undo, addLead } = await startImportApp()
  const { id } = await addLead('Rita Example', '9800000001')
  await startImport(1)
  await add({ name: 'Rita Example', phone: '9800000001', stage: 'Offer' })
  const offer = (await administrator.call(stagesApi.list, {})).find(({ name }) => name === 'Offer')
  await administrator.call(leadsApi.change, { params: { id }, body: { stage_id: offer?.id } })

  expect(await undo()).toMatchObject({ removed_activities: 1, changed_leads: [] })
})

test('refuses rows for an undone or unknown import', async () => {
  const { administrator, id, startImport, add, undo, listLeads, find } = await startImportApp()
  const body = { rows: [{ row: 2, name: 'Asha Example', phone: '9800000000' }] }
  const attempt = () => administrator.attempt(importsApi.addRows, { params: { id }, body })
  expect(await attempt()).toMatchObject({ status: 404 })
  await startImport()
  await add({ name: 'Asha Example', phone: '9800000000' })
  const [asha] = await listLeads()
  await find(asha?.id ?? '')
  const accessQuery = { querystring: { subject: 'lead_access' } }
  const named = [{ subject_name: 'Asha Example' }]
  expect(await administrator.call(auditLogApi.list, accessQuery)).toMatchObject(named)
  await undo()
  // Otherwise the name could not be erased.
  expect(await administrator.call(auditLogApi.list, accessQuery)).toMatchObject([
    { subject_name: '' },
  ])
  expect(await attempt()).toMatchObject({ status: 409 })
  expect(await listLeads()).toEqual([])
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

test('importing the same rows again adds nothing until the first import is undone', async () => {
  const { administrator, startImport, check, add, undo, listLeads, find } = await startImportApp()
  await startImport(3)
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
  const addAgain = (repeatedRows: Row[]) =>
    administrator.call(importsApi.addRows, {
      params: { id: other },
      body: { rows: repeatedRows.map((row, index) => ({ row: index + 7, ...row })) },
    })

  expect((await check(...rows, changed)).map(({ state }) => state)).toEqual([
    'repeated',
    'repeated',
    'existing',
  ])
  const again = [...rows, changed]
  expect(await addAgain(again)).toMatchObject({
    new_leads: 0,
    existing_leads: 1,
    repeated: 2,
    errors: [],
  })
  expect(await addAgain(again)).toMatchObject({ new_leads: 0, existing_leads: 1, repeated: 2 })
  const [asha] = await listLeads()
  expect((await find(asha?.id ?? '')).timeline).toHaveLength(1)

  await undo()
  // Binod's lead stays, because he has called since.
  expect(await addAgain(rows)).toMatchObject({ new_leads: 1, repeated: 1 })
})

test('siblings whose rows complete the name of one guardian are undone', async () => {
  const { startImport, add, undo, listLeads } = await startImportApp()
  await startImport(2)
  await add(
    { name: 'Asha Example', phone: '9800000001', guardian_phone: '9800000009' },
    {
      name: 'Binod Example',
      phone: '9800000002',
      guardian_phone: '9800000009',
      guardian_name: 'Ram Example',
    },
  )
  expect((await listLeads()).map(({ guardian_name }) => guardian_name)).toEqual([
    'Ram Example',
    'Ram Example',
  ])
  expect(await undo()).toMatchObject({ leads: 2, kept_leads: [] })
  expect(await listLeads()).toEqual([])
})

test('a row of a deleted lead is not skipped and restores the lead', async () => {
  const { administrator, startImport, check, add, listLeads } = await startImportApp()
  await startImport(2)
  const rows = [
    { name: 'Asha Example', phone: '9800000001' },
    { name: 'Binod Example', phone: '9800000002' },
  ]
  await add(...rows)
  const asha = (await listLeads()).find(({ name }) => name === 'Asha Example')
  await administrator.call(leadsApi.remove, { params: { id: asha?.id ?? '' } })
  const id = randomUUID()
  await administrator.call(importsApi.start, { body: { id, file_name: 'again.csv', rows: 2 } })

  expect(await check(...rows)).toMatchObject([
    { state: 'existing', leads: [] },
    { state: 'repeated', leads: [{ name: 'Binod Example' }] },
  ])
  const body = { rows: rows.map((row, index) => ({ row: index + 2, ...row })) }
  expect(await administrator.call(importsApi.addRows, { params: { id }, body })).toMatchObject({
    new_leads: 0,
    existing_leads: 1,
    repeated: 1,
  })
  expect((await listLeads()).map((lead) => lead.id)).toContain(asha?.id)
})

test('erasing removes the row hash of the import', async () => {
  const { administrator, db, startImport, add, listLeads } = await startImportApp()
  await startImport(1)
  await add({ name: 'Asha Example', phone: '9800000001' })
  const [asha] = await listLeads()
  await administrator.call(personalDataApi.erase, {
    params: { id: asha?.id ?? '' },
    body: { name: 'Asha Example' },
  })

  const rows = await db
    .selectFrom('lead_import_rows')
    .select(['content_hash', 'person_hash'])
    .execute()
  expect(rows).toEqual([{ content_hash: '', person_hash: '' }])
})
