import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import type { Entry } from '../../entry-contract.ts'

interface NewStoredEntry {
  lead_id: string
  at?: string
  kind: Entry['kind']
  text?: string
  /** The administrator's id. */
  by?: string
  before?: object
  after?: object
  /** The other lead of a merge, or the visitor of a conversation. */
  about?: string
}

/** Returns its id. */
export async function addEntry(db: Database, entry: NewStoredEntry) {
  const id = newId()
  await addEntries(db, [{ ...entry, id }])
  return id
}

export async function addEntries(db: Database, entries: (NewStoredEntry & { id: string })[]) {
  const rows = entries.map(({ id, lead_id, at, kind, text = '', by, about, ...entry }) => ({
    ...{ id, lead_id, kind, text, by_id: by ?? null, corrected_at: null },
    at: at ?? new Date().toISOString(),
    before: JSON.stringify(entry.before ?? {}),
    after: JSON.stringify(entry.after ?? {}),
    about_id: about ?? null,
  }))
  await db.insertInto('lead_entries').values(rows).execute()
}

/** What leads were called before they were merged, by their ids. */
export async function listFormerNames(db: Database, leadIds: string[]) {
  if (leadIds.length === 0) return new Map<string, string[]>()
  const rows = await db
    .selectFrom('lead_entries')
    .select(['lead_id', 'before'])
    .where('kind', '=', 'merge')
    .where('lead_id', 'in', leadIds)
    .execute()
  const named = rows.flatMap(({ lead_id, before }) => {
    const { name } = JSON.parse(before) as { name?: string }
    return name === undefined ? [] : [{ lead_id, name }]
  })
  return new Map(
    [...Map.groupBy(named, ({ lead_id }) => lead_id)].map(([id, all]) => [
      id,
      all.map(({ name }) => name),
    ]),
  )
}

type Names = (db: Database, ids: string[]) => Promise<Map<string, string>>

/** Everything that happened to a lead and to those that became part of it, newest first. */
export async function listTimeline(db: Database, rootId: string, listNames: Names) {
  const rows = await select(db)
    .where('lead_entries.lead_id', 'in', (parts) =>
      parts.selectFrom('leads').select('leads.id').where('root_id', '=', rootId),
    )
    .orderBy('lead_entries.at', 'desc')
    .orderBy('lead_entries.id', 'desc')
    .execute()
  return toEntries(db, rows, listNames)
}

/** An entry of this lead, or of one that became part of it. */
export async function findEntry(
  db: Database,
  { leadId, id }: Record<'leadId' | 'id', string>,
  listNames: Names,
) {
  const rows = await select(db)
    .where('lead_entries.id', '=', id)
    .where('lead_entries.lead_id', 'in', (parts) =>
      parts.selectFrom('leads').select('leads.id').where('root_id', '=', leadId),
    )
    .execute()
  return (await toEntries(db, rows, listNames))[0]
}

const enquiryColumns = [
  ...(['way', 'source', 'medium', 'campaign', 'referrer', 'landing_page'] as const),
  ...(['page', 'referred_by', 'answered_at', 'answer_minutes'] as const),
]

function select(db: Database) {
  return db
    .selectFrom('lead_entries')
    .leftJoin('lead_enquiries', 'entry_id', 'lead_entries.id')
    .select(['lead_entries.id', 'lead_entries.at', 'kind', 'text', 'by_id'])
    .select(['before', 'after', 'about_id', 'corrected_at', ...enquiryColumns])
}

async function toEntries(
  db: Database,
  rows: Awaited<ReturnType<ReturnType<typeof select>['execute']>>,
  listNames: Names,
): Promise<Entry[]> {
  const names = await listNames(db, [...new Set(rows.flatMap(({ by_id }) => by_id ?? []))])
  return rows.map(({ id, at, kind, text, by_id, before, after, ...rest }) => {
    const { about_id, corrected_at, ...enquiry } = rest
    return {
      ...{ id, at, text, about_id, corrected_at },
      kind: kind as Entry['kind'],
      by: names.get(by_id ?? '') ?? '',
      before: JSON.parse(before),
      after: JSON.parse(after),
      enquiry: enquiry.way === null ? null : (enquiry as NonNullable<Entry['enquiry']>),
    }
  })
}

export async function correct(db: Database, id: string, text: string) {
  await db
    .updateTable('lead_entries')
    .set({ text, corrected_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}
