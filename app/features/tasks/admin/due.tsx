import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { toDueAt } from '../tasks-contract.ts'

interface DueProps {
  /** A day or a moment. */
  due: string
  isOverdue: boolean
}

/** When a task is due; red if that has passed. */
export function Due({ due, isOverdue }: DueProps) {
  const office = useOffice()
  return (
    <span className={`tabular-nums ${isOverdue ? 'font-semibold text-alarm' : ''}`}>
      {isOverdue && 'Overdue: '}
      <OfficeDateTime at={toDueAt(due, office)} isShort />
    </span>
  )
}
