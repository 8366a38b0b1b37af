import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { makeSetupToken } from '#app/features/accounts/server/links.ts'
import { findPasswordWeakness } from '#app/features/accounts/server/refuse-weak-password.ts'
import * as accounts from '#app/features/accounts/server/store.ts'
import * as changes from '#app/features/content-changes/server/store.ts'
import type { Database } from '#database/connect.ts'
import { lock } from '#database/differences.ts'
import { type Config, ConfigError, MIN_KEY_LENGTH } from './config.ts'
import { features, services } from './features.ts'

/** Puts the first content into empty tables, once, however many servers start together. */
export async function addFirstContent(db: Database) {
  await db.transaction().execute(async (transaction) => {
    await lock(transaction, 'first content')
    const known = await changes.list(transaction)
    for (const { contentTopic, addFirstContent } of features) {
      if (!contentTopic || !addFirstContent || known[contentTopic]) continue
      await addFirstContent(transaction, services)
      await changes.recordChange(transaction, contentTopic)
    }
  })
}

/**
 * Creates the administrator that the settings name if there is none yet. Throws ConfigError for a
 * password that others would guess.
 */
export async function addFirstAdministrator({ db, office }: FastifyInstance, config: Config) {
  const { firstAdministrator, publicUrl } = config
  if (!firstAdministrator || (await accounts.hasAdministrator(db))) return
  const weakness = await findPasswordWeakness(firstAdministrator, await office.read(), publicUrl)
  if (weakness) throw new ConfigError(`ADMIN_PASSWORD cannot be used: ${weakness.detail}`)
  await accounts.createFirst(db, firstAdministrator)
}

/** Returns a one-time link to /setup; undefined when an administrator exists. */
export async function inviteFirstAdministrator(db: Database, publicUrl: string) {
  if (await accounts.hasAdministrator(db)) return undefined
  // Behind # it stays in the browser: no server and no log on the way sees it.
  return `${publicUrl}/setup#${await makeSetupToken(db)}`
}

/** The key that signs the tokens: the setting, or one made at the first start and kept. */
export function readOrCreateSecretKey(config: Config) {
  const { secretKey, dataDir } = config
  if (secretKey) return secretKey
  const file = keyFile(dataDir)
  if (!existsSync(file)) writeSecretKey(file, randomBytes(48).toString('base64url'))
  return readSecretKey(config)
}

/** Throws where there is none yet. */
export function readSecretKey({ secretKey, dataDir }: Config) {
  if (secretKey) return secretKey
  const file = keyFile(dataDir)
  const key = readFileSync(file, 'utf8')
  if (key.length >= MIN_KEY_LENGTH) return key
  throw new Error(`${file} is damaged. Restore it, or delete it: everybody then signs in again`)
}

/** Keeps a key that came with a backup. Throws where there is another one. */
export function storeSecretKey(config: Config, key: string) {
  const file = keyFile(config.dataDir)
  if (!config.secretKey && !existsSync(file)) writeSecretKey(file, key)
  if (readSecretKey(config) === key) return
  const other = config.secretKey ? 'SECRET_KEY' : file
  throw new Error(`${other} is not the key of this backup: take it away first.`)
}

const keyFile = (dataDir: string) => join(dataDir, 'secret-key')

/** Appears whole or not at all: also when the machine stops, or two servers start at once. */
function writeSecretKey(file: string, key: string) {
  const temporary = `${file}-${process.pid}`
  writeFileSync(temporary, key, { mode: 0o600, flush: true })
  try {
    linkSync(temporary, file)
  } catch (error) {
    // Another server that starts at the same time was faster: its key counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporary)
  }
}
