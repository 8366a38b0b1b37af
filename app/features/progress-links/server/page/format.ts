import { dateFormat } from '#app/contract/date-format.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { toMajor } from '#app/features/applications/money-contract.ts'
import type { Payment } from '../read-progress.ts'
import type { Words } from './page.ts'

/** Rupees are grouped as lakhs. */
export function formatAmount({ amount, currency }: Payment, { language }: Words) {
  const text = toMajor(amount, currency)
  const minimumFractionDigits = text.includes('.') ? 2 : 0
  const english = currency === 'NPR' ? 'en-IN' : 'en'
  const format = new Intl.NumberFormat(language === 'en' ? english : language, {
    minimumFractionDigits,
  })
  return `${currency} ${format.format(Number(text))}`.trim()
}

export function formatDay(
  day: string,
  { dateLanguage, language }: Words,
  { weekday }: Pick<Intl.DateTimeFormatOptions, 'weekday'> = {},
) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(dateLanguage, { ...options, timeZone: 'UTC' }).format(new Date(day))
  const date = format({ dateStyle: 'long' })
  return withBikramSambat(weekday ? `${format({ weekday })}, ${date}` : date, day, language)
}

export const formatMonth = (month: string, { dateLanguage }: Words) =>
  dateFormat(dateLanguage, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )
