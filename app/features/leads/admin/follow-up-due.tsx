import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'

/** Shows the date and the note of a follow-up, and whether it is overdue. */
export function FollowUpDue({ at, note }: { at: string; note: string }) {
  const isOverdue = Date.parse(at) < Date.now()

  return (
    <span className="grid gap-0.5">
      <span className={isOverdue ? 'font-semibold text-alarm' : ''}>
        <OfficeDateTime at={at} isShort className="tabular-nums" />
        {isOverdue && ' · overdue'}
      </span>
      {note && <span className="text-ink/75 wrap-anywhere">{note}</span>}
    </span>
  )
}
