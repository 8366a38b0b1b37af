import { type Kysely, sql } from 'kysely'

/** Documents that the steps of tracks need, and the reasons for which a step was reached without them. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table track_steps add column documents text not null default '[]'`.execute(db)
  await sql`
    alter table track_steps add column is_verification_required integer not null default 0`.execute(
    db,
  )
  await sql`
    alter table application_steps add column override_reason text not null default ''`.execute(db)
  const { rows } = await sql`select 1 from applications limit 1`.execute(db)
  // An office that works with its tracks already chooses the documents itself.
  if (rows.length === 0) await addDocuments(db)
}

const identity = ['passport', 'transcript', 'language_test']
const funds = ['bank_balance', 'relationship']

/** By country and step. The bank sends fees abroad only with a no objection certificate. */
const needs: Record<string, Record<string, string[]>> = {
  AU: {
    Offer: identity,
    'GS check': ['statement', 'income', ...funds],
    'Fee paid': ['offer', 'noc'],
    'Visa lodged': [...identity, 'enrolment', ...funds, 'noc', 'medical'],
  },
  GB: {
    Offer: identity,
    Deposit: ['offer', 'noc'],
    'Visa lodged': [...identity, 'enrolment', ...funds, 'noc', 'medical'],
  },
  US: {
    'I-20': [...identity, 'bank_balance'],
    'DS-160': ['passport', 'enrolment', 'photo'],
    'Visa interview': ['passport', 'transcript', 'enrolment', ...funds],
  },
  CA: {
    LOA: identity,
    'Fee paid': ['offer', 'noc'],
    'Study permit lodged': [...identity, 'offer', ...funds, 'noc', 'medical'],
  },
  JP: {
    Admission: ['passport', 'transcript', 'language_test', 'statement'],
    'COE applied': ['income', ...funds],
    'Fee paid': ['noc'],
    'Visa lodged': ['passport', 'transcript', 'enrolment', 'noc', 'medical'],
  },
  KR: {
    Admission: [...identity, 'statement'],
    'Fee paid': ['offer', 'noc'],
    'Visa lodged': [...identity, ...funds, 'noc', 'medical'],
  },
  NZ: {
    Offer: identity,
    'Visa lodged': [...identity, 'offer', ...funds, 'noc', 'medical'],
  },
  MT: {
    Offer: identity,
    'Fee paid': ['offer', 'noc'],
    'Visa lodged': [...identity, 'offer', ...funds, 'noc'],
  },
  '': {
    Offer: identity,
    'Fee paid': ['offer', 'noc'],
    'Visa lodged': [...identity, 'offer', ...funds, 'noc'],
  },
}

/** The authority decides on these papers, so the office must have verified them. */
const verifiedSteps = ['Visa lodged', 'Study permit lodged', 'Visa interview']

async function addDocuments(db: Kysely<unknown>) {
  for (const [country, steps] of Object.entries(needs))
    for (const [name, kinds] of Object.entries(steps))
      await sql`
        update track_steps set documents = ${JSON.stringify(kinds)},
          is_verification_required = ${verifiedSteps.includes(name) ? 1 : 0}
        where name = ${name}
          and track_id in (select id from tracks where country = ${country})`.execute(db)
}
