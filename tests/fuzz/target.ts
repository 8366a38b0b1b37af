/** Runs the fuzzed server in its own process, because it may crash or hang. */
import { makeSetupToken } from '#app/features/accounts/server/links.ts'
import { hasAdministrator } from '#app/features/accounts/server/store.ts'
import { openDatabase } from '#database/connect.ts'
import { broken } from './broken.ts'
import { firstSteps } from './first-steps.ts'
import { KnownValues } from './known.ts'
import { learnOffice, type Report, runSteps } from './run-steps.ts'
import { makeSamples } from './samples.ts'
import { copyDatabase, openServer, type Server, seen, subscriptions, WIDE } from './server.ts'
import type { Route, Step } from './step.ts'
import { fill, listBackups, waitForBackup } from './world.ts'

export interface Order {
  steps: Step[]
  /** Multiplies every rate limit. */
  limits: number
}

/** Messages of this process: ready, step started, result. */
export type Message =
  | { routes: Route[] }
  | { begun: number }
  | { report: Report & { memoryMb: number } }

const { FUZZ_DATABASE = '', FUZZ_OFFICE = '' } = process.env
const more = FUZZ_OFFICE === 'broken' ? [broken] : []
const say = (message: Message) => process.send?.(message)
let isReady = false

for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (error: Error) => {
    const said = `${event}: ${error?.stack ?? error}`
    if (isReady) seen.beside ??= said
    else giveUp(said)
  })
}

const samples = await makeSamples()
const office = await prepare()
process.on('message', async (order: Order) => {
  // An error here is a fault of the fuzz test.
  const report = await run(order).catch(({ stack }) => giveUp(stack))
  const memoryMb = Math.round(process.memoryUsage.rss() / 1024 / 1024)
  say({ report: { ...report, memoryMb } })
})
isReady = true
say({ routes: seen.routes })

function giveUp(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** Creates the database that each run copies, and its known values. */
async function prepare() {
  const known = new KnownValues()
  const isNew = FUZZ_OFFICE === 'empty' ? false : await fillOnce()
  const server = await openServer(FUZZ_DATABASE, WIDE, more)
  if (FUZZ_OFFICE === '') {
    known.learn('/api/push/', subscriptions, '')
    if (isNew) await takeFirstSteps(server, known)
    await learnOffice(server.app, known)
  }
  await server.close()
  return known
}

/** Returns false when an earlier process has filled it. */
async function fillOnce() {
  const db = openDatabase(FUZZ_DATABASE)
  const isNew = !(await hasAdministrator(db))
  if (isNew) await fill(db)
  await db.destroy()
  return isNew
}

async function takeFirstSteps(server: Server, known: KnownValues) {
  const { fault, answers } = await send(server, firstSteps, known)
  const refused = answers.filter(([route, status]) => status >= 300 && route !== 'POST /api/token/')
  if (fault || refused.length > 0) {
    throw new Error(`No first steps: ${refused.join('; ')} ${fault?.what}`)
  }
  await waitForBackup(server.app)
}

async function run({ steps, limits }: Order): Promise<Report> {
  const { address, remove } = await copyDatabase(FUZZ_DATABASE)
  const server = await openServer(address, limits, more)
  const known = new KnownValues(office)
  if (FUZZ_OFFICE === 'empty') {
    known.learn('/api/setup/', { token: await makeSetupToken(server.db) }, '')
  } else if (FUZZ_OFFICE === '') known.learn('/api/backups/', await listBackups(server.app), '')
  const report = await send(server, steps, known)
  await server.close()
  await remove()
  if (report.fault || !seen.beside) return report
  return { ...report, fault: { at: steps.length - 1, what: seen.beside } }
}

function send(server: Server, steps: Step[], known: KnownValues) {
  return runSteps(server, steps, { known, samples, onStep: (begun) => say({ begun }) })
}
