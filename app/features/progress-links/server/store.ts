import { v7 as newId } from 'uuid'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { LINK_DAYS, type ProgressLink, type StoredProgressLink } from '../contract.ts'
import { hashSecret } from './secrets.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const columns = [
  'progress_links.id',
  'progress_links.lead_id',
  'progress_links.guardian_id',
  'progress_links.created_at',
  'progress_links.created_by',
  'progress_links.last_opened_at',
  'progress_links.revoked_at',
  'progress_links.code_asked_at',
] as const

interface StoredLink extends Omit<StoredProgressLink, 'expires_at'> {}

/**
 * Links that are not revoked and were created or opened within the last `LINK_DAYS`, of guardians only
 * while they are guardians of the lead or of a lead merged with it.
 */
function selectWorking(db: Database) {
  const since = new Date(Date.now() - LINK_DAYS * DAY_MS).toISOString()
  return db
    .selectFrom('progress_links')
    .where('progress_links.revoked_at', 'is', null)
    .where((is) =>
      is.or([
        is('progress_links.created_at', '>', since),
        is('progress_links.last_opened_at', '>', since),
      ]),
    )
    .where((is) =>
      is.or([
        is('progress_links.guardian_id', 'is', null),
        is.exists(
          is
            .selectFrom('lead_guardians')
            .innerJoin('leads as student', 'student.id', 'lead_guardians.lead_id')
            .innerJoin('leads as linked', 'linked.primary_lead_id', 'student.primary_lead_id')
            .select('lead_guardians.lead_id')
            .whereRef('linked.id', '=', 'progress_links.lead_id')
            .whereRef('lead_guardians.guardian_id', '=', 'progress_links.guardian_id'),
        ),
      ]),
    )
}

const ofLead = (db: Database, primaryLeadId: string) =>
  db.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId)

/** Returns the working links of a lead and its merged leads, the latest first. */
export const listOfLead = (db: Database, primaryLeadId: string): Promise<StoredLink[]> =>
  selectWorking(db)
    .select(columns)
    .where('lead_id', 'in', ofLead(db, primaryLeadId))
    .orderBy('progress_links.id', 'desc')
    .execute()

/** Returns a working link. */
export const find = (db: Database, id: string): Promise<StoredLink | undefined> =>
  selectWorking(db).select(columns).where('progress_links.id', '=', id).executeTakeFirst()

/** The working link of a secret, with the person who is shown. */
export async function findBySecret(db: Database, secret: string) {
  return (
    selectWorking(db)
      .innerJoin('leads as own', 'own.id', 'progress_links.lead_id')
      .innerJoin('leads', 'leads.id', 'own.primary_lead_id')
      .leftJoin('guardians', 'guardians.id', 'progress_links.guardian_id')
      .select(columns)
      .select(['leads.id as primary_lead_id', 'leads.name', 'leads.language', 'leads.emails'])
      .select('guardians.email as guardian_email')
      .where('secret_hash', '=', hashSecret(secret))
      // A deleted lead has no page.
      .where('leads.merged_into', 'is', null)
      .executeTakeFirst()
  )
}
export type OpenedLink = NonNullable<Awaited<ReturnType<typeof findBySecret>>>

interface NewLink {
  leadId: string
  /** null: the student. */
  guardianId: string | null
  by: string
  secret: string
}

/** Adds a link and revokes the former one of the same person. */
export async function add(
  db: Database,
  { leadId, guardianId, by, secret }: NewLink,
): Promise<StoredLink> {
  const now = new Date().toISOString()
  await db
    .updateTable('progress_links')
    .set({ revoked_at: now })
    .where('lead_id', 'in', (is) =>
      is
        .selectFrom('leads')
        .innerJoin('leads as other', 'other.primary_lead_id', 'leads.primary_lead_id')
        .select('other.id')
        .where('leads.id', '=', leadId),
    )
    .where('guardian_id', guardianId === null ? 'is' : '=', guardianId)
    .where('revoked_at', 'is', null)
    .execute()
  const link = {
    id: newId(),
    lead_id: leadId,
    guardian_id: guardianId,
    created_at: now,
    created_by: by,
    last_opened_at: null,
    revoked_at: null,
    code_asked_at: null,
  }
  await db
    .insertInto('progress_links')
    .values({ ...link, secret_hash: hashSecret(secret) })
    .execute()
  return link
}

export async function revoke(db: Database, id: string) {
  const revoked_at = new Date().toISOString()
  await db.updateTable('progress_links').set({ revoked_at }).where('id', '=', id).execute()
}

/** Records that a person has opened a link, which extends it. */
export async function recordOpening(db: Database, id: string) {
  const last_opened_at = new Date().toISOString()
  await db.updateTable('progress_links').set({ last_opened_at }).where('id', '=', id).execute()
}

type ListNames = (db: Database, ids: string[]) => Promise<Map<string, string>>

/** Adds the names of administrators and the ends of links. */
export async function present(
  db: Database,
  links: StoredLink[],
  listNames: ListNames,
): Promise<ProgressLink[]> {
  const names = await listNames(db, [...new Set(links.map(({ created_by }) => created_by))])
  return links.map((link) => ({
    id: link.id,
    guardian_id: link.guardian_id,
    created_at: link.created_at,
    created_by: names.get(link.created_by) ?? '',
    last_opened_at: link.last_opened_at,
    code_asked_at: link.code_asked_at,
    expires_at: toExpiry(link),
  }))
}

const toExpiry = ({ created_at, last_opened_at }: StoredLink) =>
  new Date(Date.parse(last_opened_at ?? created_at) + LINK_DAYS * DAY_MS).toISOString()

/** Returns all links of these leads for a data export, also those that have ended. */
export async function listByLeads(
  db: Database,
  services: Services,
  leadIds: string[],
): Promise<StoredProgressLink[]> {
  const links: StoredLink[] = await db
    .selectFrom('progress_links')
    .select(columns)
    .where('lead_id', 'in', leadIds)
    .orderBy('id')
    .execute()
  const presented = await present(db, links, services.administrators.listNames)
  return presented.map((link, index) => {
    const { lead_id, revoked_at } = links[index] as StoredLink
    return { ...link, lead_id, revoked_at }
  })
}

/** Erases the links of these leads with the name in the audit log. */
export async function erase(db: Database, services: Services, leadIds: string[]) {
  const erased = await db
    .deleteFrom('progress_links')
    .where('lead_id', 'in', leadIds)
    .returning('id')
    .execute()
  const ids = erased.map(({ id }) => id)
  if (ids.length > 0) await services.auditLog.erase(db, 'progress_link', ids)
}

/** Deletes links that ended a year ago. */
export async function purge(db: Database) {
  const before = new Date(Date.now() - 365 * DAY_MS).toISOString()
  await db
    .deleteFrom('progress_links')
    .where((is) =>
      is.or([
        is('revoked_at', '<', before),
        is.and([
          is('created_at', '<', before),
          is.or([is('last_opened_at', 'is', null), is('last_opened_at', '<', before)]),
        ]),
      ]),
    )
    .execute()
}
