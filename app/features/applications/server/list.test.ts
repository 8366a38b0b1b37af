import { expect, test } from 'vitest'
import { MAX_BULK_ROWS } from '#app/contract/bulk.ts'
import { dayIn } from '#app/contract/date-format.ts'
import { ownAccountApi } from '#app/features/accounts/people-contract.ts'
import { savedViewsApi } from '#app/features/leads/saved-views-contract.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { removeStepDocuments } from '#tests/step-documents.ts'
import { bulkApplicationsApi } from '../bulk-contract.ts'
import { type ApplicationChange, applicationsApi, type NewApplication } from '../contract.ts'
import { type ApplicationQuery, applicationListApi } from '../query-contract.ts'
import { tracksApi } from '../tracks-contract.ts'

/** Starts an office with three leads and four applications. */
async function start() {
  const started = await startLeadApp()
  const { administrator, signIn } = started
  await signIn()
  await removeStepDocuments(administrator)
  const asha = await started.add({ name: 'Asha Example', phone: '9800000001' })
  const bina = await started.add({ name: 'Bina Example', phone: '9800000002' })
  const apply = (lead: string, body: NewApplication) =>
    administrator.call(applicationsApi.add, { params: { id: lead }, body })
  const update = (id: string, body: ApplicationChange) =>
    administrator.call(applicationsApi.change, { params: { id }, body })
  const hull = await apply(asha.id, {
    institution: 'University of Hull',
    course: 'MSc Data Science',
    country: 'GB',
    intake: '2027-01',
    deadline: addDays(dayIn('Asia/Kathmandu', new Date()), -30),
  })
  const bangor = await apply(asha.id, { institution: 'Bangor University', country: 'GB' })
  const malta = await apply(bina.id, {
    institution: 'University of Malta',
    country: 'MT',
    intake: '2027-10',
  })
  const tracks = await administrator.call(tracksApi.list, {})
  return {
    ...started,
    asha,
    bina,
    hull,
    bangor,
    malta,
    update,
    steps: tracks.find(({ country }) => country === 'GB')?.steps ?? [],
    search: async (querystring: ApplicationQuery) => {
      const listed = await administrator.call(applicationListApi.list, { querystring })
      return listed.map(({ institution }) => institution)
    },
  }
}

test('each filter finds its applications', async () => {
  const { search, update, administrator, hull, bangor, malta, steps } = await start()
  const lodged = steps.find(({ milestone }) => milestone === 'visa_lodged')?.id
  await update(bangor.id, { step_id: lodged, outcome: 'refused', outcome_reason: 'funds' })
  const { id: me } = await administrator.call(ownAccountApi.read, {})
  const [h, b, m] = [hull, bangor, malta].map(({ institution }) => institution)
  const cases: [ApplicationQuery, (string | undefined)[]][] = [
    [{}, [b, m, h]],
    [{ sort: 'institution' }, [b, h, m]],
    [{ sort: '-intake' }, [m, h, b]],
    [{ sort: 'deadline' }, [h, b, m]],
    [{ q: 'asha hull' }, [h]],
    [{ q: 'DATA science' }, [h]],
    [{ institution: malta.institution_id }, [m]],
    [{ country: 'MT' }, [m]],
    [{ intake: 'unknown' }, [b]],
    [{ intake: '2027-01' }, [h]],
    [{ track: malta.track_id }, [m]],
    [{ step: steps[0]?.id }, [h]],
    [{ step: lodged }, [b]],
    [{ outcome: 'open' }, [m, h]],
    [{ outcome: 'decided' }, [b]],
    [{ outcome: 'refused' }, [b]],
    [{ visa_decision: 'refused' }, [b]],
    [{ visa_decision: 'none' }, [m, h]],
    [{ reason: 'funds' }, [b]],
    [{ owner: me }, [b, m, h]],
    [{ owner: 'unassigned' }, []],
    [{ branch: 'Pokhara' }, []],
    [{ deadline: 'overdue' }, [h]],
    [{ deadline: 'any' }, [h]],
    [{ deadline: 'week' }, []],
    [{ deadline: 'none' }, [m]],
    [{ from: '2020-01-01', until: '2999-01-01' }, [b, m, h]],
    [{ until: '2020-01-01' }, []],
    [{ decided_from: '2020-01-01' }, [b]],
    [{ decided_until: '2020-01-01' }, []],
    [{ limit: 1, offset: 1 }, [m]],
    [{ before: bangor.id }, [m, h]],
  ]
  for (const [query, expected] of cases)
    expect([query, await search(query)]).toEqual([query, expected])
})

test('the list, the options and the board show only the viewer’s leads', async () => {
  const { administrator, db, search, asha, change } = await start()
  const { id: me } = await administrator.call(ownAccountApi.read, {})
  await change(asha.id, { owner_id: null })
  await db
    .updateTable('administrators')
    .set({ role: 'counsellor', lead_scope: 'own' })
    .where('id', '=', me)
    .execute()
  expect(await search({})).toEqual(['University of Malta'])
  const options = await administrator.call(applicationListApi.options, {})
  expect(options).toMatchObject({
    institutions: [{ name: 'University of Malta' }],
    countries: ['MT'],
    intakes: ['2027-10'],
  })
  const tracks = await administrator.call(tracksApi.list, {})
  for (const { id: track } of tracks) {
    const columns = await administrator.call(applicationListApi.board, { querystring: { track } })
    const leads = columns.flatMap(({ applications }) => applications.map((row) => row.lead_name))
    expect(leads.filter((name) => name === 'Asha Example')).toEqual([])
  }
})

test('the board has the open and enrolled applications of a track by step', async () => {
  const { administrator, hull, bangor, update, steps } = await start()
  await update(hull.id, { step_id: steps[1]?.id })
  await update(bangor.id, { outcome: 'enrolled' })
  const read = async () => {
    const querystring = { track: hull.track_id }
    const columns = await administrator.call(applicationListApi.board, { querystring })
    return columns
      .filter(({ total }) => total > 0)
      .map(({ step_id, total, applications }) => [step_id, total, applications[0]?.id])
  }
  expect(await read()).toEqual([
    [steps[1]?.id, 1, hull.id],
    [steps.at(-1)?.id, 1, bangor.id],
  ])
  await update(hull.id, { outcome: 'withdrawn', outcome_reason: 'other' })
  expect(await read()).toEqual([[steps.at(-1)?.id, 1, bangor.id]])
})

test('several applications change at once, and the change can be undone', async () => {
  const { administrator, search, hull, bangor, malta, steps } = await start()
  const ids = [hull.id, bangor.id]
  const body = { ids, step_id: steps[1]?.id }
  const { before } = await administrator.call(bulkApplicationsApi.change, { body })
  expect(before).toMatchObject([
    { id: hull.id, step_id: steps[0]?.id },
    { id: bangor.id, step_id: steps[0]?.id },
  ])
  expect(await search({ step: steps[1]?.id })).toHaveLength(2)
  await administrator.call(bulkApplicationsApi.undo, { body: { before } })
  expect(await search({ step: steps[0]?.id })).toHaveLength(2)

  const closed = await administrator.call(bulkApplicationsApi.change, {
    body: { ids: [...ids, malta.id], outcome: 'withdrawn', outcome_reason: 'no_contact' },
  })
  expect(await search({ outcome: 'open' })).toEqual([])
  await administrator.call(bulkApplicationsApi.undo, { body: closed })
  expect(await search({ outcome: 'open' })).toHaveLength(3)

  const wrongTrack = administrator.attempt(bulkApplicationsApi.change, {
    body: { ids: [malta.id], step_id: steps[1]?.id },
  })
  expect(await wrongTrack).toMatchObject({
    status: 400,
    failure: { fields: { step_id: expect.any(String) } },
  })
})

test('applications that stay in the step, and whose lead moves, change with those that enter it', async () => {
  const { administrator, search, update, hull, malta, steps } = await start()
  const lodged = steps.find(({ milestone }) => milestone === 'visa_lodged')?.id ?? ''
  await update(malta.id, { track_id: hull.track_id })
  const end = { outcome: 'withdrawn', outcome_reason: 'other' } as const
  await update(hull.id, Object.assign({ step_id: lodged }, end))
  // The lead of the first one, which is open again, gets the stage of its step.
  const body = { ids: [hull.id, malta.id], step_id: lodged, outcome: null }
  await administrator.call(bulkApplicationsApi.change, { body })
  expect(await search({ step: lodged, outcome: 'open' })).toHaveLength(2)
})

test('a refused change of several applications changes none of them', async () => {
  const { administrator, search, hull, malta, steps } = await start()
  const attempt = (ids: string[]) =>
    administrator.attempt(bulkApplicationsApi.change, { body: { ids, step_id: steps[1]?.id } })
  // Hull comes first and could move; the step is not on the track of Malta.
  expect(await attempt([hull.id, malta.id])).toMatchObject({ status: 400 })
  const tooMany = Array.from({ length: MAX_BULK_ROWS + 1 }, () => hull.id)
  expect(await attempt(tooMany)).toMatchObject({
    status: 400,
    failure: { fields: { ids: expect.stringContaining('50') } },
  })
  expect(await search({ step: steps[1]?.id })).toEqual([])
  expect(await attempt([hull.id.toUpperCase(), hull.id])).toMatchObject({
    value: { before: [{ id: hull.id }] },
  })
})

test('saved views of applications are apart from those of leads', async () => {
  const { administrator } = await start()
  const body = {
    name: 'Open',
    query: 'outcome=open',
    is_shared: false,
    list: 'applications' as const,
  }
  await administrator.call(savedViewsApi.add, { body })
  expect(await administrator.call(savedViewsApi.list, {})).toEqual([])
  const listed = await administrator.call(savedViewsApi.list, {
    querystring: { list: 'applications' },
  })
  expect(listed).toMatchObject([{ name: 'Open' }])
})
