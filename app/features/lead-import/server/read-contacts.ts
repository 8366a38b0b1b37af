import { parsePhones } from '#app/platform/server/text/phones.ts'

/** Returns the numbers of a cell, its unreadable parts, and whether it also contains labels. */
export function readPhoneCell(text: string) {
  const parsed = parsePhones(text)
  return { ...parsed, hasMore: parsed.phones.some(({ label }) => label !== '') }
}

/** Returns the first address of a cell, and whether it contains further ones. */
export function readEmails(text: string) {
  const [email = '', ...others] = text.split(/[,;/|\s]+/).filter(Boolean)
  return { email, hasMore: others.length > 0 }
}
