import { Bar } from '#app/platform/admin/bar.tsx'
import { NumberLink } from '#app/platform/admin/number-link.tsx'
import type { ReportTable } from './report-tables.ts'

/** A table of a report. The first number of each row is also drawn as a bar. */
export function TableCard({ table }: { table: ReportTable }) {
  const { title, note, empty, headings, rows } = table
  const most = Math.max(1, ...rows.map(({ size }) => size))

  return (
    <section aria-label={title} className="grid gap-3 card p-4">
      <h2 className="text-lg font-semibold text-indigo">{title}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <div className="relative min-w-0 overflow-x-auto print:overflow-visible">
          <table className="w-full text-left">
            <thead>
              <tr className="border-b border-line text-sm">
                {headings.map((heading) => (
                  <th key={heading} className="p-2">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, size, cells }) => (
                <tr key={key} className="border-b border-line last:border-0">
                  <th scope="row" className="min-w-28 p-2 font-semibold wrap-anywhere">
                    {name}
                    <Bar part={size / most} />
                  </th>
                  {cells.map(({ text, to = '' }, index) => (
                    <td key={headings[index + 1]} className="p-2">
                      <NumberLink to={to}>
                        {text}
                        <span className="sr-only">
                          {' '}
                          {name}, {headings[index + 1]}
                        </span>
                      </NumberLink>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="text-sm text-ink/75">{note}</p>
    </section>
  )
}
