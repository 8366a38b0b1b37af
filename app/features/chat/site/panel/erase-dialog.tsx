import type { RefObject } from 'react'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import * as words from './words.ts'

interface EraseDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  /** The number of messages that the server has not stored. */
  unsent: number
  onErase: () => void
}

export function EraseDialog({ ref, unsent, onErase }: EraseDialogProps) {
  return (
    <ConfirmDialog
      ref={ref}
      question={words.eraseQuestion}
      confirmLabel={words.erase}
      onConfirm={onErase}
    >
      <p>{words.eraseHelp}</p>
      {unsent > 0 && <p className="font-semibold text-alarm">{words.unsentLost(unsent)}</p>}
    </ConfirmDialog>
  )
}
