import fc from 'fast-check'
import type { Step } from './step.ts'
import type { Target } from './target-process.ts'

export interface Found {
  steps: Step[]
  what: string
  /** Of the last step, by which fast-check grows it again. */
  seed: number
}

interface Means {
  target: Target
  requests: fc.Arbitrary<Step>
  /** As narrow as when the fault was found. */
  limits: number
  /** So often a fresh server is tried at most. */
  mostRuns: number
}

/**
 * The least that leads to the same fault: the last request alone if that is enough, else with as
 * little of what went before as can be found; then the request itself is made smaller. undefined
 * when the fault does not come again.
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
  // Grown from the same seed it is the same request, and fast-check knows how to make it smaller.
  const property = fc.asyncProperty(requests, async (step) => {
    if (!(await fails([...needed, step]))) return
    smallest = step
    throw new Error('the same fault')
  })
  await fc.check(property, { seed: found.seed, numRuns: 1 })
  return { steps: [...needed, smallest], what }
}

/** What is the same about two faults: not their ids, nor how long something took. */
const kindOf = (what: string) =>
  what
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replaceAll(/\d+ ms/g, 'MS')
    .slice(0, 60)

/** Takes pieces away, ever smaller ones, as long as the rest is enough (delta debugging). */
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
