import type { OpeningHours } from '#app/contract/office.ts'
import { formatReplyDay } from '#app/features/office/hours-contract.ts'
import { dateLanguage } from '#app/platform/browser/language.ts'
import * as words from '../words.ts'

/** Returns a sentence with the day by which the office replies to a message sent now. */
export const describeReplyDay = (hours: OpeningHours, now: Date) =>
  words.replyBy(formatReplyDay(hours, now, dateLanguage))
