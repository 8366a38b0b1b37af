import { language } from '../language.ts'

/** Words before and after an amount, as in "about £900 a month". */
export const bounds = { about: 'about', from: 'from', 'up to': 'up to', 'at least': 'at least' }
export const periods = {
  week: 'a\u00a0week',
  fortnight: 'a\u00a0fortnight',
  month: 'a\u00a0month',
  year: 'a\u00a0year',
}

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
