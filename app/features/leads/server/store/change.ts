import { isDeepStrictEqual } from 'node:util'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import { publish } from '#app/platform/server/events/events.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireSharedLocks } from '#database/locks.ts'
import type { LeadActivity } from '../../activity-contract.ts'
import type { Lead, LeadChange } from '../../contract.ts'
import { followUpFields } from '../../fields-contract.ts'
import { isInScope } from '../lead-scope.ts'
import { addActivity } from './activities.ts'
import { addMatchKeys } from './enquiry-rows.ts'
import { adoptFollowUp, readFollowUp, setFollowUp } from './follow-up.ts'
import { leadColumns, save, toLead } from './lead-row.ts'
import { matchChangedLead } from './match-changed-lead.ts'
import * as stages from './stages.ts'
import { recordStageChange } from './stages.ts'
import { handleDueTasks } from './tasks.ts'

type WithTimeZone = Parameters<typeof handleDueTasks>[3]

/** Returns a primary lead in the viewer's scope. */
export async function find(db: Database, id: string, viewer: Viewer): Promise<Lead | undefined> {
  const row = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .where(isInScope(viewer))
    .executeTakeFirst()
  return row && toLead(row)
}

/** Returns those of these primary leads that are in the viewer's scope, in this order. */
export async function listLeads(db: Database, ids: string[], viewer: Viewer) {
  const rows = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('id', 'in', ids)
    .where('merged_into', 'is', null)
    .where(isInScope(viewer))
    .execute()
  const leads = new Map(rows.map((row) => [row.id, toLead(row)]))
  return ids.flatMap((id) => leads.get(id) ?? [])
}

/** Returns the names of primary leads, without deleted ones, by the ids of the linked leads. */
export async function listNames(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('leads')
    .innerJoin('leads as primary_lead', 'primary_lead.id', 'leads.primary_lead_id')
    .select(['leads.id', 'primary_lead.name'])
    .where('leads.id', 'in', ids)
    .where('primary_lead.merged_into', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * Changes the sent fields and records their previous values in the timeline. Throws
 * ValidationError.
 */
export async function change(
  db: Database,
  before: Lead,
  sent: LeadChange,
  { by, clock }: { by: Viewer; clock: WithTimeZone },
) {
  const preview = await previewChange(db, before, sent)
  const stageId = preview.stage_id
  const next = { ...preview, ...(await changeFollowUp(db, { before, sent, stageId, clock })) }
  const changedFields = listChangedFields(before, next)
  if (changedFields.length === 0) return before
  await matchChangedLead(db, { before, after: next, viewer: by })
  const after = await save(db, { ...next, last_activity_at: new Date().toISOString() })
  if (changedFields.includes('stage_id')) await recordStageChange(db, after)
  // Old match keys stay, so that an enquiry with a former phone number still matches the lead.
  const listNew = (name: 'emails' | 'phones') =>
    after[name].filter((value) => !before[name].includes(value))
  const guardian_phone = after.guardian_phone === before.guardian_phone ? '' : after.guardian_phone
  const person = { name: '', emails: listNew('emails'), phones: listNew('phones'), guardian_phone }
  await addMatchKeys(db, [{ id: before.id, person }])
  await recordChangedFields(db, { before, after, changedFields, by: by.id })
  await publishStageChange(db, before, after)
  return after
}

interface FollowUpChange {
  before: Lead
  sent: LeadChange
  /** The stage after the change. */
  stageId: string
  clock: WithTimeZone
}

/** Changes the next task and returns the follow-up after it, if the change may affect it. */
async function changeFollowUp(db: Database, { before, sent, stageId, clock }: FollowUpChange) {
  const isSent = followUpFields.some((name) => sent[name] !== undefined)
  if (!isSent && stageId === before.stage_id) return {}
  const stage = await stages.find(db, stageId)
  const isLost = stage?.outcome === 'lost'
  if (isLost && sent.follow_up_at && stageId === before.stage_id) throw createLostLeadError(before)
  await adoptFollowUp(db, before)
  // Giving a lead up is an act of the office.
  if (isLost && stageId !== before.stage_id)
    await handleDueTasks(db, before.id, new Date().toISOString(), clock)
  if (isSent && !isLost) await setFollowUp(db, before, sent)
  return readFollowUp(db, { id: before.id, stage_id: stageId })
}

/** A lost lead would get no reminder of its follow-up. */
function createLostLeadError({ name }: Lead) {
  const detail = `${name || 'This lead'} is lost and cannot have a follow-up. Choose another stage first.`
  return new ValidationError({ follow_up_at: { code: 'is_lost', detail } })
}

export async function publishStageChange(
  db: Database,
  { id: leadId, stage_id: from }: Lead,
  { stage_id: to }: Lead,
) {
  if (from === to) return
  await publish(db, 'leadStageChanged', { leadId, at: new Date().toISOString(), from, to })
}

/**
 * Returns the lead with the sent fields, except the follow-up, without storing it. Throws
 * ValidationError.
 */
export async function previewChange(db: Database, before: Lead, sent: LeadChange): Promise<Lead> {
  await checkStage(db, before, sent)
  const { follow_up_at: _at, follow_up_channel: _channel, follow_up_note: _note, ...fields } = sent
  return { ...before, ...fields, ...(await clearStageFields(db, before, sent)) }
}

export const listChangedFields = (before: Lead, after: Lead) =>
  leadColumns.filter((name) => !isDeepStrictEqual(before[name], after[name]))

async function clearStageFields(db: Database, before: Lead, sent: LeadChange): Promise<LeadChange> {
  const { stage_id = before.stage_id, lost_reason } = sent
  return stage_id !== before.stage_id || lost_reason ? fieldsToClear(db, stage_id) : {}
}

/** Returns the fields to clear in this stage: only lost leads have a lost reason. */
export async function fieldsToClear(db: Database, stageId: string): Promise<LeadChange> {
  const stage = await stages.find(db, stageId)
  return stage?.outcome === 'lost' ? {} : { lost_reason: '' }
}

async function checkStage(db: Database, before: Lead, { stage_id }: LeadChange) {
  if (stage_id === undefined || stage_id === before.stage_id) return
  // Blocks the deletion of the stage; others can still move leads there.
  await acquireSharedLocks(db, 'lead_stage', [stage_id])
  if (await stages.find(db, stage_id)) return
  throw new ValidationError({
    stage_id: { code: 'not_there', detail: 'This stage was deleted. Choose another one.' },
  })
}

/** The activity kind that records a change of the field; 'details' for all other fields. */
const activityKinds: Partial<Record<keyof Lead, LeadActivity['kind']>> = {
  stage_id: 'stage',
  lost_reason: 'stage',
  owner_id: 'owner',
  follow_up_at: 'next',
  follow_up_channel: 'next',
  follow_up_note: 'next',
}

interface ChangedFields {
  before: Lead
  after: Lead
  changedFields: (keyof Lead)[]
  by: string
}

async function recordChangedFields(
  db: Database,
  { before, after, changedFields, by }: ChangedFields,
) {
  const byKind = Map.groupBy(changedFields, (name) => activityKinds[name] ?? 'details')
  for (const [kind, names] of byKind) {
    const pick = (lead: Lead) => Object.fromEntries(names.map((name) => [name, lead[name]]))
    const activity = { lead_id: before.id, kind, by, before: pick(before), after: pick(after) }
    await addActivity(db, activity)
  }
}
