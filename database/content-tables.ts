import type { Generated } from 'kysely'
import type { Fact } from '#app/features/facts/contract.ts'
import type { FactValue } from '#app/features/facts/value-contract.ts'

/** What the site says, as the office has it. */
export interface ContentTables {
  office: OfficeTable
  facts: FactsTable
  fact_values: FactValuesTable
  pages: DocumentsTable
  page_drafts: DocumentDraftsTable
  page_versions: DocumentVersionsTable
  page_schedules: DocumentSchedulesTable
  page_previews: DocumentPreviewsTable
  page_editors: DocumentEditorsTable
  redirects: RedirectsTable
  pictures: PicturesTable
  scholarships: ScholarshipsTable
  testimonials: TestimonialsTable
}

/** Whose site it is: one row, or none as long as nobody has said. */
interface OfficeTable {
  id: 'office'
  /** JSON, see app/contract/office.ts; what was stored before a field came has it not. */
  record: string
  /** Rises with each change: who saves says which one they saw. */
  version: number
  /** JSON: the fields that are still an example. */
  examples: string
  changed_at: string
}

/** What somebody outside decides; '' stands for what does not apply. */
interface FactsTable extends Omit<Fact, 'recheck_months'> {
  /** JSON. */
  recheck_months: string
  created_at: string
  deleted_at: Generated<string | null>
}

/** What a fact is under a condition, from one day to another. Amounts are texts: none is rounded. */
interface FactValuesTable extends Omit<FactValue, 'is_official'> {
  is_official: number
}

/** Pages that the office writes: what of each is published. */
interface DocumentsTable {
  id: string
  /** 'page' and whatever else stands in the list of kinds. */
  kind: string
  language: string
  /** The id of the document that it translates; null for an original. */
  translation_of: Generated<string | null>
  /** Of a translation: the version of its original that it began as. */
  source_version: Generated<number | null>
  /** Of its address; null while it is not published. Unique among its kind and language. */
  slug: string | null
  /** Where links to it stand: 'menu', 'footer', or '' for nowhere. */
  place: Generated<string>
  position: number
  /** The version that visitors see; null for none. */
  published_version: number | null
  archived_at: Generated<string | null>
  created_at: string
  /** When it was deleted, which only a draft that was never published can be. */
  deleted_at: Generated<string | null>
}

/** What is being written: one for each document. */
interface DocumentDraftsTable {
  page_id: string
  /** Grows with each saving: whoever saves names the one they began from. */
  revision: number
  title: string
  slug: string
  content: string
  /** Whether it differs from what is published. */
  is_changed: number
  saved_at: string
  /** The username at that time. */
  saved_by: string
}

/** What was ever published; rows are added, and only follow a picture whose file is replaced. */
interface DocumentVersionsTable {
  page_id: string
  /** 1, 2, 3 … for each document. */
  number: number
  title: string
  content: string
  change_note: string
  created_at: string
  created_by: string
  /** Of a translation: the version of its original after which it was published. */
  source_version: Generated<number | null>
}

/** What will be published, as it stood when that was decided. */
interface DocumentSchedulesTable {
  page_id: string
  publish_at: string
  content: string
  change_note: string
  /** Why it could not be published at its moment; '' as long as it waits. */
  problem: Generated<string>
  administrator_id: string
  administrator_name: string
  /** Of a translation: the version of its original that visitors saw when it was decided. */
  source_version: Generated<number | null>
}

/** Who has the token sees the draft. The token stands in no table, only its SHA-256. */
interface DocumentPreviewsTable {
  id: string
  token_hash: string
  page_id: string
  /** Given to somebody without an account; 0: for the editor's own screen. */
  is_shared: number
  created_at: string
  created_by: string
  expires_at: string
}

/** Who has a document open. */
interface DocumentEditorsTable {
  page_id: string
  administrator_id: string
  name: string
  seen_at: string
}

/** Addresses that are no page (any more), and where they lead. */
interface RedirectsTable {
  id: string
  /** As the map of pages spells addresses: small letters, no slash at the end. */
  source: string
  target: string
  is_permanent: number
  created_at: string
  created_by: string
  deleted_at: Generated<string | null>
}

/** What the office says of a picture, apart from its bytes. */
interface PicturesTable {
  id: string
  /** Its file in `media`; another one when the file is replaced. */
  name: string
  title: string
  alt: string
  /** What crops keep in sight, in per cent from the left and from the top. */
  focal_x: number
  focal_y: number
  /** In pixels. */
  width: number
  height: number
  /** Whether somebody put it into the library or described it there: then it is not forgotten. */
  is_in_library: number
  created_at: string
  /** The username at that time; '' when nobody kept who it was. */
  created_by: string
  deleted_at: Generated<string | null>
}

/** Money that students can apply for until a day. */
interface ScholarshipsTable {
  id: string
  title: string
  /** Who gives it. */
  provider: string
  /** ISO 3166, two letters; '' for any. */
  country: string
  level: string
  amount: string
  /** The last day on which somebody can apply, as in 2027-01-31. */
  deadline: string
  source: string
  note: string
  is_published: number
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

/** What a student said, and that they agreed to have it shown; '' stands for what is not said. */
interface TestimonialsTable {
  id: string
  name: string
  text: string
  /** ISO 3166, two letters. */
  country: string
  course: string
  year: string
  picture: string
  /** The day, as in 2026-10-20. */
  consent_on: string
  consent_how: string
  /** The words to which the person agreed. */
  consent_text: string
  /** From this day on nothing of it is shown. */
  consent_withdrawn_on: string
  is_published: number
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}
