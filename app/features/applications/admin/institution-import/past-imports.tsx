import { Link } from 'react-router'
import { PastImport, PastImportList } from '#app/features/lead-import/admin/past-import.tsx'
import { formatCount } from '#app/platform/admin/format-count.ts'
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
    <PastImportList>
      <ul className="grid gap-2">
        {imports.map((each) => (
          <PastImport
            key={each.id}
            of={each}
            added={<Added of={each} />}
            consequence="Institutions and courses that it added are deleted, unless they have applications or have changed since. Values that it changed get back what they were."
            undo={(api) => api.attempt(institutionImportsApi.undo, { params: { id: each.id } })}
            renderUndone={(undone) => <UndoSummary {...undone} />}
          />
        ))}
      </ul>
    </PastImportList>
  )
}

function Added({ of: { rows, institutions, courses, changed } }: { of: InstitutionImport }) {
  return (
    <>
      {formatCount(rows, 'row')}: {formatCount(institutions, 'new institution')},{' '}
      {formatCount(courses, 'new course')}, {changed} changed
    </>
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
