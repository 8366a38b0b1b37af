import { useEffect, useState } from 'react'
import { useApi } from '#app/base/browser/use-api.ts'
import type { Result } from '#app/contract/api-client.ts'
import { libraryApi, type Picture } from '../library-contract.ts'

const AT_ONCE = 24
/** So long nobody types on. */
const PAUSE_MS = 250

/** The newest pictures that match what is typed; the last ones stay until the next are there. */
export function useLibrary() {
  const api = useApi()
  const [{ q, limit }, setView] = useState({ q: '', limit: AT_ONCE })
  const [found, setFound] = useState<Result<Picture[]> | 'unreached'>()

  useEffect(() => {
    let isLate = false
    async function read() {
      const asked = api.attempt(libraryApi.list, { querystring: { q, limit } })
      const result = await asked.catch(() => 'unreached' as const)
      if (!isLate) setFound(result)
    }
    const timer = setTimeout(read, q ? PAUSE_MS : 0)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [api, q, limit])

  return {
    q,
    found,
    search: (typed: string) => setView({ q: typed, limit: AT_ONCE }),
    showMore: () => setView({ q, limit: limit + AT_ONCE }),
  }
}
