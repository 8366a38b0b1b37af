import { use, useEffect, useState } from 'react'
import { useApi } from '#app/base/browser/use-api.ts'
import type { ApiClient } from '#app/contract/api-client.ts'
import { factsApi, type ListedFact } from '../contract.ts'

const KEEP_MS = 30_000
/** After they could not be read; whoever waited for them draws first. */
const AGAIN_AFTER_MS = 2_000
let kept: { reading: Promise<ListedFact[]>; until: number } | undefined

/** All facts, read once for the fields of a form; none as long as they could not be read. */
export function useFacts() {
  const api = useApi()
  const [facts, setFacts] = useState<ListedFact[]>([])

  useEffect(() => {
    let isOver = false
    read(api).then((list) => isOver || setFacts(list))
    return () => {
      isOver = true
    }
  }, [api])

  return facts
}

/** The same for what is drawn at once as it stays; suspends until they are read, or cannot be. */
export function useFactsAtOnce() {
  const api = useApi()
  const [reading] = useState(() => read(api))
  return use(reading)
}

/** None where they could not be read. */
function read(api: ApiClient) {
  if (kept && Date.now() < kept.until) return kept.reading
  const reading = api.call(factsApi.list, { querystring: { limit: 1000 } }).then(
    (list) => {
      begun.until = Date.now() + KEEP_MS
      return list
    },
    (error) => {
      console.warn('The facts could not be read', error)
      begun.until = Date.now() + AGAIN_AFTER_MS
      return []
    },
  )
  const begun = { reading, until: Number.POSITIVE_INFINITY }
  kept = begun
  return reading
}
