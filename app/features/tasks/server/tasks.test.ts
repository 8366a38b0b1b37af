import { expect, test } from 'vitest'
import { ownAccountApi } from '#app/features/accounts/people-contract.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { type LeadChange, leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { leadSettingsApi } from '#app/features/leads/settings-contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { reportApi } from '#app/features/reports/contract.ts'
import { startAppAt } from '#tests/clock-app.ts'
import { createAdministrator } from '#tests/create-administrator.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { dueApi } from '../due-contract.ts'
import { MAX_OPEN_TASKS, type NewTask, type TaskChange, tasksApi } from '../tasks-contract.ts'

type Client = Awaited<ReturnType<typeof startTestApp>>['administrator']

const createHelpers = (administrator: Client) => ({
  addLead: async (name = 'Asha Example') =>
    (await administrator.call(leadsApi.add, { body: { name } })).id,
  findLead: (id: string) => administrator.call(leadsApi.find, { params: { id } }),
  changeLead: (id: string, body: LeadChange) =>
    administrator.call(leadsApi.change, { params: { id }, body }),
  add: (leadId: string, body: NewTask) =>
    administrator.call(tasksApi.add, { params: { id: leadId }, body }),
  change: (id: string, body: TaskChange) =>
    administrator.call(tasksApi.change, { params: { id }, body }),
})

/** Starts on Sunday, 22 November 2026, at 10:00 in Kathmandu. */
async function start() {
  const started = await startAppAt('2026-11-22T04:15:00Z')
  return { ...started, ...createHelpers(started.administrator) }
}

const call = { kind: 'call' as const, due: '2026-11-23T05:15:00.000Z', note: 'About the fees' }
const visit = { kind: 'visit' as const, due: '2026-11-25', note: '' }

test('the follow-up of a lead is its next open task', async () => {
  const { add, addLead, change, findLead } = await start()
  const id = await addLead()
  const later = await add(id, visit)
  // A day ends before midnight in Kathmandu.
  const atVisit = { follow_up_at: '2026-11-25T18:14:59.999Z', follow_up_channel: 'visit' }
  expect(await findLead(id)).toMatchObject({ ...atVisit, follow_up_note: '' })
  const next = await add(id, call)
  const atCall = { follow_up_at: call.due, follow_up_channel: 'phone', follow_up_note: call.note }
  expect(await findLead(id)).toMatchObject({ ...atCall, tasks: [next, later] })
  const empty = { owner_id: null, done_at: null, enquiry_id: null }
  expect(later).toEqual({ ...visit, ...empty, id: later.id })

  const done = await change(next.id, { is_done: true })
  expect(done).toEqual({ ...next, done_at: expect.any(String) })
  expect(await findLead(id)).toMatchObject({ ...atVisit, tasks: [later, done] })
  expect(await change(next.id, { is_done: false })).toEqual(next)
  expect(await findLead(id)).toMatchObject(atCall)
  await change(next.id, { due: '2026-11-26', kind: 'document', note: 'Passport' })
  expect(await findLead(id)).toMatchObject(atVisit)
  await change(later.id, { is_done: true })
  expect(await findLead(id)).toMatchObject({ follow_up_channel: '', follow_up_note: 'Passport' })
})

test('the follow-up fields of a lead change its next task and keep the others', async () => {
  const { add, addLead, changeLead, findLead } = await start()
  const id = await addLead()
  const due = '2026-11-24T05:15:00.000Z'
  await changeLead(id, { follow_up_at: due, follow_up_channel: 'whatsapp', follow_up_note: 'Fees' })
  const [first] = (await findLead(id)).tasks
  expect(first).toMatchObject({ kind: 'whatsapp', due, note: 'Fees', done_at: null })
  await add(id, visit)

  await changeLead(id, { follow_up_channel: 'phone', follow_up_note: 'Call about fees' })
  expect((await findLead(id)).tasks[0]).toMatchObject({
    ...first,
    kind: 'call',
    note: 'Call about fees',
  })
  // The date is after the other task, which is the follow-up now.
  const moved = await changeLead(id, { follow_up_at: '2026-11-27T05:15:00.000Z' })
  expect(moved).toMatchObject({ follow_up_channel: 'visit' })
  // Undo.
  expect(await changeLead(id, { follow_up_at: due })).toMatchObject({ follow_up_channel: 'phone' })
  expect((await findLead(id)).tasks).toMatchObject([{ due }, { due: visit.due }])
  const cleared = await changeLead(id, {
    follow_up_at: null,
    follow_up_channel: '',
    follow_up_note: '',
  })
  expect(cleared).toMatchObject({ follow_up_channel: 'visit' })
  expect(await changeLead(id, { follow_up_at: due })).toMatchObject({ follow_up_at: due })
  expect((await findLead(id)).tasks).toMatchObject([
    { id: first?.id, done_at: null },
    { due: visit.due, done_at: null },
  ])
})

test('a task without a time is due until its day ends', async () => {
  const { add, addLead, administrator, setClock } = await start()
  const id = await addLead()
  await add(id, { ...visit, due: '2026-11-22' })
  await add(id, call)
  const read = async () => {
    const { overdue, today, week } = await administrator.call(leadsApi.today, { querystring: {} })
    return [overdue, today, week].map(({ tasks }) => tasks.map(({ kind }) => kind).join())
  }
  expect(await read()).toEqual(['', 'visit', 'call'])
  await setClock('2026-11-22T18:14:00Z')
  expect(await read()).toEqual(['', 'visit', 'call'])
  await setClock('2026-11-22T18:16:00Z')
  expect(await read()).toEqual(['visit', 'call', ''])
  await setClock('2026-11-23T06:00:00Z')
  expect(await read()).toEqual(['visit,call', '', ''])
  const list = (querystring: object) => administrator.call(dueApi.list, { querystring })
  expect(await list({ from: '2026-11-23', until: '2026-11-23' })).toMatchObject([{ kind: 'call' }])
  expect(await list({ until: '2026-11-22' })).toMatchObject([{ kind: 'visit', due: '2026-11-22' }])
  expect(await list({ due: 'overdue', limit: 1, offset: 1 })).toMatchObject([{ kind: 'call' }])
})

test('refuses invalid values at their field and changes nothing', async () => {
  const started = await startTestApp()
  const { administrator } = started
  const { add, addLead, change, changeLead, findLead } = createHelpers(administrator)
  const id = await addLead()
  const task = await add(id, call)
  const limited = await createAdministrator(started, 'Limited', { lead_scope: 'own' })
  const editor = await createAdministrator(started, 'Editor', { role: 'editor' })
  const invalid = [
    ['kind', 'walk'],
    ['due', 'tomorrow'],
    ['due', ''],
    ['due', '2026-02-30'],
    ['note', 'x'.repeat(201)],
    ['owner_id', editor.id],
    ['owner_id', crypto.randomUUID()],
    // Cannot see the lead.
    ['owner_id', limited.id],
  ] as const
  for (const [field, value] of invalid) {
    const body = { ...call, [field]: value } as NewTask
    for (const response of [
      await administrator.attempt(tasksApi.add, { params: { id }, body }),
      await administrator.attempt(tasksApi.change, { params: { id: task.id }, body }),
    ]) {
      expect([field, value, response]).toMatchObject([
        field,
        value,
        { status: 400, failure: { fields: { [field]: expect.any(String) } } },
      ])
    }
  }
  expect((await findLead(id)).tasks).toEqual([task])
  const other = await addLead('Bina Example')
  // A note needs a task or a date.
  const body = { follow_up_note: 'Fees' }
  expect(
    await administrator.attempt(leadsApi.change, { params: { id: other }, body }),
  ).toMatchObject({
    failure: { fields: { follow_up_at: expect.any(String) } },
  })
  await changeLead(id, { owner_id: limited.id })
  expect(
    await limited.client.call(tasksApi.change, {
      params: { id: task.id },
      body: { owner_id: limited.id },
    }),
  ).toMatchObject({ owner_id: limited.id })

  for (let count = 1; count < MAX_OPEN_TASKS; count++) await add(id, visit)
  const full = { status: 409 }
  expect(await administrator.attempt(tasksApi.add, { params: { id }, body: visit })).toMatchObject(
    full,
  )
  // Restored and reopened tasks count, too.
  const [first, second] = (await findLead(id)).tasks.map((each) => each.id)
  await administrator.call(tasksApi.remove, { params: { id: first as string } })
  await add(id, visit)
  const removed = { params: { id: first as string } }
  expect(await administrator.attempt(tasksApi.restore, removed)).toMatchObject(full)
  await change(second as string, { is_done: true })
  await administrator.call(tasksApi.restore, removed)
  const reopened = { params: { id: second as string }, body: { is_done: false } }
  expect(await administrator.attempt(tasksApi.change, reopened)).toMatchObject(full)
})

test('the tasks of a lost lead wait until it is no longer lost', async () => {
  const { add, addLead, administrator, changeLead, findLead } = await start()
  const id = await addLead()
  const task = await add(id, call)
  const stages = await administrator.call(stagesApi.list, {})
  const lost = stages.find(({ outcome }) => outcome === 'lost')?.id ?? ''
  await changeLead(id, { stage_id: lost, lost_reason: 'Example' })
  expect(await findLead(id)).toMatchObject({ follow_up_at: null, tasks: [task] })
  const { week } = await administrator.call(leadsApi.today, { querystring: {} })
  expect(week.total).toBe(0)
  const refused = await administrator.attempt(tasksApi.add, { params: { id }, body: visit })
  expect(refused).toMatchObject({
    failure: { fields: { due: expect.stringContaining('is lost') } },
  })

  // A stage that is no longer lost.
  await administrator.call(stagesApi.change, { params: { id: lost }, body: { outcome: 'open' } })
  expect(await findLead(id)).toMatchObject({ follow_up_at: call.due })
  await administrator.call(stagesApi.change, { params: { id: lost }, body: { outcome: 'lost' } })
  expect(await findLead(id)).toMatchObject({ follow_up_at: null })
  await changeLead(id, { stage_id: stages[0]?.id })
  expect(await findLead(id)).toMatchObject({ follow_up_at: call.due, tasks: [task] })
})

test('records who adds, changes, deletes and restores a task', async () => {
  const { add, addLead, administrator, change, findLead } = await start()
  const id = await addLead()
  const task = await add(id, call)
  const params = { id: task.id }
  await change(task.id, { due: '2026-11-24', note: 'About the visa' })
  await change(task.id, { due: '2026-11-24' })
  await change(task.id, { is_done: true })
  await administrator.call(tasksApi.remove, { params })
  expect((await findLead(id)).tasks).toEqual([])
  expect(await administrator.attempt(tasksApi.change, { params, body: {} })).toMatchObject({
    status: 404,
  })
  const restored = await administrator.call(tasksApi.restore, { params })
  expect(await administrator.call(tasksApi.restore, { params })).toEqual(restored)
  expect((await findLead(id)).tasks).toEqual([restored])

  const changed = { task_note: 'About the visa', task_due: '2026-11-24' }
  expect(
    (await findLead(id)).timeline.flatMap(({ kind, text, by, before, after }) =>
      kind === 'task' ? [[by, text, before, after]] : [],
    ),
  ).toEqual([
    [
      'Sita',
      'About the visa',
      { task_state: 'removed' },
      expect.objectContaining({ task_state: 'done' }),
    ],
    [
      'Sita',
      'About the visa',
      expect.objectContaining({ task_state: 'done' }),
      { task_state: 'removed' },
    ],
    ['Sita', 'About the visa', { task_state: 'open' }, { task_state: 'done' }],
    ['Sita', call.note, { task_note: call.note, task_due: call.due }, changed],
    ['Sita', call.note, {}, { task_kind: 'call', task_due: call.due }],
  ])
  const entries = await administrator.call(auditLogApi.list, { querystring: { subject: 'task' } })
  expect(entries.map(({ action, subject_name }) => [action, subject_name])).toEqual([
    ['restored', 'About the visa'],
    ['deleted', 'About the visa'],
    ['changed', 'About the visa'],
    ['changed', 'About the visa'],
    ['added', call.note],
  ])
})

test('a merge shows the tasks of both leads, unmerging separates them, and erasing deletes them', async () => {
  const { add, addLead, administrator, db, findLead } = await start()
  const [id, other_id] = [await addLead(), await addLead('Asha Exampel')]
  const [own, theirs] = [await add(id, visit), await add(other_id, call)]
  const body = { other_id, fields: [] }
  await administrator.call(mergeApi.merge, { params: { id }, body })
  expect(await findLead(id)).toMatchObject({ tasks: [theirs, own], follow_up_at: call.due })
  await administrator.call(mergeApi.unmerge, { params: { id }, body: { other_id } })
  expect(await findLead(id)).toMatchObject({ tasks: [own], follow_up_channel: 'visit' })
  expect(await findLead(other_id)).toMatchObject({ tasks: [theirs], follow_up_at: call.due })

  const record = await administrator.call(personalDataApi.exportData, { params: { id } })
  expect(record.lead.tasks).toEqual([own])
  await eraseLead(administrator, other_id)
  expect(await db.selectFrom('tasks').select('id').execute()).toEqual([{ id: own.id }])
  const logged = await db.selectFrom('audit_log').selectAll().execute()
  expect(JSON.stringify(logged)).not.toContain(call.note)
})

test('a deleted lead keeps its tasks, and a deleted task is purged after 30 days', async () => {
  const { add, addLead, administrator, app, db, findLead } = await start()
  const id = await addLead()
  const [task, removed] = [await add(id, call), await add(id, visit)]
  await administrator.call(tasksApi.remove, { params: { id: removed.id } })
  await administrator.call(leadsApi.remove, { params: { id } })
  const params = { id: task.id }
  expect(await administrator.attempt(tasksApi.change, { params, body: {} })).toMatchObject({
    status: 404,
  })
  expect(await administrator.call(dueApi.list, { querystring: {} })).toEqual([])
  await administrator.call(leadsApi.restore, { params: { id } })
  expect(await findLead(id)).toMatchObject({ tasks: [task], follow_up_at: call.due })

  await db
    .updateTable('tasks')
    .set({ deleted_at: '2026-10-01T00:00:00.000Z' })
    .where('id', '=', removed.id)
    .execute()
  await forgetOld(app)
  expect(
    await administrator.attempt(tasksApi.restore, { params: { id: removed.id } }),
  ).toMatchObject({ status: 404 })
  expect(await db.selectFrom('tasks').select('id').execute()).toEqual([{ id: task.id }])
})

test('the report counts each task, and a document only when it is done', async () => {
  const { add, addLead, administrator, change, setClock } = await start()
  const id = await addLead()
  await add(id, { ...call, due: '2026-11-22' })
  const paper = await add(id, { kind: 'document', due: '2026-11-22', note: 'Passport' })
  const days = { from: '2026-11-22', until: '2026-11-23' }
  const count = async () => {
    const report = await administrator.call(reportApi.read, { querystring: days })
    return [report.follow_ups_on_time, report.follow_ups_late, report.follow_ups_open]
  }
  const body = { kind: 'call' as const, text: 'Example' }
  await administrator.call(leadsApi.logActivity, { params: { id }, body })
  expect(await count()).toEqual([1, 0, 0])
  await setClock('2026-11-23T04:15:00Z')
  expect(await count()).toEqual([1, 0, 1])
  await change(paper.id, { is_done: true })
  expect(await count()).toEqual([1, 1, 0])
  await change(paper.id, { is_done: false })
  expect(await count()).toEqual([1, 0, 1])
  // Undo of a move.
  await change(paper.id, { due: '2026-11-30' })
  expect(await count()).toEqual([1, 1, 0])
  await change(paper.id, { due: '2026-11-22' })
  expect(await count()).toEqual([1, 0, 1])
  await administrator.call(tasksApi.remove, { params: { id: paper.id } })
  expect(await count()).toEqual([1, 0, 0])
  // An office that enters what it had planned elsewhere is not late because of it.
  await add(id, { ...call, due: '2026-11-22' })
  expect(await count()).toEqual([1, 0, 0])
})

test('marking a lead as lost on the day of a task counts as on time', async () => {
  const { add, addLead, administrator, changeLead, setClock } = await start()
  const id = await addLead()
  await add(id, { ...call, due: '2026-11-22' })
  await add(id, call)
  const stages = await administrator.call(stagesApi.list, {})
  const lost = stages.find(({ outcome }) => outcome === 'lost')?.id
  await changeLead(id, { stage_id: lost, lost_reason: 'Example' })
  await setClock('2026-11-24T04:15:00Z')
  const querystring = { from: '2026-11-22', until: '2026-11-24' }
  expect(await administrator.call(reportApi.read, { querystring })).toMatchObject({
    follow_ups_on_time: 1,
    follow_ups_late: 0,
    follow_ups_open: 0,
  })
})

test('a lead with a task that is not due yet is not due for erasure', async () => {
  const { add, addLead, administrator, db, setClock } = await start()
  const id = await addLead()
  await add(id, call)
  await add(id, { ...visit, due: '2028-12-01' })
  await db.updateTable('leads').set({ last_activity_at: '2026-11-22T00:00:00.000Z' }).execute()
  await administrator.call(leadSettingsApi.change, { body: { inactive_months: 12 } })
  const list = () => administrator.call(leadsApi.list, { querystring: { inactive: true } })
  await setClock('2028-11-22T04:15:00Z')
  expect(await list()).toEqual([])
  await setClock('2028-12-02T04:15:00Z')
  expect(await list()).toMatchObject([{ id }])
})

test('tasks are listed for who does them, and those of nobody for everyone', async () => {
  const started = await startTestApp()
  const { administrator } = started
  const { add, addLead, change, changeLead } = createHelpers(administrator)
  const maya = await createAdministrator(started, 'Maya')
  const { id: me } = await administrator.call(ownAccountApi.read, {})
  const id = await addLead()
  const task = await add(id, { ...call, due: '2020-01-01T00:00:00Z' })
  const count = async (owner: string) => {
    const querystring = { due: 'overdue', owner } as const
    return (await administrator.call(dueApi.list, { querystring })).length
  }
  expect([await count(me), await count(maya.id)]).toEqual([1, 0])
  await change(task.id, { owner_id: maya.id })
  expect([await count(me), await count(maya.id)]).toEqual([0, 1])
  await change(task.id, { owner_id: null })
  await changeLead(id, { owner_id: null })
  expect([await count(me), await count(maya.id)]).toEqual([1, 1])
  await change(task.id, { owner_id: maya.id })
  await started.db
    .updateTable('administrators')
    .set({ role: 'viewer' })
    .where('id', '=', maya.id)
    .execute()
  expect(await count(me)).toBe(1)
})

test('a task whose owner no longer sees the lead is listed for the counsellor', async () => {
  const started = await startTestApp()
  const { administrator } = started
  const { add, addLead, change, changeLead } = createHelpers(administrator)
  const maya = await createAdministrator(started, 'Maya', { lead_scope: 'own' })
  const asha = await createAdministrator(started, 'Asha', {
    lead_scope: 'branch',
    branch: 'Pokhara',
  })
  const { id: me } = await administrator.call(ownAccountApi.read, {})
  const binod = await createAdministrator(started, 'Binod')
  const id = await addLead()
  await changeLead(id, { owner_id: maya.id })
  const task = await add(id, { ...call, due: '2020-01-01T00:00:00Z', owner_id: maya.id })
  const count = async (...owners: string[]) => {
    const counts = owners.map(async (owner) => {
      const querystring = { due: 'overdue', owner } as const
      return (await administrator.call(dueApi.list, { querystring })).length
    })
    return (await Promise.all(counts)).join()
  }
  expect(await count(maya.id, binod.id, me)).toBe('1,0,0')
  await changeLead(id, { owner_id: binod.id })
  expect(await count(maya.id, binod.id, me)).toBe('0,1,0')
  await changeLead(id, { owner_id: null })
  expect(await count(maya.id, binod.id, me)).toBe('1,1,1')
  await changeLead(id, { owner_id: maya.id })
  expect(await count(maya.id, binod.id, me)).toBe('1,0,0')

  await started.db.updateTable('leads').set({ branch: 'Pokhara', owner_id: null }).execute()
  await change(task.id, { owner_id: asha.id })
  expect(await count(asha.id, binod.id)).toBe('1,0')
  await started.db.updateTable('leads').set({ branch: 'Butwal' }).execute()
  expect(await count(binod.id, me)).toBe('1,1')
})

test('a follow-up that a previous version stored becomes a task', async () => {
  const { addLead, changeLead, db, findLead } = await start()
  const id = await addLead()
  const stored = { follow_up_at: call.due, follow_up_channel: 'phone', follow_up_note: 'Fees' }
  await db.updateTable('leads').set(stored).where('id', '=', id).execute()
  await changeLead(id, { follow_up_note: 'Visa' })
  expect(await findLead(id)).toMatchObject({
    ...stored,
    follow_up_note: 'Visa',
    tasks: [{ kind: 'call', due: call.due, note: 'Visa' }],
  })
})
