/** A row of a sheet as texts. */
export interface SheetRow {
  /** The row number of the spreadsheet, from 1. */
  number: number
  cells: string[]
  /** First and last columns of cells that are merged across columns. */
  spans?: [first: number, last: number][]
}

/** A sheet of a workbook, or a CSV file. */
export interface RawSheet {
  /** '' for a CSV file. */
  name: string
  isHidden: boolean
  /** Rows with at least one filled cell. */
  rows: SheetRow[]
  hiddenColumns: number[]
}

/** The error messages for a file that cannot be read, the main one first. */
export type FileProblems = string[]

export const isFilled = (cell = '') => cell.trim() !== ''
