import { formatCount } from '#app/platform/admin/format-count.ts'
import type { AddedRows } from '../contract.ts'
import type { Rows } from './file/to-rows.ts'
import { describePlace } from './filtered-rows.tsx'
import { UnreadCells } from './preview.tsx'
import { WrongRows } from './wrong-rows.tsx'

interface ImportSummaryProps {
  fileName: string
  rows: Rows
  outcome: AddedRows
}

/** Says what an import has added. */
export function ImportSummary({ fileName, rows, outcome }: ImportSummaryProps) {
  const { new_leads, existing_leads, changed, repeated, unread, errors } = outcome
  const isNothingAdded = new_leads + existing_leads + changed === 0
  return (
    <section aria-label="Result" className="grid gap-3 card p-4">
      <p role="status" className="font-semibold">
        {isNothingAdded && repeated > 0
          ? 'This file was imported before. Nothing was added.'
          : `${formatCount(new_leads, 'new lead')}, ${formatCount(existing_leads, 'row')} added to existing leads, ${changed} updated, ${repeated} imported before, ${errors.length} skipped.`}
      </p>
      <WrongRows fileName={fileName} rows={rows} wrong={errors} />
      {unread.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">
            {formatCount(unread.length, 'cell')} could not be read and became notes
          </summary>
          <ul className="text-sm">
            {[...Map.groupBy(unread, ({ row }) => row)].map(([row, cells]) => (
              <li key={row} className="wrap-anywhere">
                <span className="text-ink/75">{describePlace(rows.places.get(row))}</span>
                <UnreadCells cells={cells} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
