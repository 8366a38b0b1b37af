import { ArrowRight } from 'lucide-react'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { StoredPicture } from '#app/ui/stored-picture.tsx'
import { formatFieldName } from './subject-labels.ts'

interface ChangedFieldsProps {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Lists each changed field with its previous and its new value, as text. */
export function ChangedFields({ before, after }: ChangedFieldsProps) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differing = fields.filter((field) => hasValue(before[field]) || hasValue(after[field]))

  return (
    <dl className="grid gap-2 py-1 text-sm">
      {differing.map((field) => (
        <div
          key={field}
          className="grid gap-x-4 border-l-2 border-line pl-3 sm:grid-cols-[8rem_minmax(0,1fr)]"
        >
          <dt className="text-ink/75">{formatFieldName(field)}</dt>
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

export function hasValue(value: unknown) {
  const isEmptyList = Array.isArray(value) && value.length === 0
  return value !== undefined && value !== null && value !== '' && !isEmptyList
}
