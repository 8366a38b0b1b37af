import { dateFormat } from '#app/contract/date-format.ts'
import { addBikramSambat } from '#app/contract/dates-in-text.ts'
import { defaultLanguage } from '#app/contract/languages.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { formatAmount, multiplyAmount } from '#app/platform/browser/amounts/amount.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { dateLanguageOf } from '#app/platform/browser/language.ts'
import type { SearchEntry } from '#app/platform/server/feature/feature.ts'
import type { VisibleFact } from '../contract.ts'
import type { VisibleValue } from '../value-contract.ts'
import { lacksSource } from '../vocabulary-contract.ts'
import type { FactText } from './format-fact.ts'

/** How search entries are written in a language. */
export interface EntryText extends FactText {
  getCountryName: (code: string) => string
}

/** Creates a search entry that leads to the page with the fact. */
export function toSearchEntry(fact: VisibleFact, address: string, text: EntryText): SearchEntry {
  const { key, topic, values } = fact
  const { language } = text
  const country = fact.country && text.getCountryName(fact.country)
  const name = nameFact(fact)
  // First what readers of today will meet, as on all pages.
  const inOrder = values.toSorted((a, b) => Number(b.comes_first) - Number(a.comes_first))
  return {
    type: 'figure',
    address,
    title: country ? `${country}: ${name}` : name,
    // What Nepal asks for counts for every destination.
    country: fact.country === 'NP' ? undefined : country,
    // The topic `office` has our own advice, not an office.
    keywords: topic === 'office' ? undefined : topic,
    passages: [{ text: inOrder.map((value) => describe(fact, value, text)).join('; ') }],
    translationGroup: key,
    language: language === defaultLanguage ? undefined : language,
    is_uncertain: values.some((value) => value.is_uncertain || value.may_have_changed),
  }
}

/** The label, which alone may name only what is paid for: "Study permit" of the topic fees. */
const nameFact = ({ label, topic }: VisibleFact) =>
  topic === 'fees' && !/fee/i.test(label) && /(visa|permit|application|biometrics)$/i.test(label)
    ? `${label} fee`
    : label

/** Formats a value with condition and publisher; an upcoming one with its first day. */
function describe(fact: VisibleFact, value: VisibleValue, entryText: EntryText) {
  const { kind, topic } = fact
  const { condition, publisher, address, is_upcoming, valid_from } = value
  const amount = formatValue(fact, value, entryText)
  const source = lacksSource({ kind, topic, publisher, address })
    ? entryText.factWords.noSource
    : publisher
  const text = [amount, condition].filter(Boolean).join(' ')
  const description = [addBikramSambat(text, entryText.language), source && `(${source})`]
    .filter(Boolean)
    .join(' ')
  if (!is_upcoming || !valid_from) return description
  const format = dateFormat(dateLanguageOf(entryText.language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const day = withBikramSambat(format.format(new Date(valid_from)), valid_from, entryText.language)
  return `${day}: ${description}`
}

/** Formats an amount, with the total of funds to show: "£10,827 (9 × £1,203 a month)". */
function formatValue(
  { topic, unit, of, per, multiplier }: VisibleFact,
  value: VisibleValue,
  entryText: EntryText,
) {
  const { from, to, bound, text } = value
  const amount = { from, to, bound, text, unit, of, per }
  const once = formatAmount(amount, entryText)
  if (topic !== 'funds' || !from || !per || multiplier <= 1) return once
  const total = formatAmount(multiplyAmount(amount, multiplier), entryText)
  return `${total} (${localizeDigits(multiplier, entryText.language)} × ${once})`
}
