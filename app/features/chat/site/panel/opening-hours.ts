import { dateFormat } from '#app/contract/date-format.ts'
import { fillIn } from '#app/contract/fill-in.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import {
  findNextChange,
  formatReplyDay,
  isOfficeOpen,
} from '#app/features/office/hours-contract.ts'
import { dateLanguageOf, language } from '#app/platform/browser/language.ts'
import type { ChatWord } from './office.ts'
import * as words from './words.ts'

/** Whether the office was open according to the server, and when the server reported it. */
interface ServerHours {
  isOpen: boolean
  at: Date
}

/**
 * Describes in one sentence whether the office is open and until when; see `describeOpening`. If the
 * office is closed, adds when it replies.
 */
export function describeOffice(
  hours: OpeningHours,
  now: Date,
  serverHours: ServerHours | undefined,
  isOnline: boolean,
  replyBy: ChatWord,
) {
  const { isOpen, office, visitorTime } = describeOpening(hours, now, serverHours)
  if (!isOnline)
    return { office, visitorTime, reply: isOpen ? undefined : describeReply(hours, now, replyBy) }
  return { office: isOpen ? words.onlineNow(office) : words.closedButOnline(office), visitorTime }
}

/** Fills in the day of the reply. The line ends without a full stop. */
function describeReply(hours: OpeningHours, now: Date, { text, lang = language }: ChatWord) {
  const day = formatReplyDay(hours, now, dateLanguageOf(lang))
  return { text: fillIn(text, { day }).replace(/[.।]$/, ''), lang }
}

/** Returns "Open until 6:00 PM", and the same moment in the visitor's time zone if it differs. */
function describeOpening(hours: OpeningHours, now: Date, serverHours: ServerHours | undefined) {
  const isOpen = isOfficeOpen(hours, now)
  const change = findNextChange(hours, now)
  const isConsistent = !serverHours || isOfficeOpen(hours, serverHours.at) === serverHours.isOpen
  if (!isConsistent || !change) {
    const isOpenNow = serverHours?.isOpen ?? isOpen
    return { isOpen: isOpenNow, office: isOpenNow ? words.openNow : words.closedNow }
  }
  const { time_zone } = hours
  const city = time_zone.replace(/.*\//, '').replaceAll('_', ' ')
  const officeTime = formatDateTime(change, now, time_zone)
  const visitorTime = formatDateTime(change, now)
  const description = isOpen ? words.openUntil(officeTime) : words.closedUntil(officeTime)
  return visitorTime === officeTime
    ? { isOpen, office: description }
    : { isOpen, office: words.inCity(description, city), visitorTime }
}

/** Formats a time as "6:00 PM", with the weekday if it is not today. */
function formatDateTime(moment: Date, now: Date, timeZone?: string) {
  const [day, today] = [moment, now].map((each) => each.toLocaleDateString(language, { timeZone }))
  const weekday = day === today ? undefined : 'long'
  return dateFormat(language, { timeZone, weekday, hour: 'numeric', minute: '2-digit' }).format(
    moment,
  )
}
