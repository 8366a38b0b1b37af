import type { RefObject } from 'react'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

interface EraseDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  /** How many messages the server has not taken. */
  unsent: number
  onErase: () => void
}

export function EraseDialog({ ref, unsent, onErase }: EraseDialogProps) {
  return (
    <ConfirmDialog
      ref={ref}
      question="Erase this chat on this device?"
      action="Erase"
      onConfirm={onErase}
    >
      <p>
        Nobody who uses this browser after you can read it then, and you cannot either. The office
        keeps what it has received.
      </p>
      {unsent > 0 && (
        <p className="font-semibold text-alarm">
          {unsent === 1
            ? '1 message has not been sent. It will be lost.'
            : `${unsent} messages have not been sent. They will be lost.`}
        </p>
      )}
    </ConfirmDialog>
  )
}
