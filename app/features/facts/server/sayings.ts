import type { Sayings } from '#app/base/server/fact-texts.ts'
import type { Database } from '#database/connect.ts'
import { sayInText } from '../content/in-text.ts'
import * as words from '../words.ts'
import { showValues } from './rules.ts'
import * as store from './store.ts'

/** What all facts say at this moment, within a text. */
export async function listSayings(db: Database): Promise<Sayings> {
  const facts = await store.list(db)
  const sayings = new Map(
    facts.map((fact) => [fact.key, sayInText({ ...fact, values: showValues(fact, fact.values) })]),
  )
  return {
    isKnown: (key) => sayings.has(key),
    say: (key) => sayings.get(key) || words.askUs,
  }
}
