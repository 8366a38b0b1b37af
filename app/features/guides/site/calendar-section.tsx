import type { ReactNode } from 'react'
import { dateFormat } from '#app/contract/date-format.ts'
import { dateLanguage } from '#app/platform/browser/language.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { hasFigures } from '../content/group-figures.ts'
import type { Guide } from '../content/guide.ts'
import { type Figure, isCurrent } from '../content/read-guide.ts'
import * as words from '../words.ts'
import { MonthSpans } from './charts.tsx'
import { InlineFigures } from './labelled-figures.tsx'

/** The number of deadlines outside the fold. */
const MAX_DEADLINES = 2

/** Deadlines and intakes on a strip of twelve months, which begins with this month. */
export function Calendar({ guide, today }: { guide: Guide; today: string }) {
  const { deadlines = [], answers } = guide
  const known = deadlines.filter(({ figure }) => hasFigures(figure))
  const months = listMonths(today)
  // A single one takes as little space as the fold.
  const first = known.length > MAX_DEADLINES + 1 ? known.slice(0, MAX_DEADLINES) : known
  const more = known.slice(first.length)
  const toLane = ({ title, text, figure }: Deadline) => (
    <Lane
      key={title}
      title={title}
      text={
        <>
          <InlineFigures figures={figure} />
          {text && ` ${text}`}
        </>
      }
      spans={figure.filter(isCurrent).flatMap((each) => toSpan(each, months, today))}
      className="fill-data-1"
    />
  )

  return (
    <div className="grid gap-3">
      <div aria-hidden="true" className="grid grid-cols-12 text-sm text-ink/75">
        {months.map((month) => (
          <Month key={month} month={month} isFirst={month === months[0]} />
        ))}
      </div>
      {first.map(toLane)}
      {answers.intakes.length > 0 && (
        <Lane
          title={<SiteLanguage isInline>{words.coursesStart}</SiteLanguage>}
          text={<SiteLanguage isInline>{words.formatMonths(answers.intakes)}</SiteLanguage>}
          spans={months.flatMap((month, index) =>
            answers.intakes.includes(Number(month.slice(5)))
              ? [{ from: index / 12, to: (index + 1) / 12 }]
              : [],
          )}
          className="fill-data-3"
        />
      )}
      {more.length > 0 && (
        <Disclosure
          summary={<SiteLanguage isInline>{words.moreDeadlines(more.length)}</SiteLanguage>}
        >
          <div className="grid gap-3">{more.map(toLane)}</div>
        </Disclosure>
      )}
    </div>
  )
}

type Deadline = NonNullable<Guide['deadlines']>[number]

interface LaneProps {
  title: ReactNode
  text: ReactNode
  spans: { from: number; to: number }[]
  className: string
}

function Lane({ title, text, spans, className }: LaneProps) {
  return (
    <div>
      <p className="mb-0.5 text-sm">
        <b>{title}</b> {text}
      </p>
      {spans.length > 0 && <MonthSpans spans={spans} className={className} />}
    </div>
  )
}

/** A letter on phones, otherwise the short name; the year where it begins. */
function Month({ month, isFirst }: { month: string; isFirst: boolean }) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(dateLanguage, { ...options, timeZone: 'UTC' }).format(new Date(month))
  const isNewYear = isFirst || month.endsWith('-01')
  return (
    <span
      className={`md:overflow-hidden border-l border-line max-md:text-center md:pl-1.5 whitespace-nowrap ${isNewYear ? 'font-bold text-ink' : ''}`}
    >
      <span className="md:hidden">{format({ month: 'narrow' })}</span>
      <span className="max-md:hidden">
        {format(isNewYear && !isFirst ? { month: 'short', year: '2-digit' } : { month: 'short' })}
      </span>
    </span>
  )
}

/** Twelve months such as 2026-11. */
function listMonths(today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  )
}

/** The time until a deadline, or from the first to the last day; none if it is over or far away. */
function toSpan({ from, to, unit }: Figure, months: string[], today: string) {
  if (unit !== 'date' || !from) return []
  const last = to || from
  const first = to && from > today ? from : today
  const start = toPosition(first, months)
  if (last < today || start === undefined) return []
  return [{ from: start, to: toPosition(last, months) ?? 1 }]
}

/** Month + (day − 1) ÷ days of the month, as a share of the strip. */
function toPosition(day: string, months: string[]) {
  const month = months.indexOf(day.slice(0, 7))
  if (month < 0) return undefined
  const [year = 0, number = 0, date = 1] = day.split('-').map(Number)
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return (month + (date - 1) / days) / 12
}
