import { useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { importsApi, type LeadImport, type UndoneImport } from '../contract.ts'

interface PastImportsProps {
  imports: LeadImport[]
  /** Limit of the next page; missing on the last page. */
  next?: number
}

/** Lists earlier imports. Each can be undone as a whole. */
export function PastImports({ imports, next }: PastImportsProps) {
  if (imports.length === 0) return null

  return (
    <section aria-labelledby="past" className="grid gap-2">
      <h2 id="past" className="text-lg font-semibold text-indigo">
        Earlier imports
      </h2>
      <ul className="grid gap-2">
        {imports.map((each) => (
          <PastImport key={each.id} of={each} />
        ))}
      </ul>
      {next && (
        <Link
          to={`?earlier=${next}`}
          preventScrollReset
          className="justify-self-start text-indigo underline"
        >
          Show earlier imports
        </Link>
      )}
    </section>
  )
}

function PastImport({ of }: { of: LeadImport }) {
  const { id, file_name, rows, new_leads, existing_leads, by, created_at, undone_at } = of
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()
  const [undone, setUndone] = useState<UndoneImport>()
  const question = useRef<HTMLDialogElement>(null)
  // The list that revalidation loads may appear after the result.
  const isUndone = undone !== undefined || undone_at !== null

  async function undo() {
    const result = await submit(api.attempt(importsApi.undo, { params: { id } }))
    await revalidate()
    if (result?.ok) setUndone(result.value)
  }

  return (
    <li className="grid gap-2 card p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{file_name || 'Unnamed file'}</p>
          <p className="text-sm text-ink/75">
            <OfficeDateTime at={created_at} /> {by} · {formatCount(rows, 'row')}: {new_leads} new,{' '}
            {existing_leads} existing
            {isUndone && ' · undone'}
          </p>
        </div>
        <Button size="small" disabled={isSending} onClick={() => question.current?.showModal()}>
          {isUndone ? 'Undo the rest' : 'Undo'}
        </Button>
      </div>
      <div role="status" className="text-sm">
        {isSending && 'Undoing…'}
        {failure && <p className="text-alarm">{describeFailure(failure)}</p>}
        {undone && <UndoSummary {...undone} />}
      </div>
      <ConfirmDialog
        ref={question}
        question={`Undo the import of ${file_name || 'this file'}?`}
        confirmLabel="Undo the import"
        onConfirm={undo}
      >
        It was started on <OfficeDateTime at={created_at} /> with {formatCount(rows, 'row')}. Leads
        that it created are deleted permanently, unless they have changed since. What it added to
        existing leads is removed, and values that it changed get back what they were.
      </ConfirmDialog>
    </li>
  )
}

function UndoSummary({ leads, removed_activities, kept_leads, changed_leads }: UndoneImport) {
  return (
    <div className="grid gap-1">
      <p>
        {formatCount(leads, 'lead')} deleted, {formatCount(removed_activities, 'row')} removed from
        existing leads.
      </p>
      <LeadNames title="New leads that have changed since; kept" of={kept_leads} />
      <LeadNames title="Values changed since; kept" of={changed_leads} />
    </div>
  )
}

function LeadNames({ title, of }: { title: string; of: UndoneImport['kept_leads'] }) {
  if (of.length === 0) return null

  return (
    <details>
      <summary>
        {title}: {of.length}
      </summary>
      <ul>
        {of.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/admin/leads/${id}`} className="text-indigo underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
