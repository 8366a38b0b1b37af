import { dateFormat } from '#app/contract/date-format.ts'
import type { MonthFirst, UnclearDate } from './file/date-orders.ts'
import { labelOfImport } from './guess-columns.ts'

interface DateOrderQuestionProps {
  dates: UnclearDate[]
  monthFirst: MonthFirst
  onChange: (monthFirst: MonthFirst) => void
}

/** Asks once for each column whether day or month comes first. */
export function DateOrderQuestion({ dates, monthFirst, onChange }: DateOrderQuestionProps) {
  return dates.map(({ field, example }) => (
    <fieldset key={field} className="grid gap-1">
      <legend className="font-semibold">
        {labelOfImport(field)}: what is {example}?
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {[false, true].map((isMonth) => (
          <label key={String(isMonth)} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={`order-${field}`}
              className="size-5 shrink-0 accent-indigo"
              checked={(monthFirst[field] ?? false) === isMonth}
              onChange={() => onChange({ ...monthFirst, [field]: isMonth })}
            />
            {describe(example, isMonth)}
          </label>
        ))}
      </div>
    </fieldset>
  ))
}

/** "3/4/2026" is "3 April 2026" or "4 March 2026". */
function describe(example: string, isMonthFirst: boolean) {
  const [first = 0, second = 0, year = 0] = example.split(/[-/.]/).map(Number)
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  const date = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day))
  return dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
