import { digitsOf, readPhone } from '#app/base/server/phones.ts'

const LEAST_DIGITS = 7
const extension = /\b(?:ext(?:n|ension)?|x)[.:]?\s*\d{1,6}\b/giu
const words = /[\p{L}\p{M}]+[.:]?|:/gu

/** The number to call of "Mob: 98…, ext 12", and whether the field says more than that. */
export function readPhones(text: string) {
  const parts = text
    .replace(extension, ' ')
    .split(/[,;/|\n]|\s(?:or|and)\s/)
    .map((part) => part.replace(words, ' ').trim())
    .filter(Boolean)
  const phone = parts.find((part) => readPhone(part, LEAST_DIGITS)) ?? parts[0] ?? text
  return { phone, hasMore: plainDigits(phone) !== plainDigits(text) }
}

const plainDigits = (text: string) => digitsOf(readPhone(text.replace(/\P{Nd}/gu, ''), 0) ?? '')

/** The address to write to, and whether the field has others. */
export function readEmails(text: string) {
  const [email = '', ...others] = text.split(/[,;/|\s]+/).filter(Boolean)
  return { email, hasMore: others.length > 0 }
}
