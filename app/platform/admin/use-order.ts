import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { showToast } from '#app/ui/toasts.ts'
import { useApi } from '../browser/use-api.ts'
import { describeFailure } from './describe-failure.ts'

/**
 * Shows rows in their new order and saves it immediately. After an error, shows the stored order
 * again.
 */
export function useOrder<Row extends { id: string }>(
  loaded: Row[],
  send: (api: ApiClient, ids: string[]) => Promise<Result<unknown>>,
) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [ordered, setOrdered] = useState({ loaded, rows: loaded })
  const lastRequest = useRef<Promise<unknown>>(Promise.resolve())

  function reorder(ids: string[]) {
    const rows = ids.flatMap((id) => loaded.filter((row) => row.id === id))
    setOrdered({ loaded, rows })
    // Requests are sent one after the other, so that the last order wins.
    lastRequest.current = lastRequest.current.then(() => saveOrder(ids))
  }

  async function saveOrder(ids: string[]) {
    const result = await send(api, ids).catch(() => undefined)
    if (result?.ok || result?.status === 401) return
    setOrdered({ loaded, rows: loaded })
    await revalidate()
    const description = describeFailure(result?.failure)
    await showToast('error', 'Failed to save the order. Please try again.', { description })
  }

  // Newly loaded rows take precedence.
  return { rows: ordered.loaded === loaded ? ordered.rows : loaded, reorder }
}
