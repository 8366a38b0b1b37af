import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { ownAccountApi } from '#app/features/accounts/people-contract.ts'
import { absencesApi, assignmentRulesApi } from '#app/features/assignment/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { reportApi } from '#app/features/reports/contract.ts'
import { dueApi } from '#app/features/tasks/due-contract.ts'
import { tasksApi } from '#app/features/tasks/tasks-contract.ts'
import { startAppAt } from '#tests/clock-app.ts'
import { createBranches } from '#tests/create-branches.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { frontDeskApi, type NewVisit, type Visit, type VisitChange } from '../contract.ts'

/** Starts an office with the caller and a counsellor. */
async function start() {
  const started = await startLeadApp()
  const { administrator, db, signIn } = started
  await signIn()
  const { id: me } = await administrator.call(ownAccountApi.read, {})
  const anita = newId()
  const row = {
    id: anita,
    username: 'Anita',
    username_key: 'anita',
    created_at: new Date().toISOString(),
    email: 'anita@office.example',
    password_hash: 'none that fits',
    role: 'counsellor' as const,
  }
  await db.insertInto('administrators').values(row).execute()
  return {
    ...started,
    me,
    anita,
    record: async (body: NewVisit) =>
      (await administrator.call(frontDeskApi.add, { body })) as Visit,
    changeVisit: (id: string, body: VisitChange) =>
      administrator.call(frontDeskApi.change, { params: { id }, body }),
    read: (day?: string) => administrator.call(frontDeskApi.read, { querystring: { day } }),
  }
}

test('a bare phone or a bare name is enough, and a known phone finds its lead', async () => {
  const { record, find, list, read, add } = await start()
  const sita = await add({ name: 'Sita Example', phone: '9800000001' })

  const known = await record({ line: '+977 980-0000001', purpose: 'Asks about fees.' })
  expect(known).toMatchObject({
    purpose: 'Asks about fees.',
    state: 'waiting',
    lead: { id: sita.id },
  })
  const unknown = await record({ line: '9800000002' })
  expect(unknown.lead).toMatchObject({ name: '', phones: ['9800000002'] })
  const named = await record({ line: 'Bikash Example, Canada, IELTS 7', purpose: 'Nursing' })
  expect(named).toMatchObject({
    purpose: 'IELTS 7, Nursing',
    lead: { name: 'Bikash Example', countries: ['CA'] },
  })

  expect(await list()).toHaveLength(3)
  expect((await find(sita.id)).timeline[0]).toMatchObject({
    id: known.id,
    kind: 'enquiry',
    enquiry: { channel: 'walk-in' },
  })
  expect((await find(unknown.lead.id)).owner_id).toBeNull()
  const { visits } = await read()
  expect(visits.map(({ id }) => id)).toEqual([named.id, unknown.id, known.id])
})

test('a visit of an existing lead is in its timeline and counts as a reply', async () => {
  const { administrator, record, find, list, sendEnquiry, me } = await start()
  await sendEnquiry()
  const [lead] = await list()
  const id = lead?.id ?? ''
  expect(lead?.awaiting_reply_since).not.toBeNull()

  const visit = await record({ lead_id: id.toUpperCase(), purpose: 'Brings documents.' })
  const found = await find(id)
  expect(found).toMatchObject({ awaiting_reply_since: null, owner_id: null })
  expect(found.timeline[0]).toMatchObject({
    id: visit.id,
    kind: 'visit',
    text: 'Brings documents.',
    by: 'Sita',
  })
  // The register shows a corrected text.
  const params = { id, activity_id: visit.id }
  await administrator.call(leadsApi.editActivity, {
    params,
    body: { text: 'Brings the passport.' },
  })
  await administrator.call(leadsApi.change, { params: { id }, body: { owner_id: me } })
  expect(await record({ lead_id: id })).toMatchObject({ counsellor_id: me, purpose: '' })
})

test('who is free follows from visitors and absences', async () => {
  const { administrator, record, changeVisit, read, find, anita, me } = await start()
  const stateOf = async (id: string) => {
    const person = (await read()).counsellors.find((each) => each.id === id)
    return [person?.state, person?.waiting]
  }
  expect(await stateOf(anita)).toEqual(['free', 0])

  const visit = await record({ line: 'Asha Example', counsellor_id: anita })
  expect(visit).toMatchObject({ counsellor_id: anita, state: 'waiting', started_at: null })
  expect((await find(visit.lead.id)).owner_id).toBe(anita)
  expect(await stateOf(anita)).toEqual(['free', 1])
  const received = await changeVisit(visit.id, { state: 'with_counsellor' })
  expect(received).toMatchObject({ state: 'with_counsellor', started_at: expect.any(String) })
  expect(await stateOf(anita)).toEqual(['busy', 0])
  const left = await changeVisit(visit.id, { state: 'left' })
  expect(left).toMatchObject({ started_at: received.started_at, ended_at: expect.any(String) })
  expect(await stateOf(anita)).toEqual(['free', 0])
  expect(await changeVisit(visit.id, { state: 'waiting' })).toMatchObject({
    started_at: null,
    ended_at: null,
  })

  const body = { from_at: new Date().toISOString(), until_at: null }
  await administrator.call(absencesApi.set, { params: { id: anita }, body })
  expect(await stateOf(anita)).toEqual(['out_of_office', 1])
  // While the counsellor is absent, a colleague meets the visitor; the lead keeps its counsellor.
  expect(await record({ lead_id: visit.lead.id })).toMatchObject({ counsellor_id: null })
  await changeVisit(visit.id, { counsellor_id: me })
  expect((await find(visit.lead.id)).owner_id).toBe(anita)
  const unassigned = await record({ line: 'Bina Example' })
  await changeVisit(unassigned.id, { counsellor_id: me })
  expect((await find(unassigned.lead.id)).owner_id).toBe(me)
})

test('a new lead without a chosen counsellor is assigned by the rules', async () => {
  const { administrator, record, anita } = await start()
  const body = { name: 'All', counsellor_ids: [anita] }
  await administrator.call(assignmentRulesApi.add, { body })
  expect(await record({ line: 'Asha Example' })).toMatchObject({ counsellor_id: anita })
})

test('the register has the visits of one day, also of merged leads, without deleted leads', async () => {
  const { administrator, db, record, read } = await start()
  const [asha, bina] = [
    await record({ line: 'Asha Example' }),
    await record({ line: 'Bina Example' }),
  ]
  const params = { id: asha.lead.id }
  await administrator.call(mergeApi.merge, {
    params,
    body: { other_id: bina.lead.id, fields: [] },
  })
  expect((await read()).visits).toMatchObject([
    { id: bina.id, lead: { id: asha.lead.id } },
    { id: asha.id, lead: { id: asha.lead.id } },
  ])
  const at = '2026-11-02T18:15:00.000Z'
  await db.updateTable('visits').set({ at }).where('activity_id', '=', bina.id).execute()
  expect((await read()).visits.map(({ id }) => id)).toEqual([asha.id])
  // The day of the office begins at 18:15 UTC.
  expect((await read('2026-11-03')).visits.map(({ id }) => id)).toEqual([bina.id])
  expect((await read('2026-11-02')).visits).toEqual([])
  await administrator.call(leadsApi.remove, { params })
  expect((await read('2026-11-03')).visits).toEqual([])
})

test('with scope own, a new visitor is assigned to whoever records the visit', async () => {
  const { administrator, db, add, record, read, me, anita } = await start()
  const hidden = await add({ name: 'Theirs Example', phone: '9800000009' })
  await db.updateTable('leads').set({ owner_id: anita }).where('id', '=', hidden.id).execute()
  await db
    .updateTable('administrators')
    .set({ role: 'counsellor', lead_scope: 'own' })
    .where('id', '=', me)
    .execute()

  expect(await record({ line: 'Asha Example' })).toMatchObject({ counsellor_id: me })
  const body = { line: 'Theirs Example 9800000009' }
  expect(await administrator.attempt(frontDeskApi.add, { body })).toMatchObject({
    value: { detail: expect.stringContaining('assigned to a colleague') },
  })
  expect((await read()).visits).toMatchObject([{ lead: { name: 'Asha Example' } }])
  expect((await read()).counsellors).toContainEqual(
    expect.objectContaining({ id: anita, waiting: 1 }),
  )
})

test('who meets a known person becomes the counsellor only of a lead without one', async () => {
  const { record, find, sendEnquiry, list, me, anita } = await start()
  await sendEnquiry({ phone: '9800000001' })
  const [lead] = await list()
  const id = lead?.id ?? ''
  await record({ line: '9800000001', counsellor_id: anita })
  expect(await find(id)).toMatchObject({ owner_id: anita, awaiting_reply_since: null })
  await record({ line: '9800000001', counsellor_id: me })
  expect((await find(id)).owner_id).toBe(anita)
})

test('the data export has the visits, and erasing a lead erases them', async () => {
  const { administrator, db, record, changeVisit, read } = await start()
  const visit = await record({ line: 'Asha Example, 9800000001', purpose: 'Lost passport.' })
  const other = await record({ line: 'Bina Example' })
  const { lead } = await record({ line: 'Asha Example, 9800000001' })
  const { started_at } = await changeVisit(visit.id, { state: 'with_counsellor' })
  const params = { id: lead.id }
  const exported = await administrator.call(personalDataApi.exportData, { params })
  expect(exported.visits).toMatchObject([
    { id: visit.id, at: visit.at, started_at, ended_at: null },
    { started_at: null },
  ])
  await eraseLead(administrator, lead.id)
  expect((await read()).visits.map(({ id }) => id)).toEqual([other.id])
  const rows = await db.selectFrom('visits').select('activity_id').execute()
  expect(rows).toEqual([{ activity_id: other.id }])
})

test('the visits of a deleted or merged lead come back with it', async () => {
  const { administrator, record, read } = await start()
  const [asha, bina] = [
    await record({ line: 'Asha Example' }),
    await record({ line: 'Bina Example' }),
  ]
  const params = { id: bina.lead.id }
  await administrator.call(leadsApi.remove, { params })
  expect((await read()).visits.map(({ id }) => id)).toEqual([asha.id])
  await administrator.call(leadsApi.restore, { params })
  expect((await read()).visits.map(({ id }) => id)).toEqual([bina.id, asha.id])

  const merged = { params: { id: asha.lead.id }, body: { other_id: bina.lead.id } }
  await administrator.call(mergeApi.merge, { ...merged, body: { ...merged.body, fields: [] } })
  expect((await read()).visits[0]?.lead.id).toBe(asha.lead.id)
  await administrator.call(mergeApi.unmerge, merged)
  expect((await read()).visits[0]?.lead).toMatchObject({ id: bina.lead.id, name: 'Bina Example' })
})

test('with the scope of a branch, the register has the visits of its leads', async () => {
  const { administrator, db, add, change, record, changeVisit, read, me, anita } = await start()
  await createBranches(administrator, 'Pokhara', 'Butwal')
  const [here, elsewhere] = [await add({ name: 'Here Example' }), await add({ name: 'There' })]
  for (const [{ id }, branch] of [
    [here, 'Pokhara'],
    [elsewhere, 'Butwal'],
  ] as const)
    await change(id, { branch, owner_id: anita })
  const visit = await record({ lead_id: here.id })
  const hidden = await record({ lead_id: elsewhere.id })
  const moveTo = (id: string, branch: string) =>
    db
      .updateTable('administrators')
      .set({ role: 'counsellor', lead_scope: branch && 'branch', branch } as const)
      .where('id', '=', id)
      .execute()
  await moveTo(me, 'Pokhara')

  expect((await read()).visits.map(({ id }) => id)).toEqual([visit.id])
  const listPresent = async () => (await read()).counsellors.map(({ id }) => id)
  expect(await listPresent()).toEqual(expect.arrayContaining([me, anita]))
  await moveTo(anita, 'Butwal')
  // She meets the visitor.
  expect(await listPresent()).toEqual(expect.arrayContaining([me, anita]))
  await changeVisit(visit.id, { counsellor_id: me })
  expect(await listPresent()).toEqual([me])
  await moveTo(anita, 'Pokhara')
  expect(await listPresent()).toEqual(expect.arrayContaining([me, anita]))
  const unknown = { params: { id: hidden.id }, body: { state: 'left' as const } }
  expect(await administrator.attempt(frontDeskApi.change, unknown)).toMatchObject({ status: 404 })
  const body = { lead_id: elsewhere.id }
  expect(await administrator.attempt(frontDeskApi.add, { body })).toMatchObject({ status: 404 })
})

test('typed parts of a name or a phone suggest leads', async () => {
  const { add, list } = await start()
  const { id } = await add({ name: 'Sita Kumari Example', phone: '9841234567' })
  await add({ name: 'Bikash Example', phone: '9800000002' })
  for (const q of ['sit', 'example sita', '9841', '234567', 'Sita 98412'])
    expect(
      (await list({ q, limit: 6 })).map((lead) => lead.id),
      q,
    ).toEqual([id])
})

test('refuses invalid values at their field', async () => {
  const { administrator, record, read } = await start()
  for (const [field, body] of [
    ['line', {}],
    ['line', { line: 'Canada' }],
    ['line', { line: 'x'.repeat(301) }],
    ['purpose', { line: 'Asha', purpose: 'x'.repeat(501) }],
    ['counsellor_id', { line: 'Asha', counsellor_id: newId() }],
  ] as const) {
    expect(await administrator.attempt(frontDeskApi.add, { body }), field).toMatchObject({
      status: 400,
      failure: { fields: { [field]: expect.any(String) } },
    })
  }
  expect((await read()).visits).toEqual([])
  const unknown = { body: { lead_id: newId() } }
  expect(await administrator.attempt(frontDeskApi.add, unknown)).toMatchObject({ status: 404 })
  const { id } = await record({ line: 'Asha Example' })
  const body = { counsellor_id: newId() }
  expect(await administrator.attempt(frontDeskApi.change, { params: { id }, body })).toMatchObject({
    failure: { fields: { counsellor_id: expect.any(String) } },
  })
})

test('a day of an office at UTC+13 is that day in registers, lists and reports', async () => {
  // 9:00 AM on 23 November in Auckland.
  const { administrator } = await startAppAt('2026-11-22T20:00:00Z')
  const office = await administrator.call(officeApi.read, {})
  await administrator.call(officeApi.replace, {
    body: { ...office, time_zone: 'Pacific/Auckland' },
  })
  const body = { line: 'Asha Example, 9800000001' }
  const { lead } = (await administrator.call(frontDeskApi.add, { body })) as Visit
  const params = { id: lead.id }
  const task = { kind: 'call' as const, due: '2026-11-23' }
  const { id } = await administrator.call(tasksApi.add, { params, body: task })
  await administrator.call(tasksApi.change, { params: { id }, body: { is_done: true } })
  await administrator.call(tasksApi.add, { params, body: task })
  const count = async (day: string) => {
    const period = { from: day, until: day }
    const on_time = {
      follow_up_result: 'on_time',
      follow_up_from: day,
      follow_up_until: day,
    } as const
    const lists = await Promise.all([
      administrator.call(leadsApi.list, { querystring: period }),
      administrator.call(leadsApi.list, { querystring: on_time }),
      administrator.call(dueApi.list, { querystring: period }),
    ])
    const { visits } = await administrator.call(frontDeskApi.read, { querystring: { day } })
    const report = await administrator.call(reportApi.read, { querystring: period })
    return [visits, ...lists].map(({ length }) => length).concat(report.leads)
  }
  expect(await count('2026-11-22')).toEqual([0, 0, 0, 0, 0])
  expect(await count('2026-11-23')).toEqual([1, 1, 1, 1, 1])
  expect(await count('2026-11-24')).toEqual([0, 0, 0, 0, 0])
})
