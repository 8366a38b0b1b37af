import type { Generated } from 'kysely'

/** How the office works with leads. */
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

/** What somebody wants to see again of the list and the board. */
interface LeadViewsTable {
  id: string
  /** The administrator's, who made it. */
  owner_id: string
  name: string
  /** Of the address, without its question mark. */
  query: string
  /** 1: the whole office has it. */
  is_shared: number
  created_at: string
  deleted_at: Generated<string | null>
}

/** A list of people that was read from a file. */
interface LeadImportsTable {
  id: string
  file_name: string
  /** How many rows the file has. */
  rows: number
  by_id: string
  created_at: string
  undone_at: string | null
}

/** What became of a row of it. */
interface LeadImportRowsTable {
  import_id: string
  /** As a spreadsheet numbers it. */
  number: number
  entry_id: string
  lead_id: string
  /** 1: the lead began with it. */
  is_new: number
  /** Of all that it says; '' for rows that were kept before there were hashes, or are forgotten. */
  content_hash: string
}

/** What the office says of its work with leads; no row: nothing yet. */
interface LeadSettingsTable {
  id: string
  /** In how many minutes of its hours it means to answer first. */
  answer_minutes: number
  /** After how many months without a sign of life a lead is offered for erasing; 0: never. */
  quiet_months: number
}

/** Who gets those in turn who wish a country or belong to a branch. */
interface LeadRulesTable {
  id: string
  name: string
  /** JSON lists: of ISO 3166 codes, and of administrators' ids. */
  countries: string
  people: string
  branch: string
  /** Who had the last turn. */
  last_id: Generated<string | null>
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

/** Since when an administrator is away, and until when; null: nobody knows. */
interface LeadAbsencesTable {
  id: string
  from_at: string
  until_at: string | null
}

/** Somebody else's program that is told of leads. */
interface LeadWebhooksTable {
  id: string
  url: string
  /** A JSON list. */
  events: string
  /** 1: it is told who the lead is. */
  has_person: number
  is_paused: number
  /** From it and the key of this office comes the secret of its signatures, which stands nowhere. */
  secret_salt: string
  secret_since: string
  created_at: string
}

/** How it was told once. */
interface LeadDeliveriesTable {
  id: string
  webhook_id: string
  event: string
  /** null: it was a trial. */
  lead_id: string | null
  at: string
  attempt: number
  status: number | null
  answer: string
  error: string
}

/** That an administrator has opened it, on a day of the office. */
interface LeadOpeningsTable {
  lead_id: string
  administrator_id: string
  day: string
}
