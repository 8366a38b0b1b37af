import { createContext, useContext, useState } from 'react'
import type { ApiClient, ApiFailure, Result } from '#app/contract/api-client.ts'
import * as words from './words.ts'

/** The API client for components. Loaders use `apiContext`. */
export const BrowserApi = createContext<ApiClient | undefined>(undefined)

export function useApi() {
  const api = useContext(BrowserApi)
  if (!api) throw new Error('useApi must be used within BrowserApi')
  return api
}

const offline = { code: 'offline', detail: words.notReachedTryAgain }

/** The state of a form submission. */
export function useSubmission() {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()

  /** Never rejects; returns undefined when the server is unreachable. */
  async function submit<Value>(call: Promise<Result<Value>>) {
    setIsSending(true)
    const result = await call.catch(() => undefined)
    setIsSending(false)
    setFailure(result?.ok ? undefined : (result?.failure ?? offline))
    return result
  }

  return { submit, isSending, failure }
}
