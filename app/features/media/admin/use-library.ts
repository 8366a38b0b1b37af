import { useEffect, useState } from 'react'
import type { Result } from '#app/contract/api-client.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { libraryApi, type Picture } from '../library-contract.ts'

const PAGE_SIZE = 24
/** The delay between the last key press and the search. */
const DEBOUNCE_MS = 250

/** Searches the library. The previous results stay visible until the new ones are loaded. */
export function useLibrary() {
  const api = useApi()
  const [{ q, limit }, setView] = useState({ q: '', limit: PAGE_SIZE })
  const [found, setFound] = useState<Result<Picture[]> | 'unreachable'>()

  useEffect(() => {
    let isStale = false
    async function read() {
      const request = api.attempt(libraryApi.list, { querystring: { q, limit } })
      const result = await request.catch(() => 'unreachable' as const)
      if (!isStale) setFound(result)
    }
    const timer = setTimeout(read, q ? DEBOUNCE_MS : 0)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [api, q, limit])

  return {
    q,
    found,
    search: (typed: string) => setView({ q: typed, limit: PAGE_SIZE }),
    showMore: () => setView({ q, limit: limit + PAGE_SIZE }),
  }
}
