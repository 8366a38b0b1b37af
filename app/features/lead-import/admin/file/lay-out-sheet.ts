import { findField } from '../guess-columns.ts'
import { isFilled, type RawSheet, type SheetRow } from './raw-sheet.ts'

export interface Sheet {
  name: string
  /** The index of the heading row in the filled rows. */
  headingIndex: number
  /** The first filled rows, one of which has the headings. */
  firstRows: SheetRow[]
  headings: string[]
  /** The headings without the names of their groups. */
  ownHeadings: string[]
  /** Rows below the headings. */
  rows: SheetRow[]
  /** Rows that are no leads: titles, and repetitions of the headings. */
  skippedRows: SheetRow[]
  /** Rows with a cell beyond the last heading. */
  overflowRows: SheetRow[]
  hiddenColumns: number[]
}

type FindField = (heading: string) => string | undefined

/** Number of first rows that are searched for headings. */
const MAX_TITLE_ROWS = 10

/** Splits the rows of a sheet into titles, headings and rows of leads. */
export function layOutSheet(sheet: RawSheet, chosen?: number, find: FindField = findField): Sheet {
  const headingIndex = chosen ?? findHeadings(sheet, find)
  const { name, rows: all, hiddenColumns } = sheet
  const { cells: own = [], spans: ownSpans = [] } = all[headingIndex] ?? {}
  const last = Math.max(own.findLastIndex(isFilled), ...ownSpans.map(([, end]) => end)) + 1
  const isTitle = ({ cells, spans = [] }: SheetRow) =>
    isSame(cells, own) ||
    (cells.filter(isFilled).length === 1 && spans.some(([from, to]) => 2 * (to - from) >= last))
  const below = all.slice(headingIndex + 1)
  const rows = below.filter((row) => !isTitle(row))
  const overflowRows = rows.filter(({ cells }) => cells.slice(last).some(isFilled))
  // Columns without a heading can be mapped too.
  const width = Math.max(
    last,
    ...overflowRows.map(({ cells }) => cells.findLastIndex(isFilled) + 1),
  )
  const groups = nameGroups(all[headingIndex - 1], width)
  const ownHeadings = nameColumns(all[headingIndex], width)
  const headings = ownHeadings.map((heading, index) =>
    [groups[index], heading].filter(Boolean).join(' '),
  )
  const titles = all
    .slice(0, headingIndex)
    .filter((_, index) => !groups.some(Boolean) || index < headingIndex - 1)
  return {
    name,
    headingIndex,
    firstRows: all.slice(0, MAX_TITLE_ROWS),
    headings,
    ownHeadings,
    rows,
    skippedRows: [...titles, ...below.filter(isTitle)],
    overflowRows,
    hiddenColumns,
  }
}

/** Whether the sheet has a row of headings of which an import knows two: it is a list of people. */
export const hasKnownHeadings = (sheet: RawSheet, find: FindField = findField) =>
  countKnown(sheet, find).some((count) => count >= 2)

/** Whether the sheet may have a row of headings: an import knows one, or the first row is no data. */
export const hasHeadings = (sheet: RawSheet, find: FindField = findField) =>
  countKnown(sheet, find).some((count) => count > 0) || !hasData(sheet)

/** Whether the first row has a phone number, an e-mail address or a date, so it is a row of data. */
const hasData = ({ rows }: RawSheet) => rows[0]?.cells.some((cell) => /\d{3}|@/.test(cell ?? ''))

/**
 * Returns the first row with two known headings, because lists often begin with a title; the row below
 * it if it names groups of columns.
 */
function findHeadings(sheet: RawSheet, find: FindField) {
  const counts = countKnown(sheet, find)
  const found = counts.findIndex((count) => count >= 2)
  const isGroups = sheet.rows[found]?.spans && (counts[found + 1] ?? 0) >= 2
  return Math.max(0, isGroups ? found + 1 : found)
}

const countKnown = ({ rows }: RawSheet, find: FindField) =>
  rows
    .slice(0, MAX_TITLE_ROWS)
    .map(({ cells }) => new Set(cells.map((cell) => find(cell ?? '')).filter(Boolean)).size)

/** Returns the name of each column; that of a merged cell belongs to all of its columns. */
function nameColumns(row: SheetRow | undefined, width: number) {
  const { cells = [], spans = [] } = row ?? {}
  return Array.from({ length: width }, (_, index) => {
    const [first = index] = spans.find(([from, to]) => index >= from && index <= to) ?? []
    return (cells[first] ?? '').trim()
  })
}

/** Returns what stands above the headings in a cell that is merged across some of the columns. */
function nameGroups(row: SheetRow | undefined, width: number) {
  const spans = row?.spans?.filter(([from, to]) => to - from + 1 < width) ?? []
  const isGrouped = (index: number) => spans.some(([from, to]) => index >= from && index <= to)
  return nameColumns(row, width).map((name, index) => (isGrouped(index) ? name : ''))
}

const isSame = (cells: string[], other: string[]) =>
  other.some(isFilled) && cells.join('\n').trim() === other.join('\n').trim()
