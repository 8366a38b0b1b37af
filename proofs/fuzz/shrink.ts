import fc from 'fast-check'
import type { Step } from './step.ts'
import type { Target } from './target-process.ts'

export interface FoundFault {
  steps: Step[]
  what: string
  /** The seed of the last step, from which fast-check generates it again. */
  seed: number
}

interface ShrinkOptions {
  target: Target
  requests: fc.Arbitrary<Step>
  /** The rate limits in force when the fault was found. */
  limits: number
  /** The maximum number of fresh servers. */
  maxRuns: number
}

/**
 * Returns the smallest case with the same fault: the last request with as few earlier steps as
 * possible, then a smaller request. Returns undefined when the fault does not occur again.
 */
export async function shrinkCase(
  { target, requests, limits, maxRuns }: ShrinkOptions,
  found: FoundFault,
) {
  const kind = normalizeFault(found.what)
  let { what } = found
  let runs = 0

  async function fails(steps: Step[]) {
    if (++runs > maxRuns) return false
    const { fault } = await target.run(steps, limits)
    const isSame = fault?.at === steps.length - 1 && normalizeFault(fault.what) === kind
    if (isSame) what = fault.what
    return isSame
  }
  const last = found.steps.at(-1) as Step
  const before = found.steps.slice(0, -1)
  const isAlone = await fails([last])
  if (!isAlone && !(await fails(found.steps))) return undefined
  const needed = isAlone ? [] : await minimizeSteps(before, (some) => fails([...some, last]))

  let shrunk = last
  // The same seed generates the same request, which fast-check can shrink.
  const property = fc.asyncProperty(requests, async (step) => {
    if (!(await fails([...needed, step]))) return
    shrunk = step
    throw new Error('the same fault')
  })
  await fc.check(property, { seed: found.seed, numRuns: 1 })
  return { steps: [...needed, shrunk], what }
}

/** Removes ids and durations, so that equal faults compare equal. */
const normalizeFault = (what: string) =>
  what
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replaceAll(/\d+ ms/g, 'MS')
    .slice(0, 60)

/** Removes ever smaller parts while the fault remains (delta debugging). */
async function minimizeSteps(all: Step[], stillFails: (some: Step[]) => Promise<boolean>) {
  let remaining = all
  let size = Math.ceil(remaining.length / 2)
  while (size > 0) {
    for (let at = 0; at < remaining.length; ) {
      const rest = remaining.toSpliced(at, size)
      if (await stillFails(rest)) remaining = rest
      else at += size
    }
    size = size > 1 ? Math.ceil(size / 2) : 0
  }
  return remaining
}
