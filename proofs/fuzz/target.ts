/** Runs the fuzzed server in its own process, because it may crash or hang. */
import { createSetupToken } from '#app/features/accounts/server/links.ts'
import { hasAdministrator } from '#app/features/accounts/server/store.ts'
import { openDatabase } from '#database/connect.ts'
import { deliberateFaults } from './deliberate-faults.ts'
import { insertFixtures, listBackups, waitForBackup } from './fixtures.ts'
import {
  copyDatabase,
  observed,
  openServer,
  type Server,
  subscriptions,
  UNLIMITED,
} from './fuzzed-server.ts'
import { ResponseValues } from './response-values.ts'
import { collectOfficeValues, type Report, runSteps } from './run-steps.ts'
import { createSamples } from './sample-files.ts'
import { setupSteps } from './setup-steps.ts'
import type { Route, Step } from './step.ts'

export interface RunRequest {
  steps: Step[]
  /** Multiplies every rate limit. */
  limits: number
}

/** Messages of this process: ready, step started, result. */
export type Message =
  | { routes: Route[] }
  | { started: number }
  | { report: Report & { memoryMb: number } }

const { FUZZ_DATABASE = '', FUZZ_OFFICE = '' } = process.env
const more = FUZZ_OFFICE === 'broken' ? [deliberateFaults] : []
const sendMessage = (message: Message) => process.send?.(message)
let isReady = false

for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (error: Error) => {
    const description = `${event}: ${error?.stack ?? error}`
    if (isReady) observed.sideFault ??= description
    else exitWithError(description)
  })
}

const samples = await createSamples()
const office = await prepare()
process.on('message', async (order: RunRequest) => {
  // An error here is a fault of the fuzz test.
  const report = await run(order).catch(({ stack }) => exitWithError(stack))
  const memoryMb = Math.round(process.memoryUsage.rss() / 1024 / 1024)
  sendMessage({ report: { ...report, memoryMb } })
})
isReady = true
sendMessage({ routes: observed.routes })

function exitWithError(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** Creates the database that each run copies, and its known values. */
async function prepare() {
  const values = new ResponseValues()
  const isNew = FUZZ_OFFICE === 'empty' ? false : await createOfficeOnce()
  const server = await openServer(FUZZ_DATABASE, UNLIMITED, more)
  if (FUZZ_OFFICE === '') {
    values.collect('/api/push/', subscriptions, '')
    if (isNew) await runSetupSteps(server, values)
    await collectOfficeValues(server.app, values)
  }
  await server.close()
  return values
}

/** Returns false when an earlier process has filled it. */
async function createOfficeOnce() {
  const db = openDatabase(FUZZ_DATABASE)
  const isNew = !(await hasAdministrator(db))
  if (isNew) await insertFixtures(db)
  await db.destroy()
  return isNew
}

async function runSetupSteps(server: Server, values: ResponseValues) {
  const { fault, answers } = await send(server, setupSteps, values)
  const refused = answers.filter(([route, status]) => status >= 300 && route !== 'POST /api/token/')
  if (fault || refused.length > 0) {
    throw new Error(`No first steps: ${refused.join('; ')} ${fault?.what}`)
  }
  await waitForBackup(server.app)
}

async function run({ steps, limits }: RunRequest): Promise<Report> {
  const { address, remove } = await copyDatabase(FUZZ_DATABASE)
  const server = await openServer(address, limits, more)
  const values = new ResponseValues(office)
  if (FUZZ_OFFICE === 'empty') {
    values.collect('/api/setup/', { token: await createSetupToken(server.db) }, '')
  } else if (FUZZ_OFFICE === '') values.collect('/api/backups/', await listBackups(server.app), '')
  const report = await send(server, steps, values)
  await server.close()
  await remove()
  if (report.fault || !observed.sideFault) return report
  return { ...report, fault: { at: steps.length - 1, what: observed.sideFault } }
}

function send(server: Server, steps: Step[], values: ResponseValues) {
  return runSteps(server, steps, { values, samples, onStep: (started) => sendMessage({ started }) })
}
