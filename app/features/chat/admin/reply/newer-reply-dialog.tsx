import type { RefObject } from 'react'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { Message } from '../../contract.ts'

interface NewerReplyDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  /** The reply of a colleague. */
  newerReply: Message | undefined
  onSend: () => void
}

/** Asks for confirmation before a second reply to the same question. */
export function NewerReplyDialog({ ref, newerReply, onSend }: NewerReplyDialogProps) {
  return (
    <ConfirmDialog
      ref={ref}
      question={`${newerReply?.author?.name} has replied since you started writing.`}
      cancelLabel="Keep editing"
      confirmLabel="Send anyway"
      variant="primary"
      onConfirm={onSend}
    >
      <blockquote className="max-h-40 overflow-y-auto rounded-lg border border-line bg-paper px-4 py-2 whitespace-pre-wrap wrap-anywhere">
        {newerReply?.message}
      </blockquote>
    </ConfirmDialog>
  )
}
