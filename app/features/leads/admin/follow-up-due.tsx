import { OfficeMoment } from '#app/base/admin/office-moment.tsx'

/** When something is to be done next, and about what; what is past says so. */
export function FollowUpDue({ at, note }: { at: string; note: string }) {
  const isOverdue = Date.parse(at) < Date.now()

  return (
    <span className="grid gap-0.5">
      <span className={isOverdue ? 'font-semibold text-alarm' : ''}>
        <OfficeMoment at={at} isShort className="tabular-nums" />
        {isOverdue && ' · overdue'}
      </span>
      {note && <span className="text-ink/75 wrap-anywhere">{note}</span>}
    </span>
  )
}
