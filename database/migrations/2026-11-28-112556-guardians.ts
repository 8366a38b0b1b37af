import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** SQLite accepts 32,766 values in one statement; a row has six at most. */
const ROWS_AT_ONCE = 500

/**
 * Adds guardians as people of their own, who are linked to several leads. The guardian of each lead
 * becomes one; leads whose guardians have the same name and phone share one.
 */
export async function up(db: Kysely<unknown>) {
  await createTables(db)
  const known = new Map<string, KnownGuardian>()
  for (let after = ''; ; ) {
    const leads = await listLeads(db, after)
    const last = leads.at(-1)
    if (!last) return
    await addGuardians(db, leads, known)
    after = last.id
  }
}

async function createTables(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table guardians (
      id ${text} primary key,
      name text not null,
      phone text not null,
      email text not null,
      search_text ${text} not null,
      created_at ${text} not null
    )`.execute(db)
  await sql`
    create table lead_guardians (
      lead_id ${text} not null references leads (id) on delete cascade,
      guardian_id ${text} not null references guardians (id) on delete cascade,
      relation text not null,
      position integer not null,
      primary key (lead_id, guardian_id)
    )`.execute(db)
  await sql`create index lead_guardians_by_guardian on lead_guardians (guardian_id)`.execute(db)
  await sql`
    create table guardian_match_keys (
      key ${text} not null,
      guardian_id ${text} not null references guardians (id) on delete cascade,
      primary key (key, guardian_id)
    )`.execute(db)
  await sql`
    create index guardian_match_keys_by_guardian on guardian_match_keys (guardian_id)`.execute(db)
  await sql`
    alter table enquiries add column guardian_id ${text}
      references guardians (id) on delete set null`.execute(db)
  await sql`
    create index enquiries_by_guardian on enquiries (guardian_id)
    where guardian_id is not null`.execute(db)
  await sql`
    alter table tasks add column enquiry_id ${text}
      references enquiries (activity_id) on delete cascade`.execute(db)
  await sql`
    create index tasks_by_enquiry on tasks (enquiry_id) where enquiry_id is not null`.execute(db)
  if (!isPostgres(db)) return
  await sql`
    create index guardians_by_letters on guardians
    using gin ((lead_letters(search_text))) with (gin_pending_list_limit = 128)`.execute(db)
}

interface StoredLead {
  id: string
  guardian_name: string
  guardian_phone: string
  guardian_relation: string
}

async function listLeads(db: Kysely<unknown>, after: string) {
  const { rows } = await sql<StoredLead>`
    select id, guardian_name, guardian_phone, guardian_relation from leads
    where id > ${after} and (guardian_name <> '' or guardian_phone <> '' or guardian_relation <> '')
    order by id limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db)
  return rows
}

interface KnownGuardian {
  id: string
  name: string
  phone: string
}

/** `known` has the guardians of earlier leads, by phone and name. */
async function addGuardians(
  db: Kysely<unknown>,
  leads: StoredLead[],
  known: Map<string, KnownGuardian>,
) {
  const keys = await listPhoneKeys(db, leads)
  const created_at = new Date().toISOString()
  const links: unknown[] = []
  const guardians: unknown[] = []
  const matchKeys: unknown[] = []
  for (const { id, guardian_name: name, guardian_phone: phone, guardian_relation } of leads) {
    const key = keys.get(id)
    const person = `${key} ${name.trim().toLowerCase()}`
    const found = key ? known.get(person) : undefined
    const guardian = found ?? { id: randomUUID(), name, phone }
    links.push(sql`(${id}, ${guardian.id}, ${guardian_relation}, 0)`)
    if (found) {
      // The fields of a lead repeat its guardian, also if they were spelled otherwise.
      if (found.name !== name || found.phone !== phone)
        await sql`
          update leads set guardian_name = ${found.name}, guardian_phone = ${found.phone}
          where id = ${id}`.execute(db)
      continue
    }
    if (key) {
      known.set(person, guardian)
      matchKeys.push(sql`(${key}, ${guardian.id})`)
    }
    const search_text = `${name}\n${toDigits(phone)}\n${toDigits(key ?? '')}`.toLowerCase()
    guardians.push(sql`(${guardian.id}, ${name}, ${phone}, '', ${search_text}, ${created_at})`)
  }
  if (guardians.length > 0)
    await sql`
      insert into guardians (id, name, phone, email, search_text, created_at)
      values ${sql.join(guardians)}`.execute(db)
  if (matchKeys.length > 0)
    await sql`
      insert into guardian_match_keys (key, guardian_id) values ${sql.join(matchKeys)}`.execute(db)
  await sql`
    insert into lead_guardians (lead_id, guardian_id, relation, position)
    values ${sql.join(links)}`.execute(db)
}

const toDigits = (text: string) => text.replace(/[^0-9]/g, '')

/** The last digits of a phone are the same in national and international form. */
const PHONE_DIGITS = 7

/** Returns the match key of the guardian's phone of each lead. */
async function listPhoneKeys(db: Kysely<unknown>, leads: StoredLead[]) {
  const { rows } = await sql<{ key: string; lead_id: string }>`
    select key, lead_id from lead_match_keys where key like 'phone:%'
      and lead_id in (${sql.join(leads.map(({ id }) => id))})`.execute(db)
  const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id)
  return new Map(
    leads.map(({ id, guardian_phone }) => {
      const digits = toDigits(guardian_phone).slice(-PHONE_DIGITS)
      const isPhone = digits.length === PHONE_DIGITS
      const found = isPhone ? byLead.get(id)?.find(({ key }) => key.endsWith(digits)) : undefined
      return [id, found?.key]
    }),
  )
}
