import { useRef } from 'react'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import { useUndoableAction } from './use-undoable-action.ts'

interface DeleteChatProps {
  userId: string
  /** The address of the list, which opens afterwards. */
  listAddress: string
}

export function DeleteChat({ userId, listAddress }: DeleteChatProps) {
  const api = useApi()
  const run = useUndoableAction(userId, listAddress)
  const dialog = useRef<HTMLDialogElement>(null)

  function removeAll() {
    return run({
      action: () => api.attempt(messagesApi.removeAll, { querystring: { user_id: userId } }),
      doneMessage: 'All messages for this user have been deleted.',
      failedMessage: 'Failed to delete user messages.',
      undo: () => api.attempt(conversationsApi.restore, { params: { user_id: userId } }),
      undoFailedMessage: 'Failed to restore the messages. Please try again.',
    })
  }

  return (
    <>
      <Button size="small" className="shrink-0" onClick={() => dialog.current?.showModal()}>
        Delete Chat
      </Button>
      <ConfirmDialog
        ref={dialog}
        question="Are you sure you want to delete all messages for this user?"
        confirmLabel="Delete"
        onConfirm={removeAll}
      >
        <p className="text-ink/80">
          The visitor can no longer see them. You can restore them under Deleted within 30 days.
        </p>
      </ConfirmDialog>
    </>
  )
}
