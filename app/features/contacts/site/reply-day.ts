import { dateLanguage } from '#app/base/browser/language.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { formatReplyDay } from '#app/features/office/hours-contract.ts'
import * as words from '../words.ts'

/** By which day the office answers what it gets now, in a sentence. */
export const describeReplyDay = (hours: OpeningHours, now: Date) =>
  words.answerBy(formatReplyDay(hours, now, dateLanguage))
