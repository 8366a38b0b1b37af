import { createContext, useContext } from 'react'
import type { ApiClient } from '#app/contract/api-client.ts'

/** The API client for components. Loaders use `apiContext`. */
export const BrowserApi = createContext<ApiClient | undefined>(undefined)

export function useApi() {
  const api = useContext(BrowserApi)
  if (!api) throw new Error('useApi must be used within BrowserApi')
  return api
}
