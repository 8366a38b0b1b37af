import { comparePeople } from '#app/features/lead-matching/server/compare-people.ts'
import { personOf } from '#app/features/lead-matching/server/find-matches.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { Database } from '#database/connect.ts'
import type { ImportedRow } from '../contract.ts'
import { hashPerson, hashRow, type Office } from './read-row.ts'

/** A row with what was read of it. */
export interface RowToAdd {
  row: ImportedRow
  enquiry: Enquiry
}

interface FoundLead {
  id: string
  primary_lead_id: string
  name: string
}

/**
 * Returns the leads of rows that another import has stored: `repeated` with the same content,
 * `changed` of the same person and date with other content; by row number. Rows of deleted leads do not
 * count, because they restore the lead like a new enquiry.
 */
export async function findEarlierRows(
  db: Database,
  rows: RowToAdd[],
  office: Pick<Office, 'hash' | 'fileName'>,
  exceptImportId = '',
) {
  const repeated = new Map<number, FoundLead>()
  const changed = new Map<number, FoundLead>()
  if (rows.length === 0) return { repeated, changed }
  const hashed = rows.map(({ row, enquiry }) => ({
    number: row.row,
    enquiry,
    content: hashRow(row, office),
    person: hashPerson(row, office),
  }))
  const stored = await selectStored(db, hashed, exceptImportId)
  const byContent = Map.groupBy(stored, ({ content_hash }) => content_hash)
  const byPerson = Map.groupBy(stored, ({ person_hash }) => person_hash)
  for (const { number, content, person, enquiry } of hashed) {
    const [same] = byContent.get(content) ?? []
    if (same) repeated.set(number, same)
    const candidates = byPerson.get(person) ?? []
    const other = candidates.find(
      (each) =>
        (each.number === number && each.file_name === office.fileName) ||
        isCompatible(enquiry, each),
    )
    if (!same && other) changed.set(number, other)
  }
  return { repeated, changed }
}

async function selectStored(
  db: Database,
  hashed: { content: string; person: string }[],
  exceptImportId: string,
) {
  const rows = await db
    .selectFrom('lead_import_rows')
    .innerJoin('lead_imports', 'lead_imports.id', 'import_id')
    .innerJoin('lead_activities', 'lead_activities.id', 'lead_import_rows.activity_id')
    .innerJoin('leads', 'leads.id', 'lead_activities.lead_id')
    .innerJoin('leads as primary_lead', 'primary_lead.id', 'leads.primary_lead_id')
    .select(['content_hash', 'person_hash', 'number', 'file_name'])
    .select(['leads.id', 'leads.primary_lead_id'])
    .select(['primary_lead.name', 'primary_lead.emails', 'primary_lead.phones'])
    .select('primary_lead.guardian_phone')
    .where('leads.deleted_at', 'is', null)
    .where('primary_lead.deleted_at', 'is', null)
    .where('import_id', '!=', exceptImportId)
    .where((eb) =>
      eb.or([
        eb(
          'content_hash',
          'in',
          hashed.map(({ content }) => content),
        ),
        eb(
          'person_hash',
          'in',
          hashed.map(({ person }) => person),
        ),
      ]),
    )
    .orderBy('lead_activities.id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...row,
    emails: JSON.parse(row.emails) as string[],
    phones: JSON.parse(row.phones) as string[],
  }))
}

type StoredPerson = Parameters<typeof comparePeople>[0]

/** People of one name and date are the same unless their phones and e-mails say otherwise. */
function isCompatible(enquiry: Enquiry, lead: StoredPerson) {
  const person = personOf(enquiry)
  const hasContacts = ({ emails, phones, guardian_phone }: StoredPerson) =>
    emails.length + phones.length > 0 || guardian_phone !== ''
  if (!hasContacts(person) || !hasContacts(lead)) return true
  return comparePeople(person, lead) !== 'different'
}
