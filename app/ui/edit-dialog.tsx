import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormErrors } from './form-errors.tsx'

interface EditDialogProps {
  title: string
  editor: {
    failure: ComponentProps<typeof FormErrors>['failure']
    /** How often saving has failed; each time the summary gets the focus. */
    failureCount: number
    /** Whether the form was opened with an unsaved draft. */
    isRestored: boolean
    isSaving: boolean
    /** The sent part of a file, from 0 to 1, during the upload. */
    progress?: number
    save: () => void
  }
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog, with its buttons always visible. */
export function EditDialog({ title, editor, onClose, children }: EditDialogProps) {
  const { failure, failureCount, isRestored, isSaving, progress, save } = editor

  return (
    <Dialog title={title} onClose={() => !isSaving && onClose()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving) save()
        }}
      >
        <div className="grid gap-4 px-5 pt-4 pb-5 sm:px-6">
          {isRestored && (
            <p className="rounded-lg bg-paper px-3 py-2 text-sm">
              Your earlier changes were restored. They are not saved yet.
            </p>
          )}
          <FormErrors failure={failure} attempt={failureCount}>
            {children}
          </FormErrors>
        </div>
        <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-white px-5 py-3 sm:px-6">
          {progress !== undefined && (
            <progress
              aria-label="Uploading picture"
              value={progress}
              className="h-2 min-w-24 grow accent-indigo"
            />
          )}
          <Button onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" aria-disabled={isSaving}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
