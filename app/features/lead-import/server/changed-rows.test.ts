import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { tasksApi } from '#app/features/tasks/tasks-contract.ts'
import { startImportApp } from '#tests/import-app.ts'

async function start() {
  const started = await startImportApp()
  const stages = await started.administrator.call(stagesApi.list, {})
  const stageOf = (name: string) => stages.find((stage) => stage.name === name)?.id
  const findOnly = async () => {
    const [lead, ...others] = await started.listLeads()
    expect(others).toEqual([])
    return started.find(lead?.id ?? '')
  }
  return { ...started, stageOf, findOnly }
}

test('the check foresees which rows of a file become one lead', async () => {
  const { startAnother, check } = await start()
  const rows = [
    { name: 'Asha Example', phone: '9800000001', note: 'Called.' },
    { name: 'Binod Example', phone: '9800000002' },
    { name: 'Asha Example', phone: '+977 980-0000001', note: 'Called again.' },
    { name: 'Binod Other', phone: '9800000003' },
  ]
  const states = (await check(...rows)).map(({ state }) => state)
  expect(states).toEqual(['new', 'new', 'same_person', 'new'])

  expect(await (await startAnother()).add(...rows)).toMatchObject({
    new_leads: states.filter((state) => state === 'new').length,
    existing_leads: 1,
  })
})

test('changed rows of a file update their leads, and the others add nothing', async () => {
  const { startAnother, check, stageOf, listLeads, find } = await start()
  const rows = [
    {
      name: 'Asha Example',
      phone: '9800000001',
      date: '2026-05-03',
      stage: 'New',
      note: 'Called.',
    },
    { name: 'Binod Example', date: '2026-05-04', city: 'Pokhara' },
  ]
  const first = await startAnother()
  expect(await first.add(...rows)).toMatchObject({ new_leads: 2 })
  const changed = [
    { ...rows[0], stage: 'Contacted', note: 'Called.\nComes on Sunday.' },
    { ...rows[1], phone: '9800000002' },
    { name: 'Chandra Example', phone: '9800000003', date: '2026-05-05' },
  ]
  expect(await check(...changed)).toMatchObject([
    { state: 'changed', changes: { stage_id: stageOf('Contacted') } },
    { state: 'changed', changes: { phones: ['9800000002'] } },
    { state: 'new' },
  ])

  const second = await startAnother()
  const counts = { new_leads: 1, existing_leads: 0, changed: 2, repeated: 0 }
  expect(await second.add(...changed)).toMatchObject(counts)
  expect(await second.add(...changed)).toMatchObject(counts)

  const [asha, binod] = await listLeads()
  expect(asha).toMatchObject({ stage_id: stageOf('Contacted'), enquiries: 1 })
  expect(binod).toMatchObject({ phones: ['9800000002'], city: 'Pokhara', enquiries: 1 })
  expect((await find(asha?.id ?? '')).timeline[0]).toMatchObject({
    kind: 'details',
    text: 'Comes on Sunday.',
    before: { stage_id: stageOf('New') },
    after: { stage_id: stageOf('Contacted') },
  })
  const third = await startAnother()
  expect(await third.add(...changed)).toMatchObject({ new_leads: 0, changed: 0, repeated: 3 })
})

test('undo of the second import gives back what the first one said', async () => {
  const { startAnother, listLeads } = await start()
  const row = { name: 'Asha Example', phone: '9800000001', date: '2026-05-03', stage: 'New' }
  const first = await startAnother()
  await first.add({ ...row, city: 'Pokhara', tags: 'fair', follow_up_at: '2026-06-01' })
  const before = await listLeads()
  const second = await startAnother()
  await second.add({
    ...row,
    stage: 'Offer',
    city: 'Lalitpur',
    level: 'Master',
    tags: 'fair, nursing',
    country: 'Australia',
    email: 'asha@student.example',
    follow_up_at: 'in 2 weeks',
  })
  expect(await listLeads()).not.toEqual(before)
  expect(await second.undo()).toMatchObject({ leads: 0, removed_activities: 1, changed_leads: [] })
  expect(await listLeads()).toEqual(before)
  expect(await first.undo()).toMatchObject({ leads: 1, kept_leads: [] })
})

test('undo reports the leads that keep a value because it has changed since', async () => {
  const { administrator, startAnother, findOnly } = await start()
  const row = { name: 'Asha Example', phone: '9800000001', date: '2026-05-03' }
  await (await startAnother()).add({ ...row, city: 'Pokhara', level: 'Bachelor' })
  const second = await startAnother()
  await second.add({ ...row, city: 'Lalitpur', level: 'Master' })
  const { id } = await findOnly()
  await administrator.call(leadsApi.change, { params: { id }, body: { city: 'Biratnagar' } })
  expect(await second.undo()).toMatchObject({ changed_leads: [{ id, name: 'Asha Example' }] })
  expect(await findOnly()).toMatchObject({ city: 'Biratnagar', level: 'Bachelor' })
})

test('values that the office has set stay, also an emptied follow-up', async () => {
  const { administrator, startAnother, check, stageOf, findOnly } = await start()
  const row = { name: 'Asha Example', phone: '9800000001', date: '2026-05-03', stage: 'New' }
  await (await startAnother()).add({ ...row, follow_up_at: '2026-06-01' })
  const { id } = await findOnly()
  const change = (body: Parameters<typeof administrator.call<typeof leadsApi.change>>[1]['body']) =>
    administrator.call(leadsApi.change, { params: { id }, body })
  await change({ stage_id: stageOf('Offer') })
  await change({ follow_up_at: null })
  const changed = { ...row, stage: 'Contacted', follow_up_at: '2026-06-01', city: 'Pokhara' }
  expect(await check(changed)).toMatchObject([
    {
      state: 'changed',
      changes: { city: 'Pokhara' },
      differences: { stage_id: stageOf('Contacted') },
    },
  ])
  await (await startAnother()).add(changed)
  expect(await findOnly()).toMatchObject({
    city: 'Pokhara',
    stage_id: stageOf('Offer'),
    follow_up_at: null,
  })
})

test('of several rows of one person the newest decides stage and follow-up', async () => {
  const { startAnother, stageOf, findOnly } = await start()
  const person = { name: 'Asha Example', phone: '9800000001' }
  const { add, undo } = await startAnother()
  const added = await add(
    { ...person, date: '2026-05-03', stage: 'New', follow_up_at: '2026-05-05', note: 'First.' },
    { ...person, date: '2026-06-10', stage: 'Offer', follow_up_at: '2026-06-12', note: 'Third.' },
    { ...person, date: '2026-05-20', stage: 'Contacted', city: 'Pokhara', note: 'Second.' },
  )
  expect(added).toMatchObject({ new_leads: 1, existing_leads: 2 })
  const lead = await findOnly()
  expect(lead).toMatchObject({
    stage_id: stageOf('Offer'),
    follow_up_at: '2026-06-12T18:14:59.999Z',
    city: 'Pokhara',
    enquiries: 3,
  })
  expect(lead.timeline.map(({ text }) => text)).toEqual(['Third.', 'Second.', 'First.'])
  expect(await undo()).toMatchObject({ leads: 1 })
})

test('two people with one name and different phones stay two leads', async () => {
  const { startAnother, listLeads } = await start()
  await (await startAnother()).add({ name: 'Asha Example', phone: '9800000001' })
  const second = await startAnother()
  await second.add({ name: 'Binod Example' }, { name: 'Asha Example', phone: '9800000002' })
  expect(await listLeads()).toHaveLength(3)
})

test('a person without a phone who is imported again with one stays one lead', async () => {
  const { startAnother, findOnly } = await start()
  await (await startAnother()).add({ name: 'Asha Example', date: '2026-05-03' })
  await (await startAnother()).add({
    name: 'Asha Example',
    date: '2026-05-03',
    phone: '9800000001',
  })
  expect(await findOnly()).toMatchObject({ phones: ['9800000001'], enquiries: 1 })
})

test('a follow-up in the past is overdue and notifies nobody; a later one with a time is planned', async () => {
  const { administrator, db, startAnother, listLeads } = await start()
  const { add } = await startAnother()
  await add(
    { name: 'Asha Example', date: '2026-05-03', follow_up_at: '2026-06-01 10:00' },
    { name: 'Binod Example', follow_up_at: 'after 2 weeks 10:00' },
    { name: 'Chandra Example', follow_up_at: 'in 2 weeks' },
  )
  const [, binod] = await listLeads()
  const jobs = await db
    .selectFrom('jobs')
    .select('payload')
    .where('type', '=', 'notify-follow-up')
    .execute()
  expect(jobs.map(({ payload }) => JSON.parse(payload))).toEqual([
    { lead_id: binod?.id, at: binod?.follow_up_at },
  ])
  const { overdue } = await administrator.call(leadsApi.today, { querystring: {} })
  expect(overdue.tasks).toMatchObject([{ lead: { name: 'Asha Example' } }])
})

const noTasks: object[] = []
const DAY_MS = 24 * 60 * 60_000
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

test('an import adds, moves and undoes exactly its own task', async () => {
  const { administrator, db, startAnother, findOnly } = await start()
  const row = { name: 'Asha Example', phone: '9800000001', date: '2026-05-03' }
  const readTasks = () =>
    db
      .selectFrom('tasks')
      .select(['id', 'kind', 'due_at', 'note', 'set_at', 'done_at', 'imported_by'])
      .orderBy('due_at')
      .execute()
  await (await startAnother()).add(row)
  const { id } = await findOnly()
  const second = await startAnother()
  const planned = {
    follow_up_at: `${dayAfter(60)} 11:00`,
    follow_up_channel: 'WhatsApp',
    city: 'Pokhara',
  }
  await second.add({ ...row, ...planned })
  const afterSecond = await readTasks()
  expect(afterSecond).toMatchObject([
    { kind: 'whatsapp', due_at: `${dayAfter(60)}T05:15:00.000Z`, done_at: null },
  ])
  const third = await startAnother()
  await third.add(
    { ...row, ...planned, follow_up_at: dayAfter(90), follow_up_note: 'Fees' },
    { ...row, ...planned, follow_up_at: dayAfter(120), follow_up_note: 'Visa' },
  )
  expect(await readTasks()).toMatchObject([
    { id: afterSecond[0]?.id, due_at: `${dayAfter(120)}T18:14:59.999Z`, note: 'Visa' },
  ])
  expect(await findOnly()).toMatchObject({ follow_up_note: 'Visa', tasks: [{ note: 'Visa' }] })
  expect(await third.undo()).toMatchObject({ changed_leads: [] })
  expect(await readTasks()).toEqual(afterSecond)
  expect(await findOnly()).toMatchObject({ follow_up_at: `${dayAfter(60)}T05:15:00.000Z` })
  expect(await second.undo()).toMatchObject({ changed_leads: [] })
  expect(await readTasks()).toEqual(noTasks)
  expect(await findOnly()).toMatchObject({ follow_up_at: null, city: '', tasks: noTasks })
  expect(
    await db.selectFrom('jobs').select('key').where('type', '=', 'notify-follow-up').execute(),
  ).toEqual(noTasks)

  // A task of the office stays as it is.
  const params = { id }
  const body = { kind: 'call' as const, due: dayAfter(30) }
  await administrator.call(tasksApi.add, { params, body })
  const [own] = await readTasks()
  const fourth = await startAnother()
  await fourth.add({ ...row, ...planned })
  expect(await readTasks()).toEqual([own])
})

test('a task of an import that the office has changed stays, also after the undo', async () => {
  const { administrator, startAnother, findOnly } = await start()
  const row = { name: 'Asha Example', phone: '9800000001', date: '2026-05-03' }
  await (await startAnother()).add(row)
  const second = await startAnother()
  await second.add({ ...row, follow_up_at: dayAfter(60) })
  const { id, tasks } = await findOnly()
  const params = { id: tasks[0]?.id ?? '' }
  await administrator.call(tasksApi.change, { params, body: { due: dayAfter(61) } })
  const third = await startAnother()
  await third.add({ ...row, follow_up_at: dayAfter(90), city: 'Pokhara' })
  const changed = [{ id: params.id, due: dayAfter(61) }]
  expect(await findOnly()).toMatchObject({ tasks: changed, city: 'Pokhara' })
  await third.undo()
  expect(await second.undo()).toMatchObject({ changed_leads: [{ id }] })
  expect(await findOnly()).toMatchObject({ tasks: changed, city: '' })
})

test('the same row of a file of another name is another person when the contacts differ', async () => {
  const { startAnother, listLeads } = await start()
  const row = { name: 'Ram Example' }
  await (await startAnother('first.csv')).add({ ...row, phone: '9800000001' })
  await (await startAnother('second.csv')).add({ ...row, phone: '9800000002' })
  expect((await listLeads()).map(({ phones }) => phones)).toEqual([['9800000001'], ['9800000002']])
  await (await startAnother('second.csv')).add({ ...row, phone: '9800000003' })
  expect((await listLeads()).length).toBe(2)
})
