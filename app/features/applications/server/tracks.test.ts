import { expect, test } from 'vitest'
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
