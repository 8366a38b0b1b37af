import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { dayIn } from '#app/contract/date-format.ts'
import { ownAccountApi } from '#app/features/accounts/people-contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { dueApi } from '#app/features/tasks/due-contract.ts'
import { tasksApi } from '#app/features/tasks/tasks-contract.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { removeStepDocuments } from '#tests/step-documents.ts'
import { bulkApplicationsApi } from '../bulk-contract.ts'
import { type ApplicationChange, applicationsApi, type NewApplication } from '../contract.ts'
import { institutionsApi } from '../institutions-contract.ts'
import { tracksApi } from '../tracks-contract.ts'

/** A day in Kathmandu. */
const daysFromNow = (days: number) => addDays(dayIn('Asia/Kathmandu', new Date()), days)

/** Starts an office with a lead. */
async function start() {
  const started = await startLeadApp()
  const { administrator, signIn } = started
  await signIn()
  await removeStepDocuments(administrator)
  const { id } = await started.add({ name: 'Asha Example', phone: '9800000001' })
  const tracks = await administrator.call(tracksApi.list, {})
  return {
    ...started,
    id,
    tracks,
    apply: (body: NewApplication, leadId = id) =>
      administrator.call(applicationsApi.add, { params: { id: leadId }, body }),
    update: (applicationId: string, body: ApplicationChange) =>
      administrator.call(applicationsApi.change, { params: { id: applicationId }, body }),
    listApplications: (leadId = id) =>
      administrator.call(applicationsApi.listOfLead, { params: { id: leadId } }),
    stepOf: (country: string, name: string) =>
      tracks.find((track) => track.country === country)?.steps.find((step) => step.name === name)
        ?.id as string,
    async stageOf(leadId = id) {
      const [lead, stages] = await Promise.all([started.find(leadId), started.listStages()])
      return stages.find((stage) => stage.id === lead.stage_id)?.name
    },
  }
}

test('a new office has tracks for eight countries and a general one', async () => {
  const { tracks } = await start()
  expect(tracks.map(({ country }) => country)).toEqual([
    'AU',
    'GB',
    'US',
    'CA',
    'JP',
    'KR',
    'NZ',
    'MT',
    '',
  ])
  for (const { steps } of tracks) {
    expect(steps.at(-1)).toMatchObject({ name: 'Enrolled', milestone: 'enrolled' })
    expect(steps.every(({ name_ne, stage_id }) => name_ne !== '' && stage_id !== null)).toBe(true)
  }
})

test('an application gets the track of its country and its first step', async () => {
  const { apply, listApplications, stepOf, find } = await start()
  const hull = await apply({
    institution: 'University of Hull',
    course: 'MSc Data Science',
    level: 'Master',
    intake: '2027-01',
    country: 'GB',
  })
  expect(hull).toMatchObject({ institution: 'University of Hull', step_id: stepOf('GB', 'Apply') })
  const elsewhere = await apply({ institution: 'Example College', country: 'FI' })
  expect(elsewhere.step_id).toBe(stepOf('', 'Apply'))

  const { applications, stage } = await listApplications()
  expect(applications.map(({ institution }) => institution)).toEqual([
    'Example College',
    'University of Hull',
  ])
  expect(applications[1]?.history).toMatchObject([{ step_id: hull.step_id, exited_at: null }])
  expect(stage).not.toBeNull()
  const { id } = await start()
  expect(id).toBeTruthy()
  expect((await find(hull.lead_id)).timeline[0]).toMatchObject({ kind: 'application' })
})

test('institutions and courses are typed once and suggested afterwards', async () => {
  const { administrator, apply } = await start()
  const first = await apply({
    institution: 'University of Hull',
    course: 'MSc Data Science',
    country: 'GB',
  })
  const second = await apply({ institution: ' university of HULL', course: 'msc data science' })
  expect(second).toMatchObject({ institution_id: first.institution_id, country: 'GB' })
  const suggested = await administrator.call(institutionsApi.suggest, {
    querystring: { q: 'hull univ' },
  })
  expect(suggested).toMatchObject([
    { name: 'University of Hull', courses: [{ name: 'MSc Data Science' }] },
  ])
  expect(suggested[0]?.courses).toHaveLength(1)
})

test('the lead’s stage follows the furthest open step until a person sets another stage', async () => {
  const { id, apply, update, stepOf, stageOf, change, listStages, listApplications } = await start()
  const hull = await apply({ institution: 'University of Hull', country: 'GB' })
  expect(await stageOf()).toBe('Applied')
  const bangor = await apply({ institution: 'Bangor University', country: 'GB' })
  await update(hull.id, { step_id: stepOf('GB', 'CAS'), step_value: 'CAS-1' })
  expect(await stageOf()).toBe('Visa')
  expect((await listApplications()).stage).toMatchObject({ application_id: hull.id })

  const stages = await listStages()
  const counselling = stages.find(({ name }) => name === 'Counselling')?.id
  await change(id, { stage_id: counselling })
  await update(bangor.id, { course: 'MSc Computing' })
  expect(await stageOf()).toBe('Counselling')
  await update(hull.id, { outcome: 'withdrawn', outcome_reason: 'other_institution' })
  expect(await stageOf()).toBe('Applied')

  const lost = stages.find(({ outcome }) => outcome === 'lost')?.id
  await change(id, { stage_id: lost, lost_reason: 'No answer' })
  await update(bangor.id, { step_id: stepOf('GB', 'Offer') })
  expect(await stageOf()).toBe('Lost')
})

test('a lead further along is not moved back by its first application', async () => {
  const { id, apply, stageOf, change, listStages } = await start()
  const visa = (await listStages()).find(({ name }) => name === 'Visa')?.id
  await change(id, { stage_id: visa })
  await apply({ institution: 'University of Hull', country: 'GB' })
  expect(await stageOf()).toBe('Visa')
})

test('an outcome needs its reason, and a refusal is also the decision on the visa', async () => {
  const { administrator, apply, update, stepOf } = await start()
  const { id } = await apply({ institution: 'University of Hull', country: 'GB' })
  const refuse = (body: ApplicationChange) =>
    administrator.attempt(applicationsApi.change, { params: { id }, body })
  expect(await refuse({ outcome: 'withdrawn' })).toMatchObject({
    status: 400,
    failure: { fields: { outcome_reason: expect.any(String) } },
  })
  expect(await refuse({ outcome: 'withdrawn', outcome_reason: 'genuine_student' })).toMatchObject({
    status: 400,
  })
  expect(await refuse({ outcome: 'enrolled', decided_on: '2999-01-01' })).toMatchObject({
    failure: { fields: { decided_on: expect.any(String) } },
  })
  await update(id, { step_id: stepOf('GB', 'Visa lodged') })
  const refused = await update(id, { outcome: 'refused', outcome_reason: 'funds' })
  expect(refused).toMatchObject({ visa_decision: 'refused', outcome: 'refused' })
  expect(refused.visa_decided_on).toBe(refused.decided_on)
  expect(await refuse({ outcome: 'enrolled' })).toMatchObject({
    failure: { fields: { outcome: expect.any(String) } },
  })
  expect(await update(id, { outcome: null })).toMatchObject({
    outcome: null,
    outcome_reason: '',
    decided_on: '',
    visa_decision: 'refused',
  })
})

test('the step “Enrolled” and the outcome “Enrolled” are one', async () => {
  const { apply, update, stepOf, stageOf } = await start()
  const { id } = await apply({ institution: 'University of Hull', country: 'GB' })
  expect(await update(id, { outcome: 'enrolled' })).toMatchObject({
    step_id: stepOf('GB', 'Enrolled'),
  })
  expect(await stageOf()).toBe('Enrolled')
  expect(await update(id, { step_id: stepOf('GB', 'Visa lodged') })).toMatchObject({
    outcome: null,
  })
  expect(await update(id, { step_id: stepOf('GB', 'Enrolled') })).toMatchObject({
    outcome: 'enrolled',
  })
})

test('a deadline is a task of the lead: moved, done and deleted in both', async () => {
  const { administrator, apply, update, find, listApplications, id: leadId } = await start()
  const day = daysFromNow(-60)
  const { id } = await apply({
    institution: 'Bangor University',
    deadline: day,
    deadline_note: 'Answer the offer',
  })
  const { tasks, follow_up_at } = await find(leadId)
  expect(tasks).toMatchObject([{ kind: 'deadline', due: day, note: 'Answer the offer' }])
  expect(follow_up_at).not.toBeNull()
  const today = await administrator.call(leadsApi.today, { querystring: {} })
  expect(today.overdue.tasks).toMatchObject([
    {
      kind: 'deadline',
      is_overdue: true,
      application: { institution: 'Bangor University', course: '' },
    },
  ])

  const task = tasks[0]?.id as string
  await administrator.call(tasksApi.change, {
    params: { id: task },
    body: { due: daysFromNow(-30) },
  })
  expect((await listApplications()).applications[0]).toMatchObject({
    deadline: daysFromNow(-30),
  })
  await update(id, { outcome: 'withdrawn', outcome_reason: 'other' })
  expect((await administrator.call(leadsApi.today, { querystring: {} })).overdue.total).toBe(0)
  expect(await update(id, { outcome: null })).toMatchObject({ is_deadline_done: false })
  expect(await update(id, { deadline: null })).toMatchObject({ deadline: null })
  expect((await find(leadId)).tasks).toEqual([])
  expect(await administrator.call(dueApi.list, { querystring: {} })).toEqual([])
})

test('an outcome drops the open deadline, and taking it back restores it exactly', async () => {
  const { administrator, apply, update, find, id: leadId } = await start()
  const body = { deadline: daysFromNow(3), deadline_note: 'Pay the deposit' }
  const { id } = await apply({ institution: 'Bangor University', ...body })
  const before = (await find(leadId)).tasks
  await update(id, { outcome: 'withdrawn', outcome_reason: 'other' })
  const { tasks, timeline } = await find(leadId)
  expect(tasks).toEqual([])
  expect(timeline[0]).toMatchObject({
    kind: 'application',
    before: { deadline: body.deadline },
    after: { application_outcome: 'withdrawn', deadline: '' },
  })
  // Deleting and restoring the application in between changes nothing.
  await administrator.call(applicationsApi.remove, { params: { id } })
  await administrator.call(applicationsApi.restore, { params: { id } })
  expect((await find(leadId)).tasks).toEqual([])
  expect(await update(id, { outcome: null })).toMatchObject(body)
  expect((await find(leadId)).tasks).toEqual(before)

  await update(id, { is_deadline_done: true })
  await update(id, { outcome: 'withdrawn', outcome_reason: 'other' })
  expect((await find(leadId)).tasks).toMatchObject([{ done_at: expect.any(String) }])
  expect(await update(id, { outcome: null })).toMatchObject({ is_deadline_done: true })
})

test('an application has one deadline, also when it is sent with or after the outcome', async () => {
  const { administrator, apply, update, find, id: leadId } = await start()
  const { id } = await apply({ institution: 'Bangor University', deadline: daysFromNow(3) })
  const [dropped] = (await find(leadId)).tasks
  const end = { outcome: 'withdrawn', outcome_reason: 'other' } as const
  await update(id, end)
  const deadline = daysFromNow(5)
  expect(await update(id, { outcome: null, deadline })).toMatchObject({ deadline })
  expect((await find(leadId)).tasks).toMatchObject([{ id: dropped?.id, due: deadline }])

  await update(id, end)
  await update(id, { deadline: daysFromNow(9), is_deadline_done: true })
  await administrator.call(applicationsApi.remove, { params: { id } })
  await administrator.call(applicationsApi.restore, { params: { id } })
  expect(await update(id, { outcome: null })).toMatchObject({
    deadline: daysFromNow(9),
    is_deadline_done: true,
  })
  expect((await find(leadId)).tasks).toHaveLength(1)
})

test('days in the future of what has happened, and deadlines long past, are refused', async () => {
  const { administrator, apply, stepOf, find, id: leadId } = await start()
  const { id, lead_id } = await apply({ institution: 'Bangor University', country: 'GB' })
  const attempt = (body: ApplicationChange) =>
    administrator.attempt(applicationsApi.change, { params: { id }, body })
  const tomorrow = daysFromNow(1)
  const offer = stepOf('GB', 'Offer')
  for (const [body, field] of [
    [{ step_value: tomorrow }, 'step_value'],
    [{ step_id: offer, step_value: '2036-01-01' }, 'step_value'],
    [{ deposit_paid_on: tomorrow }, 'deposit_paid_on'],
    [{ fee_paid_on: tomorrow }, 'fee_paid_on'],
    [{ conditions_met_on: tomorrow }, 'conditions_met_on'],
    [{ deadline: '1999-01-01' }, 'deadline'],
    [{ deadline: daysFromNow(-400) }, 'deadline'],
  ] as const)
    expect([field, await attempt(body)]).toMatchObject([
      field,
      { status: 400, failure: { fields: { [field]: expect.any(String) } } },
    ])
  const institution = 'Example College'
  for (const body of [
    { institution, deadline: '1999-01-01' },
    { institution, deposit_paid_on: tomorrow },
  ])
    await expect(apply(body)).rejects.toMatchObject({ status: 400 })
  expect(await attempt({ step_id: offer, step_value: daysFromNow(0) })).toMatchObject({ ok: true })
  expect(await attempt({ deadline: daysFromNow(-300) })).toMatchObject({ ok: true })

  const [task] = (await find(lead_id)).tasks
  const params = { id: task?.id as string }
  const due = '1999-01-01'
  expect(await administrator.attempt(tasksApi.change, { params, body: { due } })).toMatchObject({
    failure: { fields: { due: expect.any(String) } },
  })
  const added = { kind: 'deadline', due } as const
  expect(
    await administrator.attempt(tasksApi.add, { params: { id: leadId }, body: added }),
  ).toMatchObject({ failure: { fields: { due: expect.any(String) } } })
})

test('a visa is decided only from the step on in which it is lodged', async () => {
  const { administrator, apply, update, stepOf, tracks } = await start()
  const { id } = await apply({ institution: 'Bangor University', country: 'GB' })
  const attempt = (body: ApplicationChange) =>
    administrator.attempt(applicationsApi.change, { params: { id }, body })
  const refusal = { outcome: 'refused', outcome_reason: 'funds' } as const
  for (const [body, field] of [
    [refusal, 'outcome'],
    [{ visa_decision: 'refused' }, 'visa_decision'],
    [{ visa_decision: 'granted', step_id: stepOf('GB', 'CAS') }, 'visa_decision'],
  ] as const)
    expect(await attempt(body)).toMatchObject({
      status: 400,
      failure: { fields: { [field]: expect.stringContaining('Set its step first') } },
    })
  const bulk = administrator.attempt(bulkApplicationsApi.change, {
    body: { ids: [id], ...refusal },
  })
  expect(await bulk).toMatchObject({ status: 400 })
  const added = { institution: 'Example College', visa_decision: 'granted' } as const
  await expect(apply(added)).rejects.toMatchObject({ status: 400 })

  const lodged = stepOf('GB', 'Visa lodged')
  expect(await update(id, { step_id: lodged, ...refusal })).toMatchObject({
    visa_decision: 'refused',
  })
  // A track of the office without these steps allows it.
  const general = tracks.find(({ country }) => country === '') as (typeof tracks)[number]
  const steps = general.steps.map((step) => ({ ...step, milestone: '' as const }))
  await administrator.call(tracksApi.change, { params: { id: general.id }, body: { steps } })
  const elsewhere = await apply({ institution: 'Example College', track_id: general.id })
  expect(await update(elsewhere.id, refusal)).toMatchObject({ outcome: 'refused' })
})

test('a deleted application can be restored with its deadline', async () => {
  const { administrator, apply, find, listApplications, id: leadId } = await start()
  const deadline = daysFromNow(-60)
  const { id } = await apply({ institution: 'Bangor University', deadline })
  await administrator.call(applicationsApi.remove, { params: { id } })
  expect((await listApplications()).applications).toEqual([])
  expect((await find(leadId)).tasks).toEqual([])
  const restored = await administrator.call(applicationsApi.restore, { params: { id } })
  expect(restored).toMatchObject({ id, deadline })
  expect((await find(leadId)).tasks).toHaveLength(1)
})

test('a merge shows the applications of both leads, and an unmerge returns each', async () => {
  const { administrator, add, apply, listApplications, id } = await start()
  const other = await add({ name: 'Asha Example', phone: '9800000002' })
  await apply({ institution: 'University of Hull' })
  await apply({ institution: 'Bangor University' }, other.id)
  await administrator.call(mergeApi.merge, {
    params: { id },
    body: { other_id: other.id, fields: [] },
  })
  expect((await listApplications()).applications).toHaveLength(2)
  await administrator.call(mergeApi.unmerge, { params: { id }, body: { other_id: other.id } })
  expect((await listApplications()).applications).toMatchObject([
    { institution: 'University of Hull' },
  ])
  expect((await listApplications(other.id)).applications).toMatchObject([
    { institution: 'Bangor University' },
  ])
})

test('data export and erasure of a lead reach its applications', async () => {
  const { administrator, db, apply, update, id } = await start()
  const { id: applicationId } = await apply({
    institution: 'University of Hull',
    partner: 'Example Partner',
  })
  await update(applicationId, { offer_no: 'SECRET-OFFER' })
  const exported = await administrator.call(personalDataApi.exportData, { params: { id } })
  expect(exported.applications).toMatchObject([{ offer_no: 'SECRET-OFFER' }])
  await eraseLead(administrator, id)
  for (const table of ['applications', 'application_steps'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  const log = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())
  expect(log).not.toContain('SECRET-OFFER')
})

test('a counsellor with their own leads sees and changes only their applications', async () => {
  const { administrator, db, apply, id, change } = await start()
  const { id: me } = await administrator.call(ownAccountApi.read, {})
  const { id: applicationId } = await apply({ institution: 'University of Hull' })
  await change(id, { owner_id: null })
  await db
    .updateTable('administrators')
    .set({ role: 'counsellor', lead_scope: 'own' })
    .where('id', '=', me)
    .execute()
  const attempt = administrator.attempt(applicationsApi.change, {
    params: { id: applicationId },
    body: { course: 'Other' },
  })
  expect(await attempt).toMatchObject({ status: 404 })
  for (const request of [
    administrator.attempt(applicationsApi.listOfLead, { params: { id } }),
    administrator.attempt(applicationsApi.remove, { params: { id: applicationId } }),
    administrator.attempt(applicationsApi.restore, { params: { id: newId() } }),
  ])
    expect(await request).toMatchObject({ status: 404 })
})

test('a repeated application is stored once, and its id cannot be used for another lead', async () => {
  const { add, administrator, apply, id, listApplications } = await start()
  const body = { id: newId(), institution: 'Example College', deadline: '2036-12-05' }
  const sent = await Promise.all([apply(body), apply(body)])
  const repeated = await apply({ ...body, id: body.id.toUpperCase() })

  expect([...sent, repeated].map((each) => each.id)).toEqual([body.id, body.id, body.id])
  expect((await listApplications()).applications).toHaveLength(1)
  const { timeline, tasks } = await administrator.call(leadsApi.find, { params: { id } })
  expect(timeline.filter(({ kind }) => kind === 'application')).toHaveLength(1)
  expect(tasks).toHaveLength(1)

  const { id: other } = await add({ name: 'Bina Sample', phone: '9800000002' })
  await expect(apply(body, other)).rejects.toMatchObject({ status: 409 })
  await administrator.call(applicationsApi.remove, { params: { id: body.id } })
  await expect(apply(body)).rejects.toMatchObject({ status: 409 })
})
