import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { type ImportedRow, MAX_ROWS, rowsPerBatch } from '#app/features/lead-import/contract.ts'
import { openDatabase } from '#database/connect.ts'
import { measureOnBoth, type Place, requestOnce } from './both-databases.ts'
import { post, signIn } from './chat-clients.ts'
import { fillLeads, makePerson } from './fill-leads.ts'
import { fillOffice } from './fill-office.ts'
import { percentile } from './load.ts'
import type { Running } from './processes.ts'
import type { Row } from './report.ts'

const MOST_MS = 60_000
const MOST_MEGABYTES = 200
const ROWS_PER_COMMIT = 10
const ROWS_PER_TOKEN = 2000
const PAGE_EVERY_MS = 20
const MEMORY_EVERY_MS = 250
/** The number of e-mail addresses that share one name. */
const ACCOUNTS = 1000

/**
 * Measures an import of the largest file beside 50,000 leads, on both databases: its time, the growth
 * of the server, and the home page meanwhile.
 */
export function leadImport(): Promise<Row[]> {
  return measureOnBoth({
    async fill(address) {
      await fillOffice(address)
      await fillLeads(address)
    },
    measure,
  })
}

async function measure(product: Running, place: string, { address }: Place): Promise<Row[]> {
  const { url } = product
  const theirs = await timePlainInserts(address)
  const usual = await timePages(url, sleep(5000))
  const memory = await product.memoryMb()
  const from = performance.now()
  const importing = importAll(url).then(() => performance.now() - from)
  const [meanwhile, peak] = await Promise.all([
    timePages(url, importing),
    findPeak(product, importing),
  ])
  return [
    {
      subject: `An import of ${MAX_ROWS.toLocaleString('en')} rows on ${place}`,
      ours: await importing,
      unit: 'ms',
      most: MOST_MS,
      beside: { reference: 'plain inserts of the rows', theirs },
    },
    {
      subject: `Growth of the server during the import on ${place}`,
      ours: peak - memory,
      unit: 'MB',
      most: MOST_MEGABYTES,
    },
    {
      subject: `The home page meanwhile on ${place}, p95 (usually ${usual.toFixed(1)} ms)`,
      ours: meanwhile,
      unit: 'ms',
      most: 2 * usual,
    },
  ]
}

async function importAll(url: string) {
  const id = newId()
  let headers = { authorization: await signIn(url) }
  await post(`${url}/api/lead-imports/`, { id, file_name: 'list.csv', rows: MAX_ROWS }, headers)
  for (let row = 0; row < MAX_ROWS; row += rowsPerBatch) {
    // An access token lives for five minutes.
    if (row % ROWS_PER_TOKEN === 0) headers = { authorization: await signIn(url) }
    const rows = Array.from({ length: rowsPerBatch }, (_, index) => makeRow(row + index))
    await post(`${url}/api/lead-imports/${id}/rows/`, { rows }, headers)
  }
}

/** Stores the same rows in one table, in transactions of the size of the import's. */
async function timePlainInserts(address: string) {
  const db = openDatabase(address)
  await sql`create table bench_rows (number integer, text text)`.execute(db)
  const from = performance.now()
  for (let row = 0; row < MAX_ROWS; row += ROWS_PER_COMMIT) {
    await db.transaction().execute(async (transaction) => {
      for (let index = row; index < row + ROWS_PER_COMMIT; index++) {
        const text = JSON.stringify(makeRow(index))
        await sql`insert into bench_rows values (${index}, ${text})`.execute(transaction)
      }
    })
  }
  const ms = performance.now() - from
  await sql`drop table bench_rows`.execute(db)
  await db.destroy()
  return ms
}

/**
 * Three of ten rows match a lead by phone. The others share names with leads that have similar
 * e-mail addresses.
 */
function makeRow(index: number): ImportedRow {
  const isKnown = index % 10 < 3
  const given = {
    row: index + 2,
    country: 'Australia',
    date: '2026-05-03',
    city: 'Pokhara',
    guardian_name: 'Ram Example (father)',
    guardian_phone: `986${String(index).padStart(7, '0')}`,
    subject: 'Nursing',
    intake: 'Sept intake',
    test_scores: 'IELTS 6.5',
    qualification_year: '2081',
    grades: '68%',
    stage: 'Contacted',
    follow_up_at: 'tomorrow',
    tags: 'Fair, Nursing',
    note: 'Wants to start as soon as possible.',
  }
  const { name, phones } = makePerson(index)
  if (isKnown) return { ...given, name, phone: phones[0], email: '' }
  const namesake = name.replace(/ \d+$/, '')
  const account = `${namesake.replace(' ', '.')}${(index * 7919) % ACCOUNTS}`
  return {
    ...given,
    name: namesake,
    phone: `985${String(index).padStart(7, '0')}`,
    email: `${account}@mail.example`,
  }
}

async function timePages(url: string, until: Promise<unknown>) {
  const taken: number[] = []
  await repeatUntil(until, PAGE_EVERY_MS, async () => {
    const from = performance.now()
    await requestOnce(url)
    taken.push(performance.now() - from)
  })
  return percentile(taken, 0.95)
}

/** Returns the highest resident memory in MB. */
async function findPeak({ memoryMb }: Running, until: Promise<unknown>) {
  let peak = 0
  await repeatUntil(until, MEMORY_EVERY_MS, async () => {
    peak = Math.max(peak, await memoryMb())
  })
  return peak
}

async function repeatUntil(until: Promise<unknown>, everyMs: number, run: () => Promise<void>) {
  let isOver = false
  const stop = () => {
    isOver = true
  }
  until.then(stop, stop)
  while (!isOver) {
    await run()
    await sleep(everyMs)
  }
}
