import { language } from '#app/base/browser/language.ts'
import * as words from './words.ts'

const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric' })
const dayAndYear = new Intl.DateTimeFormat(language, { dateStyle: 'long' })

/** The visitor's own time of day, as "9:05 AM". */
export function timeOf(moment: string) {
  return time.format(new Date(moment))
}

export function isSameDay(one: string, other: string | undefined) {
  return other !== undefined && new Date(one).toDateString() === new Date(other).toDateString()
}

/** The visitor's own day: "Today", "Yesterday", "Monday, March 2", with the year when it is another. */
export function dayOf(moment: string) {
  const now = new Date()
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (isSameDay(moment, now.toISOString())) return words.today
  if (isSameDay(moment, yesterday.toISOString())) return words.yesterday
  const date = new Date(moment)
  return (date.getFullYear() === now.getFullYear() ? day : dayAndYear).format(date)
}
