import { formatCount } from '#app/platform/admin/format-count.ts'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import type { Place, Rows } from './file/to-rows.ts'

interface DownloadRowsProps {
  /** The name of the imported file. */
  fileName: string
  places: Rows['places']
  /** The rows to correct, with what is wrong. */
  wrong: { row: number; problem: string }[]
}

/** Downloads rows with their problems, as a file that can be corrected and imported. */
export function DownloadRows({ fileName, places, wrong }: DownloadRowsProps) {
  const { time_zone } = useOffice()

  async function download() {
    const { toCsv } = await import('#app/platform/admin/list/csv.ts')
    const found = wrong.flatMap(({ row, problem }) => {
      const place = places.get(row)
      return place ? [{ place, problem }] : []
    })
    // Sheets with other headings become files of their own.
    const files = Map.groupBy(found, ({ place }) => place.sheet.headings.join('\n'))
    for (const [index, lines] of [...files.values()].entries()) {
      const name = `${fileName.replace(/\.\w+$/, '')} – rows to correct`
      saveFile(
        toCsv(listColumns(lines), lines, time_zone),
        index === 0 ? `${name}.csv` : `${name} ${index + 1}.csv`,
      )
    }
  }

  return <Button onClick={download}>Download {formatCount(wrong.length, 'row')}</Button>
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
