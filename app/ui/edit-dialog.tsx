import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { useBlocker } from 'react-router'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { EditorNotices, type EditorState } from './editor-notices.tsx'
import { FormErrors } from './form-errors.tsx'

interface EditDialogProps {
  title: string
  editor: EditorState & {
    failure: ComponentProps<typeof FormErrors>['failure']
    isSaving: boolean
    /** The sent part of a file, from 0 to 1, during the upload. */
    progress?: number
    save: () => void
    /** Whether there is unsaved input, even before React has rendered the change. */
    isUnsaved: () => boolean
    discard: () => void
  }
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog, with its buttons always visible. Asks before unsaved input is lost. */
export function EditDialog({ title, editor, onClose, children }: EditDialogProps) {
  const { failure, failureCount, isSaving, progress, save, isUnsaved, discard } = editor
  const warning = useRef<HTMLDialogElement>(null)

  function close() {
    if (isSaving) return
    // Some dialogs close without a change of the address, which the blocker below would notice.
    if (isUnsaved()) warning.current?.showModal()
    else onClose()
  }

  return (
    <>
      <Dialog title={title} onClose={close}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isSaving) save()
          }}
        >
          <div className="grid gap-4 px-5 pt-4 pb-5 sm:px-6">
            <FormErrors failure={failure} attempt={failureCount}>
              <EditorNotices editor={editor} />
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
            <Button onClick={close} disabled={isSaving}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" aria-disabled={isSaving}>
              {isSaving ? 'Saving…' : 'Save'}
            </Button>
          </div>
        </form>
      </Dialog>
      <DiscardQuestion
        ref={warning}
        onDiscard={() => {
          discard()
          onClose()
        }}
      />
      <UnsavedWarning isUnsaved={isUnsaved} onDiscard={discard} />
    </>
  )
}

interface DiscardQuestionProps {
  ref: RefObject<HTMLDialogElement | null>
  onDiscard: () => void
  onKeep?: () => void
}

function DiscardQuestion({ ref, onDiscard, onKeep }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      ref={ref}
      question="Leave without saving?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      <p className="text-ink/75">Your changes will be lost.</p>
    </ConfirmDialog>
  )
}

interface UnsavedWarningProps {
  /** Called when the user is about to leave the page. */
  isUnsaved: () => boolean
  onDiscard: () => void
}

/** Asks before the address changes or the tab closes with unsaved changes. */
function UnsavedWarning({ isUnsaved, onDiscard }: UnsavedWarningProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const blocker = useBlocker(isUnsaved)
  const warn = useEffectEvent((event: Event) => {
    if (isUnsaved()) event.preventDefault()
  })

  useEffect(() => {
    if (blocker.state === 'blocked') dialog.current?.showModal()
  }, [blocker])

  useEffect(() => {
    const listen = (event: Event) => warn(event)
    window.addEventListener('beforeunload', listen)
    return () => window.removeEventListener('beforeunload', listen)
  }, [])

  return (
    <DiscardQuestion
      ref={dialog}
      onDiscard={() => {
        onDiscard()
        blocker.proceed?.()
      }}
      onKeep={() => blocker.reset?.()}
    />
  )
}
