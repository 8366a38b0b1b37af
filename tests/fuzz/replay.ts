import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './step.ts'
import type { Target } from './target-process.ts'

/** What once broke something, or came near. */
interface Kept {
  /** What was wrong. */
  what: string
  steps: Step[]
  /** By status, step by step; 0 of what is said to the connection itself. */
  answers: number[]
}

const folder = join(import.meta.dirname, 'seeds')

/** Sends all that is kept in seeds/, one case after the other to the same server. */
export async function replay(target: Target) {
  const kept = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, ...(JSON.parse(text) as Kept) }
  })
  const { answers, fault } = await target.run(kept.flatMap(({ steps }) => steps))
  const statuses = answers.map(([, status]) => status)
  const cases = kept.map((each) => ({ ...each, answered: statuses.splice(0, each.steps.length) }))
  return { cases, fault }
}
