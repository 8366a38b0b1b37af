import { australia } from './australia.ts'
import { canada } from './canada.ts'
import { exchangeRates } from './exchange-rates.ts'
import type { FirstFacts } from './first-fact.ts'
import { germany } from './germany.ts'
import { ireland } from './ireland.ts'
import { japan } from './japan.ts'
import { malta } from './malta.ts'
import { nepal } from './nepal.ts'
import { newZealand } from './new-zealand.ts'
import { southKorea } from './south-korea.ts'
import { unitedKingdom } from './united-kingdom.ts'
import { unitedStates } from './united-states.ts'

/** The day on which the sources were read. */
export const readOn = '2026-11-21T00:00:00.000Z'

/** By country code (ISO 3166). */
export const firstFacts: Record<string, FirstFacts> = {
  AU: australia,
  CA: canada,
  GB: unitedKingdom,
  US: unitedStates,
  NZ: newZealand,
  JP: japan,
  KR: southKorea,
  MT: malta,
  DE: germany,
  IE: ireland,
  NP: { ...nepal, ...exchangeRates },
}
