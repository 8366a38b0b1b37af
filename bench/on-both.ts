import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runSql } from '#tests/postgres.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { percentile } from './load.ts'
import { inFolder, type Running, startProduct } from './processes.ts'
import type { Row } from './report.ts'

/** Of a processor. */
const MOST_AT_REST = 0.1
const WARM_UP = 10
const CALLS = 200

interface Measurement {
  /** Started in place of the product, with these settings. */
  program?: string
  settings?: Record<string, string>
  /** Stores what is measured with. */
  fill?: (address: string) => Promise<void>
  /** `place`: how people call the database; `startBeside`: another server on it, where that can be. */
  measure: (product: Running, place: string, startBeside?: () => Promise<Running>) => Promise<Row[]>
}

/** The product filled and measured on SQLite, and then on PostgreSQL. */
export async function onBoth(measurement: Measurement): Promise<Row[]> {
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
  // The first start makes the tables; the second one serves what was filled in between.
  await (await startOne()).stop()
  await fill?.(address)
  // As PostgreSQL does by itself before long.
  if (own.DATABASE_URL) await runSql(address, 'vacuum analyze')
  const product = await startOne()
  await untilAtRest(product)
  const rows = await measure(product, place, own.DATABASE_URL ? startOne : undefined)
  await product.stop()
  return rows
}

/** After what the first start with all that was filled in does in its own time: it links 10,000 contacts. */
async function untilAtRest({ processorSeconds }: Running) {
  let before: number
  do {
    before = await processorSeconds()
    await sleep(1_000)
  } while ((await processorSeconds()) - before > MOST_AT_REST)
}

/** What 95 of 100 calls take at most, in ms, one after the other; `urls` take turns. */
export async function timeCalls(
  urls: string[],
  headers: Record<string, string> = {},
  calls = CALLS,
) {
  const taken: number[] = []
  for (let index = 0; index < WARM_UP + calls; index++) {
    const url = urls[index % urls.length] ?? ''
    const from = performance.now()
    await askOnce(url, headers)
    if (index >= WARM_UP) taken.push(performance.now() - from)
  }
  return percentile(taken, 0.95)
}

/** Packed as browsers take it, without what unpacking takes here, which can weigh more than the answer. */
export async function askOnce(url: string, headers: Record<string, string> = {}) {
  const asked = get(url, { headers: { 'accept-encoding': 'br', ...headers } })
  const [answer] = await once(asked, 'response')
  await once(answer.resume(), 'end')
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
}
