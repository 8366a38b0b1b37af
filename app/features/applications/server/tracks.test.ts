import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { applicationsApi } from '../contract.ts'
import { type TrackChange, tracksApi } from '../tracks-contract.ts'

async function start() {
  const started = await startLeadApp()
  const { administrator, signIn, add } = started
  await signIn()
  const { id } = await add({ name: 'Asha Example' })
  const readTrack = async () => {
    const tracks = await administrator.call(tracksApi.list, {})
    return tracks.find(({ country }) => country === 'MT') ?? expect.fail()
  }
  return {
    ...started,
    id,
    readTrack,
    attempt: (trackId: string, body: TrackChange) =>
      administrator.attempt(tracksApi.change, { params: { id: trackId }, body }),
  }
}

test('steps are added, renamed, reordered and deleted together', async () => {
  const { readTrack, attempt } = await start()
  const track = await readTrack()
  const [apply, offer, ...rest] = track.steps
  if (!apply || !offer) return expect.fail()
  const added = {
    name: 'Interview',
    name_ne: '',
    input: 'note' as const,
    milestone: '' as const,
    stage_id: null,
    documents: ['passport' as const],
    is_verification_required: true,
  }
  // Without documents a step keeps those that it has.
  const { documents: _, is_verification_required: __, ...offerOnly } = offer
  const steps = [offerOnly, { ...apply, name: 'Sent' }, added, ...rest.slice(1)]
  expect(await attempt(track.id, { steps })).toMatchObject({ ok: true })
  const changed = await readTrack()
  expect(changed.steps[0]).toEqual(offer)
  expect(changed.steps.map(({ name }) => name)).toEqual([
    'Offer',
    'Sent',
    'Interview',
    ...rest.slice(1).map(({ name }) => name),
  ])
  expect(changed.steps[2]).toMatchObject(added)
  expect(changed.steps.slice(0, 2).map(({ id }) => id)).toEqual([offer.id, apply.id])
  expect(await attempt(track.id, { steps: [offer, { ...apply, name: 'OFFER' }] })).toMatchObject({
    status: 400,
    failure: { fields: { 'steps.1.name': expect.any(String) } },
  })
})

test('a step in which an application is cannot be deleted', async () => {
  const { administrator, id, readTrack, attempt } = await start()
  const body = { institution: 'University of Malta', country: 'MT' }
  await administrator.call(applicationsApi.add, { params: { id }, body })
  const track = await readTrack()
  expect(await attempt(track.id, { steps: track.steps.slice(1) })).toMatchObject({
    status: 400,
    failure: { fields: { steps: expect.stringContaining('Apply: 1.') } },
  })
  expect((await readTrack()).steps).toEqual(track.steps)
})

test('a new track is for its country', async () => {
  const { administrator, id, readTrack } = await start()
  const { steps: copied } = await readTrack()
  const steps = copied.map(({ id: _, ...step }) => step)
  const body = { country: 'FI', name: 'Finland', name_ne: '', steps }
  const track = await administrator.call(tracksApi.add, { body })
  const application = await administrator.call(applicationsApi.add, {
    params: { id },
    body: { institution: 'Example University', country: 'FI' },
  })
  expect(application).toMatchObject({ track_id: track.id, step_id: track.steps[0]?.id })
})

test('a track that no application uses is deleted, listed as deleted and restored', async () => {
  const { administrator, id, readTrack } = await start()
  const track = await readTrack()
  const params = { id: track.id }
  const attemptRemoval = () => administrator.attempt(tracksApi.remove, { params })
  const application = await administrator.call(applicationsApi.add, {
    params: { id },
    body: { institution: 'University of Malta', country: 'MT' },
  })
  expect(await attemptRemoval()).toMatchObject({
    status: 409,
    failure: {
      params: { reason: 'track_in_use' },
      detail: 'Applications that use this track: 1. Choose another track for them first.',
    },
  })
  // A deleted application can be restored, so it uses its track still.
  await administrator.call(applicationsApi.remove, { params: { id: application.id } })
  expect(await attemptRemoval()).toMatchObject({
    status: 409,
    failure: { detail: expect.stringContaining('Deleted applications that use this track: 1.') },
  })
  await administrator.call(applicationsApi.restore, { params: { id: application.id } })
  const tracks = await administrator.call(tracksApi.list, {})
  const general = tracks.find(({ country }) => country === '')
  await administrator.call(applicationsApi.change, {
    params: { id: application.id },
    body: { track_id: general?.id },
  })

  expect(await attemptRemoval()).toMatchObject({ ok: true })
  const left = await administrator.call(tracksApi.list, {})
  expect(left).toEqual(tracks.filter((each) => each.id !== track.id))
  expect(await attemptRemoval()).toMatchObject({ status: 404 })
  const { applications } = await administrator.call(applicationsApi.listOfLead, { params: { id } })
  expect(applications[0]?.history[0]).toMatchObject({ step_id: track.steps[0]?.id })
  const next = await administrator.call(applicationsApi.add, {
    params: { id },
    body: { institution: 'Example College', country: 'MT' },
  })
  expect(next.track_id).toBe(general?.id)

  const deleted = await administrator.call(trashApi.list, { querystring: {} })
  expect(deleted).toMatchObject([{ id: track.id, subject: 'track', name: 'Malta' }])
  expect(await administrator.call(tracksApi.restore, { params })).toEqual(track)
  expect(await administrator.call(tracksApi.list, {})).toEqual(tracks)
  const log = await administrator.call(auditLogApi.list, { querystring: { subject: 'track' } })
  expect(log.map(({ action }) => action)).toEqual(['restored', 'deleted'])
})

test('the last track stays', async () => {
  const { administrator } = await start()
  const [last, ...others] = await administrator.call(tracksApi.list, {})
  const remove = (id = '') => administrator.attempt(tracksApi.remove, { params: { id } })
  for (const { id } of others) expect(await remove(id)).toMatchObject({ ok: true })
  expect(await remove(last?.id)).toMatchObject({
    status: 409,
    failure: { params: { reason: 'only_track' } },
  })
})

test('of an application and the deletion of its track, only one succeeds', async () => {
  const { administrator, add, readTrack } = await start()
  const track = await readTrack()
  const { id } = await add({ name: 'Bina Example' })
  const body = { institution: 'University of Malta', track_id: track.id }
  const [added, removed] = await Promise.all([
    administrator.attempt(applicationsApi.add, { params: { id }, body }),
    administrator.attempt(tracksApi.remove, { params: { id: track.id } }),
  ])
  expect([added.ok, removed.ok].toSorted()).toEqual([false, true])
})

test('a change that is based on an earlier version is refused', async () => {
  const { administrator, readTrack, attempt } = await start()
  const track = await readTrack()
  await attempt(track.id, { name: 'Malta and Gozo' })
  const body = { name: 'Gozo', seen: { name: track.name } }
  const late = administrator.attempt(tracksApi.change, { params: { id: track.id }, body })
  expect(await late).toMatchObject({
    status: 409,
    failure: { current: { name: 'Malta and Gozo' } },
  })
})
