import { parsePhones } from '#app/base/server/phones.ts'

/** The numbers of a cell, what of it is none, and whether it has words besides. */
export function readPhoneCell(text: string) {
  const read = parsePhones(text)
  return { ...read, hasMore: read.phones.some(({ label }) => label !== '') }
}

/** The address to write to, and whether the field has others. */
export function readEmails(text: string) {
  const [email = '', ...others] = text.split(/[,;/|\s]+/).filter(Boolean)
  return { email, hasMore: others.length > 0 }
}
