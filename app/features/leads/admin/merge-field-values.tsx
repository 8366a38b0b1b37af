import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import type { Lead } from '../contract.ts'
import { formatFieldValue } from './lead-labels.ts'
import type { MergeField } from './merge-fields.ts'
import { useOfficeLists } from './office-lists.ts'

/** Shows the values of the fields that are chosen together. */
export function MergeFieldValues({ group: { fields }, lead }: { group: MergeField; lead: Lead }) {
  const lists = useOfficeLists()
  const values = fields
    .filter((name) => name !== 'follow_up_at')
    .map((name) => formatFieldValue(name, lead[name], lists))
    .filter((text) => text !== '–')
  const at = fields.includes('follow_up_at') && lead.follow_up_at
  if (!at && values.length === 0) return <span className="text-ink/75">Empty</span>
  return (
    <span className="min-w-0 wrap-anywhere">
      {at && <OfficeDateTime at={at} className="tabular-nums" />} {values.join(' · ')}
    </span>
  )
}
