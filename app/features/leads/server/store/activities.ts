import { type SqlBool, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { toSearchText } from '#database/sql-dialect.ts'
import type { LeadActivity } from '../../activity-contract.ts'
import { belongsToLeadInScope } from '../lead-scope.ts'
import { addToNoteSearch } from './note-search.ts'

interface NewStoredActivity {
  /** A new id by default. */
  id?: string
  lead_id: string
  at?: string
  kind: LeadActivity['kind']
  text?: string
  /** The administrator's id. */
  by?: string
  before?: object
  after?: object
  /** The other lead of a merge, the visitor of a conversation, or a mail. */
  about?: string
}

/** "Hari Example (father)" */
export const nameGuardian = (name: string, relation: string) =>
  relation ? `${name || 'Guardian'} (${relation})` : name || 'Guardian'

/** Returns the id of the activity. */
export async function addActivity(db: Database, activity: NewStoredActivity) {
  const id = activity.id ?? newId()
  await addActivities(db, [{ ...activity, id }])
  return id
}

export async function addActivities(
  db: Database,
  activities: (NewStoredActivity & { id: string })[],
) {
  const rows = activities.map(({ id, lead_id, at, kind, text = '', by, about, ...activity }) => ({
    id,
    lead_id,
    kind,
    text,
    author_id: by ?? null,
    corrected_at: null,
    at: at ?? new Date().toISOString(),
    before: JSON.stringify(activity.before ?? {}),
    after: JSON.stringify(activity.after ?? {}),
    about_id: about ?? null,
  }))
  await db.insertInto('lead_activities').values(rows).execute()
  await addToNoteSearch(db, activities)
}

/** Records an automatic mail. It does not count as activity of a person. */
export async function recordMail(
  db: Database,
  { leadId, mailId, subject }: { leadId: string; mailId: string; subject: string },
) {
  const after = { mail_subject: subject }
  await addActivity(db, { lead_id: leadId, kind: 'mail', about: mailId, after })
}

/** Condition: the activity is no merge, unmerge, export of a number or automatic mail. */
export const isContactActivity = sql<SqlBool>`(kind not in ('merge', 'unmerge', 'sms_export')
  and (kind <> 'mail' or author_id is not null))`

/** The services that return names of administrators and outcomes of mails. */
type TimelineServices = Pick<Services, 'administrators' | 'mails'>

/** Lists the activities of a lead and of the leads merged into it, newest first. */
export async function listTimeline(
  db: Database,
  primaryLeadId: string,
  services: TimelineServices,
) {
  const rows = await select(db)
    .where('lead_activities.lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId),
    )
    .orderBy('lead_activities.at', 'desc')
    .orderBy('lead_activities.id', 'desc')
    .execute()
  return toActivities(db, rows, services)
}

/** Returns an activity of the lead or of a lead merged into it, in the viewer's scope. */
export async function findActivity(
  db: Database,
  { leadId, id, viewer }: Record<'leadId' | 'id', string> & { viewer: Viewer },
  services: TimelineServices,
) {
  const rows = await select(db)
    .where('lead_activities.id', '=', id)
    .where('lead_activities.lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', leadId),
    )
    .where(belongsToLeadInScope(sql.ref('lead_activities.lead_id'), viewer))
    .execute()
  return (await toActivities(db, rows, services))[0]
}

const enquiryColumns = [
  'channel',
  'source',
  'medium',
  'campaign',
  'referrer',
  'landing_page',
  'page',
  'referred_by',
  'first_response_at',
  'closed_at',
  'first_response_minutes',
] as const

function select(db: Database) {
  return db
    .selectFrom('lead_activities')
    .leftJoin('enquiries', 'activity_id', 'lead_activities.id')
    .leftJoin('guardians', 'guardians.id', 'enquiries.guardian_id')
    .leftJoin('lead_guardians', (join) =>
      join
        .onRef('lead_guardians.guardian_id', '=', 'enquiries.guardian_id')
        .onRef('lead_guardians.lead_id', '=', 'enquiries.lead_id'),
    )
    .select(['lead_activities.id', 'lead_activities.at', 'kind', 'text', 'author_id'])
    .select(['before', 'after', 'about_id', 'corrected_at', ...enquiryColumns])
    .select(['guardians.name as guardian_name', 'relation'])
}

async function toActivities(
  db: Database,
  rows: Awaited<ReturnType<ReturnType<typeof select>['execute']>>,
  services: TimelineServices,
): Promise<LeadActivity[]> {
  const { administrators, mails } = services
  const names = await administrators.listNames(db, [
    ...new Set(rows.flatMap(({ author_id }) => author_id ?? [])),
  ])
  const mailIds = rows.flatMap(({ kind, about_id }) => (kind === 'mail' && about_id) || [])
  const outcomes = await mails.listOutcomes(db, mailIds)
  return rows.map(({ id, at, kind, text, author_id, before, after, ...rest }) => {
    const { about_id, corrected_at, guardian_name, relation, ...sent } = rest
    const guardian = guardian_name === null ? '' : nameGuardian(guardian_name, relation ?? '')
    const enquiry = { ...sent, guardian }
    return {
      id,
      at,
      text,
      about_id,
      corrected_at,
      kind: kind as LeadActivity['kind'],
      by: names.get(author_id ?? '') ?? '',
      before: JSON.parse(before),
      after: JSON.parse(after),
      mail: (kind === 'mail' && outcomes.get(about_id ?? '')) || null,
      enquiry: enquiry.channel === null ? null : (enquiry as NonNullable<LeadActivity['enquiry']>),
    }
  })
}

export async function editText(db: Database, id: string, text: string) {
  await db
    .updateTable('lead_activities')
    .set({ text, corrected_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('lead_note_search')
    .set({ search_text: toSearchText(text) })
    .where('activity_id', '=', id)
    .execute()
}
