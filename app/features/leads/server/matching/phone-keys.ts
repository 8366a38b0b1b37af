import { LRUCache } from 'lru-cache'
import { digitsOf, parsePhone, toE164 } from '#app/base/server/phones.ts'

/** Digits of a Kathmandu landline; fewer digits do not identify a person. */
const LEAST_DIGITS = 7

/**
 * Normalizes a phone to E.164, or to its digits if it is invalid, so that "4412345" without an area
 * code matches itself. Returns undefined if there is no phone.
 */
export const toPhoneKey = (phone: string) => read.memo(phone) || undefined

/** Cache, because a comparison of many people parses the same phone several times. */
const read = new LRUCache<string, string>({
  max: 2000,
  memoMethod(phone) {
    const plain = parsePhone(phone, LEAST_DIGITS)
    return plain ? (toE164(plain) ?? `+${digitsOf(plain)}`) : ''
  },
})
