import { type ReactNode, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

/** Lists earlier imports. */
export function PastImportList({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="past" className="grid gap-2">
      <h2 id="past" className="text-lg font-semibold text-indigo">
        Earlier imports
      </h2>
      {children}
    </section>
  )
}

interface PastImportProps<Undone> {
  of: { file_name: string; by: string; created_at: string; undone_at: string | null }
  /** What the import has added. */
  added: ReactNode
  /** What undoing does. */
  consequence: ReactNode
  undo: (api: ApiClient) => Promise<Result<Undone>>
  renderUndone: (undone: Undone) => ReactNode
}

/** An import that can be undone as a whole, again for what was kept. */
export function PastImport<Undone>(props: PastImportProps<Undone>) {
  const { of, added, consequence, renderUndone } = props
  const { file_name, by, created_at, undone_at } = of
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()
  const [undone, setUndone] = useState<Undone>()
  const question = useRef<HTMLDialogElement>(null)
  // The list that revalidation loads may appear after the result.
  const isUndone = undone !== undefined || undone_at !== null

  async function undo() {
    const result = await submit(props.undo(api))
    await revalidate()
    if (result?.ok) setUndone(result.value)
  }

  return (
    <li className="grid gap-2 card p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{file_name || 'Unnamed file'}</p>
          <p className="text-sm text-ink/75">
            <OfficeDateTime at={created_at} /> {by} · {added}
            {isUndone && ' · undone'}
          </p>
        </div>
        <Button size="small" disabled={isSending} onClick={() => question.current?.showModal()}>
          {isUndone ? 'Undo the rest' : 'Undo'}
          <span className="sr-only"> {file_name}</span>
        </Button>
      </div>
      <div role="status" className="text-sm">
        {isSending && 'Undoing…'}
        {failure && <p className="text-alarm">{describeFailure(failure)}</p>}
        {undone && renderUndone(undone)}
      </div>
      <ConfirmDialog
        ref={question}
        question={`Undo the import of ${file_name || 'this file'}?`}
        confirmLabel="Undo the import"
        onConfirm={undo}
      >
        {consequence}
      </ConfirmDialog>
    </li>
  )
}
