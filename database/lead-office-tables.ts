import type { Generated } from 'kysely'

/** Tables of the office's settings and tools for leads. */
export interface LeadOfficeTables {
  lead_imports: LeadImportsTable
  lead_import_rows: LeadImportRowsTable
  lead_views: LeadViewsTable
  lead_openings: LeadOpeningsTable
  lead_settings: LeadSettingsTable
  lead_rules: LeadRulesTable
  lead_absences: LeadAbsencesTable
  lead_webhooks: LeadWebhooksTable
  lead_deliveries: LeadDeliveriesTable
}

/** Saved views of the list and the board of leads. */
interface LeadViewsTable {
  id: string
  /** The administrator who created it. */
  owner_id: string
  name: string
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
  by_id: string
  created_at: string
  undone_at: string | null
}

/** The result of each imported row. */
interface LeadImportRowsTable {
  import_id: string
  /** Row number in the spreadsheet. */
  number: number
  entry_id: string
  lead_id: string
  /** 1: the row created the lead. */
  is_new: number
  /** Hash of the row's content, to recognise a repeated import; '' after erasure. */
  content_hash: string
}

/** Settings for leads; no row until they are first saved. */
interface LeadSettingsTable {
  id: string
  /** Response target in minutes of opening hours. */
  answer_minutes: number
  /** Months without activity after which a lead is due for erasure; 0 means never. */
  quiet_months: number
}

/** Assignment rules by country or branch (round robin). */
interface LeadRulesTable {
  id: string
  name: string
  /** JSON lists of ISO 3166 codes and of administrator ids. */
  countries: string
  people: string
  branch: string
  /** The counsellor who was assigned last. */
  last_id: Generated<string | null>
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

/** Absences of administrators. `until_at` is null if the end is not known. */
interface LeadAbsencesTable {
  id: string
  from_at: string
  until_at: string | null
}

/** Webhooks of other programs. */
interface LeadWebhooksTable {
  id: string
  url: string
  /** A JSON list. */
  events: string
  /** 1: the events include the person's data. */
  has_person: number
  is_paused: number
  /** The signing secret is derived from this salt and the server's key; it is not stored. */
  secret_salt: string
  secret_since: string
  created_at: string
}

/** Delivery attempts of webhook events. */
interface LeadDeliveriesTable {
  id: string
  webhook_id: string
  event: string
  /** null for a test delivery. */
  lead_id: string | null
  at: string
  attempt: number
  status: number | null
  answer: string
  error: string
}

/** Who viewed a lead on which day of the office. */
interface LeadOpeningsTable {
  lead_id: string
  administrator_id: string
  day: string
}
