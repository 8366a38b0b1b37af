import type { Generated } from 'kysely'

/** The people who asked. */
export interface LeadTables {
  lead_stages: LeadStagesTable
  leads: LeadsTable
  lead_keys: LeadKeysTable
  lead_doubts: LeadDoubtsTable
  lead_entries: LeadEntriesTable
  lead_enquiries: LeadEnquiriesTable
  lead_traces: LeadTracesTable
  lead_files: LeadFilesTable
  lead_file_bytes: LeadFileBytesTable
  lead_checks: LeadChecksTable
  lead_stays: LeadStaysTable
  lead_follow_ups: LeadFollowUpsTable
}

interface LeadStagesTable {
  id: string
  name: string
  ending: 'open' | 'won' | 'lost'
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

interface LeadsTable {
  id: string
  /** The lead that stands for it: itself, or the one that it became part of, through however many. */
  root_id: string
  /** The lead that a person said is the same; null: none. Its own rows stay its own. */
  /** The lead that it became part of; itself where it is deleted: no list or count of leads has it. */
  merged_into: string | null
  deleted_at: Generated<string | null>
  name: string
  /** JSON lists. */
  emails: string
  phones: string
  phone_labels: Generated<string>
  countries: string
  tags: string
  lives_in: string
  guardian_name: string
  guardian_phone: string
  guardian_relation: string
  reach_by: string
  level: string
  subject: string
  intake: string
  budget: number | null
  scores: string
  qualification: string
  qualification_year: string
  marks: string
  owner_id: string | null
  branch: string
  stage_id: string
  next_at: string | null
  next_how: string
  next_about: string
  lost_reason: string
  created_at: string
  touched_at: string
  /** Of the first enquiry: kept here because lists ask for it. */
  way: string
  source: string
  campaign: Generated<string>
  page: Generated<string>
  waiting_since: string | null
  /** Of the earliest question that was timed: minutes of the office's hours until its first answer. */
  answer_minutes: number | null
  /** How many there are, also of those that became part of it. */
  enquiries: number
  /** Name, e-mails, and the digits of phones in every spelling. */
  search_text: string
}

/** By what a lead is known again; several may share one. */
interface LeadKeysTable {
  key: string
  lead_id: string
  /** '' of keys that are older than this column. */
  held_since: Generated<string>
}

/** Two that are perhaps the same person, the older one first. */
interface LeadDoubtsTable {
  one_id: string
  other_id: string
  created_at: string
  /** When a person said that they are two. */
  settled_at: string | null
}

/** What happened to a lead. */
interface LeadEntriesTable {
  id: string
  lead_id: string
  at: string
  kind: string
  text: string
  /** The administrator's; null where it was nobody of the office. */
  by_id: string | null
  /** JSON objects of what differs. */
  before: string
  after: string
  /** The other lead of a merge, or the visitor's id of a conversation. */
  about_id: Generated<string | null>
  corrected_at: string | null
}

/** What an entry of the kind 'enquiry' has besides. */
interface LeadEnquiriesTable {
  entry_id: string
  lead_id: string
  at: string
  way: string
  source: string
  medium: string
  campaign: string
  referrer: string
  landing_page: string
  page: string
  referred_by: string
  /** When the office first answered, and who. */
  answered_at: string | null
  answered_by: string | null
  /** When the office closed the conversation in which it was asked, without a reply. */
  closed_at: Generated<string | null>
  /** Of the office's hours. */
  answer_minutes: number | null
}

/** An enquiry of somebody who was erased: nothing in it says of whom. */
interface LeadTracesTable {
  /** The office's, as "2026-11-22". */
  day: string
  way: string
  source: string
  /** A JSON list of ISO 3166 codes. */
  countries: string
  /** How its lead's stage ended: 'open', 'won' or 'lost'. */
  ending: string
  answer_minutes: number | null
}

/** A paper of a lead: whose own it is, also once that lead is part of another. */
interface LeadFilesTable {
  id: string
  lead_id: string
  kind: string
  name: string
  /** What its content is: 'pdf', 'docx' … */
  type: string
  size: number
  /** The administrator's, who added it. */
  by_id: string
  created_at: string
  deleted_at: Generated<string | null>
}

interface LeadFileBytesTable {
  file_id: string
  bytes: Uint8Array
}

/** A document that is needed of a lead, or a step that is to be done. */
interface LeadChecksTable {
  id: string
  lead_id: string
  kind: string
  title: string
  note: string
  /** What the guide called it from which it was taken; '' for one of the office's own. */
  source: string
  state: string
  due_on: string | null
  file_id: string | null
  position: number
  created_at: string
  /** Stays marked: what was taken off is not offered again. */
  deleted_at: Generated<string | null>
  /** The same line of a lead that is one with its own: that one is shown; null: it is shown itself. */
  shown_by: Generated<string | null>
}

/** For how long a lead stood in a stage, all its stays there together. */
interface LeadStaysTable {
  lead_id: string
  stage_id: string
  /** When the lead first came: kept here because reports ask for it. */
  came_at: string
  /** Of stays that are over. */
  minutes: number
  /** Since when it stands there; null: it stands elsewhere. */
  since_at: string | null
}

/** When the office meant to do something next for a lead. */
interface LeadFollowUpsTable {
  lead_id: string
  due_at: string
  set_at: string
  /** When it did, or gave another date; null: not yet. */
  done_at: string | null
  /** When the lead got another date, or none; null: it is the one that it has. */
  left_at: string | null
}
