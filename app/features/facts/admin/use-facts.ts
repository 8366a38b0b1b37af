import { useEffect, useState } from 'react'
import { useApi } from '#app/base/browser/use-api.ts'
import type { ApiClient } from '#app/contract/api-client.ts'
import { factsApi, type ListedFact } from '../contract.ts'

const KEEP_MS = 30_000
let kept: { reading: Promise<ListedFact[]>; until: number } | undefined

/** All facts, read once for the fields of a form; none as long as they could not be read. */
export function useFacts() {
  const api = useApi()
  const [facts, setFacts] = useState<ListedFact[]>([])

  useEffect(() => {
    let isOver = false
    read(api).then(
      (list) => isOver || setFacts(list),
      (error) => console.warn('The facts could not be read', error),
    )
    return () => {
      isOver = true
    }
  }, [api])

  return facts
}

function read(api: ApiClient) {
  if (kept && Date.now() < kept.until) return kept.reading
  const reading = api.call(factsApi.list, { querystring: { limit: 1000 } })
  kept = { reading, until: Date.now() + KEEP_MS }
  reading.catch(() => {
    kept = undefined
  })
  return reading
}
