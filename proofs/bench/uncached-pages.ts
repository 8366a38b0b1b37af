import autocannon from 'autocannon'
import { compareRounds, type Load, measure } from './load.ts'
import { inFolder, startProduct } from './processes.ts'
import type { Figure, Row } from './report.ts'

const SECONDS = 2
const ROUNDS = 3
const INVALID_REQUESTS = 26_000

interface Flood extends Pick<Load, 'requests' | 'status'> {
  subject: string
  least: number
}

let count = 0
const manyPaths = Array.from({ length: 2534 }, (_, index) => index % 10).join(',')

/** Addresses that the site does not link to. */
const floods: Flood[] = [
  {
    subject: 'List of 2,534 routes',
    requests: () => ({ path: `/__manifest?version=x&paths=${manyPaths}` }),
    status: 404,
    least: 0.3,
  },
  {
    subject: 'Nothing there',
    requests: () => ({ path: `/nothing/${count++}` }),
    status: 404,
    least: 0.5,
  },
  {
    subject: 'Another spelling',
    requests: () => ({ path: `/Contact/?${count++}` }),
    least: 0.5,
  },
  {
    subject: 'POST where no form is',
    requests: () => ({ method: 'POST', path: '/canada' }),
    status: 405,
    least: 0.5,
  },
  {
    subject: 'Search',
    requests: () => ({ path: `/search?q=visa%20${count++}` }),
    least: 0.01,
  },
  {
    subject: 'Form without scripts',
    requests: () => ({ method: 'POST', path: '/login' }),
    status: 400,
    least: 0.01,
  },
]

/** Measures each flood beside a cached page, and the memory that unknown addresses leave behind. */
export function measureUncachedPages(): Promise<Row[]> {
  return inFolder(async (folder) => {
    // Unknown paths would fill the log.
    const product = await startProduct(folder, { LOG_LEVEL: 'error' })
    const load = { url: `${product.url}/contact`, seconds: SECONDS }
    const [kept = 0, ...taken] = await compareRounds(
      ROUNDS,
      () => measure(load),
      ...floods.map(
        ({ requests, status }) =>
          () =>
            measure({ ...load, requests, status }),
      ),
    )
    const rows = floods.map(({ subject, least }, index) => ({
      subject,
      ours: taken[index] ?? 0,
      reference: 'a cached page',
      theirs: kept,
      unit: 'requests/s',
      least,
    }))
    const heads = await compareWithGet(load.url)
    const memory = await recordInvalidRequests(product)
    await product.stop()
    return [...rows, heads, memory]
  })
}

/** Uses node:http because the usual client waits for a body. */
async function compareWithGet(url: string): Promise<Row> {
  const [heads = 0, gets = 0] = await compareRounds(
    ROUNDS,
    () => requestInTurn(url, 'HEAD'),
    () => requestInTurn(url, 'GET'),
  )
  const row = { subject: 'HEAD', ours: heads, unit: 'requests/s' }
  return { ...row, reference: 'GET by the same client', theirs: gets, least: 0.8 }
}

async function requestInTurn(url: string, method: string) {
  const until = performance.now() + SECONDS * 1000
  let answered = 0
  const sendRequests = async () => {
    while (performance.now() < until) {
      await (await fetch(url, { method })).arrayBuffer()
      answered++
    }
  }
  await Promise.all(Array.from({ length: 10 }, sendRequests))
  return answered / SECONDS
}

async function recordInvalidRequests({
  url,
  memoryMb,
}: Awaited<ReturnType<typeof startProduct>>): Promise<Figure> {
  const before = await memoryMb()
  const long = 'x'.repeat(15_000)
  const path = () => `/login.data?_routes=${count++}&${long}`
  const { errors, non2xx } = await autocannon({
    url,
    amount: INVALID_REQUESTS,
    connections: 10,
    requests: [{ setupRequest: (each) => ({ ...each, path: path() }) }],
  })
  if (errors || non2xx) throw new Error(`${non2xx} refused, ${errors} broken`)
  return {
    subject: 'Memory more after 26,000 odd requests',
    ours: (await memoryMb()) - before,
    unit: 'MB',
    most: 60,
  }
}
