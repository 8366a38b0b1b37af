import type { ColumnReader } from '../guess-columns.ts'
import { hasHeadings, hasKnownHeadings, layOutSheet, type Sheet } from './lay-out-sheet.ts'
import { isFilled, type RawSheet } from './raw-sheet.ts'
import type { Columns, MappedSheet } from './to-rows.ts'

/** Sheets with the same headings, whose columns are mapped together. */
export interface SheetGroup {
  key: string
  sheets: Sheet[]
}

/** What the user has chosen in a file. */
export interface Choices<Field extends string> {
  /** The indexes of the sheets to import. */
  sheets: number[]
  /** The heading rows that were chosen, by index of the sheet. */
  headingIndexes: Record<number, number>
  /** The columns that were mapped, by key of the group. */
  columns: Record<string, Columns<Field>>
}

/** Chooses the visible sheets with known headings; the first sheet with headings if there are none. */
export function chooseSheets<Field extends string>(
  sheets: RawSheet[],
  { findField }: ColumnReader<Field>,
): Choices<Field> {
  const chosen = sheets.flatMap((sheet, index) =>
    !sheet.isHidden && hasKnownHeadings(sheet, findField) ? [index] : [],
  )
  const first = sheets.findIndex((sheet) => hasHeadings(sheet, findField))
  return {
    sheets: chosen.length > 0 ? chosen : [Math.max(0, first)],
    headingIndexes: {},
    columns: {},
  }
}

/** Lays out the chosen sheets, and groups those with the same headings. */
export function groupSheets<Field extends string>(
  all: RawSheet[],
  { sheets, headingIndexes }: Choices<Field>,
  { findField }: ColumnReader<Field>,
): SheetGroup[] {
  const laidOut = sheets.map((index) =>
    layOutSheet(all[index] as RawSheet, headingIndexes[index], findField),
  )
  const byHeadings = Map.groupBy(laidOut, ({ headings }) => headings.join('\n'))
  return [...byHeadings].map(([key, group]) => ({ key, sheets: group }))
}

/** Chooses a heading row in all sheets of a group. */
export function withHeadingRow<Field extends string>(
  all: RawSheet[],
  group: SheetGroup,
  { headingIndexes, sheets: chosen }: Choices<Field>,
  headingIndex: number,
) {
  const names = new Set(group.sheets.map(({ name }) => name))
  const changed = chosen.filter((index) => names.has(all[index]?.name ?? ''))
  return {
    ...headingIndexes,
    ...Object.fromEntries(changed.map((index) => [index, headingIndex])),
  }
}

/** Returns the mapped columns of a group, or a guess. Hidden and empty columns are not chosen. */
export function findColumns<Field extends string>(
  { key, sheets }: SheetGroup,
  { columns }: Choices<Field>,
  { guessColumns }: ColumnReader<Field>,
): Columns<Field> {
  const { headings = [], ownHeadings } = sheets[0] ?? {}
  const isOffered = (index: number) =>
    sheets.some(
      ({ rows, hiddenColumns }) =>
        !hiddenColumns.includes(index) && rows.some(({ cells }) => isFilled(cells[index])),
    )
  return columns[key] ?? guessColumns(headings, isOffered, ownHeadings)
}

export const mapSheets = <Field extends string>(
  groups: SheetGroup[],
  choices: Choices<Field>,
  reader: ColumnReader<Field>,
): MappedSheet<Field>[] =>
  groups.flatMap((group) => {
    const columns = findColumns(group, choices, reader)
    return group.sheets.map((sheet) => ({ sheet, columns }))
  })
