import { dateLanguage, language } from '#app/base/browser/language.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import {
  findNextChange,
  formatReplyDay,
  isOfficeOpen,
} from '#app/features/office/hours-contract.ts'
import * as words from './words.ts'

/** What the server said of the office at a moment of this device's clock. */
interface ServerHours {
  isOpen: boolean
  at: Date
}

/**
 * Describes in one sentence whether the office is open and until when; see `describeOpening`. When it
 * is closed, adds the day of the reply.
 */
export function describeOffice(
  hours: OpeningHours,
  now: Date,
  submitted: ServerHours | undefined,
  isOnline: boolean,
) {
  const { isOpen, office, own } = describeOpening(hours, now, submitted)
  const replyDay = isOpen ? undefined : words.answerBy(formatReplyDay(hours, now, dateLanguage))
  if (!isOnline) return { office, own, promise: replyDay }
  return { office: isOpen ? words.onlineAnd(office) : words.butOnline(office), own }
}

/** "Open until 6:00 PM", and the same moment by the visitor's clock where that is another. */
function describeOpening(hours: OpeningHours, now: Date, submitted: ServerHours | undefined) {
  const isOpen = isOfficeOpen(hours, now)
  const change = findNextChange(hours, now)
  const isKnown = !submitted || isOfficeOpen(hours, submitted.at) === submitted.isOpen
  if (!isKnown || !change) {
    const isOpenNow = submitted?.isOpen ?? isOpen
    return { isOpen: isOpenNow, office: isOpenNow ? words.openNow : words.closedNow }
  }
  const { time_zone } = hours
  const city = time_zone.replace(/.*\//, '').replaceAll('_', ' ')
  const there = formatMoment(change, now, time_zone)
  const here = formatMoment(change, now)
  const until = isOpen ? words.openUntil(there) : words.closedUntil(there)
  return here === there
    ? { isOpen, office: until }
    : { isOpen, office: words.inCity(until, city), own: here }
}

/** "6:00 PM", with the weekday when it is not today. */
function formatMoment(moment: Date, now: Date, timeZone?: string) {
  const [day, today] = [moment, now].map((each) => each.toLocaleDateString(language, { timeZone }))
  const weekday = day === today ? undefined : 'long'
  return moment.toLocaleString(language, { timeZone, weekday, hour: 'numeric', minute: '2-digit' })
}
