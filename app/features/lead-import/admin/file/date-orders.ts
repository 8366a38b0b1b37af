import { type DateField, dateFields, type ImportedRow } from '../../contract.ts'

/** A column in which day and month could be either. */
export interface UnclearDate {
  field: DateField
  /** The first such date, "3/4/2026". */
  example: string
}

/** Says whether the month comes first, by field. */
export type MonthFirst = Partial<Record<DateField, boolean>>

const numericDate = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d\d)(?!\d)/

/**
 * Returns for each field with dates whether the month comes first, as far as the dates show it; and the
 * fields in which it could be either.
 */
export function findDateOrders(rows: ImportedRow[]) {
  const known: MonthFirst = {}
  const unclear: UnclearDate[] = []
  for (const field of dateFields) {
    const dates = rows.map((row) => row[field]?.match(numericDate)).filter((date) => !!date)
    const isOver = (part: 1 | 2) => dates.some((date) => Number(date[part]) > 12)
    const [isDayFirst, isMonthFirst] = [isOver(1), isOver(2)]
    const example = dates.find(
      ([, first, second]) => Number(first) <= 12 && Number(second) <= 12 && first !== second,
    )
    if (isDayFirst !== isMonthFirst) known[field] = isMonthFirst
    else if (example) unclear.push({ field, example: example[0].trim() })
  }
  return { known, unclear }
}
