import { useNavigate } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { showToast } from '#app/ui/toasts.ts'

const UNDO_MS = 10_000

interface UndoableAction {
  action: () => Promise<Result<unknown>>
  doneMessage: string
  failedMessage: string
  undo: () => Promise<Result<unknown>>
  undoFailedMessage: string
}

/** Runs an action on a conversation, navigates to `listAddress`, and offers to undo it. */
export function useUndoableAction(userId: string, listAddress: string) {
  const navigate = useNavigate()

  return async function run({
    action,
    doneMessage,
    failedMessage,
    undo,
    undoFailedMessage,
  }: UndoableAction) {
    if (!(await runAction(action, failedMessage))) return
    // Does not navigate if the administrator has opened another conversation meanwhile.
    const isStillOpen = new URLSearchParams(window.location.search).get('user') === userId
    if (isStillOpen) await navigate(listAddress, { replace: true })
    const undoButton = { label: 'Undo', onClick: () => runAction(undo, undoFailedMessage) }
    await showToast('success', doneMessage, { durationMs: UNDO_MS, action: undoButton })
  }
}

/** Runs an action and shows an error if it fails. Returns whether it succeeded. */
export async function runAction(action: () => Promise<Result<unknown>>, failedMessage: string) {
  const result = await action().catch(() => undefined)
  const reason = result?.ok === false && result.status === 409 && result.failure.detail
  if (!result?.ok) await showToast('error', reason || failedMessage)
  return result?.ok
}
