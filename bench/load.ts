import autocannon from 'autocannon'

export interface Load {
  url: string
  seconds: number
  connections?: number
  /** One body after the other; without it GET. */
  bodies?: () => string
}

/** Requests per second, all of them answered with 2xx; anything else stops the measurement. */
export async function measure({ url, seconds, connections = 50, bodies }: Load) {
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
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
  if (result.non2xx || result.errors || result['2xx'] === 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`)
  }
  return result['2xx'] / result.duration
}

/** Measures in turn, so that whatever else the machine does falls on all alike; medians. */
export async function compareRounds(rounds: number, ...measurements: (() => Promise<number>)[]) {
  const taken: number[][] = measurements.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, take] of measurements.entries()) taken[index]?.push(await take())
  }
  return taken.map(median)
}

function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The value that `part` (0 to 1) of the values do not exceed. */
export function percentile(values: number[], part: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
