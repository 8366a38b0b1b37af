import { ArrowRight } from 'lucide-react'
import { getOwn } from '#app/contract/get-own.ts'
import { findField } from '#app/features/leads/fields-contract.ts'
import { auditSubjects } from '#app/features/manifests.ts'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { useVisibleSubjects } from '#app/platform/admin/list/use-visible-subjects.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { StoredPicture } from '#app/ui/stored-picture.tsx'
import { type Action, type AuditLogEntry, auditLogApi } from '../contract.ts'
import type { Route } from './+types/audit-log-page.ts'
import { nameField } from './field-names/words.ts'

const auditLog = list(auditLogApi.list, {
  id: 'activity-log',
  title: 'Activity log',
  plural: 'activity',
  describeEmpty: ({ q, filters: { subject } }) =>
    q || subject
      ? 'Try another search, or show all types.'
      : 'Changes in the back office that you may see appear here: who, when and what.',
  firstAction: { label: 'Go to the dashboard', to: '/admin/dashboard' },
  countLabel: ['change', 'changes'],
  search: { label: 'Search activity', placeholder: 'Who, what or a value' },
  filters: {
    subject: {
      label: 'Type',
      all: 'All types',
      options: Object.fromEntries(
        Object.entries(auditSubjects).map(([subject, { many }]) => [subject, many]),
      ),
    },
  },
  paging: 'older',
})

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(auditLog, args)

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen list={useVisibleSubjects(auditLog)} {...loaderData}>
      {(rows) => (
        <ol className="divide-y divide-line card">
          {rows.map((row) => (
            <AuditLogRow key={row.id} entry={row} />
          ))}
        </ol>
      )}
    </ListScreen>
  )
}

function AuditLogRow({ entry }: { entry: AuditLogEntry }) {
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
            <ChangedFields entry={entry} />
          ) : (
            <details>
              <summary className="w-fit cursor-pointer py-0.5 text-sm font-medium text-indigo underline">
                {action === 'deleted' ? 'Show what was deleted' : 'Show details'}
              </summary>
              <ChangedFields entry={entry} />
            </details>
          ))}
      </div>
    </li>
  )
}

/** Lists each changed field with its previous and its new value, as text. */
function ChangedFields({ entry: { subject, before, after } }: { entry: AuditLogEntry }) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differing = fields.filter((field) => hasValue(before[field]) || hasValue(after[field]))

  return (
    <dl className="grid gap-2 py-1 text-sm">
      {differing.map((field) => (
        <div
          key={field}
          className="grid gap-x-4 border-l-2 border-line pl-3 sm:grid-cols-[8rem_minmax(0,1fr)]"
        >
          <dt className="text-ink/75">
            {(subject === 'lead' && findField(field)?.label) || nameField(field)}
          </dt>
          <dd className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1 wrap-anywhere">
            <FieldChange
              isPresent={[field in before, field in after]}
              previousValue={before[field]}
              newValue={after[field]}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface FieldChangeProps {
  /** Whether the field exists before and after the change. */
  isPresent: [boolean, boolean]
  previousValue: unknown
  newValue: unknown
}

function FieldChange({
  isPresent: [wasPresent, isPresent],
  previousValue,
  newValue,
}: FieldChangeProps) {
  if (!wasPresent) return <Value value={newValue} />
  if (!isPresent) return <Value value={previousValue} />
  return (
    <>
      <span className="sr-only">Before: </span>
      <Value value={previousValue} isOld />
      <div className="flex min-w-0 items-start gap-x-3">
        <ArrowRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink/60" />
        <span className="sr-only">After: </span>
        <Value value={newValue} />
      </div>
    </>
  )
}

function Value({ value, isOld = false }: { value: unknown; isOld?: boolean }) {
  const className = `min-w-0 ${isOld ? 'text-ink/75' : 'font-medium'}`
  if (!hasValue(value)) return <span className={className}>nothing</span>
  if (Array.isArray(value)) {
    return (
      <ul className={`list-inside list-disc ${className}`}>
        {value.map((item) => (
          <li key={String(item)}>{String(item)}</li>
        ))}
      </ul>
    )
  }
  if (typeof value === 'string' && timestampPattern.test(value)) {
    return <OfficeDateTime at={value} className={className} />
  }
  if (typeof value === 'string' && isPicture.test(value)) {
    return <StoredPicture address={value} alt="" className={`h-12 w-auto ${className}`} />
  }
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return (
    <div className={className}>
      <LongText text={text} />
    </div>
  )
}

/**
 * Matches the address of an uploaded picture. The picture may have been deleted in the meantime.
 */
const isPicture = /^\/media\/[0-9a-f]{32}\.webp$/
const timestampPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function hasValue(value: unknown) {
  const isEmptyList = Array.isArray(value) && value.length === 0
  return value !== undefined && value !== null && value !== '' && !isEmptyList
}

/** "added the destination" */
const phrases: Record<Action | 'invited', (what: string) => string> = {
  added: (what) => `added ${what}`,
  changed: (what) => `changed ${what}`,
  deleted: (what) => `deleted ${what}`,
  restored: (what) => `restored ${what}`,
  exported: (what) => `exported ${what}`,
  opened: (what) => `opened ${what}`,
  invited: (what) => `invited ${what}`,
}

/**
 * Returns the phrase after the administrator's name, such as "changed the destination", and the
 * name of the subject.
 */
function describeEntry(entry: AuditLogEntry) {
  const { action, subject, subject_name: name, administrator_name: who } = entry
  const verb = subject === 'administrator' && action === 'added' ? 'invited' : action
  const isOwn = subject === 'administrator' && name === who
  if (isOwn) return { phrase: phrases[verb]('their own account'), name: '' }
  // Entries of a feature that was removed have no manifest.
  const {
    one = subject.replaceAll('_', ' '),
    named = `the ${one}`,
    nameless = `a ${one}`,
  } = getOwn(auditSubjects, subject) ?? {}
  return { phrase: phrases[verb](name ? named : nameless), name }
}
