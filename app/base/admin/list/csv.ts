import Papa from 'papaparse'
import type { Column } from './list.ts'

/** By it spreadsheets know UTF-8, without which they spoil Nepali text. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What spreadsheets would take for a formula gets an apostrophe in front (OWASP, CSV Injection).
 * Papa's own pattern misses texts of several lines.
 */
const formula = /^[=+\-@＝＋－＠]/

export function toCsv<Row>(columns: Column<Row>[], rows: Row[], timeZone: string) {
  const fields = columns.map(({ heading }) => heading)
  const data = rows.map((row) =>
    columns.map(({ csv }) => {
      const value = csv?.(row) ?? ''
      return typeof value === 'string' ? value : formatMoment(value, timeZone)
    }),
  )
  // Quoted also where no comma asks for it: elsewhere a semicolon begins a new cell.
  const options = { quotes: true, escapeFormulae: formula, newline: '\r\n' }
  const text = Papa.unparse({ fields, data }, options)
  return new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' })
}

/** As the office's clock shows it and spreadsheets read it: 2026-11-21 14:05. */
export const formatMoment = (moment: Date, timeZone: string) =>
  moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
