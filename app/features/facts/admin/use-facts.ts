import { startTransition, use, useEffect, useState } from 'react'
import type { ApiClient } from '#app/contract/api-client.ts'
import { factChanges } from '#app/platform/admin/fact-field.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { factsApi, type ListedFact } from '../contract.ts'

const CACHE_MS = 30_000
/** How long a failed result is cached, so that suspended components render without new requests. */
const RETRY_DELAY_MS = 2_000
let cached: { reading: Promise<ListedFact[]>; until: number } | undefined

factChanges.addEventListener('change', () => {
  cached = undefined
})

/** Loads the facts again wherever they are shown, after one of them was changed. */
export const refreshFacts = () => factChanges.dispatchEvent(new Event('change'))

/** Loads the facts again, as `refreshFacts` does, and waits for them. */
export async function reloadFacts(api: ApiClient) {
  refreshFacts()
  await loadFacts(api)
}

/** Returns all facts from a cache; an empty list until they are loaded. */
export function useFacts() {
  const api = useApi()
  const [facts, setFacts] = useState<ListedFact[]>([])

  useEffect(() => {
    let isCancelled = false
    const load = () => loadFacts(api).then((list) => isCancelled || setFacts(list))
    load()
    factChanges.addEventListener('change', load)
    return () => {
      isCancelled = true
      factChanges.removeEventListener('change', load)
    }
  }, [api])

  return facts
}

/** Returns all facts and suspends until they are loaded or loading fails. */
export function useLoadedFacts() {
  const api = useApi()
  const [reading, setReading] = useState(() => loadFacts(api))

  useEffect(() => {
    // The present texts stay until the facts are loaded again.
    const reload = () => startTransition(() => setReading(loadFacts(api)))
    factChanges.addEventListener('change', reload)
    return () => factChanges.removeEventListener('change', reload)
  }, [api])

  return use(reading)
}

/** Returns an empty list if the request fails. */
function loadFacts(api: ApiClient) {
  if (cached && Date.now() < cached.until) return cached.reading
  const reading = api.call(factsApi.list, { querystring: { limit: 1000 } }).then(
    (list) => {
      entry.until = Date.now() + CACHE_MS
      return list
    },
    (error) => {
      console.warn('The facts could not be loaded', error)
      entry.until = Date.now() + RETRY_DELAY_MS
      return []
    },
  )
  const entry = { reading, until: Number.POSITIVE_INFINITY }
  cached = entry
  return reading
}
