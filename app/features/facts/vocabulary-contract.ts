/** Enumerations of facts in the API. */

/** Official rule, official service time, estimate, ranking, claim of the office. */
export const kinds = ['rule', 'service-time', 'estimate', 'ranking', 'claim'] as const

export const topics = [
  'fees',
  'funds',
  'tuition',
  /** The whole living costs of a student, which must not be below the required funds. */
  'living',
  /** A part of the living costs, such as the rent, or the costs in one city. */
  'expenses',
  'work',
  'stay',
  'processing',
  'scholarships',
  'admission',
  'health',
  'entry',
  'english',
  'dependants',
  'deadlines',
  'refusals',
  'noc',
  'rankings',
  'office',
  /** Figures of earlier guides, which are shown with the reason why they no longer count. */
  'earlier',
] as const

/** The currencies of all countries (ISO 4217). */
// biome-ignore format: a list of codes
export const currencies = [
  'AED', 'AFN', 'ALL', 'AMD', 'ANG', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BHD',
  'BIF', 'BMD', 'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP',
  'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR',
  'FJD', 'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF',
  'IDR', 'ILS', 'INR', 'IQD', 'IRR', 'ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KPW',
  'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD',
  'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK',
  'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB',
  'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SYP',
  'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'UGX', 'USD', 'UYU',
  'UZS', 'VES', 'VND', 'VUV', 'WST', 'XAF', 'XCD', 'XCG', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW', 'ZWG',
] as const
export const isCurrency = (unit: string) => currencies.some((currency) => currency === unit)

/** `words` is for values in words, `date` for days; `count` counts what `of` names. */
export const units = [
  ...currencies,
  'day',
  'hour',
  'week',
  'month',
  'year',
  'date',
  'rank',
  'percent',
  'grade points of 4.0',
  'count',
  'words',
] as const

export const periods = ['', 'week', 'fortnight', 'month', 'year'] as const
export const bounds = ['', 'about', 'up to', 'at least', 'from', 'on average'] as const

/** Events to which the first day of a value applies; '' for the day itself. */
export const events = [
  '',
  'application',
  'grant',
  'course start',
  'entry',
  'payment',
  'issue',
] as const

/**
 * `disputed` values are only in the work list: the source is weak, or another source says
 * otherwise.
 */
export const statuses = [
  'announced',
  'enacted',
  'in_force',
  'postponed',
  'ended',
  'disputed',
] as const

/**
 * The source of a value: the authority's page, a dated copy of this page, a secondary source, or
 * none.
 */
export const confidences = ['official', 'read', 'secondary', 'unconfirmed'] as const

/** Reasons why a fact needs a review, most urgent first. */
export const states = [
  /** An unconfirmed value starts soon or should have started. */
  'confirm_now',
  /** A value has ended, and no other follows it. */
  'ended',
  /** The next review is overdue. */
  'due',
  /** The value was never reviewed. */
  'unconfirmed',
  /** A new value starts within 30 days, or a value without a successor ends. */
  'changing',
  /** Sources differ: a value is disputed, or one replaced another without a first day. */
  'conflicting',
  /** A current value is unconfirmed or has no source. */
  'no_evidence',
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

/** The states of the daily work: review is due, a change is near, or evidence is missing. */
export const urgentStates: readonly State[] = [
  'confirm_now',
  'ended',
  'due',
  'changing',
  'conflicting',
  'no_evidence',
]

/** Labels of fact states. */
export const stateNames: Record<State, string> = {
  confirm_now: 'Confirm now: new value starts',
  ended: 'Ended: no new value',
  due: 'Due for review',
  unconfirmed: 'Never reviewed',
  changing: 'Changing soon',
  conflicting: 'Sources differ',
  no_evidence: 'No source',
  below_funds: 'Below required funds',
  outlier: 'Far from official average',
  duplicate: 'Duplicate name',
  empty: 'No value',
  unused: 'Not used',
}

/** States that result from comparing facts. */
export type Warning = 'below_funds' | 'outlier' | 'duplicate'

interface SourceFields {
  kind: (typeof kinds)[number]
  topic: (typeof topics)[number]
  publisher: string
  address: string
}

/**
 * Whether a value has neither publisher nor address, which pages say beside it. The office's own
 * claims and advice, and earlier figures, need none.
 */
export const lacksSource = ({ kind, topic, publisher, address }: SourceFields) =>
  kind !== 'claim' && topic !== 'earlier' && !publisher && !address
