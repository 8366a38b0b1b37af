import { subscribe } from 'node:diagnostics_channel'
import { copyFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { createApp } from '#app/server/app.ts'
import { openChangeNotifier } from '#database/change-notifications.ts'
import { isPostgresUrl, openDatabase } from '#database/connect.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { openMailServer } from '#tests/mail-server.ts'
import { runSql, withDatabase } from '#tests/postgres.ts'
import { startPushService } from '#tests/push-service.ts'
import { makeTemporaryFolder, removeOnExit } from '#tests/temporary-folder.ts'
import { metricsToken } from './fixtures.ts'
import type { Route } from './step.ts'

/** A factor that disables the rate limits. */
export const UNLIMITED = 1e6

/** The header that identifies the step. */
export const STEP_HEADER = 'x-sender'

/** The server's state besides its responses. */
export const observed = {
  routes: [] as Route[],
  /** The route of the current request. */
  route: '',
  /** The step of the current request; earlier ones may still report. */
  stepId: '',
  /** A fault outside of the responses. */
  sideFault: undefined as string | undefined,
}

const backupDir = makeTemporaryFolder('fuzz')
removeOnExit([backupDir])
/** A mail server that rejects some addresses temporarily and some permanently. */
const mails = await openMailServer()
mails.state.behaviour.recipient = (address) =>
  address.startsWith('b') ? '451 Not today' : /^\d/.test(address) ? '550 Nobody here' : undefined

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  observed.routes = []
  fastify.addHook('onRoute', ({ method, url, schema = {}, config }) => {
    const methods = [method].flat().filter((each) => each !== 'HEAD')
    for (const each of methods) observed.routes.push({ method: each, url, schema, config } as Route)
  })
  fastify.addHook('onRequest', (request, _reply, done) => {
    // The first route counts, because pages call the API.
    if (request.headers[STEP_HEADER] === observed.stepId) {
      observed.route ||= `${request.method.replace('HEAD', 'GET')} ${request.routeOptions.url}`
    }
    done()
  })
})

/** A push service with three subscribed browsers. */
const pushing = await startPushService()
export const subscriptions = [1, 2, 3].map(() => pushing.subscribe().subscription)

/** Requests to other hosts fail. */
const remoteImages = {
  ...pushing.outboundOptions,
  isAllowed: (address: string) => address === '127.0.0.1',
  resolve: async (name: string) =>
    pushing.host.startsWith(`${name}:`) ? ['127.0.0.1'] : ['192.0.2.1'],
}

export type Server = Awaited<ReturnType<typeof openServer>>

/** Starts the server as in production, without outbound requests and with a local mail server. */
export async function openServer(address: string, rateLimitFactor: number, more: Feature[] = []) {
  const db = openDatabase(address)
  const changeNotifier = await openChangeNotifier(db, address)
  const config = {
    publicUrl: 'http://localhost:3000',
    trustProxy: [],
    rateLimitFactor,
    database: address,
    backupDir,
    metricsToken,
    ...mails.config,
  }
  const logger = pino({ level: 'warn' }, { write: readLog })
  const secretKey = 'a key that only the fuzz knows, of 32 and more'
  const app = await createApp({
    db,
    changeNotifier,
    secretKey,
    config,
    remoteImages,
    logger,
    more,
    pages: registerBuiltPages,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  async function close() {
    agent.destroy()
    await app.close()
    await changeNotifier.close()
    await db.destroy()
    mails.received.length = 0
  }
  return { app, db, port, agent, close }
}

/** Collects errors and failed jobs, except refusals of other servers. */
function readLog(line: string) {
  const { level, msg, err } = JSON.parse(line)
  const isInternal = /^(TypeError|RangeError|ReferenceError|SyntaxError|DatabaseError|error)$/
  if (level >= 50 || (msg === 'a job failed' && isInternal.test(err?.type))) {
    observed.sideFault ??= `the log says: ${msg} ${err?.stack ?? ''}`
  }
}

/** Copies a closed database. Returns its address and a function that removes it. */
export async function copyDatabase(original: string) {
  if (!isPostgresUrl(original)) return copyFile(original)
  const name = new URL(original).pathname.slice(1)
  const server = withDatabase(original, 'postgres')
  const remove = () => runSql(server, `drop database if exists ${name}_run with (force)`)
  // A process that ended may have left it.
  await remove()
  await runSql(server, `create database ${name}_run template ${name}`)
  return { address: withDatabase(original, `${name}_run`), remove }
}

function copyFile(original: string) {
  const address = join(dirname(original), 'run.sqlite')
  const remove = async () => {
    for (const end of ['', '-wal', '-shm']) rmSync(`${address}${end}`, { force: true })
  }
  remove()
  copyFileSync(original, address)
  return { address, remove }
}
