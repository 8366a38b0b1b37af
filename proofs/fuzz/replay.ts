import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './step.ts'
import type { Target } from './target-process.ts'

/** A recorded case that once caused a fault. */
interface RecordedCase {
  /** What was wrong. */
  what: string
  steps: Step[]
  /** The status of each step; 0 for raw connection data. */
  answers: number[]
}

const folder = join(import.meta.dirname, 'seeds')

/** Replays all cases of seeds/ on the same server. */
export async function replay(target: Target) {
  const recorded = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, ...(JSON.parse(text) as RecordedCase) }
  })
  const { answers, fault } = await target.run(recorded.flatMap(({ steps }) => steps))
  const statuses = answers.map(([, status]) => status)
  const cases = recorded.map((each) => ({
    ...each,
    statuses: statuses.splice(0, each.steps.length),
  }))
  return { cases, fault }
}
