import type { NewFact } from '../contract.ts'
import type { NewFactValue } from '../value-contract.ts'

/** An initial fact with its values, earliest first. */
interface FirstFact extends Omit<NewFact, 'key' | 'country'> {
  values: NewFactValue[]
}

/** Facts by key. */
export type FirstFacts = Record<string, FirstFact>

/** Figures of the office without a source. */
export const unconfirmed: NewFactValue = { confidence: 'unconfirmed' }
