import type { Generated } from 'kysely'
import type { Lead } from '#app/features/leads/contract.ts'
import type {
  DocumentKind,
  DocumentState,
  VerificationMethod,
} from '#app/features/student-documents/contract.ts'
import type { TaskKind } from '#app/features/tasks/tasks-contract.ts'

/** Tables of leads. */
export interface LeadTables {
  lead_stages: LeadStagesTable
  leads: LeadsTable
  lead_match_keys: LeadMatchKeysTable
  guardians: GuardiansTable
  lead_guardians: LeadGuardiansTable
  guardian_match_keys: GuardianMatchKeysTable
  lead_note_search: LeadNoteSearchTable
  possible_duplicates: PossibleDuplicatesTable
  lead_activities: LeadActivitiesTable
  enquiries: EnquiriesTable
  anonymous_enquiries: AnonymousEnquiriesTable
  lead_files: LeadFilesTable
  lead_file_bytes: LeadFileBytesTable
  student_documents: StudentDocumentsTable
  checklist_items: ChecklistItemsTable
  lead_stage_history: LeadStageHistoryTable
  tasks: TasksTable
  visits: VisitsTable
  follow_ups: FollowUpsTable
}

interface LeadStagesTable {
  id: string
  name: string
  outcome: 'open' | 'won' | 'lost'
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

interface LeadsTable {
  id: string
  /** The primary lead: this lead itself, or the one that it was merged into. */
  primary_lead_id: string
  /** The lead that this one was merged into; its own id if it is deleted. No list includes it. */
  merged_into: string | null
  deleted_at: Generated<string | null>
  name: string
  /** JSON lists. */
  emails: string
  phones: string
  phone_labels: Generated<string>
  countries: string
  tags: string
  city: string
  /** Of the first guardian in `lead_guardians`; stored here for lists. */
  guardian_name: string
  guardian_phone: string
  guardian_relation: string
  preferred_channel: string
  language: Generated<Lead['language']>
  level: string
  subject: string
  intake: string
  budget: number | null
  test_scores: string
  qualification: string
  qualification_year: string
  grades: string
  owner_id: string | null
  branch: string
  stage_id: string
  /** The next open task of the lead and its merged leads; none if the lead is lost. */
  follow_up_at: string | null
  follow_up_channel: string
  follow_up_note: string
  lost_reason: string
  created_at: string
  last_activity_at: string
  /** Of the first enquiry; stored here for lists. */
  channel: string
  source: string
  campaign: Generated<string>
  page: Generated<string>
  awaiting_reply_since: string | null
  /** First response time of the first measured enquiry, in minutes of opening hours. */
  first_response_minutes: number | null
  /** Number of enquiries, including those of merged leads. */
  enquiries: number
  /** Name, city, guardian, e-mail addresses and phone digits in every spelling, for searches. */
  search_text: string
}

/** The texts of activities, for searches. */
interface LeadNoteSearchTable {
  activity_id: string
  lead_id: string
  search_text: string
}

/** Keys to match persons with leads; several leads may share a key. */
interface LeadMatchKeysTable {
  key: string
  lead_id: string
  /** When the lead received the phone or e-mail address. */
  added_at: string
}

/** Parents and other relatives of leads, who may write and ask on their behalf. */
interface GuardiansTable {
  id: string
  name: string
  phone: string
  email: string
  /** Name, e-mail address and phone digits in every spelling, for searches. */
  search_text: string
  created_at: string
}

/** The guardians of leads. A link stays with its own lead after a merge. */
interface LeadGuardiansTable {
  lead_id: string
  guardian_id: string
  /** For example "father". */
  relation: string
  /** The first guardian has the lowest position. */
  position: number
}

/** Keys to match persons with guardians, also of former phones; several guardians may share a key. */
interface GuardianMatchKeysTable {
  key: string
  guardian_id: string
}

/** Pairs of leads that may be the same person, the older one first. */
interface PossibleDuplicatesTable {
  lead_id: string
  other_id: string
  created_at: string
  /** When a person dismissed the pair. */
  dismissed_at: string | null
}

/** The timeline of leads. */
interface LeadActivitiesTable {
  id: string
  lead_id: string
  at: string
  kind: string
  text: string
  /** The administrator who did it; null otherwise. */
  author_id: string | null
  /** JSON objects with the changed fields. */
  before: string
  after: string
  /** The other lead of a merge, or the `user_id` of a conversation. */
  about_id: Generated<string | null>
  corrected_at: string | null
}

/** Additional data of enquiries in the timeline. */
interface EnquiriesTable {
  activity_id: string
  lead_id: string
  at: string
  channel: string
  source: string
  medium: string
  campaign: string
  referrer: string
  landing_page: string
  page: string
  referred_by: string
  /** When the office first responded, and who. */
  first_response_at: string | null
  first_response_by: string | null
  /** When the office closed the conversation without a reply. */
  closed_at: Generated<string | null>
  /** In minutes of opening hours. */
  first_response_minutes: number | null
  /** The guardian who sent it; null: the lead. */
  guardian_id: Generated<string | null>
}

/** Enquiries of erased persons, for reports; they do not identify the person. */
interface AnonymousEnquiriesTable {
  /** Day of the office, for example "2026-11-22". */
  day: string
  channel: string
  source: string
  /** A JSON list of ISO 3166 codes. */
  countries: string
  /** 'open', 'won' or 'lost', by the lead's stage. */
  outcome: string
  first_response_minutes: number | null
}

/** Files of leads. A file stays with its own lead after a merge. */
interface LeadFilesTable {
  id: string
  /** null: a file of a conversation or form without a lead, or of a deleted one. */
  lead_id: string | null
  /** The conversation in which it was sent, which decides over `lead_id`. */
  conversation_id: Generated<string | null>
  /** The answers of a form with which it was sent, which decide over `lead_id`. */
  form_answers_id: Generated<string | null>
  /** The document whose page, version or proof it is; null: a file of a conversation or form without a lead. */
  student_document_id: Generated<string | null>
  /** Whether it proves a verification, and is no page. */
  is_proof: Generated<number>
  /** The place of a page in its document; equal ones follow in the order in which they were added. */
  position: Generated<number>
  /** SHA-256 of the bytes; null until the job has computed it for files from before this column. */
  sha256: Generated<string | null>
  /** The kind of document, which only the previous version reads. */
  kind: string
  name: string
  /** File type by content: 'pdf', 'docx' … */
  type: string
  size: number
  /** The administrator who added it; '' for a visitor of the chat. */
  author_id: string
  /** Whether the virus scanner has accepted it; null for files from before this was recorded. */
  is_scanned: Generated<number | null>
  created_at: string
  deleted_at: Generated<string | null>
}

interface LeadFileBytesTable {
  file_id: string
  bytes: Uint8Array
}

/** Documents of students and sponsors. A document stays with its own lead after a merge. */
interface StudentDocumentsTable {
  id: string
  /** null: a document of a deleted conversation. */
  lead_id: string | null
  /** The conversation in which it was sent, which decides over `lead_id`. */
  conversation_id: Generated<string | null>
  /** The answers of a form with which it was sent, which decide over `lead_id`. */
  form_answers_id: Generated<string | null>
  kind: DocumentKind
  /** '' for the name of the kind. */
  title: string
  whose: Generated<'student' | 'sponsor'>
  issuer: Generated<string>
  issued_on: Generated<string | null>
  valid_until: Generated<string | null>
  due_on: Generated<string | null>
  note: Generated<string>
  state: DocumentState
  reject_reason: Generated<string>
  /** The proof of a verification; all null if it is not verified or was verified before this table. */
  verified_how: Generated<VerificationMethod | null>
  verified_by: Generated<string | null>
  verified_at: Generated<string | null>
  verified_note: Generated<string>
  proof_file_id: Generated<string | null>
  /** Title of the guide's document; '' for the office's own documents. */
  source: Generated<string>
  position: number
  created_at: string
  /** Deleted documents of guides stay in the table, so that they are not suggested again. */
  deleted_at: Generated<string | null>
  /** The same document of another merged lead, which is shown instead; null if this one is shown. */
  duplicate_of: Generated<string | null>
}

/** The checklists before `student_documents`, which only the previous version reads and writes. */
interface ChecklistItemsTable {
  id: string
  lead_id: string
  kind: string
  title: string
  note: string
  /** Title of the guide's item; '' for the office's own items. */
  source: string
  state: string
  due_on: string | null
  file_id: string | null
  position: number
  created_at: string
  /** Removed items stay in the table, so that they are not suggested again. */
  deleted_at: Generated<string | null>
  /** The same item of another merged lead, which is shown instead; null if this one is shown. */
  duplicate_of: Generated<string | null>
}

/** Total time of each lead in each stage. */
interface LeadStageHistoryTable {
  lead_id: string
  stage_id: string
  /** When the lead was created; stored here for reports. */
  lead_created_at: string
  /** Minutes of finished periods in the stage. */
  minutes: number
  /** When the lead entered the stage; null if it is in another stage. */
  entered_at: string | null
}

/** Tasks of leads. A task stays with its own lead after a merge. */
interface TasksTable {
  id: string
  lead_id: string
  kind: TaskKind
  note: string
  /** When it becomes overdue; the last millisecond of its day if it has no time. */
  due_at: string
  /** The administrator who does it; null: the lead's counsellor. */
  owner_id: string | null
  /** When this date was set. */
  set_at: string
  /** When the office first acted on it: an activity of its day or later, or done or moved. */
  handled_at: string | null
  done_at: string | null
  /** In rows that only record a former date for reports: the task that was moved. */
  moved_to: Generated<string | null>
  /** The activity of the import that has set it; null if the office has set or changed it. */
  imported_by: Generated<string | null>
  /** The enquiry of a guardian; the lead whose task is done becomes its lead. */
  enquiry_id: Generated<string | null>
  deleted_at: Generated<string | null>
}

/** The register of visitors: additional data of walk-ins and visits in the timeline. */
interface VisitsTable {
  activity_id: string
  at: string
  /** The administrator who meets the visitor. */
  counsellor_id: string | null
  /** When the counsellor received the visitor. */
  started_at: string | null
  ended_at: string | null
}

/** The history of follow-ups before `tasks`, which only the previous version reads and writes. */
interface FollowUpsTable {
  lead_id: string
  due_at: string
  set_at: string
  done_at: string | null
  replaced_at: string | null
}
