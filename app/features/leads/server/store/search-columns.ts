import { toPhoneticText } from '#app/platform/server/text/name-spelling.ts'
import { digitsOf, toE164 } from '#app/platform/server/text/phones.ts'
import { toSearchText } from '#database/sql-dialect.ts'
import type { Lead } from '../../contract.ts'

export type Person = Pick<Lead, 'name' | 'emails' | 'phones'> &
  Partial<Pick<Lead, 'guardian_phone' | 'guardian_name' | 'city'>>

/**
 * The search text has the name, the city, the guardian, e-mails, and phone digits as typed and in
 * international form.
 */
export const toSearchColumns = ({
  name,
  emails,
  phones,
  guardian_phone = '',
  guardian_name = '',
  city = '',
}: Person) => ({
  search_text: toSearchText(
    name,
    city,
    guardian_name,
    ...emails,
    ...listPhoneDigits([...phones, guardian_phone]),
    toPhoneticText(`${name} ${city} ${guardian_name}`),
  ),
})

/** Returns the digits of phones as typed and in international form. */
export const listPhoneDigits = (phones: string[]) =>
  phones.flatMap((phone) => [digitsOf(phone), digitsOf(toE164(phone) ?? '')])
