import { DownloadRows } from '#app/features/lead-import/admin/download-rows.tsx'
import type { Rows } from '#app/features/lead-import/admin/file/to-rows.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { localizeText } from '#app/platform/admin/server-texts/words.ts'
import type { CheckedRow } from '../../institution-import-contract.ts'

interface WrongRowsProps {
  fileName: string
  places: Rows['places']
  checked: CheckedRow[]
}

/** Offers the rows with wrong cells for correction. */
export function WrongRows({ fileName, places, checked }: WrongRowsProps) {
  const wrong = checked.filter(({ problems }) => problems.length > 0)
  if (wrong.length === 0) return null

  return (
    <div className="grid justify-items-start gap-2">
      <p>
        {formatCount(wrong.length, 'row has', 'rows have')} cells that cannot be used; everything
        else is imported. Download {wrong.length === 1 ? 'it' : 'them'}, correct the cells, and
        import the new file.
      </p>
      <DownloadRows
        fileName={fileName}
        places={places}
        wrong={wrong.map(({ row, problems }) => ({
          row,
          problem: problems.map(({ detail }) => localizeText(detail)).join(' '),
        }))}
      />
    </div>
  )
}
