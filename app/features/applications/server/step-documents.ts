import type { OpeningHours } from '#app/contract/office.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import {
  type DocumentKind,
  type DocumentState,
  documentKindLabels,
  isForStudent,
} from '#app/features/student-documents/contract.ts'
import { MissingRight, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import type { Application, ApplicationChange, StepNeed } from '../contract.ts'
import { type MissingDocument, writeMissing } from '../step-documents-contract.ts'
import type { Track, TrackStep } from '../tracks-contract.ts'
import { findVisit } from './store.ts'
import { findSameStep, findStep, findTrack, listTracks } from './tracks.ts'

type State = DocumentState | 'expired'

/** From the least to the most useful one. A kind is not needed only if none of its documents is. */
const ranks: State[] = [
  'not_needed',
  'needed',
  'asked',
  'rejected',
  'expired',
  'received',
  'verified',
]

/** The most useful state of each kind of document that the list of a lead shows. */
export type DocumentStates = ReadonlyMap<DocumentKind, State>

export async function readDocumentStates(
  db: Database,
  primaryLeadId: string,
  today: string,
): Promise<DocumentStates> {
  const rows = await db
    .selectFrom('student_documents')
    .select(['kind', 'whose', 'state', 'valid_until'])
    .where('lead_id', 'in', (is) =>
      is.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId),
    )
    .where('deleted_at', 'is', null)
    .where('duplicate_of', 'is', null)
    .execute()
  const states = new Map<DocumentKind, State>()
  for (const { kind, state, valid_until } of rows.filter(isForStudent)) {
    const isThere = state === 'received' || state === 'verified'
    const own = isThere && valid_until !== null && valid_until < today ? 'expired' : state
    const best = states.get(kind)
    if (!best || ranks.indexOf(own) > ranks.indexOf(best)) states.set(kind, own)
  }
  return states
}

type Need = Pick<TrackStep, 'documents' | 'is_verification_required'>

/** Returns the documents of these steps that are missing, each once. */
export function findMissing(steps: Need[], states: DocumentStates): MissingDocument[] {
  const missing = new Map<DocumentKind, MissingDocument>()
  for (const { documents, is_verification_required } of steps)
    for (const kind of documents) {
      const state = states.get(kind) ?? 'missing'
      if (state === 'verified' || state === 'not_needed') continue
      if (state !== 'received' || is_verification_required) missing.set(kind, { kind, state })
    }
  return [...missing.values()]
}

/** Returns the steps that an application reaches by a move; none for a move back. */
export function listReachedSteps({ steps }: Pick<Track, 'steps'>, fromId: string, toId: string) {
  const from = steps.findIndex(({ id }) => id === fromId)
  const to = steps.findIndex(({ id }) => id === toId)
  // Every application begins in the first step, so its documents are needed to leave it.
  return to > from ? steps.slice(from <= 0 ? 0 : from + 1, to + 1) : []
}

interface NeedsQuery {
  primaryLeadId: string
  applications: Application[]
  clock: Pick<OpeningHours, 'time_zone'>
}

/** Lists the steps ahead of open applications whose documents are missing. */
export async function readStepNeeds(
  db: Database,
  { primaryLeadId, applications, clock }: NeedsQuery,
): Promise<StepNeed[]> {
  const open = applications.filter(({ outcome }) => outcome === null)
  if (open.length === 0) return []
  const [tracks, states] = await Promise.all([
    listTracks(db),
    readDocumentStates(db, primaryLeadId, toOfficeDay(clock, new Date())),
  ])
  return open.flatMap(({ id, track_id, step_id }) => {
    const track = tracks.find((each) => each.id === track_id)
    if (!track) return []
    const present = track.steps.findIndex((step) => step.id === step_id)
    const ahead = track.steps.slice(present + 1)
    return ahead.flatMap((step, index) => {
      const reached = index === 0 ? listReachedSteps(track, step_id, step.id) : [step]
      const documents = findMissing(reached, states)
      return documents.length > 0 ? [{ application_id: id, step_id: step.id, documents }] : []
    })
  })
}

/** How long after a move back the application returns without a check, so that it can be undone. */
const UNDO_MS = 10 * 60 * 1000

interface Move {
  before: Application
  /** The step after the change, with its track. */
  next: Pick<TrackStep, 'id'> & { track_id: string }
  change: ApplicationChange
  today: string
}

/**
 * Returns the reason of an override, '' without one. Throws DocumentsMissing if the documents of a step
 * that the application reaches are missing, and MissingRight for an override without the right.
 */
export async function checkDocuments(
  db: Database,
  { before, next, change, today }: Move,
  { lead, canOverride }: { lead: Pick<Lead, 'id'>; canOverride: boolean },
) {
  const reason = change.override_reason ?? ''
  if (reason && !canOverride) throw new MissingRight()
  const track = await findTrack(db, next.track_id)
  if (!track || next.id === before.step_id) return ''
  const present = await findStep(db, before.step_id)
  const isOther = next.track_id !== before.track_id
  const from = isOther && present ? findSameStep(track, present)?.id : before.step_id
  const reached = listReachedSteps(track, from ?? '', next.id)
  if (reached.every(({ documents }) => documents.length === 0)) return ''
  const since = new Date(Date.now() - UNDO_MS).toISOString()
  const undone = await findVisit(db, { id: before.id, step_id: next.id, since })
  if (undone) return undone.override_reason
  const missing = findMissing(reached, await readDocumentStates(db, lead.id, today))
  if (missing.length === 0) return ''
  if (reason) return reason
  const name = track.steps.find(({ id }) => id === next.id)?.name ?? ''
  throw new DocumentsMissing(change.step_id ? 'step_id' : 'outcome', name, missing)
}

/** The application stays in its step. */
export class DocumentsMissing extends ValidationError {
  documents: MissingDocument[]

  constructor(field: 'step_id' | 'outcome', step: string, documents: MissingDocument[]) {
    const list = documents.map(
      ({ kind, state }) => `${documentKindLabels[kind]} (${reasons[state]})`,
    )
    const names = list.join(', ')
    const detail = `Documents for the step “${step}” are missing or not verified: ${names}.`
    const params = { step, documents: writeMissing(documents) }
    super({ [field]: { code: 'documents_missing', params, detail } })
    this.documents = documents
  }
}

const reasons: Record<MissingDocument['state'], string> = {
  missing: 'missing',
  needed: 'missing',
  asked: 'requested',
  received: 'not verified',
  rejected: 'rejected',
  expired: 'expired',
}
