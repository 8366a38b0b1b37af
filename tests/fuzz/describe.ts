import type { Body, Step } from './step.ts'

export interface FuzzResult {
  requests: number
  seconds: number
  /** What the server's process took at most. */
  memoryMb: number
  /** How often each route gave each status. */
  reached: Map<string, Map<number, number>>
  /** What went wrong, and the smallest case: as steps, and for a person. */
  fault?: { what: string; steps: Step[]; text: string }
}

/** The case for a person, and as a file that can be kept beside the others in seeds/. */
export function describeCase(
  { steps, what }: { steps: Step[]; what: string },
  seed: string,
  cameAgain: boolean,
) {
  const [last] = steps.slice(-1)
  return [
    what,
    `${seed}, after ${steps.length - 1} requests${cameAgain ? '' : '; it did not come again on a fresh server'}`,
    ...(last ? [`as ${last.as}: ${toLine(last)}`] : []),
    'Kept as tests/fuzz/seeds/<name>.json, with what each step should be answered, it is a test:',
    JSON.stringify({ what, steps, answers: [] }),
  ].join('\n')
}

/** As one would type it. */
function toLine({ method, path, query, headers, body, wire }: Step) {
  if (wire) return JSON.stringify(wire)

  const parts = path.map((part) => (typeof part === 'string' ? part : toText(part.value)))
  const pairs = typeof query === 'string' ? query : query.map((pair) => pair.map(toText).join('='))
  const asked = [pairs].flat().join('&')
  const address = `${parts.join('')}${asked && `?${asked}`}`
  const options = Object.entries(headers).map(([name, value]) => ` -H '${name}: ${toText(value)}'`)
  return `curl -X ${method} '${address}'${options.join('')}${body ? ` --data '${toData(body)}'` : ''}`
}

function toData(body: Body) {
  if ('json' in body) return toText(body.json)
  return 'raw' in body ? body.raw : JSON.stringify(body.form)
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** How many there were, how fast, what they reached, and where nothing was ever done as asked. */
export function describeRun({ requests, seconds, memoryMb, reached }: FuzzResult, seed: number) {
  const perSecond = Math.round(requests / seconds)
  const lines = [...reached].map(([route, statuses]) => {
    const times = [...statuses].sort(([a], [b]) => a - b)
    return `  ${route}: ${times.map(([status, count]) => `${status} ${count}×`).join(', ')}`
  })
  const isDone = (statuses: Map<number, number>) => [...statuses.keys()].some((each) => each < 400)
  const undone = [...reached].filter(([, statuses]) => !isDone(statuses)).map(([route]) => route)
  return [
    `${requests} requests (FUZZ_SEED=${seed}) in ${seconds.toFixed(0)} s, ${perSecond} a second, at most ${memoryMb} MB`,
    ...lines.sort(),
    `Refused every time, or never reached: ${undone.sort().join(', ') || 'none'}`,
  ].join('\n')
}
