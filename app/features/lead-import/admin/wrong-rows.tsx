import { formatCount } from '#app/platform/admin/format-count.ts'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { localizeText } from '#app/platform/admin/server-texts/words.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import type { CheckedRow } from '../contract.ts'
import type { Place, Rows } from './file/to-rows.ts'

interface WrongRowsProps {
  /** The name of the imported file. */
  fileName: string
  rows: Rows
  /** The rows that cannot be imported. */
  wrong: Pick<CheckedRow, 'row' | 'errors'>[]
}

/** Downloads the rows that cannot be imported, as a file that can be corrected and imported. */
export function WrongRows({ fileName, rows, wrong }: WrongRowsProps) {
  const { time_zone } = useOffice()
  if (wrong.length === 0) return null

  async function download() {
    const { toCsv } = await import('#app/platform/admin/list/csv.ts')
    const places = wrong.flatMap(({ row, errors }) => {
      const place = rows.places.get(row)
      return place
        ? [{ place, problem: errors.map(({ detail }) => localizeText(detail)).join(' ') }]
        : []
    })
    // Sheets with other headings become files of their own.
    const files = Map.groupBy(places, ({ place }) => place.sheet.headings.join('\n'))
    for (const [index, lines] of [...files.values()].entries()) {
      const name = `${fileName.replace(/\.\w+$/, '')} – rows to correct`
      saveFile(
        toCsv(listColumns(lines), lines, time_zone),
        index === 0 ? `${name}.csv` : `${name} ${index + 1}.csv`,
      )
    }
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p>
        {formatCount(wrong.length, 'row has', 'rows have')} neither a name nor a phone number nor an
        email address, and {wrong.length === 1 ? 'is' : 'are'} not imported. Download{' '}
        {wrong.length === 1 ? 'it' : 'them'}, add what is missing, and import the new file.
      </p>
      <Button onClick={download}>Download {formatCount(wrong.length, 'row')}</Button>
    </div>
  )
}

interface WrongLine {
  place: Place
  problem: string
}

function listColumns(lines: WrongLine[]) {
  const headings = lines[0]?.place.sheet.headings ?? []
  const columns = headings.map((heading, index) => ({
    heading,
    csv: ({ place }: WrongLine) => place.row.cells[index] ?? '',
  }))
  return [...columns, { heading: 'Import problem', csv: ({ problem }: WrongLine) => problem }]
}
