import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runSql } from '#tests/postgres.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { percentile } from './load.ts'
import { inFolder, type Running, startProduct } from './processes.ts'
import type { Row } from './report.ts'

/** Share of one processor. */
const MAX_IDLE = 0.1
const WARM_UP = 10
const CALLS = 200

export interface Place {
  /** The address of the database. */
  address: string
  /** Starts a second server on the database (PostgreSQL only). */
  startBeside?: () => Promise<Running>
}

interface Measurement {
  /** The program to start in place of the product. */
  program?: string
  settings?: Record<string, string>
  /** Stores the data to measure with. */
  fill?: (address: string) => Promise<void>
  measure: (product: Running, place: string, at: Place) => Promise<Row[]>
}

/** Fills and measures the product on SQLite, then on PostgreSQL. */
export async function measureOnBoth(measurement: Measurement): Promise<Row[]> {
  const onSqlite = await inFolder((folder) =>
    measureOn('SQLite', folder, join(folder, 'gantavya.sqlite'), {}, measurement),
  )
  const { address, stop } = await startPostgres()
  const settings = {
    DATABASE_URL: address,
    SECRET_KEY: 'a key for this measurement only, of 32 and more',
  }
  const onPostgres = await inFolder((folder) =>
    measureOn('PostgreSQL', folder, address, settings, measurement),
  )
  await stop()
  return [...onSqlite, ...onPostgres]
}

async function measureOn(
  place: string,
  folder: string,
  address: string,
  own: Record<string, string>,
  { program, settings: more, fill, measure }: Measurement,
) {
  const settings = { ...own, ...more }
  const startOne = () => startProduct(folder, settings, program)
  // The first start creates the tables; the second one serves the rows added in between.
  await (await startOne()).stop()
  await fill?.(address)
  // PostgreSQL's autovacuum would do this soon.
  if (own.DATABASE_URL) await runSql(address, 'vacuum analyze')
  const product = await startOne()
  await waitUntilIdle(product)
  const startBeside = own.DATABASE_URL ? startOne : undefined
  const rows = await measure(product, place, { address, startBeside })
  await product.stop()
  return rows
}

/** Waits until the server has finished its background work: it links 10,000 contacts. */
async function waitUntilIdle({ processorSeconds }: Running) {
  let before: number
  do {
    before = await processorSeconds()
    await sleep(1_000)
  } while ((await processorSeconds()) - before > MAX_IDLE)
}

/** Returns the 95th percentile of the calls in ms, one after the other; `urls` take turns. */
export async function timeCalls(
  urls: string[],
  headers: Record<string, string> = {},
  calls = CALLS,
) {
  const taken: number[] = []
  for (let index = 0; index < WARM_UP + calls; index++) {
    const ms = await timeCall(urls[index % urls.length] ?? '', headers)
    if (index >= WARM_UP) taken.push(ms)
  }
  return percentile(taken, 0.95)
}

/**
 * Returns the 95th percentiles of a call and of a reference, which take turns. Several addresses are
 * requested at once.
 */
export async function timeBeside(
  [ours, theirs]: [ours: string | string[], theirs: string | string[]],
  headers: Record<string, string>,
  calls: number,
) {
  const taken: [number, number][] = []
  for (let index = 0; index < WARM_UP + calls; index++) {
    const pair: [number, number] = [await timeCall(ours, headers), await timeCall(theirs)]
    if (index >= WARM_UP) taken.push(pair)
  }
  return [0, 1].map((at) =>
    percentile(
      taken.map((pair) => pair[at] as number),
      0.95,
    ),
  ) as [number, number]
}

async function timeCall(urls: string | string[], headers: Record<string, string> = {}) {
  const from = performance.now()
  await Promise.all([urls].flat().map((url) => requestOnce(url, headers)))
  return performance.now() - from
}

/** Requests a compressed response and does not decompress it, which can take longer than the response. */
export async function requestOnce(url: string, headers: Record<string, string> = {}) {
  const asked = get(url, { headers: { 'accept-encoding': 'br', ...headers } })
  const [answer] = await once(asked, 'response')
  await once(answer.resume(), 'end')
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
}
