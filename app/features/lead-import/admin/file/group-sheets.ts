import { guessColumns } from '../guess-columns.ts'
import { layOutSheet, type Sheet } from './lay-out-sheet.ts'
import { isFilled, type RawSheet } from './raw-sheet.ts'
import type { Columns, MappedSheet } from './to-rows.ts'

/** Sheets with the same headings, whose columns are mapped together. */
export interface SheetGroup {
  key: string
  sheets: Sheet[]
}

/** What the user has chosen in a file. */
export interface Choices {
  /** The indexes of the sheets to import. */
  sheets: number[]
  /** The heading rows that were chosen, by index of the sheet. */
  headingIndexes: Record<number, number>
  /** The columns that were mapped, by key of the group. */
  columns: Record<string, Columns>
}

/** Lays out the chosen sheets, and groups those with the same headings. */
export function groupSheets(all: RawSheet[], { sheets, headingIndexes }: Choices): SheetGroup[] {
  const laidOut = sheets.map((index) => layOutSheet(all[index] as RawSheet, headingIndexes[index]))
  const byHeadings = Map.groupBy(laidOut, ({ headings }) => headings.join('\n'))
  return [...byHeadings].map(([key, group]) => ({ key, sheets: group }))
}

/** Returns the mapped columns of a group, or a guess. Hidden and empty columns are not chosen. */
export function findColumns({ key, sheets }: SheetGroup, { columns }: Choices): Columns {
  const { headings = [], ownHeadings } = sheets[0] ?? {}
  const isOffered = (index: number) =>
    sheets.some(
      ({ rows, hiddenColumns }) =>
        !hiddenColumns.includes(index) && rows.some(({ cells }) => isFilled(cells[index])),
    )
  return columns[key] ?? guessColumns(headings, isOffered, ownHeadings)
}

export const mapSheets = (groups: SheetGroup[], choices: Choices): MappedSheet[] =>
  groups.flatMap((group) => {
    const columns = findColumns(group, choices)
    return group.sheets.map((sheet) => ({ sheet, columns }))
  })
