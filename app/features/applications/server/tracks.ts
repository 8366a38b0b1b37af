import type { DocumentKind } from '#app/features/student-documents/contract.ts'
import type { Database } from '#database/connect.ts'
import type { Track, TrackStep } from '../tracks-contract.ts'

const stepColumns = [
  'id',
  'name',
  'name_ne',
  'input',
  'milestone',
  'stage_id',
  'documents',
  'is_verification_required',
] as const

interface StoredNeed {
  documents: string
  is_verification_required: number
}

const toStep = <Row extends StoredNeed>({ documents, is_verification_required, ...row }: Row) => ({
  ...row,
  documents: JSON.parse(documents) as DocumentKind[],
  is_verification_required: is_verification_required === 1,
})

/** Lists the tracks with their steps, in the office's order. */
export async function listTracks(db: Database): Promise<Track[]> {
  const tracks = await db
    .selectFrom('tracks')
    .select(['id', 'country', 'name', 'name_ne'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const steps = await db
    .selectFrom('track_steps')
    .select([...stepColumns, 'track_id'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const byTrack = Map.groupBy(steps, ({ track_id }) => track_id)
  return tracks.map((track) => ({
    ...track,
    steps: (byTrack.get(track.id) ?? []).map(({ track_id: _, ...step }) => toStep(step)),
  }))
}

/** Returns the track of a country, else the general one, else the first. */
export async function findTrackOf(db: Database, country: string) {
  const tracks = (await listTracks(db)).filter(({ steps }) => steps.length > 0)
  const find = (code: string) => tracks.find((track) => track.country === code)
  return (country && find(country)) || find('') || tracks[0]
}

export async function findTrack(db: Database, id: string) {
  return (await listTracks(db)).find((track) => track.id === id.toLowerCase())
}

/** Returns the step that corresponds to a step of another track: of the same milestone or name. */
export function findSameStep(
  { steps }: Track,
  { milestone, name }: Pick<TrackStep, 'milestone' | 'name'>,
) {
  return (
    steps.find((step) => milestone !== '' && step.milestone === milestone) ??
    steps.find((step) => step.name === name) ??
    steps[0]
  )
}

/** Returns a step, also of a deleted one. */
export async function findStep(db: Database, id: string) {
  const row = await db
    .selectFrom('track_steps')
    .select([...stepColumns, 'track_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toStep(row)
}
