import type { FastifyReply, FastifyRequest } from 'fastify'
import { keepCookie, readCookie } from '#app/base/server/cookies.ts'
import { TooManyRequests } from '#app/base/server/errors.ts'
import { addressOf, count, type Limit, waitForTurn } from '#app/base/server/limits.ts'
import { usernameKey } from '#app/base/server/username-key.ts'
import { signInPerAccountAndAddress, signInPerAddress, signInSpacing } from './limits.ts'
import { isPassword } from './passwords.ts'
import * as store from './store.ts'
import { countTry, takeBack } from './tries.ts'

type Counted = [limit: Limit, key: string]
interface Origin {
  account: string
  address: string
  /** Whether somebody has signed in to this account from there within 30 days. */
  isKnown: boolean
  /** Whether somebody has signed in in this browser, or chosen the password. */
  isOwn: boolean
}

type Owner = Pick<store.Account, 'id' | 'password_hash'>

/** Of each who guesses at an account: passwords, codes and recovery codes together. */
const GUESSES_AN_HOUR = 20
const COOKIE = 'signedInBefore'

/**
 * Counts a guess at a password, a code or a recovery code before it is checked, so that many at once
 * count too. Throws TooManyRequests.
 */
export async function countSignIn(request: FastifyRequest, username: string) {
  const { server } = request
  const address = addressOf(request)
  const owner = await store.find(server.db, username)
  // However the name is spelled, what is counted is the account that it finds.
  const account = owner?.username_key ?? usernameKey(username)
  // Looked for of unknown names too: they take as long.
  const isKnown = await store.isKnownAddress(server.db, owner?.id ?? '', address)
  const isOwn = owner !== undefined && deeds.some((deed) => isMarked(request, owner, deed))
  const origin = { account, address, isKnown, isOwn }
  const counted = listLimits(origin)
  for (const [limit, key] of counted) {
    try {
      await count(server, limit, key)
    } catch (refusal) {
      if (!isKnown || !(refusal instanceof TooManyRequests)) throw refusal
      // A right password is always taken here, so nothing is refused that can wait for its turn.
      await waitForTurn(server, signInSpacing, key)
    }
  }
  const tryId = await countTry(server, {
    account: server.keyedHash(`sign-in ${account}`),
    kind: nameGuesser(origin),
    times: server.limits.scaled(GUESSES_AN_HOUR),
  })

  /** Takes the try back: it was right, or nobody looked at it. */
  async function forgive() {
    for (const [limit, key] of counted) await server.limits.of(limit).reward(key)
    // After the answer: what is right would be answered later than what is wrong.
    setImmediate(() => {
      takeBack(server.db, tryId).catch((error) => request.log.error(error, 'a try stays counted'))
    })
  }
  return {
    address,
    forgive,
    /** Throws TooBusy. */
    async isPassword(password: string, passwordHash: string | undefined) {
      try {
        return await isPassword(password, passwordHash, { address, isKnown })
      } catch (error) {
        await forgive()
        throw error
      }
    },
  }
}

/**
 * Strangers who guess must not lock out whoever usually signs in from here: neither those who
 * try this account from anywhere, nor those who try other names from here.
 */
function listLimits({ account, address, isKnown, isOwn }: Origin): Counted[] {
  const here = [account, address, ...(isKnown && isOwn ? ['own browser'] : [])]
  const own: Counted = [signInPerAccountAndAddress, JSON.stringify(here)]
  return isKnown ? [own] : [[signInPerAddress, address], own]
}

/**
 * Who guesses, as far as can be told: strangers, those who share an address with the owner, and
 * the owner's browsers count apart, so that none takes what is left to another.
 */
function nameGuesser({ isOwn, isKnown }: Origin) {
  if (isOwn) return 'own browser'
  return isKnown ? 'known address' : 'elsewhere'
}

/** What somebody has done in a browser, with the password as it is. */
const deeds = ['signed in', 'chose it'] as const
type Deed = (typeof deeds)[number]

/**
 * Marks a browser in which the password was shown or chosen. Its tries count apart, so that
 * strangers cannot use them up. A new password makes the mark worthless.
 */
export function markBrowser(reply: FastifyReply, owner: Owner, deed: Deed = 'signed in') {
  const maxAgeS = store.KNOWN_ADDRESS_MS / 1000
  keepCookie(reply, COOKIE, markOf(reply.server, owner, deed), { sameSite: 'strict', maxAgeS })
}

/** Whether somebody has done that in this browser. */
export function isMarked(request: FastifyRequest, owner: Owner, deed: Deed) {
  return readCookie(request, COOKIE) === markOf(request.server, owner, deed)
}

/** Nobody can make one: neither the key nor the hash is ever told. */
function markOf({ deriveKey }: FastifyRequest['server'], owner: Owner, deed: Deed) {
  const { id, password_hash } = owner
  return deriveKey(JSON.stringify(['browser', id, password_hash, deed])).toString('base64url')
}
