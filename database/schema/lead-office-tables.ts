import type { Generated } from 'kysely'

/** Tables of the office's settings and tools for leads. */
export interface LeadOfficeTables {
  lead_imports: LeadImportsTable
  lead_import_rows: LeadImportRowsTable
  lead_import_values: LeadImportValuesTable
  saved_views: SavedViewsTable
  lead_access_log: LeadAccessLogTable
  lead_settings: LeadSettingsTable
  assignment_rules: AssignmentRulesTable
  absences: AbsencesTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
}

/** Saved views of the list and the board of leads. */
interface SavedViewsTable {
  id: string
  /** The administrator who created it. */
  owner_id: string
  name: string
  /** The list that it filters. */
  list: Generated<string>
  /** Query string, without the question mark. */
  query: string
  /** 1: visible to the whole office. */
  is_shared: number
  created_at: string
  deleted_at: Generated<string | null>
}

/** Imports of leads from files. */
interface LeadImportsTable {
  id: string
  file_name: string
  /** Number of rows in the file. */
  rows: number
  author_id: string
  created_at: string
  undone_at: string | null
}

/** The result of each imported row. */
interface LeadImportRowsTable {
  import_id: string
  /** Row number in the spreadsheet. */
  number: number
  activity_id: string
  lead_id: string
  /** 1: the row created the lead. */
  is_new: number
  /** Hash of the row's content, to recognise a repeated import; '' after erasure. */
  content_hash: string
  /** Hash of name and date, to recognise the row with other values; '' after erasure. */
  person_hash: Generated<string>
}

/** What values of imported files meant in the last import. */
interface LeadImportValuesTable {
  /** 'stage', 'owner', 'branch', 'country' or 'source'. */
  field: string
  /** The value in lower case. */
  value: string
  /** An id, a country code, a name or a text. */
  target: string
}

/** Settings for leads; no row until they are first saved. */
interface LeadSettingsTable {
  id: string
  /** Response target in minutes of opening hours. */
  response_target_minutes: number
  /** Months without activity after which a lead is due for erasure; 0 means never. */
  inactive_months: number
}

/** Assignment rules by country or branch (round robin). */
interface AssignmentRulesTable {
  id: string
  name: string
  /** JSON lists of ISO 3166 codes and of administrator ids. */
  countries: string
  counsellor_ids: string
  branch: string
  /** The counsellor who was assigned last. */
  last_assigned_id: Generated<string | null>
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

/** Absences of administrators. `until_at` is null if the end is not known. */
interface AbsencesTable {
  id: string
  from_at: string
  until_at: string | null
}

/** Webhooks of other programs. */
interface WebhooksTable {
  id: string
  url: string
  /** A JSON list. */
  events: string
  /** 1: the events include the person's data. */
  includes_person: number
  is_paused: number
  /** The signing secret is derived from this salt and the server's key; it is not stored. */
  secret_salt: string
  secret_since: string
  created_at: string
}

/** Delivery attempts of webhook events. */
interface WebhookDeliveriesTable {
  id: string
  webhook_id: string
  event: string
  /** null for a test delivery. */
  lead_id: string | null
  at: string
  attempt: number
  status: number | null
  response: string
  error: string
}

/** Who viewed a lead on which day of the office. */
interface LeadAccessLogTable {
  lead_id: string
  administrator_id: string
  day: string
}
