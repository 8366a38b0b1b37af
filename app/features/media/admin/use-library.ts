import { useEffect, useState } from 'react'
import { useApi } from '#app/base/browser/use-api.ts'
import type { Result } from '#app/contract/api-client.ts'
import { libraryApi, type Picture } from '../library-contract.ts'

const PAGE_SIZE = 24
/** The pause after typing before a search. */
const DEBOUNCE_MS = 250

/** Searches the library. The previous results stay until the next arrive. */
export function useLibrary() {
  const api = useApi()
  const [{ q, limit }, setView] = useState({ q: '', limit: PAGE_SIZE })
  const [found, setFound] = useState<Result<Picture[]> | 'unreached'>()

  useEffect(() => {
    let isLate = false
    async function read() {
      const request = api.attempt(libraryApi.list, { querystring: { q, limit } })
      const result = await request.catch(() => 'unreached' as const)
      if (!isLate) setFound(result)
    }
    const timer = setTimeout(read, q ? DEBOUNCE_MS : 0)
    return () => {
      isLate = true
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
