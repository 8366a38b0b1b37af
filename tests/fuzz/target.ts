/** The server that is fuzzed, in a process of its own: it may break, hang or end. */

import { subscribe } from 'node:diagnostics_channel'
import { copyFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { hasAny } from '#app/features/accounts/server/store.ts'
import { createApp } from '#app/server/app.ts'
import { isPostgresAddress, openDatabase } from '#database/connect.ts'
import { openSignals } from '#database/signals.ts'
import { builtPages } from '#tests/built-pages.ts'
import { runSql, withDatabase } from '#tests/postgres.ts'
import { makeTemporaryFolder, removeWithUs } from '#tests/temporary-folder.ts'
import { broken } from './broken.ts'
import { judge, MOST_MS } from './judge.ts'
import { KnownValues } from './known.ts'
import { makeSamples } from './samples.ts'
import { type Answer, inject, overNetwork, type Sent, toSent } from './send.ts'
import type { Json, Route, Step } from './step.ts'
import { credentialsOf, fill, isOfOffice, restore } from './world.ts'

export interface Order {
  steps: Step[]
  /** Multiplies every rate limit. */
  limits: number
}

export interface Fault {
  /** Which of the steps. */
  at: number
  what: string
  sent?: Sent
}

export interface Report {
  /** What each step that was sent reached, and how it was answered. */
  answers: [reached: string, status: number][]
  fault?: Fault
  memoryMb: number
}

const { FUZZ_DATABASE = '', FUZZ_BROKEN } = process.env
const routes: Route[] = []
/** Which route the request found that is being answered. */
let reached = ''
/** What went wrong beside the answers. */
let beside: string | undefined

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  routes.length = 0
  fastify.addHook('onRoute', ({ method, url, schema, config }) => {
    for (const each of [method].flat()) {
      if (each !== 'HEAD') routes.push({ method: each, url, schema: schema ?? {}, config } as Route)
    }
  })
  fastify.addHook('onRequest', (request, _reply, done) => {
    // Pages ask the API themselves.
    reached ||= `${request.method.replace('HEAD', 'GET')} ${request.routeOptions.url}`
    done()
  })
})
for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (error: Error) => {
    beside ??= `${event}: ${error?.stack ?? error}`
  })
}

const samples = await makeSamples()
const isOnPostgres = isPostgresAddress(FUZZ_DATABASE)
const backupDir = makeTemporaryFolder('fuzz')
removeWithUs([backupDir])
await prepare()
process.on('message', async (order: Order) => {
  // What fails here is the fuzz itself.
  const report = await run(order).catch((error) => {
    process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  })
  process.send?.({ report })
})
const first = await open(1)
process.send?.({ routes })
await first.close()

async function prepare() {
  const db = openDatabase(FUZZ_DATABASE)
  // Of a process that ended it is filled already.
  if (!(await hasAny(db))) await fill(db)
  await db.destroy()
}

/** The address of a copy of the database, which the last one makes room for. */
async function copy() {
  if (isOnPostgres) {
    const name = new URL(FUZZ_DATABASE).pathname.slice(1)
    const server = withDatabase(FUZZ_DATABASE, 'postgres')
    await runSql(server, `drop database if exists ${name}_run with (force)`)
    await runSql(server, `create database ${name}_run template ${name}`)
    return withDatabase(FUZZ_DATABASE, `${name}_run`)
  }
  const file = join(dirname(FUZZ_DATABASE), 'run.sqlite')
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
  copyFileSync(FUZZ_DATABASE, file)
  return file
}

async function open(rateLimitFactor: number) {
  const address = await copy()
  const db = openDatabase(address)
  const signals = await openSignals(db, address)
  const config = {
    ...{ publicUrl: 'http://localhost:3000', trustProxy: [], rateLimitFactor },
    ...{ database: address, backupDir },
  }
  // Nobody is asked, told or mailed.
  const foreign = { isAllowed: () => false, resolve: async () => ['192.0.2.1'] }
  const logger = pino({ level: 'warn' }, { write: readLog })
  const secretKey = 'a key that only the fuzz knows, of 32 and more'
  const more = FUZZ_BROKEN ? [broken] : []
  const app = await createApp({
    ...{ db, signals, secretKey, config, foreign, logger, more, pages: builtPages },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  async function close() {
    agent.destroy()
    await app.close()
    await signals.close()
    await db.destroy()
  }
  return { app, db, port, agent, close }
}

/** Errors, and jobs that failed for a reason that is no refusal of others. */
function readLog(line: string) {
  const { level, msg, err } = JSON.parse(line)
  const isOurs = /^(TypeError|RangeError|ReferenceError|SyntaxError|DatabaseError|error)$/
  if (level >= 50 || (msg === 'a job failed' && isOurs.test(err?.type))) {
    beside ??= `the log says: ${msg} ${err?.stack ?? ''}`
  }
}

async function run({ steps, limits }: Order): Promise<Report> {
  const { app, db, port, agent, close } = await open(limits)
  beside = undefined
  const known = new KnownValues()
  const cookies = new Map<string, string>()
  const answers: Report['answers'] = []
  let fault: Fault | undefined
  await learnFirst(app, known)
  process.send?.({ begun: 0 })
  for (const [at, step] of steps.entries()) {
    process.send?.({ begun: at })
    reached = ''
    const own = { ...credentialsOf(app, step.as), ...cookiesOf(cookies, step.as) }
    const sent = toSent(step, known, own, samples)
    const begun = performance.now()
    const answer = await send(step, sent, app, port, agent).catch((error: Error) => String(error))
    const tookMs = performance.now() - begun
    // What nobody handles is told after the answer.
    await nextTurn()
    const found = [...routes].find(({ method, url }) => `${method} ${url}` === reached)
    const what =
      typeof answer === 'string' ? answer : whatIsWrong(judge(sent, answer, found), tookMs)
    if (what) {
      fault = { at, what, sent }
      break
    }
    if (typeof answer === 'string') continue
    answers.push([reached || step.route, answer.status])
    learn(known, reached, answer)
    keepCookie(cookies, step.as, answer)
    if ([401, 403].includes(answer.status) && isOfOffice(step.as)) await restore(db)
  }
  await close()
  if (!fault && beside) fault = { at: steps.length - 1, what: beside }
  const memoryMb = Math.round(process.memoryUsage.rss() / 1024 / 1024)
  return { answers, memoryMb, ...(fault && { fault }) }
}

function whatIsWrong(judged: string | undefined, tookMs: number) {
  const slow = tookMs > MOST_MS ? `took ${Math.round(tookMs)} ms` : undefined
  return [judged, beside, slow].filter(Boolean).join('; ')
}

/** What an owner sees of a new office. */
async function learnFirst(app: FastifyInstance, known: KnownValues) {
  const headers = credentialsOf(app, 'owner')
  for (const { method, url } of routes) {
    if (method !== 'GET' || !url.startsWith('/api/') || /[:*]|stream|openapi/.test(url)) continue
    const { statusCode, body } = await app.inject({ url, headers })
    if (statusCode === 200) known.learn(url, JSON.parse(body) as Json)
  }
}

function send(step: Step, sent: Sent, app: FastifyInstance, port: number, agent: Agent) {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject('took longer than it may'), 2 * MOST_MS)
  const answer = step.by === 'network' ? overNetwork(port, agent, sent) : inject(app, sent)
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}

function learn(known: KnownValues, url: string, { status, headers, body }: Answer) {
  if (status >= 300 || body.length === 0 || body.length > 200_000) return
  if (!String(headers['content-type']).startsWith('application/json')) return
  known.learn(url.replace(/^\w+ /, ''), JSON.parse(body.toString()) as Json)
}

const cookiesOf = (cookies: Map<string, string>, name: string): Record<string, string> => {
  const cookie = cookies.get(name)
  const fromOurPages = { 'sec-fetch-site': 'same-origin' }
  if (!name.startsWith('visitor')) return {}
  return cookie ? { ...fromOurPages, cookie } : fromOurPages
}

function keepCookie(cookies: Map<string, string>, name: string, { headers }: Answer) {
  const [set] = [headers['set-cookie'] ?? []].flat()
  if (set) cookies.set(name, set.replace(/;.*/, ''))
}
