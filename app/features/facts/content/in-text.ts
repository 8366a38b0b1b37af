import { formatAmount } from '#app/base/browser/amounts/amount.ts'
import { times } from '#app/base/browser/amounts/words.ts'
import { dateLanguage } from '#app/base/browser/language.ts'
import type { ShownFact } from '../contract.ts'
import type { ShownValue } from '../value-contract.ts'
import * as words from '../words.ts'

const days = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'long', timeZone: 'UTC' })

/** A fact within a text: what holds, under which condition, and what comes; '' for nothing. */
export function sayInText(fact: ShownFact) {
  const { now = [], ahead = [] } = Object.groupBy(fact.values, ({ is_ahead }) =>
    is_ahead ? 'ahead' : 'now',
  )
  if (now.length === 0) return ''
  const remarks = [
    now.some(({ may_have_changed }) => may_have_changed) && words.mayHaveChanged,
    ...[...Map.groupBy(ahead, ({ valid_from }) => valid_from)].map(([day, values]) =>
      words.fromThen(days.format(new Date(day)), say(fact, values)),
    ),
  ].filter(Boolean)
  return [say(fact, now), remarks.length > 0 && `(${remarks.join('; ')})`].filter(Boolean).join(' ')
}

function say({ unit, of, per, multiplier }: ShownFact, values: ShownValue[]) {
  const said = values.map((value) =>
    [formatAmount({ ...value, unit, of, per }), value.condition].filter(Boolean).join(' '),
  )
  const time = per === '' || per === 'fortnight' ? undefined : times[per]
  const most = multiplier > 1 && time && words.forUpTo(`${multiplier}\u00a0${time(multiplier)}`)
  return [said.join('; '), most].filter(Boolean).join(', ')
}
