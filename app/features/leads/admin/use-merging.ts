import { useRevalidator } from 'react-router'
import { useApi } from '#app/base/browser/use-api.ts'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type ChosenField, mergeApi } from '../merge-contract.ts'

const UNDO_MS = 10_000

interface Named {
  id: string
  name: string
}

/** Makes one of two leads, parts them, or says that they are two; each can be taken back. */
export function useMerging({ id, name }: Named) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending } = useSubmission()
  const call = (endpoint: Endpoint, body: { other_id: string }) =>
    api.attempt(endpoint, { params: { id }, body })

  /** Whether it was done. */
  async function make(deed: ReturnType<typeof call>, done: string, undo?: () => void) {
    const result = await submit(deed)
    if (!result?.ok) {
      const description = result?.failure.detail ?? 'The server could not be reached.'
      await showToast('error', `${name} was not changed`, { description })
      return false
    }
    await revalidate()
    const action = undo && { label: 'Undo', onClick: undo }
    await showToast('success', done, action && { durationMs: UNDO_MS, action })
    return true
  }

  const unmerge = (other: Named) =>
    make(call(mergeApi.unmerge, { other_id: other.id }), `${name} and ${other.name} are two again`)
  const doubt = (other: Named) =>
    make(call(mergeApi.perhapsTheSame, { other_id: other.id }), 'Perhaps they are the same')

  return {
    isSending,
    unmerge,
    merge(other: Named, fields: ChosenField[]) {
      const body = { other_id: other.id, fields }
      return make(call(mergeApi.merge, body), `${name} and ${other.name} are one`, () =>
        unmerge(other),
      )
    },
    notTheSame: (other: Named) =>
      make(call(mergeApi.notTheSame, { other_id: other.id }), 'Kept: they are two', () =>
        doubt(other),
      ),
  }
}
