import { formatCount } from '#app/platform/admin/format-count.ts'
import { localizeText } from '#app/platform/admin/server-texts/words.ts'
import type { CheckedRow } from '../contract.ts'
import { DownloadRows } from './download-rows.tsx'
import type { Rows } from './file/to-rows.ts'

interface WrongRowsProps {
  /** The name of the imported file. */
  fileName: string
  rows: Rows
  /** The rows that cannot be imported. */
  wrong: Pick<CheckedRow, 'row' | 'errors'>[]
}

/** Offers the rows that cannot be imported for correction. */
export function WrongRows({ fileName, rows, wrong }: WrongRowsProps) {
  if (wrong.length === 0) return null

  return (
    <div className="grid justify-items-start gap-2">
      <p>
        {formatCount(wrong.length, 'row has', 'rows have')} neither a name nor a phone number nor an
        email address, and {wrong.length === 1 ? 'is' : 'are'} not imported. Download{' '}
        {wrong.length === 1 ? 'it' : 'them'}, add what is missing, and import the new file.
      </p>
      <DownloadRows
        fileName={fileName}
        places={rows.places}
        wrong={wrong.map(({ row, errors }) => ({
          row,
          problem: errors.map(({ detail }) => localizeText(detail)).join(' '),
        }))}
      />
    </div>
  )
}
