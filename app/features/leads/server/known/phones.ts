import parsePhoneNumber from 'libphonenumber-js/min'
import { LRUCache } from 'lru-cache'
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
  return plain && dialled(plain)
}

/**
 * How phones are compared: in E.164, and what cannot be dialled by its digits, so that even
 * "4412345" without a place finds itself again. undefined: no phone.
 */
export const toPhoneKey = (phone: string) => read.memo(phone) || undefined

/** While many people are compared a phone is read several times. */
const read = new LRUCache<string, string>({
  max: 2000,
  memoMethod(phone) {
    const plain = readPhone(phone, LEAST_DIGITS)
    return plain ? (dialled(plain) ?? `+${digitsOf(plain)}`) : ''
  },
})

function dialled(plain: string) {
  const digits = digitsOf(plain)
  const inNepal = digits.replace(/^0+/, '')
  if (!plain.includes('+') || MOBILE.test(digits)) return valid(inNepal)
  // People also write 00 or + before a number of Nepal without its 977, or 0 before the 977.
  return valid(`+${digits}`) ?? (/^0|^97\d{8}$/.test(digits) ? valid(inNepal) : undefined)
}

function valid(text: string) {
  const number = parsePhoneNumber(text, { defaultCountry: 'NP', extract: false })
  return number?.isValid() ? number.number : undefined
}
