import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react'
import { Button } from './button.tsx'
import * as words from './words.ts'

interface ConfirmDialogProps {
  /** Open it with `ref.current.showModal()`. */
  ref: RefObject<HTMLDialogElement | null>
  question: string
  /** Details, in smaller type. */
  children?: ReactNode
  /** The label of the confirm button. */
  confirmLabel: string
  /** The look of the confirm button. */
  variant?: ComponentProps<typeof Button>['variant']
  /** The label of the cancel button. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel?: () => void
}

/**
 * Asks for confirmation before data is deleted. The browser traps the focus, closes on Escape, and restores
 * the focus.
 */
export function ConfirmDialog({
  ref,
  question,
  children,
  confirmLabel,
  ...props
}: ConfirmDialogProps) {
  const { variant = 'danger', cancelLabel = words.cancel, onConfirm, onCancel } = props
  const id = useId()

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={id}
      onCancel={onCancel}
      className="m-auto w-[min(26rem,calc(100%-2rem))] card p-6 text-ink backdrop:bg-night/50"
    >
      <form method="dialog" className="grid gap-5">
        <p id={id} className="font-display text-lg font-semibold">
          {question}
        </p>
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button type="submit" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant={variant} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
