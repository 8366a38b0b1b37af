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

/** Runs an action on a conversation, navigates to `back`, and offers to undo it. */
export function useUndoableAction(userId: string, back: string) {
  const navigate = useNavigate()

  return async function run({
    action: act,
    doneMessage,
    failedMessage,
    undo,
    undoFailedMessage,
  }: UndoableAction) {
    if (!(await runAction(act, failedMessage))) return
    // Stays on the page if another conversation was opened meanwhile.
    const isOpen = new URLSearchParams(window.location.search).get('user') === userId
    if (isOpen) await navigate(back, { replace: true })
    const action = { label: 'Undo', onClick: () => runAction(undo, undoFailedMessage) }
    await showToast('success', doneMessage, { durationMs: UNDO_MS, action })
  }
}

/** Runs an action and shows an error if it fails. Returns whether it succeeded. */
export async function runAction(action: () => Promise<Result<unknown>>, failedMessage: string) {
  const result = await action().catch(() => undefined)
  const reason = result?.ok === false && result.status === 409 && result.failure.detail
  if (!result?.ok) await showToast('error', reason || failedMessage)
  return result?.ok
}
