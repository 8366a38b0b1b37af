import { useRef } from 'react'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { type ImportDetails, wordpressApi } from '../contract.ts'

/** Undoes an import, after a question. */
export function UndoButton({ details: { id, site } }: { details: ImportDetails }) {
  const { run, isSending } = useCommand()
  const question = useRef<HTMLDialogElement>(null)

  return (
    <>
      <Button
        className="justify-self-start"
        disabled={isSending}
        onClick={() => question.current?.showModal()}
      >
        Undo the import
      </Button>
      <ConfirmDialog
        ref={question}
        question={`Undo the import of ${site}?`}
        confirmLabel="Undo the import"
        onConfirm={() => void run(wordpressApi.undo, { params: { id } })}
      >
        Articles, pages, pictures and redirects of this import are deleted permanently, and the
        former menu comes back. What somebody has changed since is kept.
      </ConfirmDialog>
    </>
  )
}
