import autocannon from 'autocannon'

export interface Load {
  url: string
  seconds: number
  connections?: number
  headers?: Record<string, string>
  /** Returns the next body. Without it the requests are GET. */
  bodies?: () => string
  /** Returns the next request. */
  requests?: () => { method?: 'GET' | 'HEAD' | 'POST'; path?: string }
  /** The expected status. */
  status?: number
}

/** Returns requests per second. Throws when a response is not the expected one. */
export async function measure({ url, seconds, connections = 50, headers, ...load }: Load) {
  const { bodies, requests, status = 200 } = load
  const options: autocannon.Options = { url, duration: seconds, connections, headers }
  if (bodies) {
    const setupRequest = (request: object) => ({ ...request, body: bodies() })
    const type = { 'content-type': 'application/json' }
    options.requests = [{ method: 'POST', headers: type, setupRequest }]
  } else if (requests) {
    options.requests = [{ setupRequest: (request) => ({ ...request, ...requests() }) }]
  }
  const result = await autocannon(options)
  const answered = result['2xx'] + result.non2xx
  const good = status < 300 ? result['2xx'] : (result.statusCodeStats?.[`${status}`]?.count ?? 0)
  if (good < answered || result.errors || good === 0) {
    throw new Error(`${url}: ${answered - good} answered otherwise, ${result.errors} broken`)
  }
  return good / result.duration
}

/** Runs the measurements in turn, so that other load affects all alike. Returns the medians. */
export async function compareRounds(rounds: number, ...measurements: (() => Promise<number>)[]) {
  const taken: number[][] = measurements.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, take] of measurements.entries()) taken[index]?.push(await take())
  }
  return taken.map(median)
}

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Returns the percentile `part` (0 to 1). */
export function percentile(values: number[], part: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
