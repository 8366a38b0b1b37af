import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import type { AuditLogEntry } from '../contract.ts'
import { ChangedFields, hasValue } from './changed-fields.tsx'
import { describeEntry } from './subject-labels.ts'

export function AuditLogRow({ entry }: { entry: AuditLogEntry }) {
  const { administrator_name, created_at, action, before, after } = entry
  const { phrase, name } = describeEntry(entry)
  const hasFields = Object.values({ ...before, ...after }).some(hasValue)

  return (
    <li className="grid gap-2 p-4 sm:px-5 lg:grid-cols-[10.5rem_minmax(0,1fr)] lg:gap-5">
      <OfficeDateTime at={created_at} className="text-sm text-ink/75 tabular-nums lg:pt-0.5" />
      <div className="grid min-w-0 gap-2">
        <p className="wrap-anywhere">
          <strong className="font-semibold">{administrator_name}</strong> {phrase}{' '}
          <strong className="font-semibold">{name}</strong>
        </p>
        {hasFields &&
          (action === 'changed' ? (
            <ChangedFields before={before} after={after} />
          ) : (
            <details>
              <summary className="w-fit cursor-pointer py-0.5 text-sm font-medium text-indigo underline">
                {action === 'deleted' ? 'Show what was deleted' : 'Show details'}
              </summary>
              <ChangedFields before={before} after={after} />
            </details>
          ))}
      </div>
    </li>
  )
}
