import { sayMoment } from '#app/base/server/days.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { isOfficeOpen, nextChange } from '#app/features/office/hours-contract.ts'
import * as words from '../../words.ts'

/** When the office answers, in a sentence; holidays are heeded. */
export function sayWhen(hours: OpeningHours, now: Date) {
  const change = nextChange(hours, now)
  if (!change) return words.answerSoon
  if (!isOfficeOpen(hours, now)) return words.answerFrom(...saySplit(hours, change, now))
  const opens = nextChange(hours, change)
  const until = saySplit(hours, change, now)[1]
  return words.answerToday(until, opens && saySplit(hours, opens, now))
}

/** The day, and the time on it. */
function saySplit({ time_zone }: OpeningHours, at: Date, now: Date): [day: string, time: string] {
  const said = sayMoment(time_zone, at, now)
  const comma = said.lastIndexOf(', ')
  return [said.slice(0, comma), said.slice(comma + 2)]
}
