import type { NewFact } from '../contract.ts'
import type { NewFactValue } from '../value-contract.ts'

/** A fact with which a new office starts, and its values, earlier ones first. */
interface FirstFact extends Omit<NewFact, 'key' | 'country'> {
  values: NewFactValue[]
}

/** By their keys. */
export type FirstFacts = Record<string, FirstFact>

/** What the office said before anybody looked for a source. */
export const earlier: NewFactValue = { confidence: 'unconfirmed' }
