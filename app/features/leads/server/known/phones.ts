import parsePhoneNumber from 'libphonenumber-js/min'
import { digitsOf, readPhone } from '#app/base/server/phones.ts'

/** Fewer digits than a house telephone of Kathmandu has say nothing about who it is. */
const LEAST_DIGITS = 7

/** The mobiles that everybody has; after a + Iran's are longer. */
const MOBILE = /^98\d{8}$/

/**
 * A phone number in E.164, "+9779800000000", or undefined: none that can be dialled from anywhere.
 * It is one of Nepal unless it says otherwise.
 */
export function toE164(phone: string): string | undefined {
  const plain = readPhone(phone, LEAST_DIGITS)
  if (!plain) return undefined
  const digits = digitsOf(plain)
  const isElsewhere = plain.includes('+') && !MOBILE.test(digits)
  // Before a number of Nepal people also write 00 or + without 977, or one 0 before the 977.
  return (isElsewhere && valid(`+${digits}`)) || valid(digits.replace(/^0+/, ''))
}

/**
 * How phones are compared: in E.164, and what cannot be dialled by its digits, so that even
 * "4412345" without a place finds itself again. undefined: no phone.
 */
export function toPhoneKey(phone: string) {
  const plain = readPhone(phone, LEAST_DIGITS)
  return plain && (toE164(phone) ?? `+${digitsOf(plain)}`)
}

function valid(text: string) {
  const read = parsePhoneNumber(text, { defaultCountry: 'NP', extract: false })
  return read?.isValid() ? read.number : undefined
}
