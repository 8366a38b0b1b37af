import { OfficeMoment } from '#app/base/admin/office-moment.tsx'
import type { Lead } from '../contract.ts'
import { describeValue } from './lead-words.ts'
import type { Group } from './merge-groups.ts'
import { useOfficeLists } from './office-lists.ts'

/** What a lead says of some fields. */
export function Said({ group: { fields }, lead }: { group: Group; lead: Lead }) {
  const lists = useOfficeLists()
  const said = fields
    .filter((name) => name !== 'next_at')
    .map((name) => describeValue(name, lead[name], lists))
    .filter((text) => text !== '–')
  const at = fields.includes('next_at') && lead.next_at
  if (!at && said.length === 0) return <span className="text-ink/75">nothing</span>
  return (
    <span className="min-w-0 wrap-anywhere">
      {at && <OfficeMoment at={at} className="tabular-nums" />} {said.join(' · ')}
    </span>
  )
}
