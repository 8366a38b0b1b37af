import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createApiClient, type Send } from '#app/contract/api-client.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { type AppOptions, createApp } from '#app/server/app.ts'
import { addFirstContent } from '#app/server/first-start.ts'
import { purgeExpired } from '#app/server/maintenance.ts'
import { openChangeNotifier } from '#database/change-notifications.ts'
import { type Database, openDatabase } from '#database/connect.ts'
import type { CleanupHook } from './cleanup-hook.ts'
import { makeForm } from './factories.ts'
import { createTestDatabase } from './test-database.ts'

export const secretKey = 'a key that only the tests know, of 32 and more'
export const admin = {
  username: 'Sita',
  password: 'example-password',
  email: 'sita@office.example',
}

interface TestAppOptions {
  config?: Partial<AppOptions['config']>
  /** Adds the first content of a new office. */
  withFirstContent?: boolean
  remoteImages?: AppOptions['remoteImages']
  more?: AppOptions['more']
  jobs?: AppOptions['jobs']
  mailLimitMs?: number
  logger?: AppOptions['logger']
  /** The address of an existing database, for a second server. */
  address?: string
  /** Adds the pages besides the API. */
  pages?: (app: FastifyInstance, publicUrl: string) => Promise<void>
}

/** Prints server errors, which explain failed tests. */
const errorLogger = pino({ level: 'error' }, { write: (line) => console.error(line) })

/**
 * Starts the whole server on a fresh database, with an API client per kind of caller. Creates the
 * administrator, who signs in with the first call.
 */
export async function startTestApp(
  options: TestAppOptions = {},
  onCleanup: CleanupHook = onTestFinished,
) {
  const address = options.address ?? (await createTestDatabase(onCleanup))
  const db = openDatabase(address)
  if (options.withFirstContent) await addFirstContent(db)
  const changeNotifier = await openChangeNotifier(db, address)
  const defaults = { publicUrl: 'http://localhost:3000', trustProxy: [], rateLimitFactor: 1 }
  const config = {
    ...defaults,
    database: address,
    backupDir: createBackupFolder(onCleanup),
    ...options.config,
  }
  const pages =
    options.pages && (async (app: FastifyInstance) => options.pages?.(app, config.publicUrl))
  const { remoteImages, more, jobs, mailLimitMs, logger = errorLogger } = options
  const app = await createApp({
    db,
    changeNotifier,
    secretKey,
    config,
    pages,
    remoteImages,
    more,
    jobs,
    mailLimitMs,
    logger,
  })
  onCleanup(async () => {
    await app.close()
    await changeNotifier.close()
    await db.destroy()
  })

  let tokens: Promise<Tokens> | undefined
  const signIn = () => {
    tokens ??= signInAsAdministrator(app, db)
    return tokens
  }
  return {
    app,
    db,
    address,
    config,
    /** The first administrator's tokens. */
    signIn,
    /** Replaces the tokens from the next call on. */
    setTokens(given: Tokens) {
      tokens = Promise.resolve(given)
    },
    /** Returns the Authorization header for requests without a client. */
    credentials: async () => ({ authorization: `Bearer ${(await signIn()).access}` }),
    visitor: createApiClient(sendTo(app)),
    administrator: createApiClient(async (request) =>
      sendTo(app, { authorization: `Bearer ${(await signIn()).access}` })(request),
    ),
  }
}

export { purgeExpired as forgetOld }

/** The path of the backup folder, created on first use. */
function createBackupFolder(onCleanup: CleanupHook) {
  const folder = join(tmpdir(), `gantavya-backups-${randomUUID()}`)
  onCleanup(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Tokens {
  access: string
  refresh: string
}

async function signInAsAdministrator(app: FastifyInstance, db: Database): Promise<Tokens> {
  const account = { id: randomUUID(), username: admin.username, email: admin.email }
  const details = {
    username_key: 'sita',
    role: 'owner',
    created_at: new Date().toISOString(),
  } as const
  await db
    .insertInto('administrators')
    .values({ ...account, ...details, password_hash: await passwordHash })
    .execute()
  const visitor = createApiClient(sendTo(app))
  return visitor.call(accountsApi.signIn, { body: admin })
}

/** A cheap hash, because a thousand tests check it. */
const passwordHash = hash(admin.password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Sends a client's calls to the app with these headers. */
export function sendTo(app: FastifyInstance, headers: Record<string, string> = {}): Send {
  return async ({ method, url, body, file, field = '' }) => {
    const payload = (file ? makeForm({ ...body, [field]: file }) : body) as InjectOptions['payload']
    const response = await app.inject({ method, url, headers, payload })
    const total = Number(response.headers['x-total-count'] ?? Number.NaN)
    const isFile = /^application\/(pdf|zip)/.test(String(response.headers['content-type']))
    const read = () => (isFile ? response.rawPayload : response.json())
    return { status: response.statusCode, body: response.body && read(), total }
  }
}
