import Papa from 'papaparse'
import { type ImportedField, type ImportedRow, mostBytes, mostRows } from '../../import-contract.ts'

/** A list as its file has it. */
export interface Sheet {
  name: string
  headings: string[]
  /** Without the headings; as a spreadsheet numbers them. */
  rows: { number: number; cells: string[] }[]
}

/** What a file says, or in a sentence why it cannot be read. */
export async function readFile(file: File): Promise<Sheet | string> {
  if (file.size > mostBytes) return 'The file has more than 5 MB. Please part it.'
  const text = decode(await file.arrayBuffer())
  if (text === undefined) {
    return 'The file is no text in UTF-8. Save it as “CSV UTF-8” in the spreadsheet.'
  }
  const delimitersToGuess = [',', ';', '\t']
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess })
  const isFilled = (cells: string[]) => cells.some((cell) => cell.trim())
  const all = data.map((cells, index) => ({ number: index + 1, cells }))
  const [heading, ...rows] = all.filter(({ cells }) => isFilled(cells))
  if (!heading || rows.length === 0) return 'The file needs a row of headings and rows below it.'
  if (rows.length > mostRows) {
    const found = rows.length.toLocaleString('en')
    return `The file has ${found} rows; at most ${mostRows.toLocaleString('en')} go at once. Please part it.`
  }
  return { name: file.name, headings: heading.cells, rows }
}

/** Without the mark by which spreadsheets know UTF-8. */
function decode(bytes: ArrayBuffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The rows as they are sent; notes of several columns say which. */
export function toRows({ headings, rows }: Sheet, columns: (ImportedField | '')[]): ImportedRow[] {
  const hasNotes = columns.filter((field) => field === 'note').length > 1
  return rows.map(({ number, cells }) => {
    const row: ImportedRow = { row: number }
    const notes: string[] = []
    for (const [index, field] of columns.entries()) {
      const cell = (cells[index] ?? '').trim()
      if (!field || !cell) continue
      if (field === 'note') notes.push(hasNotes ? `${headings[index]}: ${cell}` : cell)
      else row[field] = cell
    }
    return notes.length > 0 ? { ...row, note: notes.join('\n') } : row
  })
}
