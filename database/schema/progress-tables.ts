import type { Generated } from 'kysely'

/** Tables of the links with which students and guardians follow applications. */
export interface ProgressTables {
  progress_links: ProgressLinksTable
  progress_consents: ProgressConsentsTable
}

interface ProgressLinksTable {
  id: string
  /** Stays with its own lead after a merge. */
  lead_id: string
  /** null: the link of the student. */
  guardian_id: string | null
  /** SHA-256 of the secret in the address. */
  secret_hash: string
  created_at: string
  /** The administrator. */
  created_by: string
  /** When a person pressed the button of the link's first page. */
  last_opened_at: Generated<string | null>
  revoked_at: Generated<string | null>
  /** The code that opens stored documents; null without one. */
  code_hash: Generated<string | null>
  code_expires_at: Generated<string | null>
  /** Wrong codes since this code was made. */
  code_tries: Generated<number>
  /** When the person asked the office for a code; null after it gave one. */
  code_asked_at: Generated<string | null>
}

/** What a student lets a guardian see. */
interface ProgressConsentsTable {
  id: string
  lead_id: string
  guardian_id: string
  sees_applications: number
  sees_documents: number
  /** Same as `sees_documents`. */
  can_upload: number
  opens_documents: Generated<number>
  /** How the student agreed, if the office recorded it. */
  note: Generated<string>
  /** The day on which the student agreed. */
  agreed_on: string
  /** The administrator who recorded it; null: the student did. */
  recorded_by: string | null
  changed_at: string
}
