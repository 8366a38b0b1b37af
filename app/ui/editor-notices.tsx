import { type MouseEvent, useEffect, useRef } from 'react'
import { Button } from './button.tsx'

interface EditorNoticesProps {
  editor: EditorState
}

export interface EditorState {
  /** Whether the form was opened with an unsaved draft. */
  isRestored: boolean
  /** How often saving has failed; each time the summary gets the focus. */
  failureCount: number
  /** The choice between two changes of the same fields; undefined without a conflict. */
  conflict?: {
    names: string[]
    keepMine: () => void
    useTheirs: () => void
  }
  /** Whether the record was deleted after the form was opened. */
  isDeleted?: boolean
}

/** A restored draft, what happened meanwhile to the record of a form, and the choice between both versions. */
export function EditorNotices({ editor }: EditorNoticesProps) {
  const { isRestored, failureCount, conflict, isDeleted } = editor
  const deletion = useRef<HTMLParagraphElement>(null)

  // Like the summary of field errors, which takes the focus in a conflict.
  useEffect(() => {
    if (isDeleted && failureCount > 0) deletion.current?.focus()
  }, [isDeleted, failureCount])

  function choose({ currentTarget }: MouseEvent<HTMLElement>, resolve: () => void) {
    // The buttons are removed, so the focus moves to the field.
    const form = currentTarget.closest('form')
    form?.querySelector<HTMLElement>(`[data-field="${conflict?.names[0]}"]`)?.focus()
    resolve()
  }

  return (
    <>
      {isRestored && (
        <p className="col-span-full rounded-lg bg-paper px-3 py-2 text-sm">
          Your earlier changes were restored. They are not saved yet.
        </p>
      )}
      <div role="alert" className="col-span-full empty:hidden">
        {conflict && (
          <div className="grid gap-3 rounded-lg border-2 border-alarm bg-white px-4 py-3">
            <p>
              <span className="font-semibold">Not saved:</span> someone else has changed the marked
              fields meanwhile. What you typed is kept here.
            </p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={(event) => choose(event, conflict.useTheirs)}>Use theirs</Button>
              <Button onClick={(event) => choose(event, conflict.keepMine)}>Keep mine</Button>
            </div>
          </div>
        )}
        {isDeleted && (
          <p
            ref={deletion}
            tabIndex={-1}
            className="scroll-mt-20 rounded-lg border-2 border-alarm bg-white px-4 py-3"
          >
            <span className="font-semibold">Not saved:</span> this was deleted meanwhile. Restore it
            under{' '}
            <a
              href="/admin/deleted"
              target="_blank"
              rel="noreferrer"
              className="font-medium text-indigo underline"
            >
              Deleted
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            , then save again. Your text is kept here.
          </p>
        )}
      </div>
    </>
  )
}
