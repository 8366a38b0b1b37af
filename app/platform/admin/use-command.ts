import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Endpoint, Input } from '#app/contract/endpoint.ts'
import { showToast } from '#app/ui/toasts.ts'
import { useApi } from '../browser/use-api.ts'
import { describeFailure } from './describe-failure.ts'

/** Calls the API for a button, loads the screen again after a change, and shows why a call failed. */
export function useCommand() {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)

  /**
   * Returns the result of a success; undefined after a failure.
   * @param failed the title of the message about a failure; default: the reason itself
   */
  async function run<E extends Endpoint>(endpoint: E, input: Input<E>, failed?: string) {
    setSending(true)
    const result = await api.attempt(endpoint, input).catch(() => undefined)
    // Without a connection the screen could not be loaded either.
    if (result && endpoint.method !== 'GET') await revalidate()
    setSending(false)
    if (result?.ok) return result
    const reason = describeFailure(result?.failure)
    if (failed) await showToast('error', failed, { description: reason })
    else await showToast('error', reason)
    return undefined
  }

  return { run, isSending }
}
