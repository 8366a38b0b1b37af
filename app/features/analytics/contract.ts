import { type Static, Type } from 'typebox'
import { Day, MultilineText, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** Links of the site on which clicks are counted. */
const clickTypes = ['call', 'whatsapp', 'mail'] as const

/** A page view, or a click on a page, as the script of the page sends it. */
const Visit = Type.Object({
  /** The canonical path of the page. */
  page: Text(500),
  /** The host that led to this site, '' if none did; left out between pages of this site. */
  referrer: Type.Optional(Text(253, 0)),
  /** Source, medium and campaign of the address: "facebook / cpc / intake-2027". */
  campaign: Type.Optional(Text(1000, 0)),
  /** The words of a site search. */
  search: Type.Optional(Text(1000, 0)),
  /** The clicked link; left out for a page view. */
  click: Type.Optional(Type.Enum([...clickTypes])),
})
export type Visit = Static<typeof Visit>

/** The address that all missing pages share. */
export const MISSING = '/*'
/** Values that stand for no referrer, and for all values beyond the limit of a day. */
export const DIRECT = '(direct)'
export const OTHER = '(other)'

const settings = {
  /** Whether visits are counted. */
  is_counting: Type.Boolean(),
  /** The measurement id of Google Analytics 4, "G-ABC123"; '' for none. */
  google_id: Text(30, 0),
  /** The id of a Meta Pixel; '' for none. */
  pixel_id: Text(30, 0),
  /** Addresses of scripts of other companies, one per line. */
  scripts: MultilineText(2000, 0),
  /** Further hosts that these scripts need, as "https://cdn.example.com", one per line. */
  hosts: MultilineText(2000, 0),
}
const AnalyticsSettings = Type.Object(settings)
export type AnalyticsSettings = Static<typeof AnalyticsSettings>

/** Scripts of other companies, which pages load only with the visitor's consent. */
export type TagSettings = Omit<AnalyticsSettings, 'is_counting'>

const SettingsChange = Type.Partial(AnalyticsSettings)
export type SettingsChange = Static<typeof SettingsChange>

const counts = {
  value: Type.String(),
  count: Type.Integer(),
  /** In the period before. */
  previous: Type.Integer(),
}
const ValueCount = Type.Object(counts)
export type ValueCount = Static<typeof ValueCount>

const PageCount = Type.Object({
  ...counts,
  /** Enquiries whose form or chat was on this page. */
  enquiries: Type.Integer(),
  previous_enquiries: Type.Integer(),
})
export type PageCount = Static<typeof PageCount>

const DayViews = Type.Object({ day: Day, views: Type.Integer() })
export type DayViews = Static<typeof DayViews>

const VisitReport = Type.Object({
  is_counting: Type.Boolean(),
  /** The first and the last day of the period. */
  from: Day,
  until: Day,
  views: Type.Integer(),
  previous_views: Type.Integer(),
  /** Every day of the period, and of the equally long period before. */
  days: Type.Array(DayViews),
  previous_days: Type.Array(DayViews),
  /** The most frequent values first. */
  pages: Type.Array(PageCount),
  sources: Type.Array(ValueCount),
  campaigns: Type.Array(ValueCount),
  devices: Type.Array(ValueCount),
  searches: Type.Array(ValueCount),
  clicks: Type.Array(ValueCount),
})
export type VisitReport = Static<typeof VisitReport>

export const analyticsApi = {
  count: {
    method: 'POST',
    url: '/api/analytics/visits/',
    schema: {
      summary: 'Count a page view or a click; stores daily counts only, later and in batches',
      body: Visit,
      response: { 204: Type.Null() },
    },
    config: { access: 'anyone' },
  },
  readPublic: {
    method: 'GET',
    url: '/api/public/analytics/',
    schema: {
      summary: 'Get what pages count, and the scripts of other companies that they may load',
      response: { 200: AnalyticsSettings },
    },
    config: { access: 'anyone' },
  },
  changeSettings: {
    method: 'PATCH',
    url: '/api/analytics/settings/',
    schema: {
      summary: 'Change what pages count and load; omitted fields stay unchanged',
      body: SettingsChange,
      response: { 200: AnalyticsSettings },
    },
    config: { access: 'administrator', right: 'settings:change' },
  },
  report: {
    method: 'GET',
    url: '/api/analytics/report/',
    schema: {
      summary: 'Get the visits between two dates in office time, both included',
      querystring: Type.Object({
        from: Type.Optional(
          Type.String({ format: 'date', description: 'Default: 29 days before `until`.' }),
        ),
        until: Type.Optional(
          Type.String({ format: 'date', description: 'Default: today in the office’s time zone.' }),
        ),
      }),
      response: { 200: VisitReport },
    },
    config: { access: 'administrator', right: 'reports:read', rowAccess: 'viewer-scope' },
  },
} satisfies Record<string, Endpoint>
