import { useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import {
  type InstitutionImport,
  institutionImportsApi,
  type KeptRow,
  type UndoneImport,
} from '../../institution-import-contract.ts'

/** Lists earlier imports. Each can be undone as a whole. */
export function PastImports({ imports }: { imports: InstitutionImport[] }) {
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
    </section>
  )
}

function PastImport({ of }: { of: InstitutionImport }) {
  const { id, file_name, rows, institutions, courses, changed, by, created_at, undone_at } = of
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()
  const [undone, setUndone] = useState<UndoneImport>()
  const question = useRef<HTMLDialogElement>(null)
  // The list that revalidation loads may appear after the result.
  const isUndone = undone !== undefined || undone_at !== null

  async function undo() {
    const result = await submit(api.attempt(institutionImportsApi.undo, { params: { id } }))
    await revalidate()
    if (result?.ok) setUndone(result.value)
  }

  return (
    <li className="grid gap-2 card p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{file_name}</p>
          <p className="text-sm text-ink/75">
            <OfficeDateTime at={created_at} /> {by} · {formatCount(rows, 'row')}:{' '}
            {formatCount(institutions, 'new institution')}, {formatCount(courses, 'new course')},{' '}
            {changed} changed
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
        {undone && <UndoSummary {...undone} />}
      </div>
      <ConfirmDialog
        ref={question}
        question={`Undo the import of ${file_name}?`}
        confirmLabel="Undo the import"
        onConfirm={undo}
      >
        Institutions and courses that it added are deleted, unless they have applications or have
        changed since. Values that it changed get back what they were.
      </ConfirmDialog>
    </li>
  )
}

function UndoSummary({ institutions, courses, reverted, kept }: UndoneImport) {
  return (
    <div className="grid gap-1">
      <p>
        {formatCount(institutions, 'institution')} and {formatCount(courses, 'course')} deleted,{' '}
        {reverted} changed back.
      </p>
      {kept.length > 0 && (
        <details>
          <summary className="min-h-11 py-2">Kept: {kept.length}</summary>
          <ul>
            {kept.map((row, index) => (
              <li key={index} className="wrap-anywhere">
                <Link
                  to={`/admin/applications/institutions/${row.institution_id}`}
                  className="text-indigo underline"
                >
                  {row.name}
                </Link>{' '}
                – {reasons[row.reason]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const reasons: Record<KeptRow['reason'], string> = {
  applications: 'has applications',
  changed: 'changed since',
  merged: 'merged since',
  courses: 'has other courses',
}
