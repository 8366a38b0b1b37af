import { expect, test } from 'vitest'
import { ownAccountApi } from '#app/features/accounts/people-contract.ts'
import type { DocumentKind } from '#app/features/student-documents/contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { bulkApplicationsApi } from '../bulk-contract.ts'
import { type ApplicationChange, applicationsApi } from '../contract.ts'
import { applicationListApi } from '../query-contract.ts'
import { tracksApi } from '../tracks-contract.ts'

/** Starts an office with a lead who has applied to a university in the United Kingdom. */
async function start() {
  const started = await startLeadApp()
  const { administrator, signIn, db } = started
  await signIn()
  const { id: leadId } = await started.add({ name: 'Asha Example', phone: '9800000001' })
  const apply = (institution: string, lead = leadId) =>
    administrator.call(applicationsApi.add, {
      params: { id: lead },
      body: { institution, country: 'GB' },
    })
  const hull = await apply('University of Hull')
  const tracks = await administrator.call(tracksApi.list, {})
  const steps = tracks.find(({ country }) => country === 'GB')?.steps ?? []
  const stepOf = (name: string) => steps.find((step) => step.name === name)?.id as string
  return {
    ...started,
    leadId,
    hull,
    apply,
    steps,
    stepOf,
    update: (id: string, body: ApplicationChange) =>
      administrator.attempt(applicationsApi.change, { params: { id }, body }),
    read: (id = leadId) => administrator.call(applicationsApi.listOfLead, { params: { id } }),
    async addDocuments(
      kinds: DocumentKind[],
      state: 'received' | 'verified' | 'asked' | 'not_needed',
      lead = leadId,
    ) {
      const documents = []
      for (const kind of kinds) {
        const document = await administrator.call(studentDocumentsApi.add, {
          params: { id: lead },
          body: { kind },
        })
        const params = { id: document.id }
        if (state === 'verified') {
          const body = { how: 'original', note: 'Seen' } as const
          await administrator.call(studentDocumentsApi.verify, { params, body })
        } else await administrator.call(studentDocumentsApi.change, { params, body: { state } })
        documents.push(document)
      }
      return documents
    },
    async workAs(role: 'counsellor' | 'owner') {
      const { id } = await administrator.call(ownAccountApi.read, {})
      await db.updateTable('administrators').set({ role }).where('id', '=', id).execute()
    },
  }
}

const forOffer: DocumentKind[] = ['passport', 'transcript', 'language_test']

test('the tracks of a new office name the documents of their steps', async () => {
  const { administrator } = await start()
  for (const { country, steps } of await administrator.call(tracksApi.list, {})) {
    const lodged = steps.find(({ is_verification_required }) => is_verification_required)
    expect([country, lodged?.documents.length]).not.toEqual([country, 0])
    expect(steps.some(({ documents }) => documents.includes('noc')) || country === 'US').toBe(true)
    expect(steps[0]?.documents).toEqual([])
  }
})

test('a step is not reached before its documents are there', async () => {
  const { hull, update, stepOf, addDocuments, read } = await start()
  const { needs } = await read()
  expect(needs[0]).toEqual({
    application_id: hull.id,
    step_id: stepOf('Offer'),
    documents: forOffer.map((kind) => ({ kind, state: 'missing' })),
  })
  await addDocuments(['passport'], 'received')
  await addDocuments(['transcript'], 'asked')
  expect(await update(hull.id, { step_id: stepOf('Offer') })).toMatchObject({
    status: 400,
    failure: {
      fields: {
        step_id:
          'Documents for the step “Offer” are missing or not verified: Transcript (requested), Language test (missing).',
      },
      problems: {
        step_id: {
          code: 'documents_missing',
          params: { step: 'Offer', documents: 'transcript asked,language_test missing' },
        },
      },
    },
  })
  expect((await read()).applications[0]).toMatchObject({ step_id: hull.step_id })
  await addDocuments(['transcript', 'language_test'], 'received')
  expect(await update(hull.id, { step_id: stepOf('Offer') })).toMatchObject({ ok: true })
  expect((await read()).needs[0]).toMatchObject({
    step_id: stepOf('Deposit'),
    documents: [
      { kind: 'offer', state: 'missing' },
      { kind: 'noc', state: 'missing' },
    ],
  })
})

test('a step that needs verified documents does not take received, rejected or expired ones', async () => {
  const { administrator, hull, update, stepOf, steps, addDocuments } = await start()
  const lodged = steps.find(({ name }) => name === 'Visa lodged')
  const kinds = [...new Set(steps.flatMap(({ documents }) => documents))]
  await addDocuments(kinds, 'received')
  expect(await update(hull.id, { step_id: stepOf('CAS') })).toMatchObject({ ok: true })
  const lodge = () => update(hull.id, { step_id: stepOf('Visa lodged') })
  const refused = await lodge()
  expect(!refused.ok && refused.failure.problems?.step_id?.params?.documents).toBe(
    lodged?.documents.map((kind) => `${kind} received`).join(),
  )
  const documents = await addDocuments(lodged?.documents ?? [], 'verified')
  const passport = documents.find(({ kind }) => kind === 'passport')
  const params = { id: passport?.id as string }
  await administrator.call(studentDocumentsApi.change, {
    params,
    body: { valid_until: '2020-01-01' },
  })
  // The other passport of the student is received, which is nearer to a verified one.
  expect(await lodge()).toMatchObject({
    failure: { problems: { step_id: { params: { documents: 'passport received' } } } },
  })
  await administrator.call(studentDocumentsApi.change, { params, body: { valid_until: null } })
  expect(await lodge()).toMatchObject({ ok: true })
})

test('a document of the sponsor counts only if it shows the funds', async () => {
  const { administrator, hull, update, stepOf, leadId, addDocuments, read } = await start()
  const addOfSponsor = async (kind: DocumentKind) => {
    const { id } = await administrator.call(studentDocumentsApi.add, {
      params: { id: leadId },
      body: { kind, whose: 'sponsor' },
    })
    const body = { how: 'original', note: 'Seen' } as const
    await administrator.call(studentDocumentsApi.verify, { params: { id }, body })
  }
  await addOfSponsor('passport')
  await addOfSponsor('bank_balance')
  await addDocuments(['transcript', 'language_test'], 'received')
  expect(await update(hull.id, { step_id: stepOf('Offer') })).toMatchObject({
    failure: { problems: { step_id: { params: { documents: 'passport missing' } } } },
  })
  const { needs } = await read()
  const lodged = needs.find(({ step_id }) => step_id === stepOf('Visa lodged'))
  expect(lodged?.documents.map(({ kind }) => kind)).not.toContain('bank_balance')
  const asked = await administrator.call(studentDocumentsApi.addNeeded, {
    params: { id: leadId },
    body: { kinds: ['passport', 'bank_balance'] },
  })
  expect(asked).toMatchObject([{ kind: 'passport', whose: 'student', state: 'needed' }])
})

test('a kind of document that is not needed satisfies every step', async () => {
  const { administrator, hull, apply, update, stepOf, steps, addDocuments, read } = await start()
  const bangor = await apply('Bangor University')
  const kinds = new Set(steps.flatMap(({ documents }) => documents))
  kinds.delete('language_test')
  await addDocuments([...kinds], 'verified')
  await addDocuments(['language_test'], 'not_needed')
  // Another test that the student must still bring counts.
  const [asked] = await addDocuments(['language_test'], 'asked')
  const lodged = { step_id: stepOf('Visa lodged') }
  expect(await update(hull.id, lodged)).toMatchObject({
    failure: { problems: { step_id: { params: { documents: 'language_test asked' } } } },
  })
  const params = { id: asked?.id as string }
  await administrator.call(studentDocumentsApi.change, { params, body: { state: 'not_needed' } })
  expect((await read()).needs).toEqual([])
  expect(await update(hull.id, lodged)).toMatchObject({ ok: true })
  const body = { ids: [bangor.id], ...lodged }
  expect(await administrator.call(bulkApplicationsApi.change, { body })).toMatchObject({
    before: [{ id: bangor.id }],
    refused: [],
  })
})

test('several steps at once, another track and the outcome “Enrolled” are no way around', async () => {
  const { administrator, hull, update, stepOf } = await start()
  const later = await update(hull.id, { step_id: stepOf('Visa decided') })
  expect(!later.ok && later.failure.problems?.step_id?.params).toMatchObject({
    documents: expect.stringContaining('passport missing,'),
  })
  expect(await update(hull.id, { outcome: 'enrolled' })).toMatchObject({
    status: 400,
    failure: { fields: { outcome: expect.stringContaining('NOC') } },
  })
  const enrolled = { step_id: hull.step_id, outcome: 'enrolled' } as const
  expect(await update(hull.id, enrolled)).toMatchObject({ status: 400 })
  const tracks = await administrator.call(tracksApi.list, {})
  const malta = tracks.find(({ country }) => country === 'MT')
  const lodged = malta?.steps.find(({ milestone }) => milestone === 'visa_lodged')
  const change = { track_id: malta?.id, step_id: lodged?.id }
  expect(await update(hull.id, change)).toMatchObject({ status: 400 })
  expect(await update(hull.id, { track_id: malta?.id })).toMatchObject({ ok: true })
  expect(await update(hull.id, { outcome: 'withdrawn', outcome_reason: 'other' })).toMatchObject({
    ok: true,
  })
})

test('only an owner overrides, with a reason that the step and the audit log show', async () => {
  const { db, hull, update, stepOf, read, find, leadId, workAs } = await start()
  const change = { step_id: stepOf('Offer'), override_reason: 'Promised for Monday' }
  await workAs('counsellor')
  expect(await update(hull.id, change)).toMatchObject({ status: 403 })
  expect((await read()).applications[0]).toMatchObject({ step_id: hull.step_id })
  await workAs('owner')
  expect(await update(hull.id, { ...change, override_reason: '' })).toMatchObject({ status: 400 })
  expect(await update(hull.id, change)).toMatchObject({ ok: true })
  const { applications } = await read()
  expect(applications[0]).toMatchObject({
    override_reason: 'Promised for Monday',
    history: [{ override_reason: '' }, { override_reason: 'Promised for Monday' }],
  })
  const { timeline } = await find(leadId)
  expect(timeline.filter(({ kind }) => kind === 'application')[0]).toMatchObject({
    after: { override_reason: 'Promised for Monday' },
  })
  const log = await db.selectFrom('audit_log').select('after').execute()
  expect(JSON.stringify(log)).toContain('Promised for Monday')

  // A move back by mistake can be undone, and keeps the reason.
  expect(await update(hull.id, { step_id: hull.step_id })).toMatchObject({ ok: true })
  expect((await read()).applications[0]).toMatchObject({ override_reason: '' })
  expect(await update(hull.id, { step_id: stepOf('Offer') })).toMatchObject({
    value: { override_reason: 'Promised for Monday' },
  })
})

test('a reason without missing documents is not stored', async () => {
  const { hull, update, stepOf, addDocuments, read } = await start()
  await addDocuments(forOffer, 'received')
  await update(hull.id, { step_id: stepOf('Offer'), override_reason: 'Not needed' })
  expect((await read()).applications[0]).toMatchObject({ override_reason: '' })
})

test('of several applications those move whose documents are there', async () => {
  const { administrator, add, apply, hull, stepOf, addDocuments } = await start()
  const bina = await add({ name: 'Bina Example', phone: '9800000002' })
  const bangor = await apply('Bangor University', bina.id)
  await addDocuments(forOffer, 'received', bina.id)
  const body = { ids: [hull.id, bangor.id], step_id: stepOf('Offer') }
  const { before, refused } = await administrator.call(bulkApplicationsApi.change, { body })
  expect(before.map(({ id }) => id)).toEqual([bangor.id])
  expect(refused).toEqual([
    {
      id: hull.id,
      institution: 'University of Hull',
      lead_name: 'Asha Example',
      documents: forOffer.map((kind) => ({ kind, state: 'missing' })),
    },
  ])
  const inStep = async (step: string) =>
    (await administrator.call(applicationListApi.list, { querystring: { step } })).map(
      ({ id }) => id,
    )
  expect(await inStep(stepOf('Offer'))).toEqual([bangor.id])
  expect(await administrator.call(bulkApplicationsApi.undo, { body: { before } })).toEqual({
    changed: 1,
    refused: [],
  })
  expect(await inStep(stepOf('Offer'))).toEqual([])
})

test('a track takes each kind of document once', async () => {
  const { administrator } = await start()
  const [track] = await administrator.call(tracksApi.list, {})
  if (!track) return expect.fail()
  const attempt = (documents: string[]) =>
    administrator.attempt(tracksApi.change, {
      params: { id: track.id },
      body: {
        steps: track.steps.map((step) => ({ ...step, documents: documents as DocumentKind[] })),
      },
    })
  expect(await attempt(['passport', 'passport'])).toMatchObject({ status: 400 })
  expect(await attempt(['visa'])).toMatchObject({ status: 400 })
  expect(await attempt(['passport'])).toMatchObject({ ok: true })
})

test('the missing documents of a step are asked for once', async () => {
  const { administrator, db, leadId, read, find, addDocuments } = await start()
  await addDocuments(['passport'], 'received')
  const ask = (kinds: DocumentKind[]) =>
    administrator.call(studentDocumentsApi.addNeeded, { params: { id: leadId }, body: { kinds } })
  expect(await ask(forOffer)).toMatchObject([
    { kind: 'transcript', title: '', state: 'needed', files: [] },
    { kind: 'language_test', state: 'needed' },
  ])
  expect(await ask(forOffer)).toEqual([])
  const { documents, timeline } = await find(leadId)
  expect(documents.map(({ kind }) => kind)).toEqual(forOffer)
  // The screens name the kinds in their language.
  const added = timeline.flatMap(({ after }) => after.added_documents ?? [])
  expect(added).toEqual([
    { kind: 'transcript', title: '' },
    { kind: 'language_test', title: '' },
  ])
  expect((await read()).needs[0]?.documents).toEqual([
    { kind: 'transcript', state: 'needed' },
    { kind: 'language_test', state: 'needed' },
  ])
  const attempt = (kinds: string[]) =>
    administrator.attempt(studentDocumentsApi.addNeeded, {
      params: { id: leadId },
      body: { kinds: kinds as DocumentKind[] },
    })
  for (const kinds of [[], ['visa'], ['noc', 'noc']])
    expect(await attempt(kinds)).toMatchObject({ status: 400 })
  await Promise.all([ask(['noc', 'medical']), ask(['medical', 'noc'])])
  const rows = await db.selectFrom('student_documents').select('kind').execute()
  expect(rows).toHaveLength(5)
})
