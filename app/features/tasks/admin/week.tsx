import { Link, useSearchParams } from 'react-router'
import { dateFormat } from '#app/contract/date-format.ts'
import { addUnits } from '#app/features/leads/calendar-days.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import type { DueWeek } from '../due-contract.ts'
import { DueRow } from './due-row.tsx'
import { useRowForms } from './row-forms.ts'
import { AllLink, TodaySection } from './today-section.tsx'

/** The tasks of a week by day, below a strip with their numbers. */
export function Week({ today, days, overdue }: DueWeek) {
  const toAddress = useAddress()
  const start = days[0]?.day ?? today

  return (
    <>
      <nav aria-label="Weeks" className="flex flex-wrap items-center gap-3">
        <Link to={toAddress({ week: addUnits(start, -1, 'week') })} className={linkClassName}>
          Previous week
        </Link>
        <Link to={toAddress({})} className={linkClassName}>
          This week
        </Link>
        <Link to={toAddress({ week: addUnits(start, 1, 'week') })} className={linkClassName}>
          Next week
        </Link>
        {overdue > 0 && (
          <Link
            to={toAddress({ due: 'overdue' })}
            className="inline-flex min-h-9 items-center font-semibold text-alarm underline"
          >
            {overdue.toLocaleString('en')} overdue
          </Link>
        )}
      </nav>
      <nav aria-label="Days" className="grid grid-cols-7 gap-1">
        {days.map(({ day, total }) => (
          <a
            key={day}
            href={`#${day}`}
            aria-current={day === today ? 'date' : undefined}
            className="grid justify-items-center rounded-lg border border-line bg-white py-2 aria-[current]:border-indigo aria-[current]:font-semibold"
          >
            <span className="text-sm text-ink/75">
              {nameWeekday(day)} <span className="sr-only">{formatDay(day)}</span>
            </span>
            <span className="text-lg text-indigo tabular-nums">
              {total} <span className="sr-only">{total === 1 ? 'task' : 'tasks'}</span>
            </span>
          </a>
        ))}
      </nav>
      <Days days={days} />
    </>
  )
}

function Days({ days }: Pick<DueWeek, 'days'>) {
  const forms = useRowForms()
  const toAddress = useAddress()

  return days.map(({ day, total, tasks }) => {
    const rows = forms.withOpen(day, tasks)
    return (
      <div key={day} id={day} className="scroll-mt-20">
        <TodaySection
          title={`${nameWeekday(day)}, ${formatDay(day)}`}
          total={total}
          empty="No task is due."
          all={<AllLink total={total} shown={tasks.length} to={toAddress({ day })} />}
        >
          {rows.length > 0 &&
            rows.map((task) => <DueRow key={task.id} task={task} {...forms.formOf(day, task)} />)}
        </TodaySection>
      </div>
    )
  })
}

const linkClassName = buttonClassName('plain', 'small')

/** Returns a function for addresses of this screen that keep whose tasks it shows. */
function useAddress() {
  const [query] = useSearchParams()
  return (values: Record<string, string>) => {
    const next = new URLSearchParams(values)
    const assigned = query.get('assigned')
    if (assigned) next.set('assigned', assigned)
    return `?${next}`
  }
}

const nameWeekday = (day: string) =>
  dateFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
