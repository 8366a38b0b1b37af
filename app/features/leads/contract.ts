import { type Static, Type } from 'typebox'
import {
  Email,
  Id,
  IdParams,
  Moment,
  MultilineText,
  NoContent,
  OptionalMultilineText,
  OptionalPhone,
  OptionalText,
  Phone,
  PhonesText,
  Text,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { UpcomingFact } from '#app/features/facts/contract.ts'
import { Check, DueCheck } from './checklist-contract.ts'
import { Entry, NewEntry } from './entry-contract.ts'
import { LeadFile } from './files-contract.ts'
import { LeadQuery } from './query-contract.ts'

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

/** Channels by which a person can be reached. */
export const reachedBy = ['phone', 'whatsapp', 'email', 'chat', 'visit'] as const
const ReachedBy = Type.Enum(['', ...reachedBy])

/** What the office keeps of a person, their wish, and its own work for them. */
const details = {
  name: Text(120),
  /** The first one is written to. */
  emails: Type.Array(Email, { maxItems: 10 }),
  /** As typed; the first one is called. */
  phones: Type.Array(Phone, { maxItems: 10 }),
  /** The words beside phones, also the guardian's: "9800000000 (father)". */
  phone_labels: Type.Array(Text(80), { maxItems: 20 }),
  city: Text(120, 0),
  guardian_name: Text(120, 0),
  guardian_phone: OptionalPhone,
  guardian_relation: Text(60, 0),
  preferred_channel: ReachedBy,
  /** ISO 3166, two letters. */
  countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 12 }),
  level: Text(60, 0),
  subject: Text(120, 0),
  /** Year and month, as "2027-09"; '' when it is not known. */
  intake: Type.String({ pattern: '^(20[0-9]{2}-(0[1-9]|1[0-2]))?$' }),
  /** Rupees for the first year. */
  budget: orNull(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  test_scores: Text(200, 0),
  qualification: Text(120, 0),
  qualification_year: Type.String({ pattern: '^((19|20)[0-9]{2})?$' }),
  grades: Text(60, 0),
  /** The administrator who looks after them. */
  owner_id: orNull(Id),
  /** As the office's record names it. */
  branch: Text(60, 0),
  stage_id: Id,
  tags: Type.Array(Text(40), { maxItems: 20 }),
  /** When something is to be done next, how, and about what. */
  follow_up_at: orNull(Moment),
  follow_up_channel: ReachedBy,
  follow_up_note: Text(200, 0),
  /** Why they went; of a lost one only. */
  lost_reason: Text(200, 0),
}

/** Phones are sent as people write them: each text may hold several numbers, and words beside them. */
export const LeadChange = Type.Partial(
  Type.Object({
    ...details,
    phones: Type.Array(PhonesText(), { maxItems: 10 }),
    guardian_phone: PhonesText(0),
  }),
)
export type LeadChange = Static<typeof LeadChange>

export const Lead = Type.Object({
  id: Id,
  ...details,
  created_at: Moment,
  /** Their last sign of life, or the office's last word. */
  last_activity_at: Moment,
  /** How and from where the first enquiry came: a source of its campaign, or the referring site. */
  channel: Type.String(),
  source: Type.String(),
  /** The campaign that brought them then, and the page of ours on which they asked. */
  campaign: Type.String(),
  page: Type.String(),
  /** Since when a question awaits a first response; null for none. */
  awaiting_reply_since: orNull(Moment),
  /** Minutes of the office's hours until the first answer, of their earliest question that was timed. */
  first_response_minutes: orNull(Type.Integer()),
  enquiries: Type.Integer(),
})
export type Lead = Static<typeof Lead>

/** A lead that the office adds. */
export const NewLead = Type.Object({
  name: Text(120),
  /** One or several, with words beside them or without. */
  phone: Type.Optional(PhonesText(0)),
  email: Type.Optional(Type.Union([Email, Type.Literal('')])),
  countries: Type.Optional(details.countries),
  channel: Type.Optional(Type.Enum(['walk-in', 'phone', 'whatsapp', 'referral'])),
  /** Who sent them. */
  referred_by: OptionalText(120),
  note: OptionalMultilineText(2000),
})
export type NewLead = Static<typeof NewLead>

/** Instead of a lead that the caller may not know: what they brought is recorded there. */
const Recorded = Type.Object({ detail: Type.String() })
export type Recorded = Static<typeof Recorded>

export const isRecorded = (answer: Lead | Recorded): answer is Recorded => !('id' in answer)

/** A lead that is perhaps the same person. */
const Doubt = Type.Object({
  id: Id,
  name: Type.String(),
  emails: Type.Array(Type.String()),
  phones: Type.Array(Type.String()),
})

export const WholeLead = Type.Object({
  ...Lead.properties,
  /** Newest first. */
  timeline: Type.Array(Entry),
  perhaps_same: Type.Array(Doubt),
  /** Those that became part of it. */
  parts: Type.Array(Doubt),
  /** Newest first. */
  files: Type.Array(LeadFile),
  checklist: Type.Array(Check),
  /** The first phone that can be dialled from abroad, as WhatsApp takes it: its digits; '' for none. */
  whatsapp: Type.String(),
  /** Mails leave this server: what is written to them can be sent from here. */
  can_mail: Type.Boolean(),
})
export type WholeLead = Static<typeof WholeLead>

const Group = Type.Object({ total: Type.Integer(), leads: Type.Array(Lead) })

/** A conversation of the chat that awaits a reply. */
const AwaitingConversation = Type.Object({
  user_id: Type.String(),
  last_message: Type.String(),
  lead_id: orNull(Id),
  /** How its lead is called, where it has one. */
  lead_name: Type.Optional(Type.String()),
  /** From this moment on the visitor has waited too long. */
  response_due_at: Moment,
})

/** The office's day: of each group the most urgent, and how many there are in all. */
export const Today = Type.Object({
  overdue: Group,
  today: Group,
  /** A question that waits for its first answer. */
  waiting: Group,
  /** Unassigned leads without an open question. With an owner filter it also contains leads with one. */
  unowned: Group,
  /** Due in the six days after today. */
  week: Group,
  /**
   * Chat conversations that await a reply and do not belong to a lead in `waiting`: conversations
   * without a lead, and of leads that were answered by another channel.
   */
  conversations: Type.Object({
    total: Type.Integer(),
    conversations: Type.Array(AwaitingConversation),
  }),
  /** Items of checklists that are due today, or were before. */
  checklist: Type.Object({ total: Type.Integer(), items: Type.Array(DueCheck) }),
  /** Facts of which another value starts within a week. */
  facts: Type.Object({ total: Type.Integer(), facts: Type.Array(UpcomingFact) }),
})
export type Today = Static<typeof Today>
/** Those of its lists that are lists of leads. */
export type LeadGroup = 'overdue' | 'today' | 'waiting' | 'unowned' | 'week'

const config = { access: 'administrator', right: 'leads:work', rows: 'by-viewer' } as const

export const leadsApi = {
  list: {
    method: 'GET',
    url: '/api/leads/',
    schema: {
      summary:
        'List leads, latest activity first unless sorted; X-Total-Count has the number of matches',
      querystring: LeadQuery,
      response: { 200: Type.Array(Lead) },
    },
    config,
  },
  today: {
    method: 'GET',
    url: '/api/leads/today/',
    schema: {
      summary:
        'List due follow-ups, enquiries awaiting reply and unassigned leads; `owner` limits them to leads of this counsellor and unassigned leads',
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
      response: { 200: WholeLead },
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
      response: { 200: Lead, 201: Lead, 202: Recorded },
    },
    config,
  },
  addLine: {
    method: 'POST',
    url: '/api/leads/line/',
    schema: {
      summary: 'Add a lead from one line of text: name, phone and country in any order',
      body: Type.Object({ line: Text(300) }),
      response: { 200: Lead, 201: Lead, 202: Recorded },
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
      body: LeadChange,
      response: { 200: Lead },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: '/api/leads/:id/',
    schema: {
      summary:
        'Delete a lead; it can be restored for 30 days with its timeline, files and checklist',
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
  note: {
    method: 'POST',
    url: '/api/leads/:id/entries/',
    schema: {
      summary: 'Log a note, call, visit or message; everything except a note counts as a reply',
      params: IdParams,
      body: NewEntry,
      response: { 201: Entry },
    },
    config,
  },
  correct: {
    method: 'PATCH',
    url: '/api/leads/:id/entries/:activity_id/',
    schema: {
      summary: 'Edit a logged activity; the timeline shows that it was edited',
      params: Type.Object({ id: Id, activity_id: Id }),
      body: Type.Object({ text: MultilineText(5000) }),
      response: { 200: Entry },
    },
    config,
  },
} satisfies Record<string, Endpoint>
