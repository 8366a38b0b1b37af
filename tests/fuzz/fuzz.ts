import fc from 'fast-check'
import { describeCase, type FuzzResult, type Reached } from './describe.ts'
import { requestsOf } from './requests.ts'
import { findSmallest } from './smallest.ts'
import type { Route, Step } from './step.ts'
import type { Target } from './target-process.ts'

/** Steps per server; the next server starts on a fresh database. */
const STEPS_OF_A_SERVER = 500
/** Every tenth server uses the normal rate limits. */
const NARROW_EVERY = 10
const WIDE = 1e6

interface Fuzzing {
  requests: number
  seed: number
  /** Generates steps from the routes; by default every kind of request. */
  grow?: (routes: Route[]) => fc.Arbitrary<Step>
  /** Collects the responses by route. */
  reached?: Reached
  /** The maximum of fresh servers used to shrink a case. */
  mostRuns?: number
}

/** Sends generated requests of this seed until a fault occurs. */
export async function fuzz(target: Target, options: Fuzzing) {
  const { requests, seed, grow = requestsOf, reached = new Map(), mostRuns = 300 } = options
  const grown = grow(await target.listRoutes())
  const result: FuzzResult = { requests: 0, seconds: 0, memoryMb: 0 }
  const begun = performance.now()
  for (let server = 0; result.requests < requests && !result.fault; server++) {
    const count = Math.min(STEPS_OF_A_SERVER, requests - result.requests)
    const seeds = Array.from({ length: count }, (_, at) => mix(seed, server, at))
    const steps = seeds.map((each) => growOne(grown, each))
    const limits = server % NARROW_EVERY === NARROW_EVERY - 1 ? 1 : WIDE
    const { answers, fault, memoryMb } = await target.run(steps, limits)
    for (const [route, status, why] of answers) note(reached, route, `${status} ${why}`.trim())
    result.requests += answers.length
    result.seconds = (performance.now() - begun) / 1000
    result.memoryMb = Math.max(result.memoryMb, memoryMb)
    if (!fault) continue
    const { at, what } = fault
    const found = { steps: steps.slice(0, at + 1), what, seed: seeds[at] as number }
    const smallest = await findSmallest({ target, requests: grown, limits, mostRuns }, found)
    const text = describeCase(smallest ?? found, `FUZZ_SEED=${seed}`, smallest !== undefined)
    result.fault = { ...(smallest ?? found), text }
  }
  return result
}

const growOne = (requests: fc.Arbitrary<Step>, seed: number) =>
  fc.sample(requests, { seed, numRuns: 1 })[0] as Step

/** Returns a 32-bit seed for a step of a server. */
function mix(...numbers: number[]) {
  return numbers.reduce((hash, each) => {
    const mixed = Math.imul(hash ^ each, 0x9e3779b1)
    return (mixed ^ (mixed >>> 15)) | 0
  }, 0)
}

function note(reached: Reached, route: string, answer: string) {
  const answers = reached.get(route) ?? new Map<string, number>()
  answers.set(answer, (answers.get(answer) ?? 0) + 1)
  reached.set(route, answers)
}
