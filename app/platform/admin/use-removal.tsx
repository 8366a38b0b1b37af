import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { useApi } from '../browser/use-api.ts'
import { focusHeading } from './screen.tsx'

export interface Removal<Row> {
  api: { remove: Endpoint; restore?: Endpoint }
  /** The name of a row: "contact message". */
  singular: string
  question: string
  /** Returns the details below the question, for example the name of the row. */
  description: (row: Row) => string
  /** Returns the message after the deletion. */
  successMessage: (row: Row) => string
  /** The message after a failure. If omitted, the failure is only logged. */
  errorMessage?: string
}

/** Deletes a row after confirmation, reports the result, and offers Undo. */
export function useRemoval<Row extends { id: string }>(removal: Removal<Row> | undefined) {
  const client = useApi()
  const { revalidate } = useRevalidator()
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<Row>()

  const call = (endpoint: Endpoint, { id }: Row) => client.attempt(endpoint, { params: { id } })

  function confirmRemoval(row: Row) {
    setChosen(row)
    dialog.current?.showModal()
  }

  async function remove(row: Row, { api, singular, successMessage, errorMessage }: Removal<Row>) {
    const result = await runCall(call(api.remove, row), `The ${singular} could not be deleted`)
    // A 404 counts as success, because a colleague has already deleted the row.
    if (!result?.ok && result?.status !== 404) {
      // Code 409 has a reason that the administrator can act on.
      const description = result?.status === 409 ? result.failure.detail : undefined
      if (errorMessage) await showToast('error', errorMessage, { description })
      return
    }
    await revalidate()
    focusHeading()
    const { restore } = api
    const undo = restore && (() => void restoreRow(row, restore, singular))
    await showToast('success', successMessage(row), { undo })
  }

  async function restoreRow(row: Row, restore: Endpoint, singular: string) {
    const result = await runCall(call(restore, row), `The ${singular} could not be restored`)
    if (!result?.ok) {
      await showToast('error', `Failed to restore the ${singular}. Please try again.`)
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
      <p className="wrap-anywhere text-ink/75">{chosen && removal.description(chosen)}</p>
    </ConfirmDialog>
  )
  return { confirmRemoval, confirmDialog }
}

/** Returns undefined when the server is unreachable; errors are logged. */
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
