import { useEffect, useState } from 'react'
import { useApi } from '#app/platform/browser/use-api.ts'
import { institutionsApi, type Suggestion } from '../institutions-contract.ts'

const PAUSE_MS = 150

const none: { q: string; found: Suggestion[] } = { q: '', found: [] }

/**
 * Returns institutions whose name contains the typed text or may mean the same, after a pause in typing.
 * They are those of an earlier text until `isCurrent`.
 */
export function useSuggestions(text: string) {
  const api = useApi()
  const [found, setFound] = useState(none)
  const q = text.trim()

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const request = api.attempt(institutionsApi.suggest, { querystring: { q } })
      const result = await request.catch(() => undefined)
      if (isCurrent && result?.ok) setFound({ q, found: result.value })
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, q])

  return { found: found.found, isCurrent: found.q === q }
}
