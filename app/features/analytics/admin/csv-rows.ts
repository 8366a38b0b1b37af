import type { VisitReport } from '../contract.ts'
import { nameValue, visitLists } from './visit-lists.ts'

/** The page views of each day, then the values of each list. */
export function toCsvRows(report: VisitReport) {
  const days = report.days.map(({ day, views }, index) =>
    toRow('Page views', day, views, report.previous_days[index]?.views ?? 0),
  )
  const values = visitLists.flatMap(({ name, title }) =>
    report[name].map((row) => ({
      ...toRow(title, nameValue(name, row.value), row.count, row.previous),
      ...('enquiries' in row ? toEnquiries(row.enquiries, row.previous_enquiries) : undefined),
    })),
  )
  return [...days.map((row) => ({ ...row, ...toEnquiries('', '') })), ...values]
}

const toRow = (list: string, value: string, count: number, previous: number) =>
  Object.fromEntries([
    ['List', list],
    ['Value', value],
    ['Count', count],
    ['Period before', previous],
  ])

const toEnquiries = (enquiries: number | string, previous: number | string) =>
  Object.fromEntries([
    ['Enquiries', enquiries],
    ['Enquiries in the period before', previous],
  ])
