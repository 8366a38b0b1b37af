/** Enumerations of facts in the API. */

/** Official rule, official service time, estimate, ranking, claim of the office. */
export const kinds = ['rule', 'service-time', 'estimate', 'ranking', 'claim'] as const

export const topics = [
  ...(['fees', 'funds', 'tuition', 'living', 'work', 'stay', 'processing'] as const),
  ...(['scholarships', 'admission', 'health', 'entry', 'noc', 'rankings', 'office'] as const),
] as const

export const currencies = ['AUD', 'CAD', 'EUR', 'GBP', 'JPY', 'KRW', 'NPR', 'NZD', 'USD'] as const

/** `words` is for values in words; `count` counts what `of` names. */
export const units = [
  ...currencies,
  ...(['day', 'hour', 'week', 'month', 'year'] as const),
  ...(['rank', 'percent', 'grade points of 4.0', 'count', 'words'] as const),
] as const

export const periods = ['', 'week', 'fortnight', 'month', 'year'] as const
export const bounds = ['', 'about', 'up to', 'at least', 'from'] as const

/** Events to which the first day of a value applies; '' for the day itself. */
export const events = [
  ...(['', 'application', 'grant', 'course start', 'entry', 'payment', 'issue'] as const),
] as const

export const statuses = ['announced', 'enacted', 'in_force', 'postponed', 'ended'] as const

/**
 * The source of a value: the authority's page, a dated copy of this page, a secondary source, or
 * none.
 */
export const confidences = ['official', 'read', 'secondary', 'unconfirmed'] as const

/** Reasons why a fact needs a review, most urgent first. */
export const states = [
  /** An unconfirmed value starts soon or should have started. */
  'confirm_now',
  /** The next review is overdue. */
  'due',
  /** The value was never reviewed. */
  'unconfirmed',
  /** A new value starts within 60 days. */
  'changing',
  /** One source replaced another without a first day. */
  'conflicting',
  /** Living costs are below the required funds. */
  'below_funds',
  /** An estimate is far from the official figure. */
  'outlier',
  /** Another fact of the country has the same name. */
  'duplicate',
  /** No value yet. */
  'empty',
  /** No page shows it. */
  'unused',
] as const
export type State = (typeof states)[number]
/** States that result from comparing facts. */
export type Warning = 'below_funds' | 'outlier' | 'duplicate'
