import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '#app/base/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { messagesApi } from '../../contract.ts'

interface DeleteChatProps {
  userId: string
  /** Where to go afterwards. */
  back: string
}

export function DeleteChat({ userId, back }: DeleteChatProps) {
  const api = useApi()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)

  async function removeAll() {
    const removing = api.attempt(messagesApi.removeAll, { querystring: { user_id: userId } })
    const result = await removing.catch(() => undefined)
    if (!result?.ok) {
      await showToast('error', 'Failed to delete user messages.')
      return
    }
    // Somebody may have gone on to the next one meanwhile.
    const isOpen = new URLSearchParams(window.location.search).get('user') === userId
    if (isOpen) await navigate(back, { replace: true })
    await showToast('success', 'All messages for this user have been deleted.')
  }

  return (
    <>
      <Button
        size="small"
        look="danger"
        className="shrink-0"
        onClick={() => dialog.current?.showModal()}
      >
        Delete Chat
      </Button>
      <ConfirmDialog
        ref={dialog}
        question="Are you sure you want to delete all messages for this user?"
        action="Delete"
        onConfirm={removeAll}
      />
    </>
  )
}
