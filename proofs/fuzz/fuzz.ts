import fc from 'fast-check'
import { type FuzzResult, formatCase, type ResponseCounts } from './format-results.ts'
import { generateRequests } from './request-generator.ts'
import { shrinkCase } from './shrink.ts'
import type { Route, Step } from './step.ts'
import type { Target } from './target-process.ts'

/** Steps per server; the next server starts on a fresh database. */
const STEPS_PER_SERVER = 500
/** Every tenth server uses the normal rate limits. */
const NORMAL_LIMITS_EVERY = 10
const UNLIMITED = 1e6

interface FuzzOptions {
  requests: number
  seed: number
  /** Generates steps from the routes; by default every kind of request. */
  createGenerator?: (routes: Route[]) => fc.Arbitrary<Step>
  /** Collects the responses by route. */
  responses?: ResponseCounts
  /** The maximum of fresh servers used to shrink a case. */
  maxRuns?: number
}

/** Sends generated requests of this seed until a fault occurs. */
export async function fuzz(target: Target, options: FuzzOptions) {
  const {
    requests,
    seed,
    createGenerator = generateRequests,
    responses = new Map(),
    maxRuns = 300,
  } = options
  const generator = createGenerator(await target.listRoutes())
  const result: FuzzResult = { requests: 0, seconds: 0, memoryMb: 0 }
  const startedAt = performance.now()
  for (let server = 0; result.requests < requests && !result.fault; server++) {
    const count = Math.min(STEPS_PER_SERVER, requests - result.requests)
    const seeds = Array.from({ length: count }, (_, at) => mixSeed(seed, server, at))
    const steps = seeds.map((each) => generateStep(generator, each))
    const limits = server % NORMAL_LIMITS_EVERY === NORMAL_LIMITS_EVERY - 1 ? 1 : UNLIMITED
    const { answers, fault, memoryMb } = await target.run(steps, limits)
    for (const [route, status, why] of answers)
      countResponse(responses, route, `${status} ${why}`.trim())
    result.requests += answers.length
    result.seconds = (performance.now() - startedAt) / 1000
    result.memoryMb = Math.max(result.memoryMb, memoryMb)
    if (!fault) continue
    const { at, what } = fault
    const found = { steps: steps.slice(0, at + 1), what, seed: seeds[at] as number }
    const shrunk = await shrinkCase({ target, requests: generator, limits, maxRuns }, found)
    const text = formatCase(shrunk ?? found, `FUZZ_SEED=${seed}`, shrunk !== undefined)
    result.fault = { ...(shrunk ?? found), text }
  }
  return result
}

const generateStep = (requests: fc.Arbitrary<Step>, seed: number) =>
  fc.sample(requests, { seed, numRuns: 1 })[0] as Step

/** Returns a 32-bit seed for a step of a server. */
function mixSeed(...numbers: number[]) {
  return numbers.reduce((hash, each) => {
    const mixed = Math.imul(hash ^ each, 0x9e3779b1)
    return (mixed ^ (mixed >>> 15)) | 0
  }, 0)
}

function countResponse(responses: ResponseCounts, route: string, answer: string) {
  const answers = responses.get(route) ?? new Map<string, number>()
  answers.set(answer, (answers.get(answer) ?? 0) + 1)
  responses.set(route, answers)
}
