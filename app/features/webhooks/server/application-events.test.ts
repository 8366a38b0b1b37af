import { expect, test } from 'vitest'
import { type ApplicationChange, applicationsApi } from '#app/features/applications/contract.ts'
import { tracksApi } from '#app/features/applications/tracks-contract.ts'
import { jobsApi } from '#app/features/jobs/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeForm } from '#tests/factories.ts'
import { removeStepDocuments } from '#tests/step-documents.ts'
import { startWebhookApp, startWebhookReceiver } from '#tests/webhook-receiver.ts'
import { type WebhookEvent, webhookEvents } from '../contract.ts'

/** An office with a student, whose events a program receives. */
async function start(events: WebhookEvent[] = [...webhookEvents], includes_person = false) {
  const hook = await startWebhookReceiver({ status: 204 })
  const started = await startWebhookApp()
  const { administrator, add } = started
  const addLead = async (name: string) =>
    (await administrator.call(leadsApi.add, { body: { name, phone: '9800000001' } })).id
  const id = await addLead('Asha Example')
  await add({ url: hook.url, events, includes_person })
  return {
    ...started,
    hook,
    id,
    addLead,
    apply: () =>
      administrator.call(applicationsApi.add, {
        params: { id },
        body: { institution: 'Example College', country: 'GB', intake: '2027-09' },
      }),
    change: (application: string, body: ApplicationChange) =>
      administrator.call(applicationsApi.change, { params: { id: application }, body }),
    listEvents: () =>
      hook.received
        .map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })
        .toSorted((a, b) => a.type.localeCompare(b.type)),
  }
}

test('sends added, changed and decided applications without texts, numbers and names', async () => {
  const { administrator, apply, change, id, listEvents } = await start([
    'application.created',
    'application.changed',
    'application.decided',
  ])
  const { id: applicationId } = await apply()
  await removeStepDocuments(administrator)
  const tracks = await administrator.call(tracksApi.list, {})
  const { steps = [] } = tracks.find(({ country }) => country === 'GB') ?? {}
  const step_id = steps.find(({ milestone }) => milestone === 'visa_lodged')?.id
  const refused = { step_id, outcome: 'refused', outcome_reason: 'funds' } as const
  await change(applicationId, { application_no: 'EX-77', conditions: 'Secret of Asha' })
  await change(applicationId, refused)
  // The same decision again is no decision.
  await change(applicationId, { ...refused, outcome_note: 'A text' })

  await expect
    .poll(() => listEvents().map(({ type }) => type))
    .toEqual([
      'application.changed',
      'application.changed',
      'application.changed',
      'application.created',
      'application.decided',
    ])
  const events = listEvents()
  expect(events.at(-1)?.data).toEqual({
    application_id: applicationId,
    lead_id: id,
    created_at: expect.any(String),
    institution: { id: expect.any(String), name: 'Example College' },
    country: 'GB',
    intake: '2027-09',
    step: { id: expect.any(String), name: 'Visa lodged', milestone: 'visa_lodged' },
    visa_decision: 'refused',
    outcome: 'refused',
  })
  expect(JSON.stringify(events)).not.toMatch(/EX-77|Asha|A text|funds/)
})

test('sends received, verified and expiring documents, each once and without their details', async () => {
  const { administrator, app, db, credentials, id, listEvents, listJobs } = await start([
    'document.received',
    'document.verified',
    'document.expiring',
  ])
  const headers = await credentials()
  const today = toOfficeDay(await app.office.read(), new Date())
  const document = await administrator.call(studentDocumentsApi.add, {
    params: { id },
    body: { kind: 'passport', note: 'PA0000001', valid_until: addDays(today, 30) },
  })
  for (const page of [1, 2]) {
    const file = new File(['%PDF-'], `passport of Asha ${page}.pdf`)
    const payload = makeForm({ document_id: document.id, file })
    await app.inject({ method: 'POST', url: `/api/leads/${id}/files/`, headers, payload })
  }
  await administrator.call(studentDocumentsApi.verify, {
    params: { id: document.id },
    body: { how: 'original', note: 'Seen' },
  })
  const notify = () =>
    app.jobTypes
      .find(({ name }) => name === 'notify-expiring-documents')
      ?.run({
        app,
        payload: {},
        id: '',
        attempt: 1,
        signal: AbortSignal.timeout(60_000),
        end: (apply) => db.transaction().execute(apply),
      })
  await notify()
  await notify()
  await expect
    .poll(() => listEvents().map(({ type }) => type))
    .toEqual(['document.expiring', 'document.received', 'document.verified'])
  const [expiring] = listEvents()
  expect(expiring?.data).toEqual({
    document_id: document.id,
    lead_id: id,
    kind: 'passport',
    whose: 'student',
    state: 'verified',
    days_left: 30,
  })
  await expect.poll(listJobs).toEqual([])
  expect(listEvents()).toHaveLength(3)
  expect(JSON.stringify(listEvents())).not.toMatch(/PA0000001|Asha|pdf|valid_until/)
})

test('names the primary lead of a merged one, and sends nothing of a deleted application', async () => {
  const { administrator, addLead, apply, change, hook, id, listEvents, listJobs } = await start(
    ['application.changed'],
    true,
  )
  const { id: applicationId } = await apply()
  const primaryId = await addLead('Asha Sample')
  await administrator.call(mergeApi.merge, {
    params: { id: primaryId },
    body: { other_id: id, fields: [] },
  })
  await change(applicationId, { campus: 'North' })
  await expect
    .poll(() => listEvents())
    .toMatchObject([{ data: { lead_id: primaryId, person: { name: 'Asha Sample' } } }])

  hook.answer.status = 500
  await change(applicationId, { campus: 'South' })
  await expect.poll(listJobs).toMatchObject([{ error: 'The webhook returned status 500.' }])
  await administrator.call(applicationsApi.remove, { params: { id: applicationId } })
  const [job] = await listJobs()
  await administrator.call(jobsApi.retry, { params: { id: job?.id ?? '' } })
  await expect.poll(listJobs).toEqual([])
  expect(listEvents()).toHaveLength(2)
})

test('sends deleted applications and documents, and those erased with their lead, with ids only', async () => {
  const { administrator, apply, addLead, id, hook, listEvents, listJobs, listDeliveries } =
    await start(['application.changed', 'application.deleted', 'document.deleted'], true)
  const applications = [await apply(), await apply(), await apply()].map((each) => each.id)
  const [first = '', second = '', third = ''] = applications
  const addDocument = (kind: 'passport' | 'offer' | 'cv') =>
    administrator.call(studentDocumentsApi.add, { params: { id }, body: { kind } })
  const [passport, offer, cv] = [
    await addDocument('passport'),
    await addDocument('offer'),
    await addDocument('cv'),
  ]
  await administrator.call(applicationsApi.remove, { params: { id: first } })
  await administrator.call(studentDocumentsApi.remove, { params: { id: passport.id } })
  const primaryId = await addLead('Asha Sample')
  const body = { other_id: id, fields: [] }
  await administrator.call(mergeApi.merge, { params: { id: primaryId }, body })
  const expected = (lead_id: string, ...rows: [type: string, item: string][]) =>
    rows.map(([type, item]) => ({
      type: `${type}.deleted`,
      timestamp: expect.any(String),
      data: { lead_id, [`${type}_id`]: item },
    }))
  const own = expected(id, ['application', first], ['document', passport.id])
  await expect.poll(listEvents).toEqual(own)

  // The receiver is down while the lead is erased, and names the person in its response.
  Object.assign(hook.answer, { status: 500, body: 'Asha Sample could not be deleted.' })
  await eraseLead(administrator, primaryId)
  await expect.poll(async () => (await listJobs()).filter(({ error }) => error)).toHaveLength(4)
  expect((await listDeliveries())?.map(({ response }) => response)).not.toContain(
    'Asha Sample could not be deleted.',
  )
  hook.received.splice(0)
  Object.assign(hook.answer, { status: 204, body: '' })
  for (const job of await listJobs())
    await administrator.call(jobsApi.retry, { params: { id: job.id } })
  await expect.poll(listJobs).toEqual([])
  const sorted = (events: ReturnType<typeof listEvents>) =>
    events.toSorted((a, b) => JSON.stringify(a.data).localeCompare(JSON.stringify(b.data)))
  expect(sorted(listEvents())).toEqual(
    sorted(
      expected(
        primaryId,
        ['application', second],
        ['application', third],
        ['document', offer.id],
        ['document', cv.id],
      ),
    ),
  )
})

test('a deletion that is undone before its delivery is not sent', async () => {
  const { administrator, apply, hook, id, listEvents, listJobs } = await start([
    'application.changed',
    'application.deleted',
    'document.received',
    'document.deleted',
  ])
  const application = await apply()
  const document = await administrator.call(studentDocumentsApi.add, {
    params: { id },
    body: { kind: 'passport' },
  })
  const received = { params: { id: document.id }, body: { state: 'received' as const } }
  await administrator.call(studentDocumentsApi.change, received)
  await expect.poll(listEvents).toHaveLength(1)
  hook.received.splice(0)

  hook.answer.status = 500
  for (const [api, item] of [
    [applicationsApi, application],
    [studentDocumentsApi, document],
  ] as const)
    await administrator.call(api.remove, { params: { id: item.id } })
  await expect.poll(async () => (await listJobs()).filter(({ error }) => error)).toHaveLength(2)
  hook.answer.status = 204
  hook.received.splice(0)
  const failed = await listJobs()
  await administrator.call(applicationsApi.restore, { params: { id: application.id } })
  await administrator.call(studentDocumentsApi.restore, { params: { id: document.id } })
  for (const job of failed) await administrator.call(jobsApi.retry, { params: { id: job.id } })
  await expect.poll(listJobs).toEqual([])
  expect(listEvents().map(({ type }) => type)).toEqual(['application.changed', 'document.received'])
})

test('a merge and an unmerge say which applications and documents moved', async () => {
  const { administrator, addLead, apply, id, listEvents, listJobs } = await start(
    ['lead.merged', 'lead.unmerged'],
    true,
  )
  const [kept, deleted] = [await apply(), await apply()]
  await administrator.call(applicationsApi.remove, { params: { id: deleted.id } })
  const addDocument = (lead: string, kind: 'passport' | 'cv') =>
    administrator.call(studentDocumentsApi.add, { params: { id: lead }, body: { kind } })
  const cv = await addDocument(id, 'cv')
  const passport = await addDocument(id, 'passport')
  const primaryId = await addLead('Asha Sample')
  await addDocument(primaryId, 'passport')
  const params = { id: primaryId }
  await administrator.call(mergeApi.merge, { params, body: { other_id: id, fields: [] } })
  await administrator.call(mergeApi.unmerge, { params, body: { other_id: id } })
  await expect.poll(listJobs).toEqual([])
  const application_ids = [kept.id]
  expect(listEvents().map(({ type, data }) => [type, data])).toEqual([
    [
      'lead.merged',
      // The passport repeats that of the primary lead or is repeated by it.
      {
        lead_id: primaryId,
        from_lead_id: id,
        application_ids,
        document_ids: expect.arrayContaining([cv.id]),
      },
    ],
    [
      'lead.unmerged',
      {
        lead_id: id,
        from_lead_id: primaryId,
        application_ids,
        document_ids: [cv.id, passport.id],
      },
    ],
  ])
})
