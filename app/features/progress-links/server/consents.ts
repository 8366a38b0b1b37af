import { v7 as newId } from 'uuid'
import type { OpeningHours } from '#app/contract/office.ts'
import { addActivity, nameGuardian } from '#app/features/leads/server/store/activities.ts'
import { updateLastActivity } from '#app/features/leads/server/store/responses.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import { type ConsentChange, type GuardianConsent, type Sight, sightNames } from '../contract.ts'
import type { OpenedLink } from './store.ts'

/** A guardian of a lead or of its merged leads, with what the student agreed to. */
export interface ShownGuardian extends Sight {
  id: string
  name: string
  relation: string
  /** '' without consent. */
  agreed_on: string
  /** The administrator; null: the student, or no consent. */
  recorded_by: string | null
  note: string
}

const nothing: Sight = { applications: false, documents: false, stored_documents: false }
const everything: Sight = { applications: true, documents: true, stored_documents: true }

/** Returns the guardians of a lead and its merged leads; of several consents the latest counts. */
export async function listGuardians(db: Database, primaryLeadId: string): Promise<ShownGuardian[]> {
  const rows = await db
    .selectFrom('lead_guardians')
    .innerJoin('leads', 'leads.id', 'lead_guardians.lead_id')
    .innerJoin('guardians', 'guardians.id', 'lead_guardians.guardian_id')
    .leftJoin('progress_consents', (join) =>
      join
        .onRef('progress_consents.lead_id', '=', 'lead_guardians.lead_id')
        .onRef('progress_consents.guardian_id', '=', 'lead_guardians.guardian_id'),
    )
    .select(['guardians.id', 'guardians.name', 'relation'])
    .select(['sees_applications', 'sees_documents', 'opens_documents'])
    .select(['agreed_on', 'recorded_by', 'note', 'changed_at'])
    .where('primary_lead_id', '=', primaryLeadId)
    .orderBy('lead_guardians.position')
    .orderBy('guardians.id')
    .orderBy('leads.id')
    .execute()
  const byGuardian = Map.groupBy(rows, ({ id }) => id)
  return [...byGuardian.values()].flatMap((own) => {
    const [first] = own
    const [latest] = own.toSorted((one, other) =>
      (other.changed_at ?? '').localeCompare(one.changed_at ?? ''),
    )
    if (!first || !latest) return []
    return {
      id: first.id,
      name: first.name,
      relation: first.relation,
      applications: latest.sees_applications === 1,
      documents: latest.sees_documents === 1,
      stored_documents: latest.opens_documents === 1,
      agreed_on: latest.agreed_on ?? '',
      recorded_by: latest.recorded_by,
      note: latest.note ?? '',
    }
  })
}

/** Returns what the person of a link sees: a guardian what the student agreed to at this moment. */
export async function findSight(db: Database, link: OpenedLink): Promise<Sight> {
  if (link.guardian_id === null) return everything
  const guardians = await listGuardians(db, link.primary_lead_id)
  return guardians.find(({ id }) => id === link.guardian_id) ?? nothing
}

/** Returns the consents of a lead, with the names of administrators. */
export async function presentConsents(
  db: Database,
  guardians: ShownGuardian[],
  listNames: (db: Database, ids: string[]) => Promise<Map<string, string>>,
): Promise<GuardianConsent[]> {
  const names = await listNames(db, [
    ...new Set(guardians.flatMap(({ recorded_by }) => recorded_by ?? [])),
  ])
  return guardians
    .filter(({ agreed_on }) => agreed_on !== '')
    .map(({ id, applications, documents, stored_documents, agreed_on, recorded_by, note }) => ({
      guardian_id: id,
      applications,
      documents,
      stored_documents,
      agreed_on,
      recorded_by: recorded_by === null ? '' : (names.get(recorded_by) ?? ''),
      note,
    }))
}

interface Recorded {
  primaryLeadId: string
  guardianId: string
  change: ConsentChange
  /** The administrator; undefined: the student. */
  by?: string
  clock: Pick<OpeningHours, 'time_zone'>
}

/**
 * Stores what a guardian may see and adds it to the timeline, within a transaction that has locked the lead.
 * Returns the guardian before and after; undefined if it is no guardian of the lead.
 */
export async function recordConsent(
  db: Database,
  { primaryLeadId, guardianId, change, by, clock }: Recorded,
) {
  const find = async () =>
    (await listGuardians(db, primaryLeadId)).find(({ id }) => id === guardianId)
  const before = await find()
  if (!before) return undefined
  const links = await db
    .selectFrom('lead_guardians')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .select('lead_id')
    .where('primary_lead_id', '=', primaryLeadId)
    .where('guardian_id', '=', guardianId)
    .execute()
  const sees_documents = change.documents || change.stored_documents ? 1 : 0
  const values = {
    sees_applications: change.applications ? 1 : 0,
    sees_documents,
    can_upload: sees_documents,
    opens_documents: change.stored_documents ? 1 : 0,
    agreed_on: toOfficeDay(clock, new Date()),
    recorded_by: by ?? null,
    note: change.note,
    changed_at: new Date().toISOString(),
  }
  for (const { lead_id } of links)
    await db
      .insertInto('progress_consents')
      .values({ id: newId(), lead_id, guardian_id: guardianId, ...values })
      .onConflict((conflict) => conflict.columns(['lead_id', 'guardian_id']).doUpdateSet(values))
      .execute()
  const after = (await find()) as ShownGuardian
  await addActivity(db, {
    lead_id: primaryLeadId,
    kind: 'details',
    by,
    before: { guardian_sees: listSeen(before) },
    after: {
      guardian: after.name,
      guardian_sees: listSeen(after),
      consent_note: after.note || undefined,
    },
  })
  await updateLastActivity(db, primaryLeadId)
  return { before, after }
}

/** The names of the parts that a guardian sees; ['nothing'] for none. */
export function listSeen(sight: Sight) {
  const seen: string[] = sightNames.filter((name) => sight[name])
  return seen.length > 0 ? seen : ['nothing']
}

/** Describes a consent in the audit log. */
export const describeConsent = (leadId: string, guardian: ShownGuardian) => ({
  id: leadId,
  guardian: nameGuardian(guardian.name, guardian.relation),
  guardian_sees: listSeen(guardian),
  consent_note: guardian.note,
})

/** Returns the consents of these leads for a data export. */
export async function listConsentsByLeads(db: Database, leadIds: string[]) {
  const rows = await db
    .selectFrom('progress_consents')
    .select(['lead_id', 'guardian_id', 'sees_applications', 'sees_documents', 'opens_documents'])
    .select(['agreed_on', 'note'])
    .where('lead_id', 'in', leadIds)
    .orderBy('id')
    .execute()
  return rows.map(({ sees_applications, sees_documents, opens_documents, ...row }) => ({
    ...row,
    applications: sees_applications === 1,
    documents: sees_documents === 1,
    stored_documents: opens_documents === 1,
  }))
}
