import { dateLanguage } from '#app/base/browser/language.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { findAnswerDay } from '#app/features/office/hours-contract.ts'
import * as words from '../words.ts'

/** By which day the office answers what it gets now, in a sentence. */
export function promiseAnswer(hours: OpeningHours, now: Date) {
  const day = findAnswerDay(hours, now)
  const say = (options: Intl.DateTimeFormatOptions) =>
    day.toLocaleDateString(dateLanguage, { ...options, timeZone: hours.time_zone })
  return words.answerBy(say({ weekday: 'long' }), say({ day: 'numeric', month: 'long' }))
}
