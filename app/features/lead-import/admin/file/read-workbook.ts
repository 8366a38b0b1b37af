import { type Cell, formatValue, readXlsx, type Sheet } from 'hucre'
import { readCsv } from '#app/platform/admin/read-csv.ts'
import { decodeText } from './decode-text.ts'
import { type FileProblems, isFilled, type RawSheet, type SheetRow } from './raw-sheet.ts'

const problems = {
  empty: 'The file is empty. Choose a file with a row of headings and rows below it.',
  other: 'This is not a spreadsheet. Choose an Excel file (.xlsx) or a CSV file.',
  old: 'This is an old Excel file (.xls). Open it in Excel, save it as “Excel Workbook (.xlsx)” and choose the new file.',
  openDocument:
    'This is an OpenDocument file (.ods). Open it, save it as “Excel (.xlsx)” and choose the new file.',
  encrypted:
    'The file is protected with a password. Open it in Excel, remove the password under File > Info > Protect Workbook, save it and choose it again.',
  damaged:
    'The Excel file is damaged and cannot be read. Open it in Excel, save it again and choose the new file.',
}

/** Reads an XLSX or CSV file. Returns error messages if it cannot be read. */
export async function readWorkbook(bytes: Uint8Array): Promise<RawSheet[] | FileProblems> {
  if (bytes.length === 0) return [problems.empty]
  const start = toLatin(bytes.subarray(0, 100))
  if (start.startsWith('PK\x03\x04')) return readSheets(bytes, start)
  // OLE containers: old Excel files, and encrypted new ones.
  if (start.startsWith('\xD0\xCF\x11\xE0')) {
    const isEncrypted = toLatin(bytes).includes([...'EncryptedPackage'].join('\0'))
    return [isEncrypted ? problems.encrypted : problems.old]
  }
  const text = decodeText(bytes)
  if (text === undefined || /^\s*(<|%PDF|\{\\rtf)/i.test(text)) return [problems.other]
  return readCsvSheet(text)
}

const toLatin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

async function readCsvSheet(text: string): Promise<RawSheet[] | FileProblems> {
  const { rows, problems: lines } = await readCsv(text)
  if (lines.length > 0) {
    return [
      'Nothing was imported. Correct these lines in the file first:',
      ...lines.map(({ line, detail }) => `Line ${line}: ${detail}`),
    ]
  }
  return withRows([{ name: '', isHidden: false, rows: rows.map(clean), hiddenColumns: [] }])
}

async function readSheets(bytes: Uint8Array, start: string) {
  if (start.includes('opendocument.spreadsheet')) return [problems.openDocument]
  try {
    const { sheets } = await readXlsx(bytes, { readStyles: true })
    return withRows(sheets.map(toRawSheet))
  } catch (error) {
    const isOther = error instanceof Error && /missing/.test(error.message)
    return [isOther ? problems.other : problems.damaged]
  }
}

function withRows(sheets: RawSheet[]) {
  const filled = sheets
    .map((sheet) => ({ ...sheet, rows: sheet.rows.filter(({ cells }) => cells.some(isFilled)) }))
    .filter(({ rows }) => rows.length > 0)
  return filled.length > 0 ? filled : [problems.empty]
}

function toRawSheet({ name, rows, cells, columns = [], merges = [], ...sheet }: Sheet): RawSheet {
  const texts = rows.map((row, index): SheetRow => {
    const toCell = (value: unknown, column: number) =>
      toText(value, cells?.get(`${index},${column}`))
    return clean({ number: index + 1, cells: Array.from(row, toCell) })
  })
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const value = texts[startRow]?.cells[startCol] ?? ''
    for (const row of texts.slice(startRow, endRow + 1)) {
      // The value of merged rows belongs to each of them that has other cells.
      if (row.cells.some(isFilled)) row.cells[startCol] = value
      if (endCol > startCol) row.spans = [...(row.spans ?? []), [startCol, endCol]]
    }
  }
  return {
    name,
    isHidden: Boolean(sheet.hidden || sheet.veryHidden),
    rows: texts,
    hiddenColumns: columns.flatMap(({ hidden }, index) => (hidden ? [index] : [])),
  }
}

/** Formats a value as the spreadsheet shows it where that carries meaning, otherwise in full. */
function toText(value: unknown, cell?: Cell) {
  if (value === null || value === undefined || cell?.type === 'error') return ''
  if (value instanceof Date) return formatDate(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value !== 'number') return String(value)
  const format = cell?.style?.numFmt ?? ''
  // Percentages, and numbers with leading zeros.
  if (/%|^0{2,}$/.test(format)) return formatValue(value, format)
  return String(Number(value.toPrecision(15)))
}

/** Spreadsheets store a date without a time zone, and a time as a date of 1899 or 1900. */
function formatDate(value: Date) {
  if (Number.isNaN(value.getTime())) return ''
  const [day = '', time = ''] = value.toISOString().slice(0, 16).split('T')
  if (value.getUTCFullYear() <= 1900) return time
  return time === '00:00' ? day : `${day} ${time}`
}

/** Removes characters that turn the direction of text, which address books add to numbers. */
const clean = (row: SheetRow): SheetRow => ({
  ...row,
  cells: row.cells.map((cell) =>
    cell.replaceAll(/[\0\u202A-\u202E\u2066-\u2069]/g, '').toWellFormed(),
  ),
})
