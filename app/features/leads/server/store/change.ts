import { isDeepStrictEqual } from 'node:util'
import { ValidationError } from '#app/base/server/errors.ts'
import type { Viewer } from '#app/base/server/viewer.ts'
import type { Database } from '#database/connect.ts'
import { acquireSharedLock } from '#database/sql-dialect.ts'
import type { Lead, LeadChange } from '../../contract.ts'
import type { Entry } from '../../entry-contract.ts'
import { isReached } from '../reach.ts'
import { planFollowUp } from '../telling/follow-ups.ts'
import { tellWebhooks } from '../webhooks/delivery.ts'
import { compareNew } from './compare-new.ts'
import { addKeys } from './enquiry-rows.ts'
import { addEntry } from './entries.ts'
import { follow } from './follow-ups.ts'
import { leadColumns, toLead, toSearched, toStored } from './lead-row.ts'
import * as stages from './stages.ts'
import { stand } from './stays.ts'

/** A lead that is not part of another and that the viewer may know. */
export async function find(db: Database, id: string, viewer: Viewer): Promise<Lead | undefined> {
  const row = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .where(isReached(viewer))
    .executeTakeFirst()
  return row && toLead(row)
}

/** The lead that stands for this one; undefined: it was deleted, or the viewer may not know it. */
export async function findRoot(
  db: Database,
  id: string,
  viewer: Viewer,
): Promise<Lead | undefined> {
  const row = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('id', '=', (part) =>
      part.selectFrom('leads').select('primary_lead_id').where('id', '=', id),
    )
    .where('merged_into', 'is', null)
    .where(isReached(viewer))
    .executeTakeFirst()
  return row && toLead(row)
}

/** Returns names of leads that are not deleted, by the ids of the leads and of those merged into them. */
export async function listNames(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('leads')
    .innerJoin('leads as root', 'root.id', 'leads.primary_lead_id')
    .select(['leads.id', 'root.name'])
    .where('leads.id', 'in', ids)
    .where('root.merged_into', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Changes what is sent, and keeps in the timeline what it was. Throws ValidationError. */
export async function change(db: Database, before: Lead, sent: LeadChange, by: Viewer) {
  const next = await foresee(db, before, sent)
  if (sent.follow_up_at && !next.follow_up_at && next.stage_id === before.stage_id)
    throw isLost(before)
  const differing = namesOfDiffering(before, next)
  if (differing.length === 0) return before
  await compareNew(db, { before, after: next, viewer: by })
  const after = { ...next, last_activity_at: new Date().toISOString() }
  await save(db, after)
  await planFollowUp(db, before, after)
  if (differing.includes('stage_id')) await stand(db, after)
  await follow(db, before, after, after.last_activity_at)
  // Keys stay that it once had: who asks again with an old number is the same.
  const isNew = (name: 'emails' | 'phones') =>
    after[name].filter((it) => !before[name].includes(it))
  const guardian_phone = after.guardian_phone === before.guardian_phone ? '' : after.guardian_phone
  const person = { name: '', emails: isNew('emails'), phones: isNew('phones'), guardian_phone }
  await addKeys(db, [{ id: before.id, person }])
  await keepDiffering(db, { before, after, differing, by: by.id })
  await tellMove(db, before, after)
  return after
}

/** A lost lead would get no reminder of its follow-up. */
function isLost({ name }: Lead) {
  const detail = `${name || 'This lead'} is lost and cannot have a follow-up. Choose another stage first.`
  return new ValidationError({ follow_up_at: { code: 'is_lost', detail } })
}

/** Tells other programs, unless it stands where it stood. */
export async function tellMove(
  db: Database,
  { id: lead_id, stage_id: from }: Lead,
  { stage_id: to }: Lead,
) {
  if (from === to) return
  const at = new Date().toISOString()
  await tellWebhooks(db, { event: 'lead.stage_changed', lead_id, at, from, to })
}

/** The lead as it would be with what is sent. Throws ValidationError. */
export async function foresee(db: Database, before: Lead, sent: LeadChange): Promise<Lead> {
  await checkStage(db, before, sent)
  return { ...before, ...sent, ...asCompared(sent), ...(await tidy(db, before, sent)) }
}

/** Moments are compared as texts: all of them are those of UTC. */
const asCompared = ({ follow_up_at }: LeadChange): LeadChange =>
  follow_up_at ? { follow_up_at: new Date(follow_up_at).toISOString() } : {}

export const namesOfDiffering = (before: Lead, after: Lead) =>
  leadColumns.filter((name) => !isDeepStrictEqual(before[name], after[name]))

export async function save(db: Database, lead: Lead) {
  await db
    .updateTable('leads')
    .set({ ...toStored(lead), ...toSearched(lead) })
    .where('id', '=', lead.id)
    .execute()
}

async function tidy(db: Database, before: Lead, sent: LeadChange): Promise<LeadChange> {
  const { stage_id = before.stage_id, lost_reason, follow_up_at } = sent
  const isMoved = stage_id !== before.stage_id
  return isMoved || lost_reason || follow_up_at ? blankIn(db, stage_id) : {}
}

/** Returns the fields to clear in this stage: lost leads have no follow-up, others no lost reason. */
export async function blankIn(db: Database, stageId: string): Promise<LeadChange> {
  const stage = await stages.find(db, stageId)
  if (stage?.ending !== 'lost') return { lost_reason: '' }
  return { follow_up_at: null, follow_up_channel: '', follow_up_note: '' }
}

async function checkStage(db: Database, before: Lead, { stage_id }: LeadChange) {
  if (stage_id === undefined || stage_id === before.stage_id) return
  // Blocks the deletion of the stage; others can still move leads there.
  await acquireSharedLock(db, `lead_stage ${stage_id}`)
  if (await stages.find(db, stage_id)) return
  throw new ValidationError({
    stage_id: { code: 'not_there', detail: 'This stage was deleted. Choose another one.' },
  })
}

/** Which entry tells of a field; of all others 'details' does. */
const told: Partial<Record<keyof Lead, Entry['kind']>> = {
  stage_id: 'stage',
  lost_reason: 'stage',
  owner_id: 'owner',
  follow_up_at: 'next',
  follow_up_channel: 'next',
  follow_up_note: 'next',
}

interface Differing {
  before: Lead
  after: Lead
  differing: (keyof Lead)[]
  by: string
}

async function keepDiffering(db: Database, { before, after, differing, by }: Differing) {
  const byKind = Map.groupBy(differing, (name) => told[name] ?? 'details')
  for (const [kind, names] of byKind) {
    const pick = (lead: Lead) => Object.fromEntries(names.map((name) => [name, lead[name]]))
    const entry = { lead_id: before.id, kind, by, before: pick(before), after: pick(after) }
    await addEntry(db, entry)
  }
}
