import { Bar } from '#app/platform/admin/bar.tsx'
import type { PageCount, ValueCount, VisitReport } from '../contract.ts'
import { nameValue, type VisitList, visitLists } from './visit-lists.ts'

/** How many rows are shown at first. */
const FIRST_ROWS = 10

/** The most frequent values of each list. */
export function VisitTables({ report }: { report: VisitReport }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {visitLists.map((list) => (
        <ValueCard key={list.name} list={list} rows={report[list.name]} />
      ))}
    </div>
  )
}

interface ValueCardProps {
  list: VisitList
  rows: (ValueCount | PageCount)[]
}

function ValueCard({ list, rows }: ValueCardProps) {
  const rest = rows.slice(FIRST_ROWS)

  return (
    <section className="grid break-inside-avoid content-start gap-2 card p-4">
      <h2 className="text-lg font-semibold text-indigo">{list.title}</h2>
      {rows.length === 0 ? (
        <p className="text-ink/75">Nothing counted yet.</p>
      ) : (
        <ValueTable list={list} rows={rows.slice(0, FIRST_ROWS)} />
      )}
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm text-indigo underline">
            Show more
          </summary>
          <ValueTable list={list} rows={rest} />
        </details>
      )}
    </section>
  )
}

function ValueTable({ list, rows }: ValueCardProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count))

  return (
    <table className="w-full text-left">
      <thead>
        <tr className="text-sm text-ink/75">
          <th className="py-1 font-normal">{list.column}</th>
          <th className="p-1 text-right font-normal">{list.counted}</th>
          <th className="p-1 text-right font-normal last:pr-0">Before</th>
          {list.name === 'pages' && (
            <th className="p-1 pr-0 text-right font-normal">
              Enquiries <span className="whitespace-nowrap">(before)</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.value} className="align-top">
            <th scope="row" className="w-full py-1 font-normal wrap-anywhere">
              {nameValue(list.name, row.value)}
              <Bar part={row.count / most} />
            </th>
            <td className={numberClassName}>{row.count.toLocaleString('en')}</td>
            <td className={numberClassName}>{row.previous.toLocaleString('en')}</td>
            {'enquiries' in row && (
              <td className={numberClassName}>
                {row.enquiries.toLocaleString('en')} ({row.previous_enquiries.toLocaleString('en')})
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const numberClassName = 'p-1 text-right tabular-nums whitespace-nowrap last:pr-0'
