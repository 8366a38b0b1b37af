import { language } from '#app/base/browser/language.ts'
import { office } from '#app/features/office/contract.ts'
import { isOfficeOpen, officeHours } from '#app/features/office-hours/contract.ts'
import * as words from './words.ts'

const HOUR_MS = 60 * 60 * 1000
const city = office.timeZone.replace(/.*\//, '').replaceAll('_', ' ')

/** What the server said of the office at a moment of this device's clock. */
interface Said {
  isOpen: boolean
  at: Date
}

/** Whether somebody is there and until when, in one sentence; see `describeOpening`. */
export function describeOffice(now: Date, said: Said | undefined, isOnline: boolean) {
  const { isOpen, office, own } = describeOpening(now, said)
  if (!isOnline) return { office, own }
  return { office: isOpen ? words.onlineAnd(office) : words.butOnline(office), own }
}

/** "Open until 6:00 PM", and the same moment by the visitor's clock where that is another. */
function describeOpening(now: Date, said: Said | undefined) {
  const isOpen = isOfficeOpen(now)
  if (said && isOfficeOpen(said.at) !== said.isOpen) {
    return { isOpen: said.isOpen, office: said.isOpen ? words.openNow : words.closedNow }
  }
  const change = nextChange(now)
  const there = nameMoment(change, now, office.timeZone)
  const here = nameMoment(change, now)
  const until = isOpen ? words.openUntil(there) : words.closedUntil(there)
  return here === there
    ? { isOpen, office: until }
    : { isOpen, office: words.inCity(until, city), own: here }
}

/** When the office opens or closes next. */
export function nextChange(now: Date) {
  const { utcOffsetMinutes, fromHour, untilHour } = officeHours
  const offset = (utcOffsetMinutes / 60) * HOUR_MS
  const today = new Date(now.getTime() + offset).setUTCHours(0, 0, 0, 0) - offset
  for (let day = 0; ; day += 1) {
    for (const hour of [fromHour, untilHour]) {
      const moment = new Date(today + (24 * day + hour) * HOUR_MS)
      if (moment > now && isOfficeOpen(moment) !== isOfficeOpen(now)) return moment
    }
  }
}

/** "6:00 PM", with the weekday when it is not today. */
function nameMoment(moment: Date, now: Date, timeZone?: string) {
  const [day, today] = [moment, now].map((each) => each.toLocaleDateString(language, { timeZone }))
  const weekday = day === today ? undefined : 'long'
  return moment.toLocaleString(language, { timeZone, weekday, hour: 'numeric', minute: '2-digit' })
}
