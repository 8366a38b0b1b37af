import Papa from 'papaparse'
import type { Column } from './list.ts'

/** Spreadsheets need a byte order mark to recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Cells that spreadsheets would read as a formula get an apostrophe in front (OWASP, CSV
 * Injection). Phones stay as they are: "+977 980 0000000". The default pattern of Papa Parse does not match texts with several lines.
 */
const formula = /^([=\-@＝＋－＠]|\+(?![\d, +]+$))/

/** Returns a table, or objects by heading, as a file. */
export function createCsv(table: { fields: string[]; data: string[][] } | object[]) {
  // Always quoted, because some spreadsheets split at semicolons.
  const options = { quotes: true, escapeFormulae: formula, newline: '\r\n' }
  const text = Papa.unparse(table, options)
  return new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' })
}

export function toCsv<Row>(columns: Column<Row>[], rows: Row[], timeZone: string) {
  const fields = columns.map(({ heading }) => heading)
  const data = rows.map((row) =>
    columns.map(({ csv }) => {
      const value = csv?.(row) ?? ''
      return typeof value === 'string' ? value : formatDateTime(value, timeZone)
    }),
  )
  return createCsv({ fields, data })
}

/** Formats a moment in a time zone as spreadsheets read it: 2026-11-21 14:05. */
export const formatDateTime = (moment: Date, timeZone: string) =>
  moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
