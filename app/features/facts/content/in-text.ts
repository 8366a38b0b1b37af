import { formatAmount, formatTime } from '#app/base/browser/amounts/amount.ts'
import { dateLanguageOf, language } from '#app/base/browser/language.ts'
import { dateFormat } from '#app/contract/date-format.ts'
import type { ShownFact } from '../contract.ts'
import type { ShownValue } from '../value-contract.ts'
import * as words from '../words.ts'

/**
 * A fact within a text: what holds, under which condition, and what comes; '' for nothing. Numbers
 * and dates are in the language of the text, words in that of this build.
 */
export function sayInText(fact: ShownFact, textLanguage: string = language) {
  const days = dateFormat(dateLanguageOf(textLanguage), { dateStyle: 'long', timeZone: 'UTC' })
  const { now = [], ahead = [] } = Object.groupBy(fact.values, ({ is_ahead }) =>
    is_ahead ? 'ahead' : 'now',
  )
  if (now.length === 0) return ''
  const remarks = [
    now.some(({ may_have_changed }) => may_have_changed) && words.mayHaveChanged,
    ...[...Map.groupBy(ahead, ({ valid_from }) => valid_from)].map(([day, values]) =>
      words.fromThen(days.format(new Date(day)), say(fact, values, textLanguage)),
    ),
  ].filter(Boolean)
  return [say(fact, now, textLanguage), remarks.length > 0 && `(${remarks.join('; ')})`]
    .filter(Boolean)
    .join(' ')
}

function say({ unit, of, per, multiplier }: ShownFact, values: ShownValue[], textLanguage: string) {
  const said = values.map((value) =>
    [formatAmount({ ...value, unit, of, per }, textLanguage), value.condition]
      .filter(Boolean)
      .join(' '),
  )
  const isOver = multiplier > 1 && per !== '' && per !== 'fortnight'
  const most = isOver && words.forUpTo(formatTime([String(multiplier)], per, textLanguage))
  return [said.join('; '), most].filter(Boolean).join(', ')
}
