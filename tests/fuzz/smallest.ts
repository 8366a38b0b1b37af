import fc from 'fast-check'
import type { Step } from './step.ts'
import type { Target } from './target-process.ts'

export interface Found {
  steps: Step[]
  what: string
  /** The seed of the last step, from which fast-check generates it again. */
  seed: number
}

interface Means {
  target: Target
  requests: fc.Arbitrary<Step>
  /** The rate limits in force when the fault was found. */
  limits: number
  /** The maximum number of fresh servers. */
  mostRuns: number
}

/**
 * Returns the smallest case with the same fault: the last request with as few earlier steps as
 * possible, then a smaller request. Returns undefined when the fault does not occur again.
 */
export async function findSmallest({ target, requests, limits, mostRuns }: Means, found: Found) {
  const kind = kindOf(found.what)
  let { what } = found
  let runs = 0

  async function fails(steps: Step[]) {
    if (++runs > mostRuns) return false
    const { fault } = await target.run(steps, limits)
    const isSame = fault?.at === steps.length - 1 && kindOf(fault.what) === kind
    if (isSame) what = fault.what
    return isSame
  }
  const last = found.steps.at(-1) as Step
  const before = found.steps.slice(0, -1)
  const isAlone = await fails([last])
  if (!isAlone && !(await fails(found.steps))) return undefined
  const needed = isAlone ? [] : await leastOf(before, (some) => fails([...some, last]))

  let smallest = last
  // The same seed generates the same request, which fast-check can shrink.
  const property = fc.asyncProperty(requests, async (step) => {
    if (!(await fails([...needed, step]))) return
    smallest = step
    throw new Error('the same fault')
  })
  await fc.check(property, { seed: found.seed, numRuns: 1 })
  return { steps: [...needed, smallest], what }
}

/** Removes ids and durations, so that equal faults compare equal. */
const kindOf = (what: string) =>
  what
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replaceAll(/\d+ ms/g, 'MS')
    .slice(0, 60)

/** Removes ever smaller parts while the fault remains (delta debugging). */
async function leastOf(all: Step[], isEnough: (some: Step[]) => Promise<boolean>) {
  let kept = all
  let size = Math.ceil(kept.length / 2)
  while (size > 0) {
    for (let at = 0; at < kept.length; ) {
      const rest = kept.toSpliced(at, size)
      if (await isEnough(rest)) kept = rest
      else at += size
    }
    size = size > 1 ? Math.ceil(size / 2) : 0
  }
  return kept
}
