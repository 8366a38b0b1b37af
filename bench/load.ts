import autocannon from 'autocannon'

export interface Load {
  url: string
  seconds: number
  connections?: number
  headers?: Record<string, string>
  /** One body after the other; without it GET. */
  bodies?: () => string
  /** What each request is, one after the other. */
  requests?: () => { method?: 'GET' | 'HEAD' | 'POST'; path?: string }
  /** What each must be answered with. */
  status?: number
}

/** Requests per second, all of them answered as expected; anything else stops the measurement. */
export async function measure({ url, seconds, connections = 50, headers, ...load }: Load) {
  const { bodies, requests, status = 200 } = load
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    headers,
    ...(requests && { requests: [{ setupRequest: (each) => ({ ...each, ...requests() }) }] }),
    ...(bodies && {
      requests: [
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          setupRequest: (request: object) => ({ ...request, body: bodies() }),
        },
      ],
    }),
  })
  const answered = result['2xx'] + result.non2xx
  const good = status < 300 ? result['2xx'] : (result.statusCodeStats?.[`${status}`]?.count ?? 0)
  if (good < answered || result.errors || good === 0) {
    throw new Error(`${url}: ${answered - good} answered otherwise, ${result.errors} broken`)
  }
  return good / result.duration
}

/** Measures in turn, so that whatever else the machine does falls on all alike; medians. */
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

/** The value that `part` (0 to 1) of the values do not exceed. */
export function percentile(values: number[], part: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
