import type { Generated } from 'kysely'
import type { Language } from '#app/contract/languages.ts'
import type { StoredRegistration } from '#app/features/events/registrations-contract.ts'
import type { Fact } from '#app/features/facts/contract.ts'
import type { FactValue } from '#app/features/facts/value-contract.ts'
import type { FormAnswers } from '#app/features/forms/contract.ts'
import type { ImportState, ItemState, ItemType } from '#app/features/wordpress/contract.ts'

/** Tables of the website's content. */
export interface ContentTables {
  office: OfficeTable
  facts: FactsTable
  fact_values: FactValuesTable
  pages: PagesTable
  page_drafts: PageDraftsTable
  page_versions: PageVersionsTable
  page_schedules: PageSchedulesTable
  page_previews: PagePreviewsTable
  page_editors: PageEditorsTable
  articles: ArticlesTable
  article_keys: ArticleKeysTable
  events: EventsTable
  event_registrations: EventRegistrationsTable
  form_answers: FormAnswersTable
  menus: MenusTable
  office_words: OfficeWordsTable
  text_translations: TextTranslationsTable
  redirects: RedirectsTable
  pictures: PicturesTable
  files: FilesTable
  scholarships: ScholarshipsTable
  testimonials: TestimonialsTable
  announcements: AnnouncementsTable
  team_members: TeamMembersTable
  search_synonyms: SearchSynonymsTable
  wordpress_imports: WordpressImportsTable
  wordpress_items: WordpressItemsTable
}

/** An import of a WordPress site. */
interface WordpressImportsTable {
  id: string
  file_name: string
  state: ImportState
  /** Why the file was refused; '' if it was not. */
  error: Generated<string>
  /** The name of the ZIP of pictures; '' for none. */
  pictures_file: Generated<string>
  /** The address of the old site, without a slash at the end. */
  site: Generated<string>
  /** The menus of the site as JSON. */
  menus: Generated<string>
  /** What will be lost, as JSON. */
  losses: Generated<string>
  /** Whether published articles and pages are published. */
  is_published: Generated<number>
  /** The slug of the menu that becomes the main menu; '' for none. */
  menu: Generated<string>
  /** The main menu before the import, as JSON; null if it was not changed. */
  previous_menu: Generated<string | null>
  author_id: string
  author_name: string
  created_at: string
  started_at: Generated<string | null>
  ended_at: Generated<string | null>
  undone_at: Generated<string | null>
}

/** A part of an import: an article, a page, a picture or a redirect. */
interface WordpressItemsTable {
  import_id: string
  number: number
  type: ItemType
  /** The id in WordPress; of a picture without one, its address. */
  source_id: string
  title: string
  /** The address on the old site, from `/` on; of a picture, the whole address. */
  old_address: Generated<string>
  address: Generated<string>
  state: ItemState
  is_draft: Generated<number>
  has_notes: Generated<number>
  /** As JSON. */
  notes: Generated<string>
  /** What was read, as JSON; '' once it is no longer needed. */
  data: Generated<string>
  /** The page, the picture or the redirect that was added. */
  row_id: Generated<string | null>
  /** The revision of the draft and the version of the page after the import. */
  revision: Generated<number | null>
  version: Generated<number | null>
}

/** The office profile: one row, or none until it is first saved. */
interface OfficeTable {
  id: 'office'
  /**
   * The profile as JSON, see app/contract/office.ts. Fields that were added later may be missing.
   */
  record: string
  /** Increases with each change, to detect concurrent edits. */
  version: number
  /** JSON list of the fields that still have their example value. */
  examples: string
  changed_at: string
}

/** A figure or rule set by an authority or a university. Fields that do not apply are ''. */
interface FactsTable extends Omit<Fact, 'recheck_months'> {
  /** JSON. */
  recheck_months: string
  created_at: string
  deleted_at: Generated<string | null>
}

/** A value of a fact for a condition and a period. Amounts are text, so that none is rounded. */
interface FactValuesTable extends Omit<FactValue, 'is_official' | 'created_by'> {
  is_official: number
  created_by: Generated<string>
  deleted_at: Generated<string | null>
}

/** Pages, with what is published of each. */
interface PagesTable {
  id: string
  /** A page type. */
  type: string
  language: string
  /** The source page of a translation; null for other pages. */
  translation_of: Generated<string | null>
  /** The version of the source page that the translation was started from. */
  source_version: Generated<number | null>
  /** Last part of the address; null until published. Unique for a type and language. */
  slug: string | null
  /** Where the site links to the page: 'menu', 'footer' or ''. */
  menu_location: Generated<string>
  position: number
  /** The published version; null if none. */
  published_version: number | null
  archived_at: Generated<string | null>
  created_at: string
  /** When the page was deleted. Only pages that were never published can be deleted. */
  deleted_at: Generated<string | null>
}

/** The draft of each page. */
interface PageDraftsTable {
  page_id: string
  /** Increases with each save, to detect concurrent edits. */
  revision: number
  title: string
  slug: string
  content: string
  /** 1 if the draft differs from the published version. */
  is_changed: number
  saved_at: string
  /** Username at that time. */
  saved_by: string
}

/**
 * All published versions. Rows do not change, except for the address of a picture whose file is
 * replaced.
 */
interface PageVersionsTable {
  page_id: string
  /** 1, 2, 3 … for each page. */
  number: number
  title: string
  content: string
  change_note: string
  created_at: string
  created_by: string
  /** The version of the source page when the translation was published. */
  source_version: Generated<number | null>
}

/** Scheduled publications, with the content as it was scheduled. */
interface PageSchedulesTable {
  page_id: string
  publish_at: string
  content: string
  change_note: string
  /** Why publishing failed; '' while it is scheduled. */
  error: Generated<string>
  administrator_id: string
  administrator_name: string
  /** The published version of the source page when the translation was scheduled. */
  source_version: Generated<number | null>
}

/** Links that show a draft. Stores only the SHA-256 of the token. */
interface PagePreviewsTable {
  id: string
  token_hash: string
  page_id: string
  /** 1: shared with people without an account. 0: for the preview in the editor. */
  is_shared: number
  created_at: string
  created_by: string
  expires_at: string
}

/** Administrators who are editing a page. */
interface PageEditorsTable {
  page_id: string
  administrator_id: string
  name: string
  seen_at: string
}

/** One row for each published article and translation. Its text is a page. */
interface ArticlesTable {
  page_id: string
  /** The id of the source page; its own for a source page. */
  source_id: string
  language: string
  /** The date of the article. Lists use that of the source page. */
  published_on: string
}

/** What finds a published article. Only source pages have categories and tags. */
interface ArticleKeysTable {
  page_id: string
  kind: 'category' | 'tag' | 'link' | 'fact' | 'office'
  /**
   * The slug of a category or tag, an address of this site, the key of a fact, or '' for a text with
   * data of the office.
   */
  value: string
  /** The name of a category or tag; '' for others. */
  name: string
  /** As in `articles`. */
  published_on: string
}

/** One row for each published event and translation. Its text is a page. */
interface EventsTable {
  page_id: string
  /** The id of the source page; its own for a source page. */
  source_id: string
  language: string
  /** In the office's time zone, as "2026-12-05T10:00". Lists use the times of the source page. */
  starts: string
  ends: string
}

/** Registrations for events. Cancelled ones stay. */
interface EventRegistrationsTable extends Omit<StoredRegistration, 'is_attended'> {
  consent: string
  is_attended: Generated<number>
  /** When the mail of the day before was queued; null for not yet. */
  reminded_at: Generated<string | null>
  informed_of: Generated<'changed' | 'cancelled' | null>
}

interface FormAnswersTable extends Omit<FormAnswers, 'answers'> {
  /** The answers as JSON. */
  answers: string
  /** What its lead gets besides the texts, as JSON; see EnquiryValues. */
  enquiry: string
  /** What the browser has sent as its origin. */
  origin: string
  consent: string
  /** Hash of the written texts, to find the same text from other senders. */
  text_hash: Generated<string | null>
  /** When a person marked it as not spam. */
  not_spam_at: Generated<string | null>
}

/** The main menu of each language, once the office has arranged it. */
interface MenusTable {
  language: string
  /** JSON list of entries, see app/features/menus/contract.ts; null for the default menu. */
  entries: string | null
  /** Increases with each change, to detect concurrent edits. */
  revision: number
  saved_at: string
  saved_by: string
}

/** The texts of the site that the office has changed, for each language. */
interface OfficeWordsTable {
  language: string
  /** JSON object of texts by name, see app/contract/office-words.ts. */
  texts: string
  /** Increases with each change, to detect concurrent edits. */
  revision: number
  saved_at: string
  /** Username at that time. */
  saved_by: string
}

/** Translations of texts outside pages. */
interface TextTranslationsTable {
  language: string
  /** SHA-256 of the source text. */
  source_hash: string
  source: string
  text: string
  saved_at: string
  /** Username at that time; '' for first content. */
  saved_by: string
}

/** Redirects from old addresses. */
interface RedirectsTable {
  id: string
  /** In lower case, without a slash at the end. */
  source: string
  target: string
  /** The target as sources are written; null where it is written so already. */
  target_path: Generated<string | null>
  is_permanent: number
  created_at: string
  created_by: string
  deleted_at: Generated<string | null>
  /** The page whose address is the target, also after the page has moved; null for others. */
  page_id: Generated<string | null>
}

/** Pictures of the library, without their bytes. */
interface PicturesTable {
  id: string
  /** File in `media`; changes when the file is replaced. */
  name: string
  title: string
  alt: string
  /** Shown below the picture in texts; '' for none. */
  caption: Generated<string>
  /** Focal point in per cent from the left and from the top. */
  focal_x: number
  focal_y: number
  /** In pixels. */
  width: number
  height: number
  /** 1: added to the library or described there, so it is not deleted when unused. */
  is_in_library: number
  created_at: string
  /** Username at that time; '' if unknown. */
  created_by: string
  deleted_at: Generated<string | null>
}

/** Files that texts link to, without their bytes. */
interface FilesTable {
  id: string
  /** File in `media`. */
  name: string
  title: string
  /** In bytes. */
  size: number
  /** 0 if unknown, as of an encrypted PDF; null until they are counted. */
  pages: Generated<number | null>
  created_at: string
  /** Username at that time. */
  created_by: string
  deleted_at: Generated<string | null>
}

/** Scholarships with a deadline. */
interface ScholarshipsTable {
  id: string
  title: string
  /** The organisation that awards it. */
  provider: string
  /** ISO 3166 alpha-2; '' for any country. */
  country: string
  level: string
  amount: string
  /** Last day to apply, for example 2027-01-31. */
  deadline: string
  source: string
  note: string
  is_published: number
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

/** Testimonials of students, with their consent. Unknown fields are ''. */
interface TestimonialsTable {
  id: string
  name: string
  text: string
  /** ISO 3166 alpha-2. */
  country: string
  course: string
  year: string
  picture: string
  /** Day of the consent, for example 2026-10-20. */
  consent_on: string
  consent_how: string
  /** The text that the person agreed to. */
  consent_text: string
  /** Day on which the consent was withdrawn; the testimonial is not shown any more. */
  consent_withdrawn_on: string
  is_published: number
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

/** The people whom the office shows on its website. Unknown fields are ''. */
interface TeamMembersTable {
  id: string
  name: string
  role: string
  /** The languages that the person speaks. */
  languages: string
  /** The name of a branch in the office profile. */
  branch: string
  text: string
  picture: string
  is_published: number
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

/** Announcements above the header of public pages. Fields that do not apply are ''. */
interface AnnouncementsTable {
  id: string
  text: string
  language: Language
  /** An address of this site or another. */
  link: string
  link_text: string
  /** Days in office time, for example 2027-01-31. */
  first_day: string
  last_day: string
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}

/** The office's groups of synonyms for the search, each with its words separated by commas. */
interface SearchSynonymsTable {
  id: string
  words: string
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}
