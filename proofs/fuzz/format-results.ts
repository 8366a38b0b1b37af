import type { Body, Step } from './step.ts'

/** Counts of responses by route, for example "201" or "400 invalid name". */
export type ResponseCounts = Map<string, Map<string, number>>

export interface FuzzResult {
  requests: number
  seconds: number
  /** Peak memory of the server process. */
  memoryMb: number
  /** The fault with the smallest case, as steps and as text. */
  fault?: { what: string; steps: Step[]; text: string }
}

/** Formats the case for a person, and as a file for seeds/. */
export function formatCase(
  { steps, what }: { steps: Step[]; what: string },
  seed: string,
  isReproducible: boolean,
) {
  const [last] = steps.slice(-1)
  return [
    what,
    `${seed}, after ${steps.length - 1} requests${isReproducible ? '' : '; it did not come again on a fresh server'}`,
    ...(last ? [`as ${last.as}: ${toLine(last)}`] : []),
    'Kept as tests/fuzz/seeds/<name>.json, with what each step should be answered, it is a test:',
    JSON.stringify({ what, steps, answers: [] }),
  ].join('\n')
}

/** Formats the step as a command line. */
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

/** Formats the number of requests and their rate. */
export function formatRun({ requests, seconds, memoryMb }: FuzzResult, seed: number) {
  const perSecond = Math.round(requests / seconds)
  return `${requests} requests (FUZZ_SEED=${seed}) in ${seconds.toFixed(0)} s, ${perSecond} a second, at most ${memoryMb} MB`
}

/** Formats the responses by route, then the routes that never succeeded. */
export function formatResponses(responses: ResponseCounts) {
  const lines = [...responses].map(([route, answers]) => `  ${route}: ${formatCounts(answers)}`)
  const unsuccessful = listUnsuccessful(responses).map(
    (route) => `  ${route}: ${formatCounts(responses.get(route) ?? new Map())}`,
  )
  return [
    ...lines.sort(),
    `Refused every time, or never reached: ${unsuccessful.length === 0 ? 'none' : ''}`,
    ...unsuccessful,
  ].join('\n')
}

/** Status 0 means raw connection data, which neither succeeds nor fails. */
const isSuccess = (answer: string) => /^[23]/.test(answer)

/** Returns routes that refused every request, except routes that must refuse. */
function listUnsuccessful(responses: ResponseCounts) {
  const mustRefuse = (route: string) =>
    (route.endsWith('*') && route !== 'GET /*') || !/^[A-Z]+ \//.test(route)
  return [...responses]
    .filter(([route, answers]) => !mustRefuse(route) && ![...answers.keys()].some(isSuccess))
    .map(([route]) => route)
    .sort()
}

const MAX_COUNTS = 8

/** Sorts successes first, then by frequency. */
function formatCounts(answers: Map<string, number>) {
  const sorted = [...answers].sort(
    ([a, one], [b, other]) => Number(isSuccess(b)) - Number(isSuccess(a)) || other - one,
  )
  const shown = sorted.slice(0, MAX_COUNTS).map(([answer, count]) => `${answer} ${count}×`)
  return [...shown, ...(sorted.length > MAX_COUNTS ? ['…'] : [])].join(', ')
}
