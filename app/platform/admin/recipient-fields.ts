import { hasTime } from '#app/contract/calendar.ts'
import { dayIn, timeIn } from '#app/contract/date-format.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import type { FieldValues } from '#app/contract/text-fields.ts'
import { dateLanguage } from '../browser/language.ts'
import { nameCountry } from './countries.ts'

interface Recipient {
  name: string
  /** ISO 3166. */
  countries: string[]
  follow_up_at: string | null
}

const orList = new Intl.ListFormat('en', { type: 'disjunction' })

/** Returns the values of the placeholders for a recipient, with times in the office's time zone. */
export const toFieldValues = (
  { name, countries, follow_up_at }: Recipient,
  timeZone: string,
): FieldValues => ({
  name,
  country: orList.format(countries.map(nameCountry)),
  'next date': follow_up_at ? formatDateTime(follow_up_at, timeZone) : '',
})

function formatDateTime(at: string, timeZone: string) {
  const dayFormat = new Intl.DateTimeFormat(dateLanguage, { timeZone, dateStyle: 'full' })
  const day = withBikramSambat(dayFormat.format(new Date(at)), dayIn(timeZone, at))
  return hasTime(at) ? `${day}, ${timeIn(timeZone, at)}` : day
}
