import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'

type Load<Value> = () => Promise<Value>

interface Shared<Value> {
  memoize: (load: Load<Value>) => Load<Value>
  byLanguage: Map<string, Load<Value>>
}

/** Values by language that readers of the app's database share until public content changes. */
export function createSharedValues<Value>() {
  const ofDatabase = new WeakMap<Database, Shared<Value>>()

  /** From now on, all readers of the app's database share the values. */
  function share({ db, responseCache }: FastifyInstance) {
    ofDatabase.set(db, { memoize: responseCache.memoize, byLanguage: new Map() })
  }

  /** A transaction loads its own values, because it may change them. */
  function get(db: Database, language: string, load: Load<Value>) {
    const shared = ofDatabase.get(db)
    if (!shared) return load()
    const memoized = shared.byLanguage.get(language) ?? shared.memoize(load)
    shared.byLanguage.set(language, memoized)
    return memoized()
  }

  return { share, get }
}
