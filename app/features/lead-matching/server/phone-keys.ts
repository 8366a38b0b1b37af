import { LRUCache } from 'lru-cache'
import { digitsOf, parsePhone, toE164 } from '#app/platform/server/text/phones.ts'

/** Landline numbers in Kathmandu have seven digits. Shorter numbers do not identify a person. */
const MIN_DIGITS = 7

/**
 * Returns the number in E.164, or its digits if it cannot be dialled, such as "4412345" without an area
 * code. undefined for a text that is not a phone number.
 */
export const toPhoneKey = (phone: string) => keyCache.memo(phone) || undefined

/** Caches keys, because a comparison of many people parses each phone several times. */
const keyCache = new LRUCache<string, string>({
  max: 2000,
  memoMethod(phone) {
    const parsed = parsePhone(phone, MIN_DIGITS)
    return parsed ? (toE164(parsed) ?? `+${digitsOf(parsed)}`) : ''
  },
})
