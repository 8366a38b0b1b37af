import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { conversationsApi } from '../../conversations-contract.ts'
import { runAction, useUndoableAction } from './use-undoable-action.ts'

interface CloseChatProps {
  userId: string
  isClosed: boolean
  /** The address of the list, which opens afterwards. */
  listAddress: string
}

/** Closes or reopens a conversation. */
export function CloseChat({ userId, isClosed, listAddress }: CloseChatProps) {
  const api = useApi()
  const run = useUndoableAction(userId, listAddress)
  const params = { user_id: userId }
  const reopen = () => api.attempt(conversationsApi.reopen, { params })
  const reopenFailedMessage = 'Failed to reopen the conversation. Please try again.'

  function close() {
    return run({
      action: () => api.attempt(conversationsApi.close, { params }),
      doneMessage: 'The conversation was closed. It reopens when the visitor writes.',
      failedMessage: 'Failed to close the conversation. Please try again.',
      undo: reopen,
      undoFailedMessage: reopenFailedMessage,
    })
  }

  return isClosed ? (
    <Button size="small" onClick={() => runAction(reopen, reopenFailedMessage)}>
      Reopen
    </Button>
  ) : (
    <Button size="small" onClick={close}>
      Close
    </Button>
  )
}
