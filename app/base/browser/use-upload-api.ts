import { createContext, useContext } from 'react'
import type { ApiClient } from '#app/contract/api-client.ts'

type OnProgress = (fraction: number) => void

/** Makes the API for calls with a file, which tell how much of it has left, from 0 to 1. */
export const UploadApiContext = createContext<((onProgress: OnProgress) => ApiClient) | undefined>(
  undefined,
)

export function useUploadApi() {
  const createApi = useContext(UploadApiContext)
  if (!createApi) throw new Error('useUploadApi must be used within UploadApiContext')
  return createApi
}
