import type { FastifyInstance } from 'fastify'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/**
 * The limits for all addresses together. They are higher than the number of genuine questions that
 * an office gets.
 */
export const MAX_PER_HOUR = 60
export const MAX_PER_DAY = 300

type LimitContext = Pick<FastifyInstance, 'db' | 'keyedHash'>

/** Whether another automatic reply may be sent to this address. */
export async function isWithinLimits({ db, keyedHash }: LimitContext, address: string) {
  const since = (ms: number) => new Date(Date.now() - ms).toISOString()
  const {
    day,
    hour,
    to_address: toAddress,
  } = await db
    .selectFrom('auto_replies')
    .where('at', '>', since(DAY_MS))
    .select((is) => [
      is.fn.countAll<number>().as('day'),
      is.fn.count<number>(is.case().when('at', '>', since(HOUR_MS)).then(1).end()).as('hour'),
      is.fn
        .count<number>(
          is.case().when('address_key', '=', hashAddress(keyedHash, address)).then(1).end(),
        )
        .as('to_address'),
    ])
    .executeTakeFirstOrThrow()
  return Number(toAddress) === 0 && Number(hour) < MAX_PER_HOUR && Number(day) < MAX_PER_DAY
}

export async function recordAutoReply({ db, keyedHash }: LimitContext, address: string) {
  const row = { address_key: hashAddress(keyedHash, address), at: new Date().toISOString() }
  await db
    .insertInto('auto_replies')
    .values(row)
    .onConflict((conflict) => conflict.column('address_key').doUpdateSet(row))
    .execute()
}

export async function deleteOldAutoReplies(db: LimitContext['db']) {
  const before = new Date(Date.now() - DAY_MS).toISOString()
  await db.deleteFrom('auto_replies').where('at', '<', before).execute()
}

/**
 * Hashes the address, so that the address itself is not stored. Aliases of one mailbox get the same
 * key: "a.b+1@…" and "ab@…".
 */
function hashAddress(keyedHash: LimitContext['keyedHash'], address: string) {
  const [name = '', host = ''] = address
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .split(/@(?!.*@)/)
  return keyedHash(`acknowledgement ${name.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`)
}
