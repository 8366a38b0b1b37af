import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Expression, SqlBool } from 'kysely'
import type { Right } from '#app/contract/rights.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { DashboardSource } from './counts.ts'
import type { EnquirySource } from './enquiry-source.ts'
import type { Gauge } from './gauge.ts'
import type { JobType } from './jobs/job-type.ts'
import type { NewPicture, Pictures, Services } from './keepers.ts'
import type { NotificationChannel, SummarySection } from './notification.ts'
import type { BasePageContent, PublishedPage } from './page-content.ts'
import type { Restorable } from './restorable.ts'
import type { StatusPart } from './status.ts'
import type { Viewer } from './viewer.ts'

/** All that a feature brings to the server. Shells read this and know nothing else of it. */
export interface Feature {
  /** What its routes stand on, before there are any. */
  setUp?: (app: FastifyInstance) => void
  routes: FastifyPluginAsyncTypebox[]
  /** Puts what a new office starts with into its tables if they are empty; asked once, with `shown`. */
  addFirstContent?: (db: Database, services: Services) => Promise<void>
  /** What pages show of it, as the answer to "what has changed" names it. */
  contentTopic?: string
  /** What stands at addresses that the map of pages does not have. */
  listAddresses?: (app: FastifyInstance) => Promise<Addresses>
  /** What the office can write of it. */
  pageTypes?: PageTypeDefinition[]
  /** Where it keeps addresses of pictures. */
  pictures?: PictureColumn[]
  /** Who of it shows pictures. */
  pictureReferences?: PictureReferences[]
  /** What leads visitors to an address of this site, beside the links in documents. */
  listInboundLinks?: (db: Database, address: string) => Promise<InboundLink[]>
  /** As activities call what of it can be changed: the right that it takes to be told of that. */
  auditSubjects?: Record<string, Right>
  /**
   * Of subjects of which people with the right may know some rows only: whether the viewer may know
   * an activity, as a condition on `activities`.
   */
  auditRowFilters?: Record<string, AuditRowFilter>
  /** What comes back for 30 days after it was deleted. */
  restorable?: Restorable
  /** What people ask by it of their own accord. */
  enquirySource?: EnquirySource
  /** By what it tells people of the office. */
  notificationChannel?: NotificationChannel
  /** What of it is to be done on a day, for the morning's list of each person. */
  summarySections?: SummarySection[]
  /** What it does after an answer was given, or at a moment. */
  jobs?: JobType[]
  /** Forgets for good what has run out; called a few times a day. */
  purge?: (context: AppContext) => Promise<void>
  /** Which facts its pages show, and where. */
  factUsages?: (app: FastifyInstance) => Promise<FactUsage[]>
  /** What visitors can find of it by its words; of published content alone. */
  listSearchEntries?: (app: FastifyInstance) => Promise<SearchEntry[]>
  /** What programs that watch the server are told of it. */
  gauges?: (app: FastifyInstance) => Gauge[]
  /** Whether its pages put this text into the contact form, so that many send the very same. */
  isSuggested?: (text: string) => boolean
  /** What those of the office who run the server are told of it. */
  status?: StatusPart
  /** What the dashboard tells of it. */
  dashboard?: (app: FastifyInstance) => DashboardSource
}

export type AuditRowFilter = (viewer: Viewer) => Expression<SqlBool>

export interface AppContext {
  db: Database
  services: Services
}

/** As the map of pages spells them: decoded, in small letters, without a slash at the end. */
interface Addresses {
  pages?: string[]
  redirects?: { source: string; target: string; is_permanent: boolean }[]
  /** What pages of the map heed of their query. */
  queryParams?: QueryParam[]
}

/** Some of these values, each once and in their order; whatever else is asked for reads `other`. */
export interface QueryParam {
  path: string
  name: string
  values: string[]
  /** Pages with more of them are not kept. */
  maxCached: number
  other: string
}

/** A page that shows a fact. */
export interface FactUsage {
  /** The fact's, as in "uk.student-visa.fee". */
  key: string
  /** The path of the page; '' for what stands on none. */
  page: string
  /** What of the page it is, or what else has it: "ready answer “Fees”". */
  name?: string
}

/** What stands together at an address of this site. */
export interface SearchEntry {
  kind: 'guide' | 'service' | 'page' | 'destination' | 'figure' | 'scholarship'
  /** From `/` on. */
  address: string
  title: string
  passages: Passage[]
  /** Words that find it too. */
  keywords?: string
  /** Of what says the same in several languages one is found, which fits best. */
  translationGroup?: string
  /** Of its words, where that is not the site's. */
  language?: string
  /** The office is to be asked whether it is still so. */
  is_unsure?: boolean
}

export interface Passage {
  heading?: string
  /** The id of its element on the page. */
  anchor?: string
  text: string
}

/** A kind of documents, which the feature that owns it brings. */
export interface PageTypeDefinition {
  kind: string
  /** What is being written may have, as JSON Schema with titles, for its form. */
  schema: object
  /** What a new one of this name begins with, beside its address; left out: nobody adds one. */
  createFields?: (name: string) => object
  /** As it may be saved while it is written: it may lack everything. Throws FieldsRefused. */
  parseDraft: (content: unknown) => BasePageContent
  /** As it may be published: whole, and trimmed. Throws FieldsRefused. */
  parseContent: (content: unknown) => BasePageContent
  toSearchEntry: (page: PublishedPage) => SearchEntry
  /** What a fact says, as its texts take it; left out: as it is. */
  escapeText?: (text: string) => string
  /** The keys of the facts that it shows, beside those that its texts name. */
  listFacts?: (content: BasePageContent) => string[]
}

/** As people call it. */
interface InboundLink {
  id: string
  title: string
}

/** Rows, or parts of them, that show pictures; `ids` are those that they are used by. */
export interface PictureReferences {
  /** As `keepers.pictures.use` is told. */
  subject: string
  /** How people call them, by their ids. */
  listNames: (db: Database, ids: string[]) => Promise<Map<string, string>>
  /** Of the id of one of them, in SQL: whether it only keeps how something was. */
  isPast?: (id: Expression<string>) => Expression<SqlBool>
  /**
   * Shows another picture in the place of one, but for those that only keep how it was; within the
   * transaction that replaces it.
   */
  replacePicture: (db: Database, ids: string[], change: PictureReplacement) => Promise<void>
}

export interface PictureReplacement {
  /** The picture's name. */
  from: string
  to: Pick<NewPicture, 'name' | 'width' | 'height'>
  /** Whoever replaces it. */
  by: string
  /** For those who begin to show pictures by it. */
  pictures: Pictures
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all features. */
    pictureReferences: PictureReferences[]
    listInboundLinks: NonNullable<Feature['listInboundLinks']>[]
    /** Of all features, as they are now. */
    factUsages: () => Promise<FactUsage[]>
    pageTypes: PageTypeDefinition[]
    searchSources: NonNullable<Feature['listSearchEntries']>[]
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
  /** As activities call a row of it. */
  subject: string
}
