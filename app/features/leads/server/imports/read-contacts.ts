import { parsePhones } from '#app/base/server/phones.ts'

/** Returns the phones of a cell, unreadable text, and whether it contains other words. */
export function readPhoneCell(text: string) {
  const read = parsePhones(text)
  return { ...read, hasMore: read.phones.some(({ label }) => label !== '') }
}

/** Returns the first address and whether the field has more. */
export function readEmails(text: string) {
  const [email = '', ...others] = text.split(/[,;/|\s]+/).filter(Boolean)
  return { email, hasMore: others.length > 0 }
}
