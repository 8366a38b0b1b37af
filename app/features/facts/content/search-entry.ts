import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import { dateLanguage, language } from '#app/platform/browser/language.ts'
import type { SearchEntry } from '#app/platform/server/feature/feature.ts'
import type { VisibleFact } from '../contract.ts'
import type { VisibleValue } from '../value-contract.ts'

const countries = new Intl.DisplayNames(language, { type: 'region' })
const days = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'long', timeZone: 'UTC' })

/** Creates a search entry that leads to the page with the fact. */
export function toSearchEntry(fact: VisibleFact, address: string): SearchEntry {
  const { country, label, topic, values } = fact
  const title = country ? `${countries.of(country)}: ${label}` : label
  const text = values.map((value) => describe(fact, value)).join('; ')
  const is_uncertain = values.some((value) => value.is_uncertain || value.may_have_changed)
  return { type: 'figure', address, title, keywords: topic, passages: [{ text }], is_uncertain }
}

/** Formats a value with condition and publisher; an upcoming one with its first day. */
function describe({ unit, of, per }: VisibleFact, value: VisibleValue) {
  const { condition, publisher, is_upcoming, valid_from } = value
  const amount = formatAmount({ ...value, unit, of, per })
  const description = [amount, condition, publisher && `(${publisher})`].filter(Boolean).join(' ')
  return is_upcoming && valid_from
    ? `${days.format(new Date(valid_from))}: ${description}`
    : description
}
