import { dateLanguage } from '#app/base/browser/language.ts'
import { office } from '#app/features/office/contract.ts'
import { findAnswerDay } from '#app/features/office-hours/contract.ts'
import * as words from '../words.ts'

/** By which day the office answers what it gets now, in a sentence. */
export function promiseAnswer(now: Date) {
  const day = findAnswerDay(now)
  const say = (options: Intl.DateTimeFormatOptions) =>
    day.toLocaleDateString(dateLanguage, { ...options, timeZone: office.timeZone })
  return words.answerBy(say({ weekday: 'long' }), say({ day: 'numeric', month: 'long' }))
}
