import { type Static, Type } from 'typebox'
import {
  Email,
  Id,
  IdParams,
  MultilineText,
  NoContent,
  OptionalMultilineText,
  OptionalPhone,
  OptionalText,
  Phone,
  PhonesText,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { OptionalLanguage } from '#app/contract/languages.ts'
import { bodyWithSeen } from '#app/contract/seen.ts'
import { UpcomingFact } from '#app/features/facts/contract.ts'
import {
  documentStates,
  ExpiringDocument,
  SameFile,
  StudentDocument,
} from '#app/features/student-documents/contract.ts'
import { Task } from '#app/features/tasks/tasks-contract.ts'
import { LeadActivity, NewActivity } from './activity-contract.ts'
import { contactChannels } from './channels-contract.ts'
import {
  type FieldName,
  fieldNames,
  type LeadField,
  type LeadFields,
  leadFields,
} from './fields-contract.ts'
import { LeadGuardian } from './guardians-contract.ts'
import { LeadQuery } from './query-contract.ts'

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

/** Returns the schema of each kind of field. */
const schemasOf = ({ maxLength = 0, maxItems, isRequired }: LeadField) => ({
  text: Text(maxLength, isRequired ? 1 : 0),
  phone: OptionalPhone,
  /** As typed; the first number is the main one. */
  phones: Type.Array(Phone, { maxItems }),
  /** The first address is the main one. */
  emails: Type.Array(Email, { maxItems }),
  texts: Type.Array(Text(maxLength), { maxItems }),
  contact_channel: Type.Enum(['', ...contactChannels]),
  /** '' if unknown. */
  language: OptionalLanguage,
  /** Two-letter codes of ISO 3166. */
  countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems }),
  channel: Type.String(),
  /** Year and month like "2027-09"; '' if unknown. */
  month: Type.String({ pattern: '^(20[0-9]{2}-(0[1-9]|1[0-2]))?$' }),
  /** A year of the Bikram Sambat calendar is "2081 BS"; '' if unknown. */
  year: Type.String({ pattern: '^((19|20)[0-9]{2}( BS)?)?$' }),
  /** Nepalese rupees. */
  amount: orNull(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  stage: Id,
  counsellor: orNull(Id),
  time: orNull(Timestamp),
})
type Schemas = ReturnType<typeof schemasOf>

/** Contact details, interests and status of a lead. */
const details = Object.fromEntries(
  fieldNames.map((name) => [name, schemasOf(leadFields[name])[leadFields[name].kind]]),
) as { [Name in FieldName]: Schemas[LeadFields[Name]['kind']] }

/** Phones are sent as typed: each text may contain several numbers with labels. */
export const LeadChange = Type.Partial(
  Type.Object({
    ...details,
    phones: Type.Array(PhonesText(), { maxItems: leadFields.phones.maxItems }),
    guardian_phone: PhonesText(0),
  }),
)
export type LeadChange = Static<typeof LeadChange>

export const Lead = Type.Object({
  id: Id,
  ...details,
  created_at: Timestamp,
  /** Time of the last contact in either direction. */
  last_activity_at: Timestamp,
  /**
   * Channel and source of the first enquiry. The source is the campaign's source or the referring
   * site.
   */
  channel: Type.String(),
  source: Type.String(),
  /** Campaign of the first enquiry, and the page on which it was sent. */
  campaign: Type.String(),
  page: Type.String(),
  /** Time of the oldest enquiry without a reply; null for none. */
  awaiting_reply_since: orNull(Timestamp),
  /** Response time of the earliest timed enquiry, in minutes of opening hours. */
  first_response_minutes: orNull(Type.Integer()),
  enquiries: Type.Integer(),
})
export type Lead = Static<typeof Lead>

const ListedLead = Type.Object({
  ...Lead.properties,
  /** With `with_notes`: what people wrote in the timeline, oldest first, each line with its date. */
  notes: Type.Optional(Type.String()),
})
export type ListedLead = Static<typeof ListedLead>

/** A lead that a user adds. */
export const NewLead = Type.Object({
  name: Text(120),
  /** One or more numbers, with or without labels. */
  phone: Type.Optional(PhonesText(0)),
  email: Type.Optional(Type.Union([Email, Type.Literal('')])),
  countries: Type.Optional(details.countries),
  channel: Type.Optional(Type.Enum(['walk-in', 'phone', 'whatsapp', 'referral'])),
  /** Name of the person who referred the lead. */
  referred_by: OptionalText(120),
  note: OptionalMultilineText(2000),
})
export type NewLead = Static<typeof NewLead>

/** The response if the enquiry was added to a lead that the caller may not view. */
export const RecordedOnly = Type.Object({ detail: Type.String() })
export type RecordedOnly = Static<typeof RecordedOnly>

export const isRecordedOnly = (response: { id: string } | RecordedOnly): response is RecordedOnly =>
  !('id' in response)

/** A possible duplicate or a merged lead. */
const LeadSummary = Type.Object({
  id: Id,
  name: Type.String(),
  emails: Type.Array(Type.String()),
  phones: Type.Array(Type.String()),
})

export const LeadDetails = Type.Object({
  ...Lead.properties,
  /** Newest first. */
  timeline: Type.Array(LeadActivity),
  possible_duplicates: Type.Array(LeadSummary),
  /** The first one is repeated by the fields `guardian_name`, `guardian_relation`, `guardian_phone`. */
  guardians: Type.Array(LeadGuardian),
  /** Leads that were merged into this one. */
  merged_leads: Type.Array(LeadSummary),
  /** Newest first. */
  documents: Type.Array(StudentDocument),
  /** Files that other leads in the viewer’s scope have as well. */
  same_files: Type.Array(SameFile),
  /** Open tasks, the next one first, then completed ones, the latest first. */
  tasks: Type.Array(Task),
  /** The phones that WhatsApp can open, the guardian's last, with the digits for its links. */
  whatsapp: Type.Array(Type.Object({ phone: Type.String(), digits: Type.String() })),
  /** Whether this server can send e-mails. */
  can_mail: Type.Boolean(),
})
export type LeadDetails = Static<typeof LeadDetails>

const Group = Type.Object({ total: Type.Integer(), leads: Type.Array(Lead) })

/** An open task, or a document that the student must still bring, with a due date. */
export const DueTask = Type.Object({
  id: Id,
  source: Type.Enum(['task', 'student_document']),
  /** A kind of task or of document. */
  kind: Type.String(),
  /** The note of the task, or the title of the item. */
  note: Type.String(),
  /** A day, by whose end it is due, or a time. */
  due: Type.String(),
  is_overdue: Type.Boolean(),
  /** Who does the task; null: the lead's counsellor. */
  owner_id: orNull(Id),
  /** Of a task “Which student?”: the enquiry that moves to this lead when the task is completed. */
  enquiry_id: orNull(Id),
  /** The application whose deadline it is; null for other tasks. */
  application: orNull(
    Type.Object({
      institution: Type.String(),
      institution_ne: Type.String(),
      course: Type.String(),
    }),
  ),
  /** The state of a document; null for a task. */
  state: Type.Union([Type.Enum([...documentStates]), Type.Null()]),
  lead: Lead,
})
export type DueTask = Static<typeof DueTask>

const DueTasks = Type.Object({ total: Type.Integer(), tasks: Type.Array(DueTask) })

/** A conversation of the chat that awaits a reply. */
const AwaitingConversation = Type.Object({
  user_id: Type.String(),
  last_message: Type.String(),
  lead_id: orNull(Id),
  /** Name of the lead, if there is one. */
  lead_name: Type.Optional(Type.String()),
  /** From this time on the reply is overdue. */
  response_due_at: Timestamp,
})

/** The most urgent items of each group, and their total number. */
export const Today = Type.Object({
  /** Tasks and documents, earliest first. */
  overdue: DueTasks,
  today: DueTasks,
  /** Due in the six days after today. */
  week: DueTasks,
  /** Leads with an enquiry that awaits a reply. */
  awaiting_reply: Group,
  /**
   * Unassigned leads without an enquiry that awaits a reply. With an owner filter it includes leads
   * with one.
   */
  unassigned: Group,
  /** Documents that end within 60 days or have ended, earliest first. */
  expiring: Type.Object({ total: Type.Integer(), documents: Type.Array(ExpiringDocument) }),
  /**
   * Chat conversations that await a reply and do not belong to a lead in `awaiting_reply`:
   * conversations without a lead, and of leads that were answered by another channel.
   */
  conversations: Type.Object({
    total: Type.Integer(),
    conversations: Type.Array(AwaitingConversation),
  }),
  /** Facts with a new value that starts within a week. */
  facts: Type.Object({ total: Type.Integer(), facts: Type.Array(UpcomingFact) }),
})
export type Today = Static<typeof Today>
/** Names of the groups that list tasks, and of those that list leads. */
export type DueGroup = 'overdue' | 'today' | 'week'
export type LeadGroup = 'awaiting_reply' | 'unassigned'

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const

export const leadsApi = {
  list: {
    method: 'GET',
    url: '/api/leads/',
    schema: {
      summary:
        'List leads, latest activity first unless sorted; X-Total-Count has the number of matches',
      querystring: LeadQuery,
      response: { 200: Type.Array(ListedLead) },
    },
    config,
  },
  today: {
    method: 'GET',
    url: '/api/leads/today/',
    schema: {
      summary:
        'List due tasks, enquiries awaiting reply and unassigned leads; `owner` limits them to tasks and leads of this counsellor and of nobody',
      querystring: Type.Object({ owner: Type.Optional(Id) }),
      response: { 200: Today },
    },
    config,
  },
  find: {
    method: 'GET',
    url: '/api/leads/:id/',
    schema: {
      summary: 'Get a lead with its timeline; for a merged lead, the lead that it was merged into',
      params: IdParams,
      response: { 200: LeadDetails },
    },
    config,
  },
  add: {
    method: 'POST',
    url: '/api/leads/',
    schema: {
      summary:
        'Add a lead; 200: the enquiry was added to an existing lead, 201: a new lead, 202: added to an existing lead that you may not view',
      body: NewLead,
      response: { 200: Lead, 201: Lead, 202: RecordedOnly },
    },
    config,
  },
  quickAdd: {
    method: 'POST',
    url: '/api/leads/quick-add/',
    schema: {
      summary:
        'Add a lead from one line of text: name, phone and country in any order; a phone or an email is enough',
      body: Type.Object({ line: Text(300) }),
      response: { 200: Lead, 201: Lead, 202: RecordedOnly },
    },
    config,
  },
  change: {
    method: 'PATCH',
    url: '/api/leads/:id/',
    schema: {
      summary:
        'Update a lead; omitted fields stay unchanged, and the timeline records the previous values',
      params: IdParams,
      body: bodyWithSeen(LeadChange.properties),
      response: { 200: Lead },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: '/api/leads/:id/',
    schema: {
      summary: 'Delete a lead; it can be restored for 30 days with its timeline and documents',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
  restore: {
    method: 'POST',
    url: '/api/leads/:id/restore/',
    schema: {
      summary: 'Restore a deleted lead; a lead that is not deleted stays unchanged',
      params: IdParams,
      response: { 200: Lead },
    },
    config,
  },
  logActivity: {
    method: 'POST',
    url: '/api/leads/:id/activities/',
    schema: {
      summary: 'Log a note, call, visit or message; everything except a note counts as a reply',
      params: IdParams,
      body: NewActivity,
      response: { 201: LeadActivity },
    },
    config,
  },
  editActivity: {
    method: 'PATCH',
    url: '/api/leads/:id/activities/:activity_id/',
    schema: {
      summary: 'Edit a logged activity; the timeline shows that it was edited',
      params: Type.Object({ id: Id, activity_id: Id }),
      body: Type.Object({ text: MultilineText(5000) }),
      response: { 200: LeadActivity },
    },
    config,
  },
} satisfies Record<string, Endpoint>
