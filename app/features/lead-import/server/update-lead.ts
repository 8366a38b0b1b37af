import { isDeepStrictEqual } from 'node:util'
import type { Lead } from '#app/features/leads/contract.ts'
import { fieldNames, isList } from '#app/features/leads/fields-contract.ts'
import { scheduleFollowUp } from '#app/features/leads/server/notifications/follow-ups.ts'
import { addDetails, union } from '#app/features/leads/server/store/enquiry-rows.ts'
import { recordFollowUpChange } from '#app/features/leads/server/store/follow-ups.ts'
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
}

interface Plan {
  next: Lead
  /** The changed fields: previous values of single ones, and what is added to lists. */
  before: Partial<Lead>
  after: Partial<Lead>
  /** Values of the row that differ from the lead and are only recorded. */
  differences: Partial<Lead>
}

const noFollowUp = { follow_up_at: null, follow_up_channel: '', follow_up_note: '' } as const

/**
 * Returns what a row changes in an existing lead. It fills empty fields. The newest row of a person
 * also replaces values that an import has set, but not those that the office has set.
 */
export function planUpdate(
  lead: Lead,
  enquiry: Enquiry,
  { isImported, setBy, newestAt }: History,
  lostStages: Set<string>,
): Plan {
  const next: Lead = addDetails(lead, enquiry)
  const differences: Record<string, unknown> = {}
  const isNewest = enquiry.at >= newestAt
  const isOwn = (name: string) =>
    (setBy.get(name) ?? (isImported ? 'import' : 'office')) === 'import'
  const values: Partial<Lead> = enquiry.initialValues ?? {}
  for (const [name, value] of Object.entries(values) as [keyof Lead, never][]) {
    const current = lead[name]
    if (isList(name)) Object.assign(next, { [name]: union(name, next[name], value) })
    else if (isEmpty(current) ? setBy.get(name) !== 'office' : isNewest && isOwn(name))
      Object.assign(next, { [name]: value })
    else if (current !== value) differences[name] = value
  }
  if (lead.name && enquiry.person.name && lead.name !== enquiry.person.name)
    differences.name = enquiry.person.name
  Object.assign(next, chooseFollowUpDetails(lead, next, values))
  if (lostStages.has(next.stage_id)) Object.assign(next, noFollowUp)
  else next.lost_reason = ''
  return { next, ...listChanges(lead, next), differences: differences as Partial<Lead> }
}

/** Channel and note belong to their follow-up. */
function chooseFollowUpDetails(lead: Lead, next: Lead, values: Partial<Lead>): Partial<Lead> {
  const { follow_up_at, follow_up_channel = '', follow_up_note = '' } = values
  if (next.follow_up_at !== lead.follow_up_at) return { follow_up_channel, follow_up_note }
  if (follow_up_at === lead.follow_up_at) return {}
  return { follow_up_channel: lead.follow_up_channel, follow_up_note: lead.follow_up_note }
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
 * those of the import.
 */
export function revertUpdate(lead: Lead, before: Partial<Lead>, after: Partial<Lead>): Lead {
  const singles = Object.entries(before).filter(([name]) =>
    isDeepStrictEqual(lead[name as keyof Lead], after[name as keyof Lead]),
  )
  const lists = Object.entries(after).flatMap(([name, added]) =>
    isList(name)
      ? [[name, lead[name].filter((value) => !(added as string[]).includes(value))]]
      : [],
  )
  return { ...lead, ...Object.fromEntries(singles), ...Object.fromEntries(lists) }
}

/** Saves a lead that an import changes, with its stage history and follow-up. */
export async function saveChanged(db: Database, before: Lead, next: Lead) {
  await save(db, next)
  if (before.stage_id !== next.stage_id) await recordStageChange(db, next)
  await setImportedFollowUp(db, before, next)
}

/** Plans a follow-up of an import. One in the past is only shown as overdue, without a notification. */
export async function setImportedFollowUp(
  db: Database,
  before: Pick<Lead, 'follow_up_at'>,
  { id, follow_up_at }: Pick<Lead, 'id' | 'follow_up_at'>,
) {
  if (before.follow_up_at === follow_up_at) return
  const isDue = follow_up_at !== null && follow_up_at <= new Date().toISOString()
  const next = { id, follow_up_at: isDue ? null : follow_up_at }
  await scheduleFollowUp(db, before, next)
  await recordFollowUpChange(db, { id, follow_up_at: before.follow_up_at }, next)
}

/** Reads what imports have done to these leads, without the activity of the current row. */
export async function readHistories(db: Database, leadIds: string[], exceptActivityId = '') {
  const histories = new Map<string, History>()
  if (leadIds.length === 0) return histories
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
    const history = histories.get(row.id) ?? createHistory(row.channel)
    histories.set(row.id, history)
    const isEnquiry = row.enquired === 'import'
    const isImport = isEnquiry || row.number !== null
    if (isEnquiry && row.at && row.at > history.newestAt) history.newestAt = row.at
    if (isImport) for (const line of row.text?.split('\n') ?? []) history.lines.add(line)
    // An enquiry of another channel changes nothing.
    if (!isImport && (row.kind === 'enquiry' || row.kind === 'chat')) continue
    const changes = JSON.parse((isImport ? row.before : row.after) ?? '{}')
    for (const name of Object.keys(changes)) history.setBy.set(name, isImport ? 'import' : 'office')
  }
  return histories
}

const createHistory = (channel: string): History => ({
  isImported: channel === 'import',
  setBy: new Map(),
  newestAt: '',
  lines: new Set(),
})
