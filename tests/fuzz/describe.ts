import type { Body, Step } from './step.ts'

/** How often each route was answered how: "201", "400 invalid name". */
export type Reached = Map<string, Map<string, number>>

export interface FuzzResult {
  requests: number
  seconds: number
  /** What the server's process took at most. */
  memoryMb: number
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

/** How many there were, and how fast. */
export function describeRun({ requests, seconds, memoryMb }: FuzzResult, seed: number) {
  const perSecond = Math.round(requests / seconds)
  return `${requests} requests (FUZZ_SEED=${seed}) in ${seconds.toFixed(0)} s, ${perSecond} a second, at most ${memoryMb} MB`
}

/** How each route was answered, then where nothing was ever done as asked. */
export function describeReached(reached: Reached) {
  const lines = [...reached].map(([route, answers]) => `  ${route}: ${describeAnswers(answers)}`)
  const undone = listUndone(reached).map(
    (route) => `  ${route}: ${describeAnswers(reached.get(route) ?? new Map())}`,
  )
  return [
    ...lines.sort(),
    `Refused every time, or never reached: ${undone.length === 0 ? 'none' : ''}`,
    ...undone,
  ].join('\n')
}

/** What was said to the connection itself is neither: its status is 0. */
const isDone = (answer: string) => /^[23]/.test(answer)

/** Routes that have refused every time, but for those that are there to refuse, and what is none. */
function listUndone(reached: Reached) {
  const isToRefuse = (route: string) =>
    (route.endsWith('*') && route !== 'GET /*') || !/^[A-Z]+ \//.test(route)
  return [...reached]
    .filter(([route, answers]) => !isToRefuse(route) && ![...answers.keys()].some(isDone))
    .map(([route]) => route)
    .sort()
}

const MOST_ANSWERS = 8

/** What was done as asked first, then the most frequent. */
function describeAnswers(answers: Map<string, number>) {
  const sorted = [...answers].sort(
    ([a, one], [b, other]) => Number(isDone(b)) - Number(isDone(a)) || other - one,
  )
  const shown = sorted.slice(0, MOST_ANSWERS).map(([answer, count]) => `${answer} ${count}×`)
  return [...shown, ...(sorted.length > MOST_ANSWERS ? ['…'] : [])].join(', ')
}
