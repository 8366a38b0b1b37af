import { type Kysely, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { isPostgres } from '../sql-dialect.ts'

/** Applications to institutions, with the tracks that a new office starts with. */
export async function up(db: Kysely<unknown>) {
  await createTracks(db)
  await createInstitutions(db)
  await createApplications(db)
  await addTracks(db)
}

const textOf = (db: Kysely<unknown>) => sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')

async function createTracks(db: Kysely<unknown>) {
  const text = textOf(db)
  await sql`
    create table tracks (
      id ${text} primary key,
      country ${text} not null,
      name text not null,
      name_ne text not null,
      position integer not null,
      created_at ${text} not null,
      deleted_at ${text}
    )`.execute(db)
  await sql`
    create table track_steps (
      id ${text} primary key,
      track_id ${text} not null references tracks (id),
      name text not null,
      name_ne text not null,
      input ${text} not null,
      milestone ${text} not null,
      stage_id ${text},
      position integer not null,
      created_at ${text} not null,
      deleted_at ${text}
    )`.execute(db)
  await sql`create index track_steps_by_track on track_steps (track_id, position)`.execute(db)
}

async function createInstitutions(db: Kysely<unknown>) {
  const text = textOf(db)
  await sql`
    create table institutions (
      id ${text} primary key,
      primary_id ${text} not null,
      merged_into ${text},
      name text not null,
      name_ne text not null,
      country ${text} not null,
      city text not null,
      website text not null,
      is_partner integer not null,
      agreement_until ${text} not null,
      search_text text not null,
      created_at ${text} not null,
      deleted_at ${text}
    )`.execute(db)
  await sql`create index institutions_by_primary on institutions (primary_id)`.execute(db)
  await sql`
    create table courses (
      id ${text} primary key,
      institution_id ${text} not null references institutions (id),
      name text not null,
      level ${text} not null,
      created_at ${text} not null,
      deleted_at ${text}
    )`.execute(db)
  await sql`create index courses_by_institution on courses (institution_id)`.execute(db)
}

async function createApplications(db: Kysely<unknown>) {
  const text = textOf(db)
  await sql`
    create table applications (
      id ${text} primary key,
      lead_id ${text} not null references leads (id) on delete cascade,
      institution_id ${text} not null references institutions (id),
      course_id ${text} references courses (id),
      campus text not null,
      level ${text} not null,
      intake ${text} not null,
      country ${text} not null,
      track_id ${text} not null references tracks (id),
      step_id ${text} not null references track_steps (id),
      partner text not null,
      owner_id ${text},
      application_no text not null,
      offer_no text not null,
      currency ${text} not null,
      fee integer,
      fee_due_on ${text} not null,
      fee_paid integer,
      fee_paid_on ${text} not null,
      deposit integer,
      deposit_due_on ${text} not null,
      deposit_paid integer,
      deposit_paid_on ${text} not null,
      conditions text not null,
      conditions_met_on ${text} not null,
      conditions_evidence text not null,
      deadline_task_id ${text},
      closed_deadline integer not null default 0,
      visa_decision ${text},
      visa_decided_on ${text} not null,
      outcome ${text},
      outcome_reason ${text} not null,
      outcome_note text not null,
      decided_on ${text} not null,
      created_at ${text} not null,
      changed_at ${text} not null,
      deleted_at ${text}
    )`.execute(db)
  await sql`create index applications_by_lead on applications (lead_id)`.execute(db)
  await sql`create index applications_by_deadline on applications (deadline_task_id)`.execute(db)
  for (const columns of [
    'changed_at',
    'outcome, changed_at',
    'visa_decision, changed_at',
    'country, changed_at',
    'intake, changed_at',
    'institution_id, changed_at',
    'track_id, step_id, changed_at',
    'owner_id, changed_at',
    'decided_on',
    'created_at',
  ]) {
    const name = `applications_by_${columns.replaceAll(/, changed_at|_id/g, '').replaceAll(', ', '_and_')}`
    await sql`
      create index ${sql.raw(name)} on applications (${sql.raw(columns)})
      where deleted_at is null`.execute(db)
  }
  await sql`
    create table application_steps (
      id ${text} primary key,
      application_id ${text} not null references applications (id) on delete cascade,
      step_id ${text} not null,
      entered_at ${text} not null,
      exited_at ${text},
      value text not null,
      author_id ${text}
    )`.execute(db)
  await sql`
    create index application_steps_by_application
    on application_steps (application_id, entered_at)`.execute(db)
  await sql`
    create index application_steps_by_step on application_steps (step_id, entered_at)`.execute(db)
}

type Step = [name: string, nameNe: string, input: string, milestone: string, stage: string]

const apply: Step = ['Apply', 'आवेदन', 'date', 'applied', 'Applied']
const offer: Step = ['Offer', 'अफर', 'date', 'offer', 'Offer']
const interview: Step = ['Interview', 'अन्तर्वार्ता', 'date', '', 'Offer']
const deposit: Step = ['Deposit', 'डिपोजिट', 'date', '', 'Offer']
const feePaid: Step = ['Fee paid', 'शुल्क तिरेको', 'date', '', 'Offer']
const visaLodged: Step = ['Visa lodged', 'भिसा आवेदन दर्ता', 'date', 'visa_lodged', 'Visa']
const visaDecided: Step = ['Visa decided', 'भिसा निर्णय', 'date', 'visa_decided', 'Visa']
const enrolled: Step = ['Enrolled', 'भर्ना', 'date', 'enrolled', 'Enrolled']
const visaSteps = [visaLodged, visaDecided, enrolled]

const tracks: { country: string; name: string; name_ne: string; steps: Step[] }[] = [
  {
    country: 'AU',
    name: 'Australia',
    name_ne: 'अस्ट्रेलिया',
    steps: [
      apply,
      offer,
      ['GS check', 'GS जाँच', 'date', '', 'Offer'],
      feePaid,
      ['CoE', 'CoE', 'number', '', 'Visa'],
      ...visaSteps,
    ],
  },
  {
    country: 'GB',
    name: 'United Kingdom',
    name_ne: 'बेलायत',
    steps: [apply, offer, interview, deposit, ['CAS', 'CAS', 'number', '', 'Visa'], ...visaSteps],
  },
  {
    country: 'US',
    name: 'United States',
    name_ne: 'संयुक्त राज्य अमेरिका',
    steps: [
      apply,
      ['I-20', 'I-20', 'number', 'offer', 'Offer'],
      ['SEVIS fee', 'SEVIS शुल्क', 'date', '', 'Visa'],
      ['DS-160', 'DS-160', 'number', 'visa_lodged', 'Visa'],
      ['Visa interview', 'भिसा अन्तर्वार्ता', 'date', '', 'Visa'],
      visaDecided,
      enrolled,
    ],
  },
  {
    country: 'CA',
    name: 'Canada',
    name_ne: 'क्यानाडा',
    steps: [
      apply,
      ['LOA', 'LOA', 'date', 'offer', 'Offer'],
      ['PAL', 'PAL', 'number', '', 'Offer'],
      feePaid,
      ['Study permit lodged', 'अध्ययन अनुमति आवेदन दर्ता', 'date', 'visa_lodged', 'Visa'],
      ['Study permit decided', 'अध्ययन अनुमति निर्णय', 'date', 'visa_decided', 'Visa'],
      enrolled,
    ],
  },
  {
    country: 'JP',
    name: 'Japan',
    name_ne: 'जापान',
    steps: [
      apply,
      interview,
      ['Admission', 'भर्ना स्वीकृति', 'date', 'offer', 'Offer'],
      ['COE applied', 'COE आवेदन', 'date', '', 'Offer'],
      ['COE issued', 'COE जारी', 'number', '', 'Visa'],
      feePaid,
      ...visaSteps,
    ],
  },
  {
    country: 'KR',
    name: 'South Korea',
    name_ne: 'दक्षिण कोरिया',
    steps: [
      apply,
      interview,
      ['Admission', 'भर्ना स्वीकृति', 'date', 'offer', 'Offer'],
      feePaid,
      ['Visa number', 'भिसा नम्बर', 'number', '', 'Visa'],
      ...visaSteps,
    ],
  },
  {
    country: 'NZ',
    name: 'New Zealand',
    name_ne: 'न्युजिल्यान्ड',
    steps: [
      apply,
      offer,
      visaLodged,
      ['Approval in principle', 'सैद्धान्तिक स्वीकृति', 'date', '', 'Visa'],
      feePaid,
      visaDecided,
      enrolled,
    ],
  },
  {
    country: 'MT',
    name: 'Malta',
    name_ne: 'माल्टा',
    steps: [apply, offer, feePaid, ['Lease', 'घरभाडा सम्झौता', 'date', '', 'Visa'], ...visaSteps],
  },
  {
    country: '',
    name: 'General',
    name_ne: 'सामान्य',
    steps: [apply, offer, feePaid, ...visaSteps],
  },
]

/** A step without its lead stage, which the office may have renamed or deleted, leaves the stage alone. */
async function addTracks(db: Kysely<unknown>) {
  const { rows: stages } = await sql<{ id: string; name: string }>`
    select id, name from lead_stages where deleted_at is null`.execute(db)
  const created_at = new Date().toISOString()
  for (const [index, { country, name, name_ne, steps }] of tracks.entries()) {
    const trackId = newId()
    await sql`
      insert into tracks (id, country, name, name_ne, position, created_at)
      values (${trackId}, ${country}, ${name}, ${name_ne}, ${index + 1}, ${created_at})`.execute(db)
    for (const [at, [stepName, stepNameNe, input, milestone, stage]] of steps.entries()) {
      const stageId = stages.find((row) => row.name === stage)?.id ?? null
      await sql`
        insert into track_steps
          (id, track_id, name, name_ne, input, milestone, stage_id, position, created_at)
        values (${newId()}, ${trackId}, ${stepName}, ${stepNameNe}, ${input}, ${milestone},
          ${stageId}, ${at + 1}, ${created_at})`.execute(db)
    }
  }
}
