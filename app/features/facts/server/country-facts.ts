import countryToCurrency from 'country-to-currency'
import type { FastifyRequest } from 'fastify'
import { auditChangeWithin } from '#app/platform/server/audit/audit.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import type { Fact, NewFact } from '../contract.ts'
import { type CountryFactName, countryFacts, getKeyPrefix } from '../country-facts-contract.ts'
import { auditSubject } from './fact-routes.ts'
import * as store from './store.ts'
import { addFactDefaults } from './validation.ts'

const currencies: Record<string, NewFact['unit'] | undefined> = countryToCurrency

/**
 * Adds the usual facts of a country, without values, on topics of which it has no facts. Returns the
 * keys of those that exist, by name.
 */
export async function addCountryFacts(db: Database, request: FastifyRequest, country: string) {
  const names = Object.keys(countryFacts) as CountryFactName[]
  const keys = names.map((name) => [name, `${getKeyPrefix(country)}.${name}`] as const)
  await acquireLocks(
    db,
    'fact_key',
    keys.map(([, key]) => key),
  )
  const facts = await store.list(db)
  const topics = facts.filter((fact) => fact.country === country).map(({ topic }) => topic)
  const existing = new Set(facts.map(({ key }) => key))
  for (const [name, key] of keys) {
    const { unit, ...fact } = countryFacts[name]
    if (existing.has(key) || topics.includes(fact.topic)) continue
    const currency = currencies[country] ?? 'USD'
    const added = { ...fact, key, country, unit: unit === 'money' ? currency : unit }
    await auditChangeWithin<Fact>(db, request, {
      ...auditSubject,
      // Without a value, visitors see nothing of it.
      content: undefined,
      apply: (transaction) => store.add(transaction, addFactDefaults(added)),
    })
    existing.add(key)
  }
  return Object.fromEntries(keys.filter(([, key]) => existing.has(key)))
}
