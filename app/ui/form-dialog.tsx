import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormErrors } from './form-errors.tsx'

interface FormDialogProps {
  title: string
  /** The label of the submit button. */
  action?: string
  variant?: ComponentProps<typeof Button>['variant']
  /** More buttons, before the submit button. */
  buttons?: ReactNode
  failure?: ComponentProps<typeof FormErrors>['failure']
  /** While the form is being sent, it cannot be sent again. */
  isSending?: boolean
  onSubmit: (form: FormData) => void
  /** Called by the cancel button; default: `onClose`. */
  onCancel?: () => void
  onClose: () => void
  children: ReactNode
}

/** A small dialog with a form, its errors and its buttons. */
export function FormDialog({
  title,
  action = 'Save',
  variant = 'primary',
  buttons,
  failure,
  isSending,
  onSubmit,
  onClose,
  onCancel = onClose,
  children,
}: FormDialogProps) {
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <form
        noValidate
        className="grid gap-5 p-5 sm:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) onSubmit(new FormData(event.currentTarget))
        }}
      >
        <FormErrors failure={failure}>
          {children}
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onCancel}>Cancel</Button>
            {buttons}
            {/* A disabled button would lose the focus, and with it the progress that its label shows. */}
            <Button
              type="submit"
              variant={variant}
              aria-disabled={isSending}
              className="aria-disabled:opacity-60"
            >
              {action}
            </Button>
          </div>
        </FormErrors>
      </form>
    </Dialog>
  )
}
