import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createSetupToken } from '#app/features/accounts/server/links.ts'
import { findPasswordWeakness } from '#app/features/accounts/server/refuse-weak-password.ts'
import * as accounts from '#app/features/accounts/server/store.ts'
import * as changes from '#app/features/content-changes/server/store.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { type Config, ConfigError, MIN_KEY_LENGTH } from './config.ts'
import { features, services } from './features.ts'

/** Adds the first content to empty tables, once, even when several servers start together. */
export async function addFirstContent(db: Database) {
  await db.transaction().execute(async (transaction) => {
    await acquireLock(transaction, 'first_content')
    const contentChanges = await changes.list(transaction)
    for (const { contentTopic, addFirstContent } of features) {
      if (!contentTopic || !addFirstContent || contentChanges[contentTopic]) continue
      await addFirstContent(transaction, services)
      await changes.recordChange(transaction, contentTopic)
    }
  })
}

/**
 * Creates the administrator of the settings if there is none yet. Throws ConfigError for a weak
 * password.
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
  // The fragment stays in the browser: servers and logs never see it.
  return `${publicUrl}/setup#${await createSetupToken(db)}`
}

/** Returns the signing key: the setting, or a stored key that is created at the first start. */
export function readOrCreateSecretKey(config: Config) {
  const { secretKey, dataDir } = config
  if (secretKey) return secretKey
  const file = keyFile(dataDir)
  if (!existsSync(file)) writeSecretKey(file, randomBytes(48).toString('base64url'))
  return readSecretKey(config)
}

/** Throws when there is none. */
export function readSecretKey({ secretKey, dataDir }: Config) {
  if (secretKey) return secretKey
  const file = keyFile(dataDir)
  const key = readFileSync(file, 'utf8')
  if (key.length >= MIN_KEY_LENGTH) return key
  throw new Error(`${file} is damaged. Restore it, or delete it; all users must then sign in again`)
}

/** Stores a key from a backup. Throws when there is a different one. */
export function storeSecretKey(config: Config, key: string) {
  const file = keyFile(config.dataDir)
  if (!config.secretKey && !existsSync(file)) writeSecretKey(file, key)
  if (readSecretKey(config) === key) return
  const other = config.secretKey ? 'SECRET_KEY' : file
  throw new Error(`${other} differs from the key of this backup. Remove it first.`)
}

const keyFile = (dataDir: string) => join(dataDir, 'secret-key')

/** Writes atomically, also when the machine stops or two servers start at once. */
function writeSecretKey(file: string, key: string) {
  const temporary = `${file}-${process.pid}`
  writeFileSync(temporary, key, { mode: 0o600, flush: true })
  try {
    linkSync(temporary, file)
  } catch (error) {
    // Another server has created the key first; that key is used.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporary)
  }
}
