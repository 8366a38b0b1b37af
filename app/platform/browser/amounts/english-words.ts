/** The words of English texts; Nepali screens have some too. */
const language = 'en'

const bounds = {
  about: 'about',
  from: 'from',
  'up to': 'up to',
  'at least': 'at least',
  'on average': 'on average',
}
const periods = {
  week: 'a\u00a0week',
  fortnight: 'a\u00a0fortnight',
  month: 'a\u00a0month',
  year: 'a\u00a0year',
}

interface AmountParts {
  value: string
  bound: keyof typeof bounds | ''
  of: string
  per: keyof typeof periods | ''
}

/** Joins the parts of an amount: "about £900 a month". */
export const joinAmount = ({ value, bound, of, per }: AmountParts) =>
  [bound && bounds[bound], value, of, per && periods[per]].filter(Boolean).join(' ')

const plurals = new Intl.PluralRules(language)
const counted = (one: string, other: string) => (count: number) =>
  plurals.select(count) === 'one' ? one : other
export const times = {
  day: counted('day', 'days'),
  hour: counted('hour', 'hours'),
  week: counted('week', 'weeks'),
  month: counted('month', 'months'),
  year: counted('year', 'years'),
}

const ordinals = new Intl.PluralRules(language, { type: 'ordinal' })
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
export const rank = (place: number) => `${place}${endings[ordinals.select(place)]}`

/** Stands before an amount in rupees. */
export const rupees = 'NPR'
/** Names of 100,000 and 10,000,000. */
export const lakh = 'lakh'
export const crore = 'crore'
