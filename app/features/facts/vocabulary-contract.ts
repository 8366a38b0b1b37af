/** The words of which facts are made, as the API names them. */

/** An official rule, an official time of service, an estimate, a ranking, the office's own claim. */
export const kinds = ['rule', 'service-time', 'estimate', 'ranking', 'claim'] as const

export const topics = [
  ...(['fees', 'funds', 'tuition', 'living', 'work', 'stay', 'processing'] as const),
  ...(['scholarships', 'admission', 'health', 'entry', 'noc', 'rankings', 'office'] as const),
] as const

export const currencies = ['AUD', 'CAD', 'EUR', 'GBP', 'JPY', 'KRW', 'NPR', 'NZD', 'USD'] as const

/** `words`: its values are said in words; `count`: of what `of` names. */
export const units = [
  ...currencies,
  ...(['day', 'hour', 'week', 'month', 'year'] as const),
  ...(['rank', 'percent', 'grade points of 4.0', 'count', 'words'] as const),
] as const

export const periods = ['', 'week', 'fortnight', 'month', 'year'] as const
export const bounds = ['', 'about', 'up to', 'at least', 'from'] as const

/** What the first day of a value asks after; '' for the day itself. */
export const events = [
  ...(['', 'application', 'grant', 'course start', 'entry', 'payment', 'issue'] as const),
] as const

export const statuses = ['announced', 'enacted', 'in_force', 'postponed', 'ended'] as const

/** A page of the authority itself; somebody's dated reading of it; somebody else's word; nothing. */
export const confidences = ['official', 'read', 'secondary', 'unconfirmed'] as const

/** What is to be done about a fact, most urgent first. */
export const states = [
  /** Another value was to take over, or is about to, and nobody has confirmed it. */
  'red',
  /** The office has looked, but not for too long. */
  'due',
  /** The office has never looked. */
  'unconfirmed',
  /** Another value begins within 60 days. */
  'changing',
  /** One source replaced another, without a day from which it is so. */
  'differing',
  /** Living costs lie below the funds that have to be shown. */
  'below_funds',
  /** An estimate is far from what somebody official says of the same. */
  'far_off',
  /** Another fact of the country has the same name. */
  'twice',
  /** No value yet. */
  'empty',
  /** No page shows it. */
  'unused',
] as const
export type State = (typeof states)[number]
/** What only shows beside other facts. */
export type Warning = 'below_funds' | 'far_off' | 'twice'
