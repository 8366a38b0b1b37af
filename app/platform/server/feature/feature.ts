import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Expression, SqlBool } from 'kysely'
import type { Manifest } from '#app/contract/manifest.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import type { Restorable } from '../audit/restorable.ts'
import type { Viewer } from '../auth/viewer.ts'
import type { EventHandlers } from '../events/events.ts'
import type { FieldError } from '../http/errors.ts'
import type { JobType } from '../jobs/job-type.ts'
import type { NotificationChannel, SummarySection } from '../mail/notification.ts'
import type { BasePageContent, PublishedPage } from '../text/page-content.ts'
import type { DashboardSource } from './counts.ts'
import type { EnquirySource } from './enquiry-source.ts'
import type { FirstStep } from './first-step.ts'
import type { Gauge } from './gauge.ts'
import type { NewPicture, Pictures, Services } from './services.ts'
import type { StatusPart } from './status.ts'

/** All that a feature contributes to the server. The shell depends on this interface alone. */
export interface Feature {
  manifest?: Manifest
  /** Decorates the server before routes are added. */
  setUp?: (app: FastifyInstance) => void
  routes: FastifyPluginAsyncTypebox[]
  /** Adds the first content to empty tables, once, together with `contentTopic`. */
  addFirstContent?: (db: Database, services: Services) => Promise<void>
  /** The topic under which changes of its public content are recorded. */
  contentTopic?: string
  /** Returns addresses of pages that are not in app/routes.ts. */
  listAddresses?: (app: FastifyInstance) => Promise<Addresses>
  /**
   * Finds a page of which there are too many to list them, by its address as `normalizePath` returns
   * it.
   */
  findAddress?: (app: FastifyInstance, address: string) => Promise<FoundAddress | undefined>
  /**
   * Finds a redirect of which there are too many to list them, by its old address as `toOldAddress`
   * returns it.
   */
  findRedirect?: (app: FastifyInstance, source: string) => Promise<FoundRedirect | undefined>
  /** The page types that the office can edit. */
  pageTypes?: PageTypeDefinition[]
  /** Sections of pages that show content of this feature. */
  liveSections?: LiveSection[]
  /** Columns that hold picture addresses. */
  pictures?: PictureColumn[]
  /** Rows that show pictures. */
  pictureReferences?: PictureReferences[]
  /** Returns what links to an address of this site, besides the links in pages. */
  listInboundLinks?: (db: Database, address: string) => Promise<InboundLink[]>
  /**
   * For subjects of which some people may see only part: an SQL condition on `audit_log` for the
   * viewer.
   */
  auditRowFilters?: Record<string, AuditRowFilter>
  /** Deleted rows that can be restored for 30 days. */
  restorable?: Restorable
  eventHandlers?: EventHandlers
  /** Enquiries that it receives. */
  enquirySource?: EnquirySource
  /** How it notifies people of the office. */
  notificationChannel?: NotificationChannel
  /** Its part of each person's daily summary. */
  summarySections?: SummarySection[]
  /** Work that runs in the background or at a set time. */
  jobs?: JobType[]
  /** Deletes expired data; runs a few times a day. */
  purge?: (context: AppContext) => Promise<void>
  /** Returns which facts its pages show, and where. */
  factUsages?: (app: FastifyInstance) => Promise<FactUsage[]>
  /** Returns the texts outside pages that visitors see, for translation. */
  translatableTexts?: (app: FastifyInstance) => Promise<TranslatableText[]>
  /** Returns search entries of its published content. */
  listSearchEntries?: (app: FastifyInstance) => Promise<SearchEntry[]>
  /** Search entries of which there may be thousands. */
  numerousSearchEntries?: NumerousSearchEntries
  /** Metrics for monitoring. */
  gauges?: (app: FastifyInstance) => Gauge[]
  /**
   * Whether its pages suggest this text in the contact form, so that many people send the same
   * text.
   */
  isSuggested?: (text: string) => boolean
  /** Its lines on the status screen. */
  status?: StatusPart
  /** Its part of the dashboard. */
  dashboard?: (app: FastifyInstance) => DashboardSource
  /** Its first steps of a new office. */
  firstSteps?: FirstStep[]
}

export type AuditRowFilter = (viewer: Viewer) => Expression<SqlBool>

export interface AppContext {
  db: Database
  services: Services
  /** The folder of this server's data; undefined in tests without one. */
  dataDir?: string | undefined
}

/** A page that exists, or that has moved to `target`. */
export interface FoundAddress {
  target?: string
}

export interface FoundRedirect {
  target: string
  is_permanent: boolean
}

/** As `normalizePath` returns them: decoded, lower case, without a trailing slash. */
interface Addresses {
  pages?: string[]
  redirects?: (FoundRedirect & { source: string })[]
  /** Query parameters that the pages use. */
  queryParams?: QueryParam[]
}

/** A list of these values, each once and in this order; any other value becomes `other`. */
export interface QueryParam {
  path: string
  name: string
  values: string[]
  /** Other spellings of the values, in small letters without spaces and signs. */
  aliases?: Map<string, string>
  /** Pages with more values are not cached. */
  maxCachedValues: number
  other: string
}

/** A page that shows a fact. */
export interface FactUsage {
  /** The key of the fact, for example "uk.student-visa.fee". */
  key: string
  /** The path of the page; '' when no page shows it. */
  page: string
  /** The part of the page, or what else refers to it: "saved reply “Fees”". */
  name?: string
}

/** Searchable content at one address of this site. */
export interface SearchEntry {
  type:
    | 'guide'
    | 'service'
    | 'page'
    | 'article'
    | 'event'
    | 'album'
    | 'destination'
    | 'figure'
    | 'scholarship'
  /** The address, from `/` on. */
  address: string
  title: string
  /** The country that it is about, by which search groups it and shortens its title. */
  country?: string
  passages: Passage[]
  /** More words that find it. */
  keywords?: string
  /** The same for all translations, of which search shows one. */
  translationGroup?: string
  /** Whether it compares countries, which answers a query with several. */
  comparesCountries?: boolean
  /** The language of the text, when it is not the site's. */
  language?: string
  /** Whether it may be outdated and the office should confirm it. */
  is_uncertain?: boolean
}

export interface Passage {
  heading?: string
  /** The id of its element on the page. */
  anchor?: string
  text: string
}

/** A page type, which its feature defines. */
export interface PageTypeDefinition {
  type: string
  /** The draft as JSON Schema with titles, for its form. */
  schema: object
  /**
   * Returns the first content of a new page with this name and the keys of the usual facts of its
   * country; left out: the office cannot add pages.
   */
  createFields?: (name: string, facts: Record<string, string>) => object
  /** For pages about a country. */
  country?: {
    /** Returns the code (ISO 3166) of the country with this name. Throws ValidationError. */
    find: (name: string) => string
    /** Returns the code of the country that a page is about; '' for none. */
    of: (content: BasePageContent) => string
  }
  /** Reads a draft, which may be incomplete. Throws ValidationError. */
  parseDraft: (content: unknown) => BasePageContent
  /** Reads a page for publication: complete and trimmed. Throws ValidationError. */
  parseContent: (content: unknown) => BasePageContent
  /** Returns why the content cannot be published on this day of the office yet, by field path. */
  findDayErrors?: (content: BasePageContent, day: string) => Record<string, FieldError>
  /** Returns what a translation lacks beside its published source page, by field path. */
  findTranslationErrors?: (
    source: BasePageContent,
    content: BasePageContent,
  ) => Record<string, FieldError>
  toSearchEntry: (page: PublishedPage) => SearchEntry
  /** Returns values that the form offers, by field. */
  listSuggestions?: (context: AppContext) => Promise<Record<string, string[]>>
  /** Runs in the transaction that publishes a page, or archives it: then there is no content. */
  onPublish?: (db: Database, page: PublishedChange) => Promise<void>
  /** Returns the content for visitors with what its view needs besides it. */
  completeContent?: (app: FastifyInstance, page: PublishedPage) => Promise<BasePageContent>
  /** Formats a fact value for its texts; default: unchanged. */
  escapeText?: (text: string) => string
  /** Returns the keys of facts that it shows, besides the references in its texts. */
  listFacts?: (content: BasePageContent) => string[]
}

/** A section of a standard page whose content is read when the page is shown. */
export interface LiveSection {
  type: string
  /** Returns what visitors see, as the field `shown` of the section. */
  read: (app: FastifyInstance, section: object, language: string) => Promise<unknown>
}

/** A page that was published, or archived. */
export interface PublishedChange {
  id: string
  language: string
  /** The id of the source page; null for a source page. */
  translation_of: string | null
  /** undefined: it was archived. */
  content?: BasePageContent
}

/** Search entries that are read only when they are new. */
export interface NumerousSearchEntries {
  /** Returns a key for each entry, which differs when the entry has changed. */
  listKeys: (app: FastifyInstance) => Promise<string[]>
  /** Returns the entries of these keys, without those that no longer exist. */
  readEntries: (app: FastifyInstance, keys: string[]) => Promise<Map<string, SearchEntry>>
}

/** For display. */
interface InboundLink {
  id: string
  title: string
}

/** Rows, or sections of a page, that show pictures. */
export interface PictureReferences {
  /** The subject, as `services.pictures.setUsage` stores it. */
  subject: string
  /** Returns display names by id. */
  listNames: (db: Database, ids: string[]) => Promise<Map<string, string>>
  /** An SQL condition on the id: whether the row is only a former version. */
  isPast?: (id: Expression<string>) => Expression<SqlBool>
  /** Replaces a picture, except in former versions, within the transaction. */
  replacePicture: (db: Database, ids: string[], change: PictureReplacement) => Promise<void>
}

export interface PictureReplacement {
  /** The picture's name. */
  from: string
  to: Pick<NewPicture, 'name' | 'width' | 'height'>
  /** The username of the person who replaces it. */
  by: string
  /** For rows that start to show a picture. */
  pictures: Pictures
}

/** A text that the office can translate. */
export interface TranslatableText {
  /** The text in English. */
  source: string
  /** Where it stands, as the screens name it: "Facts". */
  place: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all features. */
    pictureReferences: PictureReferences[]
    listInboundLinks: NonNullable<Feature['listInboundLinks']>[]
    /** Returns the current fact usages of all features. */
    factUsages: () => Promise<FactUsage[]>
    /** Returns the texts outside pages that visitors see, each once. */
    translatableTexts: () => Promise<TranslatableText[]>
    pageTypes: PageTypeDefinition[]
    liveSections: LiveSection[]
    /** Of all features. Not cached. */
    findAddress: (address: string) => Promise<FoundAddress | undefined>
    /** Whether there is a page at this address, as `normalizePath` returns it. */
    isPage: (address: string) => Promise<boolean>
    /** Of all features. Not cached. */
    findRedirect: (source: string) => Promise<FoundRedirect | undefined>
    searchSources: NonNullable<Feature['listSearchEntries']>[]
    numerousSearchSources: NumerousSearchEntries[]
    notificationChannels: NotificationChannel[]
    summarySections: SummarySection[]
    /** Of any feature. */
    isSuggested: NonNullable<Feature['isSuggested']>
    enquirySources: EnquirySource[]
  }
}

interface PictureColumn {
  table: keyof Tables
  column: string
  /** The subject of a row in the audit log. */
  subject: string
}
