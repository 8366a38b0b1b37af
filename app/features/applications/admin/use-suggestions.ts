import { useEffect, useState } from 'react'
import { useApi } from '#app/platform/browser/use-api.ts'
import { institutionsApi, type Suggestion } from '../institutions-contract.ts'

const PAUSE_MS = 150

/** Returns institutions whose name contains the typed text, after a pause in typing. */
export function useSuggestions(text: string) {
  const api = useApi()
  const [found, setFound] = useState<Suggestion[]>([])
  const q = text.trim()

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const request = api.attempt(institutionsApi.suggest, { querystring: { q } })
      const result = await request.catch(() => undefined)
      if (isCurrent && result?.ok) setFound(result.value)
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, q])

  return found
}
