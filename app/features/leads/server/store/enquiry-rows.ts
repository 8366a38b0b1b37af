import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { listAdded, matchKeysOf } from '#app/features/lead-matching/server/compare-people.ts'
import {
  type LeadIds,
  type Match,
  personOf,
} from '#app/features/lead-matching/server/find-matches.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import { pairsTable } from '#database/sql-dialect.ts'
import type { Lead } from '../../contract.ts'
import { type ListName, leadFields } from '../../fields-contract.ts'
import { addActivities, addActivity } from './activities.ts'
import { addGuardians } from './guardians.ts'
import { leadColumns, save, toLead, toNewRow } from './lead-row.ts'
import { findFirstStage, recordStageChange, startStageHistory } from './stages.ts'

/** The stored data of an enquiry. */
export interface RecordedEnquiry extends Pick<Match, 'differences'> {
  enquiry: Enquiry
  lead: LeadIds
  activityId: string
  /** The guardian who sent it; undefined if the lead did. */
  sentBy?: { guardian: { id: string }; students?: LeadIds[] }
}

/** Whether a person chooses the student whom an enquiry of a guardian is about. */
const isUndecided = ({ sentBy }: Pick<RecordedEnquiry, 'sentBy'>) =>
  (sentBy?.students?.length ?? 0) > 1

/** Creates a lead for each enquiry. */
export async function createLeads(db: Database, enquiries: Enquiry[]) {
  if (enquiries.length === 0) return new Map<Enquiry, LeadIds>()
  const needsFirstStage = enquiries.some(({ initialValues }) => !initialValues?.stage_id)
  const firstStage = needsFirstStage ? await findFirstStage(db) : ''
  const rows = enquiries.map((enquiry) => toNewLeadRow(enquiry, firstStage))
  await db.insertInto('leads').values(rows).execute()
  await startStageHistory(db, rows)
  await addGuardians(db, rows)
  return new Map(enquiries.map((enquiry, index) => [enquiry, rows[index] as LeadIds]))
}

const toNewLeadRow = (enquiry: Enquiry, firstStage: string) => {
  const initialValues: Partial<Lead> = enquiry.initialValues ?? {}
  return toNewRow({
    ...initialValues,
    ...personOf(enquiry),
    phone_labels: enquiry.person.phone_labels ?? [],
    id: newId(),
    countries: enquiry.countries,
    language: toLeadLanguage(enquiry),
    stage_id: initialValues.stage_id ?? firstStage,
    owner_id: initialValues.owner_id ?? null,
    channel: enquiry.channel,
    source: enquiry.origin.source || enquiry.origin.referrer || '',
    campaign: enquiry.origin.campaign ?? '',
    page: enquiry.origin.page ?? '',
    created_at: enquiry.at,
    isWaiting: isUnanswered(enquiry),
    first_response_minutes: responseOf(enquiry)?.minutes ?? null,
  })
}

/** Returns the language of the visitor's page; '' if it is unknown. */
const toLeadLanguage = ({ language = '' }: Enquiry) => language as Lead['language']

/** Returns the response to an enquiry that the office recorded itself. */
function responseOf({ by, at, firstResponse }: Enquiry) {
  if (firstResponse || by === undefined) return firstResponse
  // A walk-in or phone call has no response time.
  return { at, by, minutes: null }
}

const isUnanswered = (enquiry: Enquiry) => responseOf(enquiry) === undefined

interface NamedLead {
  id: string
  person: Parameters<typeof matchKeysOf>[0]
}

/** Adds match keys to these leads themselves, not to the leads with which they are merged. */
export async function addMatchKeys(db: Database, people: NamedLead[]) {
  const rows = people.flatMap(({ id, person }) =>
    matchKeysOf(person).map((key): [string, string] => [key, id]),
  )
  if (rows.length === 0) return
  const added_at = new Date().toISOString()
  await db
    .insertInto('lead_match_keys')
    .columns(['key', 'lead_id', 'added_at'])
    // Without "where", SQLite parses "on conflict" as a join condition.
    .expression(
      sql`select first, second, cast(${added_at} as text) from ${pairsTable(db, rows)} where true`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Stores enquiries and their activities in the timelines. */
export async function addEnquiries(db: Database, recorded: RecordedEnquiry[]) {
  await addActivities(
    db,
    recorded.map((each) => {
      const { lead, activityId: id, differences, enquiry } = each
      const { at, by, text, channel, about, consent } = enquiry
      // The chosen student gets the countries, see `setStudentChosen`.
      const countries = isUndecided(each) ? enquiry.countries : []
      const after = {
        ...differences,
        countries: countries.length > 0 ? countries : undefined,
        consent: consent || undefined,
      }
      const kind = channel === 'chat' ? 'chat' : 'enquiry'
      return { id, lead_id: lead.id, at, kind, text, by, after, about }
    }),
  )
  await db.insertInto('enquiries').values(recorded.map(toEnquiryRow)).execute()
}

function toEnquiryRow({ lead, activityId: activity_id, enquiry, sentBy }: RecordedEnquiry) {
  const { at, channel, origin } = enquiry
  const response = responseOf(enquiry)
  return {
    activity_id,
    lead_id: lead.id,
    at,
    channel,
    source: origin.source ?? '',
    medium: origin.medium ?? '',
    campaign: origin.campaign ?? '',
    referrer: origin.referrer ?? '',
    landing_page: origin.landing_page ?? '',
    page: origin.page ?? '',
    referred_by: origin.referred_by ?? '',
    first_response_at: response?.at ?? null,
    first_response_by: response?.by ?? null,
    first_response_minutes: response?.minutes ?? null,
    guardian_id: sentBy?.guardian.id ?? null,
  }
}

/** Stores in an existing lead what an enquiry says. `lead` is its value before. */
export type UpdateLead = (db: Database, lead: Lead, recorded: RecordedEnquiry) => Promise<void>

/** Updates leads and their primary leads. */
export async function updateLeads(
  db: Database,
  recorded: RecordedEnquiry[],
  update: UpdateLead = updateLead,
) {
  const targets = recorded.flatMap((each) =>
    [...new Set([each.lead.primary_lead_id, each.lead.id])].map((id) => [id, each] as const),
  )
  if (targets.length === 0) return
  const ids = targets.map(([id]) => id)
  await acquireLocks(db, 'lead', ids)
  const rows = await db
    .selectFrom('leads')
    .select([...leadColumns, 'deleted_at'])
    .where('id', 'in', ids)
    .execute()
  if (rows.some(({ deleted_at }) => deleted_at)) await restoreForEnquiry(db, ids)
  const leads = new Map(rows.map(({ deleted_at: _, ...row }) => [row.id, toLead(row)]))
  for (const [id, each] of targets) await update(db, leads.get(id) as Lead, each)
}

/** Returns the current values and the new ones, up to the maximum. */
export const union = (name: ListName, current: string[], added: string[]) =>
  [...current, ...listAdded(name, current, added)].slice(
    0,
    Math.max(leadFields[name].maxItems, current.length),
  )

export const latest = (...moments: string[]) => moments.toSorted().at(-1) as string

async function updateLead(db: Database, lead: Lead, recorded: RecordedEnquiry) {
  const { enquiry, sentBy } = recorded
  const { countries } = isUndecided(recorded) ? lead : addDetails(lead, enquiry)
  // The contact details are the guardian's, not the lead's.
  const next = sentBy ? { ...lead, countries } : addDetails(lead, enquiry)
  await save(db, countEnquiry(next, enquiry))
}

/** Returns the lead with empty contact details filled and new ones added. */
export function addDetails(lead: Lead, enquiry: Enquiry): Lead {
  const { name, emails, phones } = personOf(enquiry)
  return {
    ...lead,
    name: lead.name || name,
    language: lead.language || toLeadLanguage(enquiry),
    emails: union('emails', lead.emails, emails),
    phones: union('phones', lead.phones, phones),
    phone_labels: union('phone_labels', lead.phone_labels, enquiry.person.phone_labels ?? []),
    countries: union('countries', lead.countries, enquiry.countries),
  }
}

/** Returns the lead with the enquiry counted in its activity and response. */
export const countEnquiry = (lead: Lead, enquiry: Enquiry): Lead => ({
  ...lead,
  enquiries: lead.enquiries + 1,
  last_activity_at: latest(enquiry.at, lead.last_activity_at),
  awaiting_reply_since: lead.awaiting_reply_since ?? (isUnanswered(enquiry) ? enquiry.at : null),
  first_response_minutes: lead.first_response_minutes ?? responseOf(enquiry)?.minutes ?? null,
})

/** Stores possible duplicates, each pair once. */
export async function flagDuplicates(
  db: Database,
  all: { lead: LeadIds; candidates: LeadIds[] }[],
) {
  const pairs = all.flatMap(({ lead, candidates }) =>
    candidates
      .filter((other) => other.primary_lead_id !== lead.primary_lead_id)
      .map((other) => [lead.id, other.id].toSorted() as [string, string]),
  )
  if (pairs.length === 0) return
  const now = new Date().toISOString()
  await db
    .insertInto('possible_duplicates')
    .columns(['lead_id', 'other_id', 'created_at'])
    .expression(
      sql`select first, second, cast(${now} as text) as created_at from ${pairsTable(db, pairs)} where true`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Restores deleted leads that have a new enquiry, with an entry in their timelines. */
export async function restoreForEnquiry(db: Database, ids: string[]) {
  const rows = await db
    .updateTable('leads')
    .set({ merged_into: null, deleted_at: null })
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .returning(['id', 'stage_id', 'created_at'])
    .execute()
  for (const row of rows) {
    await recordStageChange(db, row)
    const text = 'Restored automatically because of a new enquiry.'
    await addActivity(db, { lead_id: row.id, kind: 'details', text })
  }
}
