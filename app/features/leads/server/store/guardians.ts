import { isDeepStrictEqual } from 'node:util'
import { v7 as newId } from 'uuid'
import {
  canBeSameGuardian,
  guardianKeysOf,
  isSameGuardian,
  type StoredGuardian,
} from '#app/features/lead-matching/server/find-guardians.ts'
import { toPhoneticText } from '#app/platform/server/text/name-spelling.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import { toSearchText } from '#database/sql-dialect.ts'
import type { Lead } from '../../contract.ts'
import { guardianFields } from '../../fields-contract.ts'
import { addActivity } from './activities.ts'
import { listPhoneDigits, toSearchColumns } from './search-columns.ts'

type GuardianFields = Pick<Lead, (typeof guardianFields)[number]>
type Fields = GuardianFields & Pick<Lead, 'id'>

/** The link of a lead to a guardian, with the guardian. */
export interface GuardianLink extends StoredGuardian {
  lead_id: string
  relation: string
  position: number
}

/** Returns the guardians of these leads themselves, of each lead the first one first. */
export function listLinks(db: Database, leadIds: string[]): Promise<GuardianLink[]> {
  if (leadIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('lead_guardians')
    .innerJoin('guardians', 'guardians.id', 'guardian_id')
    .select(['guardians.id', 'name', 'phone', 'email', 'lead_id', 'relation', 'position'])
    .where('lead_id', 'in', leadIds)
    .orderBy('position')
    .orderBy('guardian_id')
    .execute()
}

const noGuardian: GuardianFields = {
  guardian_name: '',
  guardian_relation: '',
  guardian_phone: '',
}

const toFields = (link: GuardianLink | undefined): GuardianFields =>
  link
    ? { guardian_name: link.name, guardian_relation: link.relation, guardian_phone: link.phone }
    : noGuardian

const pickFields = ({ guardian_name, guardian_relation, guardian_phone }: GuardianFields) => ({
  guardian_name,
  guardian_relation,
  guardian_phone,
})

const keysOf = ({ guardian_phone }: GuardianFields) =>
  guardianKeysOf({ phone: guardian_phone, email: '' })

/** Links new leads to the guardians that their fields name. */
export async function addGuardians(db: Database, leads: Fields[]) {
  const named = leads.filter((lead) => !isDeepStrictEqual(pickFields(lead), noGuardian))
  if (named.length === 0) return
  const known = await listByKeys(db, named.flatMap(keysOf))
  const added: StoredGuardian[] = []
  const links = named.map((lead) => {
    const keys = keysOf(lead)
    const { guardian_name: name, guardian_phone: phone } = lead
    const found = keys
      .flatMap((key) => known.get(key) ?? [])
      .find((guardian) => isSameGuardian(guardian.name, name))
    const guardian = found ?? { id: newId(), name, phone, email: '' }
    if (!found) {
      added.push(guardian)
      for (const key of keys) known.set(key, [...(known.get(key) ?? []), guardian])
    }
    return { lead, guardian }
  })
  await storeGuardians(db, added)
  await db
    .insertInto('lead_guardians')
    .values(
      links.map(({ lead, guardian }) => ({
        lead_id: lead.id,
        guardian_id: guardian.id,
        relation: lead.guardian_relation,
        position: 0,
      })),
    )
    .execute()
  for (const { lead, guardian } of links) {
    if (guardian.name === lead.guardian_name && guardian.phone === lead.guardian_phone) continue
    await fillName(db, guardian, lead.guardian_name)
    await updateStudents(db, guardian.id)
  }
}

async function listByKeys(db: Database, keys: string[]) {
  const known = new Map<string, StoredGuardian[]>()
  if (keys.length === 0) return known
  const rows = await db
    .selectFrom('guardian_match_keys')
    .innerJoin('guardians', 'guardians.id', 'guardian_id')
    .select(['key', 'guardians.id', 'name', 'phone', 'email'])
    .where('key', 'in', [...new Set(keys)])
    .orderBy('guardians.id')
    .execute()
  for (const { key, ...guardian } of rows) known.set(key, [...(known.get(key) ?? []), guardian])
  return known
}

/** Returns the guardian with this name who has, or had, this phone or e-mail address. */
export async function findGuardian(
  db: Database,
  { name, ...contacts }: Omit<StoredGuardian, 'id'>,
): Promise<StoredGuardian | undefined> {
  const known = await listByKeys(db, guardianKeysOf(contacts))
  return [...known.values()].flat().find((guardian) => canBeSameGuardian(guardian.name, name))
}

/** Stores new guardians, or new values of existing ones. */
export async function storeGuardians(db: Database, guardians: StoredGuardian[]) {
  if (guardians.length === 0) return
  const created_at = new Date().toISOString()
  const rows = guardians.map(({ id, name, phone, email }) => ({
    id,
    name,
    phone,
    email,
    search_text: toSearchText(name, email, ...listPhoneDigits([phone]), toPhoneticText(name)),
    created_at,
  }))
  await db
    .insertInto('guardians')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        phone: eb.ref('excluded.phone'),
        email: eb.ref('excluded.email'),
        search_text: eb.ref('excluded.search_text'),
      })),
    )
    .execute()
  const keys = guardians.flatMap((guardian) =>
    guardianKeysOf(guardian).map((key) => ({ key, guardian_id: guardian.id })),
  )
  if (keys.length === 0) return
  // Keys of former phones stay, so that an enquiry with one still finds the guardian.
  await db
    .insertInto('guardian_match_keys')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function fillName(db: Database, guardian: StoredGuardian, name: string) {
  if (guardian.name !== '' || name === '') return
  await storeGuardians(db, [{ ...guardian, name }])
}

interface Family {
  /** Leads and their primary leads. */
  leadIds: string[]
  /** Contact details by which the leads may get a known guardian. */
  contacts: Pick<StoredGuardian, 'phone' | 'email'>[]
}

/**
 * Locks these leads with all students of their guardians, because the change of a guardian changes the
 * fields of each student.
 */
export async function lockFamily(db: Database, { leadIds, contacts }: Family) {
  const known = await listByKeys(db, contacts.flatMap(guardianKeysOf))
  const links = await listLinks(db, leadIds)
  const guardianIds = [...known.values(), links].flat().map(({ id }) => id)
  const students =
    guardianIds.length === 0
      ? []
      : await db
          .selectFrom('lead_guardians')
          .innerJoin('leads', 'leads.id', 'lead_id')
          .select(['leads.id', 'primary_lead_id'])
          .where('guardian_id', 'in', [...new Set(guardianIds)])
          .execute()
  const studentIds = students.flatMap(({ id, primary_lead_id }) => [id, primary_lead_id])
  await acquireLocks(db, 'lead', [...leadIds, ...studentIds])
}

/** Stores the first guardian in the fields of its students, except one lead that has it already. */
export async function updateStudents(db: Database, guardianId: string, exceptLeadId = '') {
  const students = await db
    .selectFrom('lead_guardians')
    .select('lead_id')
    .where('guardian_id', '=', guardianId)
    .where('lead_id', '!=', exceptLeadId)
    .orderBy('lead_id')
    .execute()
  // Usually held already, see `lockFamily`.
  await acquireLocks(
    db,
    'lead',
    students.map(({ lead_id }) => lead_id),
  )
  for (const { lead_id } of students) await repeatFirstGuardian(db, lead_id)
}

/** Stores the values of the first guardian in the fields of a lead, and records the change if asked. */
export async function repeatFirstGuardian(db: Database, leadId: string, isRecorded = true) {
  const [first] = await listLinks(db, [leadId])
  const after = toFields(first)
  const lead = await db
    .selectFrom('leads')
    .select(['name', 'emails', 'phones', 'city', ...guardianFields])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow()
  const { emails, phones, ...person } = lead
  const before = pickFields(lead)
  if (isDeepStrictEqual(before, after)) return
  const search = { ...person, ...after, emails: JSON.parse(emails), phones: JSON.parse(phones) }
  await db
    .updateTable('leads')
    .set({ ...after, ...toSearchColumns(search) })
    .where('id', '=', leadId)
    .execute()
  if (isRecorded) await addActivity(db, { lead_id: leadId, kind: 'details', before, after })
}

/**
 * Makes the first guardian of a lead the one that its fields name: the same person with other values,
 * another known person, or a new one. Returns the fields with the values of that person.
 */
export async function updateFirstGuardian(db: Database, lead: Fields): Promise<GuardianFields> {
  const fields = pickFields(lead)
  const [first, ...others] = await listLinks(db, [lead.id])
  if (isDeepStrictEqual(toFields(first), fields)) return fields
  const same = others.find((link) => isDeepStrictEqual(toFields(link), fields))
  const known = same ?? (await findOtherPerson(db, lead, first))
  if (first && !same && !known && !isDeepStrictEqual(fields, noGuardian)) {
    const { guardian_name: name, guardian_phone: phone } = fields
    if (canBeSameGuardian(first.name, name) || !(await hasOtherStudents(db, first))) {
      await endLinksOfFormerPerson(db, first, name)
      return changePerson(db, { ...first, name, phone, relation: fields.guardian_relation })
    }
  }
  if (first) await unlink(db, first)
  if (known) {
    await fillName(db, known, fields.guardian_name)
    const relation = fields.guardian_relation
    await link(db, { ...known, lead_id: lead.id, relation, position: first?.position ?? 0 })
  } else await addGuardians(db, [lead])
  return toFields((await listLinks(db, [lead.id]))[0])
}

/** Returns the known guardian with a changed phone or name. */
async function findOtherPerson(db: Database, lead: Fields, first: GuardianLink | undefined) {
  const { guardian_name: name, guardian_phone: phone } = lead
  if (phone === '' && name === '') return undefined
  const isSame =
    first &&
    isDeepStrictEqual(guardianKeysOf({ phone: first.phone, email: '' }), keysOf(lead)) &&
    canBeSameGuardian(first.name, name)
  if (isSame) return undefined
  const found = await findGuardian(db, { name, phone, email: '' })
  return found && found.id !== first?.id && isSameGuardian(found.name, name) ? found : undefined
}

async function hasOtherStudents(db: Database, { id, lead_id }: GuardianLink) {
  const other = await db
    .selectFrom('lead_guardians')
    .select('lead_id')
    .where('guardian_id', '=', id)
    .where('lead_id', '!=', lead_id)
    .executeTakeFirst()
  return other !== undefined
}

async function changePerson(db: Database, changed: GuardianLink) {
  await storeGuardians(db, [changed])
  await link(db, changed)
  await updateStudents(db, changed.id, changed.lead_id)
  return toFields(changed)
}

/** Links a lead to a guardian, or changes the link. */
export async function link(
  db: Database,
  { id: guardian_id, lead_id, relation, position }: GuardianLink,
) {
  await db
    .insertInto('lead_guardians')
    .values({ lead_id, guardian_id, relation, position })
    .onConflict((conflict) =>
      conflict.columns(['lead_id', 'guardian_id']).doUpdateSet({ relation, position }),
    )
    .execute()
}

/** Removes a guardian from a lead. */
export async function unlink(db: Database, { id, lead_id }: Pick<GuardianLink, 'id' | 'lead_id'>) {
  await db
    .deleteFrom('lead_guardians')
    .where('lead_id', '=', lead_id)
    .where('guardian_id', '=', id)
    .execute()
  await endProgressLinks(db, { id, lead_id })
  await deleteUnlinked(db, [id])
}

/** Links and consents are for a person: another one under the same id needs new ones. */
export async function endLinksOfFormerPerson(db: Database, former: StoredGuardian, name: string) {
  if (canBeSameGuardian(former.name, name)) return
  const links = await db
    .selectFrom('lead_guardians')
    .select('lead_id')
    .where('guardian_id', '=', former.id)
    .execute()
  for (const { lead_id } of links) await endProgressLinks(db, { id: former.id, lead_id })
}

/** A guardian who is linked again later needs a new link and a new consent of the student. */
async function endProgressLinks(
  db: Database,
  { id, lead_id }: Pick<GuardianLink, 'id' | 'lead_id'>,
) {
  await db
    .deleteFrom('progress_consents')
    .where('lead_id', '=', lead_id)
    .where('guardian_id', '=', id)
    .execute()
  await db
    .updateTable('progress_links')
    .set({ revoked_at: new Date().toISOString() })
    .where('lead_id', '=', lead_id)
    .where('guardian_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Returns the guardians of these leads and of their enquiries. */
export async function listGuardianIds(db: Database, leadIds: string[]) {
  const rows = await db
    .selectFrom('lead_guardians')
    .select('guardian_id')
    .where('lead_id', 'in', leadIds)
    .union(
      db
        .selectFrom('enquiries')
        .select((eb) => eb.ref('guardian_id').$notNull().as('guardian_id'))
        .where('lead_id', 'in', leadIds)
        .where('guardian_id', 'is not', null),
    )
    .execute()
  return rows.map(({ guardian_id }) => guardian_id)
}

/**
 * Deletes those of these guardians who have no students, except senders of enquiries in timelines.
 * Returns their ids.
 */
export async function deleteUnlinked(db: Database, guardianIds: string[]) {
  if (guardianIds.length === 0) return []
  const deleted = await db
    .deleteFrom('guardians')
    .where('id', 'in', guardianIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_guardians')
            .select('lead_id')
            .whereRef('guardian_id', '=', 'guardians.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enquiries').select('lead_id').whereRef('guardian_id', '=', 'guardians.id'),
        ),
      ),
    )
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}

/** Makes the first guardian of another lead the first one of this lead, whose own ones stay. */
export async function putGuardianFirst(db: Database, leadId: string, otherId: string) {
  const [own] = await listLinks(db, [leadId])
  const [first] = await listLinks(db, [otherId])
  if (first) await link(db, { ...first, lead_id: leadId, position: (own?.position ?? 1) - 1 })
}
