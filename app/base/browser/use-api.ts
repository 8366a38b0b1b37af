import { createContext, useContext } from 'react'
import type { ApiClient } from '#app/contract/api-client.ts'

/** The API for components, outside of loaders. */
export const BrowserApi = createContext<ApiClient | undefined>(undefined)

export function useApi() {
  const api = useContext(BrowserApi)
  if (!api) throw new Error('useApi must be used within BrowserApi')
  return api
}
