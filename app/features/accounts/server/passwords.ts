import { hash, verify } from '@node-rs/argon2'
import { ConcurrencyLimiter, type RequestSource } from '#app/base/server/concurrency-limiter.ts'

/** The least that OWASP's Password Storage Cheat Sheet gives for argon2id. */
const ARGON2ID = 2
const cost = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Of the whole process: two of libuv's four threads stay free for files and for packing. */
const limiter = new ConcurrencyLimiter({
  maxConcurrent: 2,
  waiting: 64,
  maxWaitMs: 10_000,
  retryAfter: 5,
})

/** Only for those who may choose one: they have shown a token or a password. */
export function hashPassword(password: string) {
  return limiter.run(() => hash(password, cost), { address: '', hasPriority: true })
}

/** Without a hash to check (an unknown name, '') it takes as long, and the answer is no. */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
  asker: RequestSource,
) {
  const isRight = await limiter.run(() => verify(passwordHash || dummyHash, password), asker)
  return isRight && Boolean(passwordHash)
}

/** Of random bytes that nobody has kept, made at the cost above: made anew when that changes. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$z8XP8WXhWlDQVRnY2hyKMQ$77eCm8/2FVy94YoTIrDzXBZzKwicSWidXTn18QRLPcE'
