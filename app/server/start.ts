import type { Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { type FolderUnreadable, listBackupFiles } from '#app/features/backups/server/folder.ts'
import { openChangeNotifier } from '#database/change-notifications.ts'
import { isPostgresUrl, openDatabase, ping } from '#database/connect.ts'
import { migrateWithoutTimeout } from '#database/migrate.ts'
import { checkIntegrity, isCorruption } from '#database/sqlite-integrity.ts'
import { lockSqliteFile } from '#database/sqlite-lock.ts'
import { type AppOptions, createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { createDataFolder } from './data-folder.ts'
import {
  addFirstAdministrator,
  addFirstContent,
  inviteFirstAdministrator,
  readOrCreateSecretKey,
} from './first-start.ts'
import { startMaintenance } from './maintenance.ts'
import { listenForMetrics } from './metrics/serve-metrics.ts'
import { pages } from './pages.ts'
import { listenDuringStartup } from './startup-server.ts'

/** Resolved by package.json, independent of this module's location. */
const built = (path: string) => fileURLToPath(import.meta.resolve(`#build/${path}`))

type Pages = (app: FastifyInstance, publicUrl: string) => Promise<void>

interface StartOptions extends Pick<AppOptions, 'remoteImages' | 'jobs' | 'more'> {
  open?: typeof openDatabase
  pages?: Pages
}

/** Starts the program from its settings, and stops it gracefully on SIGTERM and SIGINT. */
export async function start(env: NodeJS.ProcessEnv, options: StartOptions = {}) {
  try {
    const config = readConfig(env)
    const stopStartupServer = await withSetting('HOST or PORT', () => listenDuringStartup(config))
    const app = await createServer(config, options)
    // The first administrator must exist before the server is ready.
    await withSetting(storageOf(config), () => addFirstAdministrator(app, config))
    stopOnSignal(app)
    stopStartupServer()
    await listen(app, config)
    await printReady(app, config)
    releaseMemory()
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`)
    process.exit(1)
  }
}

async function createServer(
  config: Config,
  { open = openDatabase, pages = builtPages, remoteImages, jobs, more }: StartOptions,
) {
  const { db, changeNotifier, release } = await openStorage(config, open)
  const secretKey = await withSetting('DATA_DIR', () => readOrCreateSecretKey(config))
  const logger = pino({ level: config.logLevel })
  const app = await createApp({
    db,
    changeNotifier,
    secretKey,
    config,
    remoteImages,
    jobs,
    more,
    logger,
    pages: (app) => pages(app, config.publicUrl),
  })
  app.addHook('onClose', async () => {
    await changeNotifier.close()
    await db.destroy()
    release()
  })
  startMaintenance(app)
  await withSetting('METRICS_PORT', () => listenForMetrics(app, config))
  return app
}

async function openStorage(config: Config, open: typeof openDatabase) {
  return withSetting(storageOf(config), async () => {
    try {
      const release = isOnPostgres(config) ? () => {} : lockFile(config)
      const db = open(config.database)
      await migrateWithoutTimeout(db, config.database)
      await addFirstContent(db)
      await ping(db)
      // Deletes nothing, but is a write: detects a read-only database before anything runs.
      await db.deleteFrom('jobs').where('id', '=', '').execute()
      return { db, changeNotifier: await openChangeNotifier(db, config.database), release }
    } catch (error) {
      throw isCorruption(error) ? new Error(await describeDamage(config)) : error
    }
  })
}

/** Explains how to recover from a damaged file. */
async function describeDamage({ database, backupDir }: Config) {
  const found = await listBackupFiles(backupDir).catch((error: FolderUnreadable) => error)
  if (found instanceof Error) return `${database} is damaged. ${found.message}`
  const [newest] = found
  if (!newest) return `${database} is damaged, and ${backupDir} contains no backup`
  const backup = join(backupDir, newest.name)
  return `${database} is damaged. Move it and its -wal file to another folder, then run npm run restore ${backup}`
}

function lockFile({ dataDir, database }: Config) {
  createDataFolder(dataDir)
  const release = lockSqliteFile(database)
  checkIntegrity(database)
  return release
}

const isOnPostgres = ({ database }: Config) => isPostgresUrl(database)
const storageOf = (config: Config) => (isOnPostgres(config) ? 'DATABASE_URL' : 'DATA_DIR')

async function listen(app: FastifyInstance, { port, host }: Config) {
  await withSetting('HOST or PORT', () => app.listen({ port, host }))
}

/** Reports an error of `work` as an error of this setting. */
async function withSetting<Value>(setting: string, work: () => Value | Promise<Value>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    // An error with one cause per address has no message of its own.
    const [reason] = (message || String(code)).split('\n')
    throw new ConfigError(
      code === 'EADDRINUSE'
        ? `${setting.replace('HOST or ', '')} is in use by another program: ${reason}`
        : `${setting} cannot be used: ${reason}`,
    )
  }
}

async function builtPages(app: FastifyInstance, publicUrl: string) {
  const english = import(built('server/index.js'))
  const filesFolder = built('client')
  await app.register(pages, {
    // Node keeps what it imported once. The other languages load with their first page.
    loadBuild: (language) =>
      language === 'en' ? english : import(built(`${language}/server/index.js`)),
    filesFolder,
    publicUrl,
    isCached: true,
  })
}

/** Prints the site's address and, when there is no administrator, the link to create one. */
async function printReady(app: FastifyInstance, config: Config) {
  const [address] = app.addresses()
  const isAnyPort = config.port === 0 && typeof address === 'object'
  const url = isAnyPort ? `http://localhost:${address.port}` : config.publicUrl
  const link = await withSetting(storageOf(config), () => inviteFirstAdministrator(app.db, url))
  process.stdout.write(`Gantavya is ready at ${url}\n`)
  if (link) {
    process.stdout.write(`Create the first administrator with this link within an hour:\n${link}\n`)
  }
}

/** One line for an invalid setting; the stack for other errors. */
function describeError(error: unknown) {
  if (error instanceof ConfigError) return error.message
  return error instanceof Error ? error.stack : String(error)
}

/** Time until the startup work has ended and the first pages are cached. */
const DELAY_MS = 3_000

/**
 * Releases memory that only the startup needed. V8 would keep it, a sixth of an idle server, until
 * memory runs short. One collection makes V8 schedule further small collections eight seconds
 * later. https://github.com/v8/v8/blob/main/src/heap/memory-reducer.h
 */
function releaseMemory() {
  setTimeout(requestGc, DELAY_MS).unref()
}

function requestGc() {
  setFlagsFromString('--expose-gc')
  const collectGarbage: NodeJS.GCFunction = runInNewContext('gc')
  void collectGarbage({ type: 'major', execution: 'async' })
}

const CLOSE_TIMEOUT_MS = 9_000
const CHECK_EVERY_MS = 100

/** Stops the program gracefully on SIGTERM and SIGINT. */
function stopOnSignal(app: FastifyInstance) {
  const closeIdleConnections = watchIdle(app)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // A hanging request must not keep the process for ever.
      setTimeout(() => process.exit(0), CLOSE_TIMEOUT_MS).unref()
      setInterval(closeIdleConnections, CHECK_EVERY_MS).unref()
      app.close().then(() => process.exit(0))
    })
  }
}

/**
 * Fastify closes connections that are idle at that moment. Others become idle later, and Node does
 * not count connections that a browser opened without sending a request.
 */
function watchIdle({ server }: FastifyInstance) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () => {
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
}
