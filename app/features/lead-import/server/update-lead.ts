import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Lead } from '#app/features/leads/contract.ts'
import { fieldNames, followUpFields, isList } from '#app/features/leads/fields-contract.ts'
import { addDetails, union } from '#app/features/leads/server/store/enquiry-rows.ts'
import {
  adoptFollowUp,
  type FollowUp,
  updateFollowUps,
} from '#app/features/leads/server/store/follow-up.ts'
import {
  addImportedTasks,
  changeImportedTask,
  findImportedTasks,
  type ImportedTask,
} from '#app/features/leads/server/store/imported-tasks.ts'
import { save } from '#app/features/leads/server/store/lead-row.ts'
import { recordStageChange } from '#app/features/leads/server/store/stages.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { Database } from '#database/connect.ts'

/** What imports have done to a lead. */
export interface History {
  /** Whether the lead was created by an import. */
  isImported: boolean
  /** Who set a field last. */
  setBy: Map<string, 'import' | 'office'>
  /** The latest date of its imported rows; '' for none. */
  newestAt: string
  /** The lines of the notes of its imported rows. */
  lines: Set<string>
  /** Its task that an import has set and the office has not changed. */
  task: ImportedTask | undefined
}

export interface Plan {
  /** The lead after the row, with its follow-up before it. */
  next: Lead
  /** What becomes of the follow-up; undefined if it stays. */
  followUp: FollowUp | undefined
  /** The changed fields: previous values of single ones, and what is added to lists. */
  before: Partial<Lead>
  after: Partial<Lead>
  /** Values of the row that differ from the lead and are only recorded. */
  differences: Partial<Lead>
}

const noFollowUp: FollowUp = { follow_up_at: null, follow_up_channel: '', follow_up_note: '' }

/**
 * Returns what a row changes in an existing lead. It fills empty fields. The newest row of a person
 * also replaces values that an import has set, but not those that the office has set.
 */
export function planUpdate(
  lead: Lead,
  enquiry: Enquiry,
  history: History,
  lostStages: Set<string>,
): Plan {
  const { isImported, setBy, newestAt, task } = history
  const next: Lead = addDetails(lead, enquiry)
  const differences: Record<string, unknown> = {}
  const isNewest = enquiry.at >= newestAt
  const isOwn = (name: string) =>
    (setBy.get(name) ?? (isImported ? 'import' : 'office')) === 'import'
  const values: Partial<Lead> = enquiry.initialValues ?? {}
  for (const [name, value] of Object.entries(values) as [keyof Lead, never][]) {
    if (isFollowUpField(name)) continue
    const current = lead[name]
    if (isList(name)) Object.assign(next, { [name]: union(name, next[name], value) })
    else if (isEmpty(current) ? setBy.get(name) !== 'office' : isNewest && isOwn(name))
      Object.assign(next, { [name]: value })
    else if (current !== value) differences[name] = value
  }
  if (lead.name && enquiry.person.name && lead.name !== enquiry.person.name)
    differences.name = enquiry.person.name
  const isLost = lostStages.has(next.stage_id)
  if (!isLost) next.lost_reason = ''
  const current = task?.followUp ?? pickFollowUp(lead)
  const isFree = task
    ? isNewest
    : isEmpty(current.follow_up_at) && setBy.get('follow_up_at') !== 'office'
  const planned = !isLost && isFree ? chooseFollowUp(current, values) : current
  for (const name of followUpFields)
    if (values[name] !== undefined && values[name] !== planned[name])
      differences[name] = values[name]
  const isPlanned = !isDeepStrictEqual(planned, current)
  return {
    next,
    followUp: isPlanned ? planned : undefined,
    ...listChanges({ ...lead, ...current }, { ...next, ...planned }),
    differences: differences as Partial<Lead>,
  }
}

export const isFollowUpField = (name: string) => followUpFields.some((each) => each === name)

const pickFollowUp = ({ follow_up_at, follow_up_channel, follow_up_note }: Lead): FollowUp => ({
  follow_up_at,
  follow_up_channel,
  follow_up_note,
})

/** Channel and note belong to their date; a row without them keeps those of the same date. */
function chooseFollowUp(current: FollowUp, values: Partial<Lead>): FollowUp {
  const { follow_up_at, follow_up_channel = '', follow_up_note = '' } = values
  if (!follow_up_at) return current
  const kept = follow_up_at === current.follow_up_at ? current : noFollowUp
  return {
    follow_up_at,
    follow_up_channel: follow_up_channel || kept.follow_up_channel,
    follow_up_note: follow_up_note || kept.follow_up_note,
  }
}

const isEmpty = (value: unknown) => value === '' || value === null

function listChanges(lead: Lead, next: Lead) {
  const changed = fieldNames.filter((name) => !isDeepStrictEqual(lead[name], next[name]))
  const before = changed.flatMap((name) => (isList(name) ? [] : [[name, lead[name]]]))
  const after = changed.map((name) => [
    name,
    isList(name) ? next[name].filter((value) => !lead[name].includes(value)) : next[name],
  ])
  return {
    before: Object.fromEntries(before) as Partial<Lead>,
    after: Object.fromEntries(after) as Partial<Lead>,
  }
}

/**
 * Returns the lead without what an activity of an import has changed, as far as the values are still
 * those of the import. Its task is undone apart from it.
 */
export function revertUpdate(lead: Lead, before: Partial<Lead>, after: Partial<Lead>): Lead {
  const singles = Object.entries(before).filter(
    ([name]) =>
      !isFollowUpField(name) &&
      isDeepStrictEqual(lead[name as keyof Lead], after[name as keyof Lead]),
  )
  const lists = Object.entries(after).flatMap(([name, added]) =>
    isList(name)
      ? [[name, lead[name].filter((value) => !(added as string[]).includes(value))]]
      : [],
  )
  return { ...lead, ...Object.fromEntries(singles), ...Object.fromEntries(lists) }
}

interface Saved {
  before: Lead
  next: Lead
  plan: Plan
  /** The activity of the row. */
  activityId: string
}

/** Saves a lead that an import changes, with its stage history and task. */
export async function saveChanged(
  db: Database,
  { before, next, plan: { followUp }, activityId }: Saved,
  task: ImportedTask | undefined,
) {
  await save(db, next)
  const isMoved = before.stage_id !== next.stage_id
  if (isMoved) await recordStageChange(db, next)
  if (!isMoved && !followUp) return
  await adoptFollowUp(db, before)
  if (followUp && task) await changeImportedTask(db, task.id, followUp, activityId)
  else if (followUp) await addImportedTasks(db, [{ activityId, leadId: before.id, followUp }])
  await updateFollowUps(db, sql`id = ${before.id}`)
}

/** Reads what imports have done to these leads, without the activity of the current row. */
export async function readHistories(db: Database, leadIds: string[], exceptActivityId = '') {
  const histories = new Map<string, History>()
  if (leadIds.length === 0) return histories
  const tasks = await findImportedTasks(db, leadIds)
  const rows = await db
    .selectFrom('leads')
    .innerJoin('leads as member', 'member.primary_lead_id', 'leads.id')
    .leftJoin('lead_activities as activity', (join) =>
      join.onRef('activity.lead_id', '=', 'member.id').on('activity.id', '!=', exceptActivityId),
    )
    .leftJoin('enquiries', 'enquiries.activity_id', 'activity.id')
    .leftJoin('lead_import_rows as imported', 'imported.activity_id', 'activity.id')
    .select(['leads.id', 'leads.channel', 'activity.kind', 'activity.at', 'activity.text'])
    .select([
      'activity.before',
      'activity.after',
      'enquiries.channel as enquired',
      'imported.number',
    ])
    .where('leads.id', 'in', leadIds)
    .orderBy('activity.id')
    .execute()
  for (const row of rows) {
    const history = histories.get(row.id) ?? createHistory(row.channel, tasks.get(row.id))
    histories.set(row.id, history)
    const isEnquiry = row.enquired === 'import'
    const isImport = isEnquiry || row.number !== null
    if (isEnquiry && row.at && row.at > history.newestAt) history.newestAt = row.at
    if (isImport) for (const line of row.text?.split('\n') ?? []) history.lines.add(line)
    // An enquiry of another channel changes nothing.
    if (!isImport && (row.kind === 'enquiry' || row.kind === 'chat')) continue
    const changes = JSON.parse((isImport ? row.before : row.after) ?? '{}')
    for (const name of Object.keys(changes)) history.setBy.set(name, isImport ? 'import' : 'office')
    // A changed task was perhaps the imported one.
    if (row.kind === 'task') history.setBy.set('follow_up_at', 'office')
  }
  return histories
}

const createHistory = (channel: string, task: ImportedTask | undefined): History => ({
  isImported: channel === 'import',
  setBy: new Map(),
  newestAt: '',
  lines: new Set(),
  task,
})
