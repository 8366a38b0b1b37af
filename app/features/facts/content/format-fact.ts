import { dateFormat } from '#app/contract/date-format.ts'
import { formatAmount, formatTime } from '#app/platform/browser/amounts/amount.ts'
import { dateLanguageOf, language } from '#app/platform/browser/language.ts'
import type { VisibleFact } from '../contract.ts'
import type { VisibleValue } from '../value-contract.ts'
import * as words from '../words.ts'

/**
 * Formats a fact for a text: current values with conditions, then upcoming values; '' if there are
 * none. Numbers and dates follow the language of the text, words the language of this build.
 */
export function formatFact(fact: VisibleFact, textLanguage: string = language) {
  const days = dateFormat(dateLanguageOf(textLanguage), { dateStyle: 'long', timeZone: 'UTC' })
  const { current = [], upcoming = [] } = Object.groupBy(fact.values, ({ is_upcoming }) =>
    is_upcoming ? 'upcoming' : 'current',
  )
  if (current.length === 0) return ''
  const remarks = [
    current.some(({ may_have_changed }) => may_have_changed) && words.mayHaveChanged,
    ...[...Map.groupBy(upcoming, ({ valid_from }) => valid_from)].map(([day, values]) =>
      words.fromDay(days.format(new Date(day)), formatValues(fact, values, textLanguage)),
    ),
  ].filter(Boolean)
  return [
    formatValues(fact, current, textLanguage),
    remarks.length > 0 && `(${remarks.join('; ')})`,
  ]
    .filter(Boolean)
    .join(' ')
}

function formatValues(
  { unit, of, per, multiplier }: VisibleFact,
  values: VisibleValue[],
  textLanguage: string,
) {
  const parts = values.map((value) =>
    [formatAmount({ ...value, unit, of, per }, textLanguage), value.condition]
      .filter(Boolean)
      .join(' '),
  )
  const isLimited = multiplier > 1 && per !== '' && per !== 'fortnight'
  const limit = isLimited && words.forUpTo(formatTime([String(multiplier)], per, textLanguage))
  return [parts.join('; '), limit].filter(Boolean).join(', ')
}
