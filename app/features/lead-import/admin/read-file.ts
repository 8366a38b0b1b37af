import { type CsvRow, readCsv } from '#app/platform/admin/read-csv.ts'
import { type ImportedField, type ImportedRow, MAX_BYTES, MAX_ROWS } from '../contract.ts'
import { guessColumns } from './guess-columns.ts'

export interface Sheet {
  name: string
  headings: string[]
  /** Rows below the headings, with the row numbers of the spreadsheet. */
  rows: CsvRow[]
  /** Rows above the headings, for example a title. */
  titleRows: CsvRow[]
  /** Rows with a cell beyond the last heading. */
  overflowRows: CsvRow[]
}

/** Number of first rows that are searched for headings. */
const MAX_TITLE_ROWS = 10

/** Parses a file. Returns error messages if it cannot be read. */
export async function readFile(file: File): Promise<Sheet | string[]> {
  if (file.size > MAX_BYTES) return ['The file is larger than 5 MB. Please split it.']
  const text = decode(await file.arrayBuffer())
  if (text === undefined) {
    return ['The file is not UTF-8 text. Save it as “CSV UTF-8” in your spreadsheet program.']
  }
  const { rows, problems } = await readCsv(text)
  if (problems.length > 0) {
    return [
      'Nothing was imported. Correct these lines in the file first:',
      ...problems.map(({ line, detail }) => `Line ${line}: ${detail}`),
    ]
  }
  return toSheet(file.name, rows)
}

/** Decodes UTF-8 without the byte order mark. */
function decode(bytes: ArrayBuffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const isFilled = (cell: string) => cell.trim() !== ''

function toSheet(name: string, all: CsvRow[]): Sheet | string[] {
  const filled = all.filter(({ cells }) => cells.some(isFilled))
  const start = findHeadings(filled)
  const heading = filled[start]
  const rows = filled.slice(start + 1)
  if (!heading || rows.length === 0) return ['The file needs a row of headings and rows below it.']
  if (rows.length > MAX_ROWS) {
    const found = rows.length.toLocaleString('en')
    return [
      `The file has ${found} rows; the limit is ${MAX_ROWS.toLocaleString('en')}. Please split it.`,
    ]
  }
  const last = heading.cells.findLastIndex(isFilled) + 1
  const overflowRows = rows.filter(({ cells }) => cells.slice(last).some(isFilled))
  // Columns without a heading can be mapped too.
  const width = Math.max(
    last,
    ...overflowRows.map(({ cells }) => cells.findLastIndex(isFilled) + 1),
  )
  const headings = Array.from({ length: width }, (_, index) => heading.cells[index] ?? '')
  return { name, headings, rows, titleRows: filled.slice(0, start), overflowRows }
}

/** Returns the first row with two known headings, because lists often begin with a title. */
function findHeadings(rows: CsvRow[]) {
  const counts = rows
    .slice(0, MAX_TITLE_ROWS)
    .map(({ cells }) => guessColumns(cells).filter(Boolean).length)
  const found = counts.findIndex((count) => count >= 2)
  return Math.max(0, found)
}

/** Returns the rows to send. Notes from several columns are prefixed with their heading. */
export function toRows({ headings, rows }: Sheet, columns: (ImportedField | '')[]): ImportedRow[] {
  const hasNotes = columns.filter((field) => field === 'note').length > 1
  return rows.map(({ number, cells }) => {
    const row: ImportedRow = { row: number }
    const notes: string[] = []
    for (const [index, field] of columns.entries()) {
      const cell = (cells[index] ?? '').trim()
      if (!field || !cell) continue
      const heading = headings[index] || `Column ${index + 1}`
      if (field === 'note') notes.push(hasNotes ? `${heading}: ${cell}` : cell)
      else row[field] = cell
    }
    return notes.length > 0 ? { ...row, note: notes.join('\n') } : row
  })
}
