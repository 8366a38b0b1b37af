import type { Generated } from 'kysely'

/** Tables of applications to institutions. Days without a value are ''. */
export interface ApplicationTables {
  tracks: TracksTable
  track_steps: TrackStepsTable
  institutions: InstitutionsTable
  courses: CoursesTable
  institution_imports: InstitutionImportsTable
  institution_import_changes: InstitutionImportChangesTable
  applications: ApplicationsTable
  application_steps: ApplicationStepsTable
}

/** The usual way of an application to a country, as ordered steps. */
interface TracksTable {
  id: string
  /** ISO 3166 alpha-2; '' for the general track. */
  country: string
  name: string
  name_ne: string
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

interface TrackStepsTable {
  id: string
  track_id: string
  name: string
  name_ne: string
  /** What is recorded with the step. */
  input: 'none' | 'date' | 'number' | 'note'
  /** What reports count; '' for none. */
  milestone: '' | 'applied' | 'offer' | 'visa_lodged' | 'visa_decided' | 'enrolled'
  /** The lead's stage while this is the furthest step of its open applications; null for none. */
  stage_id: string | null
  /** Who brings an application to this step; '' if unknown. */
  actor: Generated<'' | 'student' | 'office' | 'institution' | 'authority'>
  /** JSON: the kinds of documents without which an application does not reach it. */
  documents: Generated<string>
  /** 1: these documents must be verified. */
  is_verification_required: Generated<number>
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

interface InstitutionsTable {
  id: string
  /** The institution that represents merged ones: this one itself, or the one it was merged into. */
  primary_id: string
  merged_into: Generated<string | null>
  name: string
  name_ne: string
  /** ISO 3166 alpha-2; '' if unknown. */
  country: string
  city: string
  website: string
  is_partner: number
  agreement_until: string
  /** Names and city, see `toSearchText`. */
  search_text: string
  /** The fields, as JSON, that its merge has filled in at the institution it was merged into. */
  filled_fields: Generated<string>
  created_at: string
  /** Since when it is archived. Its applications keep it. */
  deleted_at: Generated<string | null>
}

interface CoursesTable {
  id: string
  institution_id: string
  name: string
  level: string
  /** ISO 4217; '' if unknown. The fee is in its minor unit. */
  currency: Generated<string>
  fee: Generated<number | null>
  created_at: string
  /** Since when it is archived. Its applications keep it. */
  deleted_at: Generated<string | null>
}

interface InstitutionImportsTable {
  /** From the client, so that a repeated request imports nothing again. */
  id: string
  file_name: string
  rows: number
  skipped: number
  /** Numbers of added institutions and courses, and of changed ones. */
  institutions: number
  courses: number
  changed: number
  author_id: string
  created_at: string
  undone_at: Generated<string | null>
}

/** What an import has added or changed and undo has not taken back. */
interface InstitutionImportChangesTable {
  import_id: string
  subject: 'institution' | 'course'
  subject_id: string
  /** JSON: the changed values; null if the import has added the row. */
  before: string | null
  /** JSON: the values that the import has set; all for an added row. */
  after: string
}

interface ApplicationsTable {
  id: string
  /** Stays with its own lead after a merge. */
  lead_id: string
  /** The institution as chosen, which may be merged into another. */
  institution_id: string
  course_id: string | null
  campus: string
  level: string
  /** Year and month like "2027-09"; '' if unknown. */
  intake: string
  /** ISO 3166 alpha-2; '' if unknown. */
  country: string
  track_id: string
  /** The step that it has reached. */
  step_id: string
  /** Through whom the application is sent; '' if directly. */
  partner: string
  /** null: the lead's counsellor. */
  owner_id: string | null
  application_no: string
  offer_no: string
  /** ISO 4217. Amounts are in its minor unit. */
  currency: string
  fee: number | null
  fee_due_on: string
  fee_paid: number | null
  fee_paid_on: string
  deposit: number | null
  deposit_due_on: string
  deposit_paid: number | null
  deposit_paid_on: string
  /** Conditions of the offer. */
  conditions: string
  conditions_met_on: string
  conditions_evidence: string
  /** The task of the next deadline, which may be done or deleted. */
  deadline_task_id: string | null
  /** 1: the outcome has completed the task of the deadline. */
  closed_deadline: Generated<number>
  visa_decision: 'granted' | 'refused' | null
  visa_decided_on: string
  /** null while it is open. */
  outcome: 'enrolled' | 'refused' | 'withdrawn' | 'rejected' | 'did_not_arrive' | null
  outcome_reason: string
  outcome_note: string
  decided_on: string
  created_at: string
  changed_at: string
  deleted_at: Generated<string | null>
}

/** Which steps an application has been in. */
interface ApplicationStepsTable {
  id: string
  application_id: string
  step_id: string
  entered_at: string
  /** null for the present step. */
  exited_at: string | null
  /** The date, number or note of the step. */
  value: string
  author_id: string | null
  /** Why it was reached without its documents; '' for no override. */
  override_reason: Generated<string>
}
