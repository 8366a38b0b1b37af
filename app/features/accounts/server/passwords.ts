import { hash, verify } from '@node-rs/argon2'
import {
  ConcurrencyLimiter,
  type RequestSource,
} from '#app/platform/server/http/concurrency-limiter.ts'

/** The minimum for argon2id in OWASP's Password Storage Cheat Sheet. */
const ARGON2ID = 2
const cost = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** One limiter per process. It leaves two of libuv's four threads for files and compression. */
const limiter = new ConcurrencyLimiter({
  maxConcurrent: 2,
  maxQueued: 64,
  maxWaitMs: 10_000,
  retryAfter: 5,
})

/**
 * Hashes a password with priority, so it must be called only for callers with a valid token or
 * password.
 */
export function hashPassword(password: string) {
  return limiter.run(() => hash(password, cost), { address: '', hasPriority: true })
}

/**
 * Checks a password. Without a hash (unknown name, no password yet) it takes the same time and
 * returns false.
 */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
  client: RequestSource,
) {
  const isCorrect = await limiter.run(() => verify(passwordHash || dummyHash, password), client)
  return isCorrect && Boolean(passwordHash)
}

/**
 * The hash of random bytes that were not stored, at the cost above. Replace it when the cost
 * changes.
 */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$z8XP8WXhWlDQVRnY2hyKMQ$77eCm8/2FVy94YoTIrDzXBZzKwicSWidXTn18QRLPcE'
