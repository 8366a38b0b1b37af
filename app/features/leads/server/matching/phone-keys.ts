import { LRUCache } from 'lru-cache'
import { digitsOf, parsePhone, toE164 } from '#app/base/server/phones.ts'

/** Fewer digits than a house telephone of Kathmandu has say nothing about who it is. */
const LEAST_DIGITS = 7

/**
 * How phones are compared: in E.164, and what cannot be dialled by its digits, so that even
 * "4412345" without a place finds itself again. undefined: no phone.
 */
export const toPhoneKey = (phone: string) => read.memo(phone) || undefined

/** While many people are compared a phone is read several times. */
const read = new LRUCache<string, string>({
  max: 2000,
  memoMethod(phone) {
    const plain = parsePhone(phone, LEAST_DIGITS)
    return plain ? (toE164(plain) ?? `+${digitsOf(plain)}`) : ''
  },
})
