import { use, useEffect, useState } from 'react'
import { useApi } from '#app/base/browser/use-api.ts'
import type { ApiClient } from '#app/contract/api-client.ts'
import { factsApi, type ListedFact } from '../contract.ts'

const KEEP_MS = 30_000
/** After they could not be read; whoever waited for them draws first. */
const AGAIN_AFTER_MS = 2_000
let kept: Kept | undefined

interface Kept {
  reading: Promise<ListedFact[]>
  /** The same, or none where they could not be read. */
  found: Promise<ListedFact[]>
  until: number
}

/** All facts, read once for the fields of a form; none as long as they could not be read. */
export function useFacts() {
  const api = useApi()
  const [facts, setFacts] = useState<ListedFact[]>([])

  useEffect(() => {
    let isOver = false
    read(api).reading.then(
      (list) => isOver || setFacts(list),
      (error) => console.warn('The facts could not be read', error),
    )
    return () => {
      isOver = true
    }
  }, [api])

  return facts
}

/** The same for what is drawn at once as it stays; suspends until they are read, or cannot be. */
export function useFactsAtOnce() {
  const api = useApi()
  const [found] = useState(() => read(api).found)
  return use(found)
}

function read(api: ApiClient): Kept {
  if (kept && Date.now() < kept.until) return kept
  const reading = api.call(factsApi.list, { querystring: { limit: 1000 } })
  const keepFor = (ms: number) => {
    begun.until = Date.now() + ms
  }
  const found = reading.then(
    (list) => {
      keepFor(KEEP_MS)
      return list
    },
    () => {
      keepFor(AGAIN_AFTER_MS)
      return []
    },
  )
  const begun: Kept = { reading, found, until: Number.POSITIVE_INFINITY }
  kept = begun
  return kept
}
