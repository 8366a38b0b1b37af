import { hash, verify } from '@node-rs/argon2'

/** The least that OWASP's Password Storage Cheat Sheet gives for argon2id. */
const ARGON2ID = 2
const cost = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** Without a hash to check (an unknown name, '') it takes as long, and the answer is no. */
export async function isPassword(password: string, passwordHash: string | undefined) {
  const isRight = await verify(passwordHash || nobodysHash, password)
  return isRight && Boolean(passwordHash)
}

/** Of random bytes that nobody has kept, made at the cost above: made anew when that changes. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$z8XP8WXhWlDQVRnY2hyKMQ$77eCm8/2FVy94YoTIrDzXBZzKwicSWidXTn18QRLPcE'
