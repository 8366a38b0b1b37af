import { comparison } from '../contract.ts'
import type { Guide } from './guide.ts'
import { nextIntake } from './next-intake.ts'

/** What of a guide stands beside others. */
export interface Compared extends Pick<Guide, 'path' | 'name' | 'nameInText' | 'answers'> {
  /** Those of the first year. */
  costs: Guide['costs']
  nextIntake: string
}

/** What the value of the query chooses, as the map of pages spells it. */
export function chosenBy(query: string, guides: Guide[]) {
  const codes = query.split(',')
  const chosen = comparison.values
    .filter((code) => codes.includes(code))
    .flatMap((code) => guides.filter((guide) => guide.code.toLowerCase() === code))
  return { chosen, hasOthers: codes.includes(comparison.other) }
}

export function toCompared(
  { path, name, nameInText, answers, costs }: Guide,
  timeZone: string,
): Compared {
  const ofFirstYear = costs.filter(({ part }) => part)
  const next = nextIntake(answers.intakes, timeZone)
  return { path, name, nameInText, answers, costs: ofFirstYear, nextIntake: next }
}
