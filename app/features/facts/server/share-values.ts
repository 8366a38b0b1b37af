import type { FastifyInstance } from 'fastify'
import type { FactValues } from '#app/platform/server/text/fact-texts.ts'
import type { Database } from '#database/connect.ts'

type Load = () => Promise<FactValues>

interface Shared {
  memoize: (load: Load) => Load
  byLanguage: Map<string, Load>
}

const sharedValues = new WeakMap<Database, Shared>()

/** From now on, all readers of the app's database share the values until public content changes. */
export function shareFactValues({ db, responseCache }: FastifyInstance) {
  sharedValues.set(db, { memoize: responseCache.memoize, byLanguage: new Map() })
}

/** Returns the shared values of a language. A transaction loads its own, because it may change them. */
export function getSharedValues(db: Database, language: string, load: Load) {
  const shared = sharedValues.get(db)
  if (!shared) return load()
  const memoized = shared.byLanguage.get(language) ?? shared.memoize(load)
  shared.byLanguage.set(language, memoized)
  return memoized()
}
