import { isDay } from '#app/contract/calendar.ts'
import { dateFormat } from '#app/contract/date-format.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { dateLanguage, language } from './language.ts'

/** Formats a date, given as 2026-05-31, within a sentence. Other texts, of drafts, stay as they are. */
export function formatDay(day: string, isShort = false) {
  if (!isDay(day)) return day
  const dateStyle = isShort ? 'medium' : 'long'
  const text = dateFormat(dateLanguage, { dateStyle, timeZone: 'UTC' }).format(new Date(day))
  return withBikramSambat(text, day, language)
}
