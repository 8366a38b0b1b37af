import { toSlug } from '#app/contract/to-slug.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import type { NewFact } from '../contract.ts'
import { getKeyPrefix } from '../country-facts-contract.ts'
import { isKeyUsed } from './store.ts'
import { createKeyTakenError } from './validation.ts'

const MAX_WORDS = 8

/** Reserves the key until the transaction ends. Throws if it is in use. */
export async function reserveKey(db: Database, key: string) {
  await acquireLock(db, 'fact_key', key)
  if (await isKeyUsed(db, key)) throw createKeyTakenError()
}

/** Reserves the given key, or a free one from country and name: "no.residence-permit". */
export async function chooseKey(db: Database, { key, country = '', label }: NewFact) {
  const name = toSlug(label).split('-').slice(0, MAX_WORDS).join('-')
  const proposed = key ?? `${getKeyPrefix(country) || 'office'}.${name || 'fact'}`
  await acquireLock(db, 'fact_key', proposed)
  let free = proposed
  for (let count = 2; key === undefined && (await isKeyUsed(db, free)); count++)
    free = `${proposed}-${count}`
  await reserveKey(db, free)
  return free
}
