import type { FactValues } from '#app/base/server/fact-texts.ts'
import type { Database } from '#database/connect.ts'
import { sayInText } from '../content/in-text.ts'
import type { ShownValue } from '../value-contract.ts'
import * as words from '../words.ts'
import { showValues } from './rules.ts'
import * as store from './store.ts'

/**
 * What all facts say at this moment, within a text; of the language of the build, or of this one.
 * `timeZone` is the office's.
 */
export async function listSayings(
  db: Database,
  timeZone: string,
  textLanguage?: string,
): Promise<FactValues> {
  const facts = await store.list(db)
  const clock = { timeZone, now: new Date() }
  const shown = facts.map((fact) => ({ ...fact, values: showValues(fact, fact.values, clock) }))
  const sayings = new Map(shown.map((fact) => [fact.key, sayInText(fact, textLanguage)]))
  const changes = new Map(shown.map(({ key, values }) => [key, findLastChange(values)]))
  return {
    hasFact: (key) => sayings.has(key),
    format: (key) => sayings.get(key) || words.askUs,
    changedAt: (key) => changes.get(key) ?? '',
  }
}

const findLastChange = (values: ShownValue[]) =>
  values
    .filter(({ is_ahead }) => !is_ahead)
    .map(({ changed_at }) => changed_at)
    .toSorted()
    .at(-1)
