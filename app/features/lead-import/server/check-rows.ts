import {
  comparePeople,
  matchKeysOf,
  type Person,
} from '#app/features/lead-matching/server/compare-people.ts'
import {
  findMatchesOfAll,
  type Match,
  personOf,
} from '#app/features/lead-matching/server/find-matches.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { fieldNames } from '#app/features/leads/fields-contract.ts'
import { leadColumns, toLead } from '#app/features/leads/server/store/lead-row.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { Database } from '#database/connect.ts'
import type { CheckedRow, ImportedRow } from '../contract.ts'
import { findEarlierRows } from './find-rows.ts'
import { listLostStages } from './known-values.ts'
import { type Office, type ReadRow, readRow } from './read-row.ts'
import { type History, planUpdate, readHistories } from './update-lead.ts'

/** Rows that are matched in one query. */
const BATCH_SIZE = 25

/** Returns what each row would become, without storing anything. */
export async function check(db: Database, office: Office, rows: ImportedRow[]) {
  const checked: CheckedRow[] = []
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const batch = rows.slice(from, from + BATCH_SIZE)
    checked.push(...(await withoutDeleted(db, await checkBatch(db, office, batch))))
  }
  return markSamePeople(checked)
}

/** Marks rows that will be added to the lead of an earlier row. */
function markSamePeople(checked: CheckedRow[]) {
  const earlier = new Map<string, Person[]>()
  return checked.map((row): CheckedRow => {
    if (row.state !== 'new' && row.state !== 'possible_duplicate') return row
    const person: Person = Object.assign({ name: '', emails: [], phones: [] }, row.values)
    const keys = matchKeysOf(person)
    const others = keys.flatMap((key) => earlier.get(key) ?? [])
    if (others.some((other) => comparePeople(person, other) === 'same'))
      return { ...row, state: 'same_person' }
    for (const key of keys) earlier.set(key, [...(earlier.get(key) ?? []), person])
    return row
  })
}

async function checkBatch(db: Database, office: Office, rows: ImportedRow[]) {
  const parsed = rows.map((row) => ({ row, read: readRow(row, office) }))
  const valid = parsed.flatMap(({ row, read }) => ('errors' in read ? [] : [{ row, ...read }]))
  const { repeated, changed } = await findEarlierRows(db, valid, office)
  const matches = await findMatchesOfAll(
    db,
    valid.map(({ enquiry }) => enquiry),
  )
  const found = new Map(
    valid.map(({ row }, index) => [row.row, changed.get(row.row) ?? matches[index]?.match]),
  )
  const leads = await readLeads(
    db,
    [...found.values()].flatMap((lead) => lead?.primary_lead_id ?? []),
  )
  const histories = await readHistories(db, [...leads.keys()])
  const byRow = new Map(valid.map((each, index) => [each.row.row, matches[index] as Match]))
  return parsed.map(({ row, read }): CheckedRow => {
    if ('errors' in read)
      return { ...emptyRow, row: row.row, state: 'invalid', errors: read.errors }
    const base = { ...emptyRow, row: row.row, unread: read.unread, values: toValues(read.enquiry) }
    const lead = leads.get(found.get(row.row)?.primary_lead_id ?? '')
    const again = repeated.get(row.row)
    if (again) return { ...base, state: 'repeated', leads: [nameLead(again)] }
    if (!lead) {
      const others = byRow.get(row.row)?.candidates.map(nameLead) ?? []
      return { ...base, state: others.length > 0 ? 'possible_duplicate' : 'new', leads: others }
    }
    const history = histories.get(lead.id) as History
    return {
      ...base,
      ...describeUpdate(lead, read, { office, history, isChanged: changed.has(row.row) }),
    }
  })
}

const emptyRow = { leads: [], values: {}, changes: {}, differences: {}, unread: [], errors: [] }

const nameLead = (lead: { primary_lead_id: string; name: string }) => ({
  id: lead.primary_lead_id,
  name: lead.name,
})

interface UpdateContext {
  office: Office
  history: History
  /** Whether an earlier import has added the row with other values. */
  isChanged: boolean
}

function describeUpdate(
  lead: Lead,
  { enquiry }: ReadRow,
  { office, history, isChanged }: UpdateContext,
) {
  const { after, differences } = planUpdate(lead, enquiry, history, listLostStages(office.known))
  const found = { leads: [{ id: lead.id, name: lead.name }], changes: after, differences }
  const hasNews = Object.keys(after).length > 0 || findNewLines(enquiry, history) !== ''
  if (isChanged) return { ...found, state: hasNews ? ('changed' as const) : ('repeated' as const) }
  const isDiffering = Object.keys({ ...after, ...differences }).length > 0
  return { ...found, state: isDiffering ? ('conflicting' as const) : ('existing' as const) }
}

/** Returns the lines of the note that no imported row of the lead has had. */
export const findNewLines = ({ text }: Enquiry, { lines }: History) =>
  text
    .split('\n')
    .filter((line) => !lines.has(line))
    .join('\n')

/** Returns the values of a row by field of the lead. */
function toValues(enquiry: Enquiry): Record<string, unknown> {
  const { countries, at: created_at, origin, initialValues, person } = enquiry
  const { source, campaign } = origin
  const all = {
    ...personOf(enquiry),
    phone_labels: person.phone_labels,
    countries,
    ...initialValues,
  }
  const names = [...fieldNames, 'created_at', 'source', 'campaign']
  const values = Object.entries({ ...all, created_at, source, campaign })
  const isFilled = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== null
  return Object.fromEntries(
    values.filter(([name, value]) => names.includes(name) && isFilled(value)),
  )
}

async function readLeads(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, Lead>()
  const rows = await db.selectFrom('leads').select(leadColumns).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, toLead(row)]))
}

/** Leaves out deleted leads, which cannot be opened before a row restores them. */
async function withoutDeleted(db: Database, rows: CheckedRow[]): Promise<CheckedRow[]> {
  const ids = [...new Set(rows.flatMap(({ leads }) => leads.map(({ id }) => id)))]
  if (ids.length === 0) return rows
  const deleted = await db
    .selectFrom('leads')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .execute()
  const deletedIds = new Set(deleted.map(({ id }) => id))
  return rows.map((row) => ({ ...row, leads: row.leads.filter(({ id }) => !deletedIds.has(id)) }))
}
