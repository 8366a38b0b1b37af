import type { FactValues } from '#app/platform/server/text/fact-texts.ts'
import type { Database } from '#database/connect.ts'
import { formatFact } from '../content/format-fact.ts'
import type { VisibleValue } from '../value-contract.ts'
import * as words from '../words.ts'
import * as store from './store.ts'
import { listVisibleValues } from './visible-values.ts'

/**
 * Loads the current values of all facts, formatted for texts in this language or in the language of
 * the build. `timeZone` is the office's.
 */
export async function loadFactValues(
  db: Database,
  timeZone: string,
  textLanguage?: string,
): Promise<FactValues> {
  const facts = await store.list(db)
  const officeTime = { timeZone, now: new Date() }
  const visibleFacts = facts.map((fact) => ({
    ...fact,
    values: listVisibleValues(fact, fact.values, officeTime),
  }))
  const texts = new Map(visibleFacts.map((fact) => [fact.key, formatFact(fact, textLanguage)]))
  const changes = new Map(visibleFacts.map(({ key, values }) => [key, findLastChange(values)]))
  return {
    hasFact: (key) => texts.has(key),
    format: (key) => texts.get(key) || words.askUs,
    changedAt: (key) => changes.get(key) ?? '',
  }
}

const findLastChange = (values: VisibleValue[]) =>
  values
    .filter(({ is_upcoming }) => !is_upcoming)
    .map(({ changed_at }) => changed_at)
    .toSorted()
    .at(-1)
