import { Link } from 'react-router'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { importsApi, type LeadImport, type UndoneImport } from '../contract.ts'
import { PastImport, PastImportList } from './past-import.tsx'

interface PastImportsProps {
  imports: LeadImport[]
  /** Limit of the next page; missing on the last page. */
  next?: number
}

/** Lists earlier imports. Each can be undone as a whole. */
export function PastImports({ imports, next }: PastImportsProps) {
  if (imports.length === 0) return null

  return (
    <PastImportList>
      <ul className="grid gap-2">
        {imports.map((each) => (
          <PastImport
            key={each.id}
            of={each}
            added={<Added of={each} />}
            consequence={<Consequence of={each} />}
            undo={(api) => api.attempt(importsApi.undo, { params: { id: each.id } })}
            renderUndone={(undone) => <UndoSummary {...undone} />}
          />
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
    </PastImportList>
  )
}

function Added({ of: { rows, new_leads, existing_leads } }: { of: LeadImport }) {
  return (
    <>
      {formatCount(rows, 'row')}: {new_leads} new, {existing_leads} existing
    </>
  )
}

function Consequence({ of: { created_at, rows } }: { of: LeadImport }) {
  return (
    <>
      It was started on <OfficeDateTime at={created_at} /> with {formatCount(rows, 'row')}. Leads
      that it created are deleted permanently, unless they have changed since. What it added to
      existing leads is removed, and values that it changed get back what they were.
    </>
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
