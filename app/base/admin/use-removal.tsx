import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#app/base/browser/use-api.ts'
import type { Result } from '#app/contract/api-client.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { focusHeading } from './screen.tsx'

const UNDO_MS = 10_000

export interface Removal<Row> {
  api: { remove: Endpoint; restore?: Endpoint }
  /** What is deleted: "contact message". */
  one: string
  question: string
  /** What the question is about. */
  about: (row: Row) => string
  /** Said afterwards. */
  deleted: (row: Row) => string
  /** Said of a failure; without it that is only logged. */
  errorMessage?: string
}

/** Deletes a row after a question, says how it went, and offers to take it back. */
export function useRemoval<Row extends { id: string }>(removal: Removal<Row> | undefined) {
  const office = useApi()
  const { revalidate } = useRevalidator()
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<Row>()

  const call = (endpoint: Endpoint, { id }: Row) => office.attempt(endpoint, { params: { id } })

  function confirmRemoval(row: Row) {
    setChosen(row)
    dialog.current?.showModal()
  }

  async function remove(row: Row, { api, one, deleted, errorMessage: notDeleted }: Removal<Row>) {
    const result = await runCall(call(api.remove, row), `The ${one} could not be deleted`)
    // What a colleague has deleted before is gone as well.
    if (!result?.ok && result?.status !== 404) {
      // Why it has to stay, where the server knows.
      const description = result?.status === 409 ? result.failure.detail : undefined
      if (notDeleted) await showToast('error', notDeleted, { description })
      return
    }
    await revalidate()
    focusHeading()
    const { restore } = api
    const undo = restore && { label: 'Undo', onClick: () => restoreRow(row, restore, one) }
    await showToast('success', deleted(row), undo && { durationMs: UNDO_MS, action: undo })
  }

  async function restoreRow(row: Row, restore: Endpoint, one: string) {
    const result = await runCall(call(restore, row), `The ${one} could not be restored`)
    if (!result?.ok) {
      await showToast('error', `Failed to restore the ${one}. Please try again.`)
    }
    await revalidate()
  }

  const confirmDialog = removal && (
    <ConfirmDialog
      ref={dialog}
      question={removal.question}
      confirmLabel="Delete"
      onConfirm={() => chosen && remove(chosen, removal)}
    >
      <p className="wrap-anywhere text-ink/75">{chosen && removal.about(chosen)}</p>
    </ConfirmDialog>
  )
  return { ask: confirmRemoval, question: confirmDialog }
}

/** Undefined when the server could not be reached; what went wrong is logged. */
async function runCall(call: Promise<Result<unknown>>, message: string) {
  try {
    const result = await call
    if (!result.ok) console.error(message, result.failure)
    return result
  } catch (error) {
    console.error(message, error)
    return undefined
  }
}
