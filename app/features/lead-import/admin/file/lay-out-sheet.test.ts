import { expect, test } from 'vitest'
import { hasHeadings, layOutSheet } from './lay-out-sheet.ts'
import type { RawSheet, SheetRow } from './raw-sheet.ts'

/** Returns a sheet of rows with cells separated by commas. */
const sheetOf = (...lines: string[]): RawSheet => ({
  name: 'May',
  isHidden: false,
  hiddenColumns: [],
  rows: lines.map((line, index) => ({ number: index + 1, cells: line.split(',') })),
})

const withSpans = (sheet: RawSheet, row: number, spans: SheetRow['spans']) => ({
  ...sheet,
  rows: sheet.rows.map((each) => (each.number === row ? { ...each, spans } : each)),
})

test('rows above the headings are titles', () => {
  expect(
    layOutSheet(sheetOf('Student list of May,,', 'Name,Phone,Note', 'Asha,980,x')),
  ).toMatchObject({
    headings: ['Name', 'Phone', 'Note'],
    rows: [{ number: 3, cells: ['Asha', '980', 'x'] }],
    skippedRows: [{ number: 1 }],
    overflowRows: [],
  })
})

test('another row can be chosen for the headings', () => {
  const sheet = sheetOf('Name,Phone', 'Full name,Mobile', 'Asha,980')
  expect(layOutSheet(sheet).headings).toEqual(['Name', 'Phone'])
  expect(layOutSheet(sheet, 1)).toMatchObject({
    headings: ['Full name', 'Mobile'],
    rows: [{ number: 3 }],
  })
})

test('a heading merged across columns names all of them', () => {
  const sheet = withSpans(sheetOf('Name,Phone,', 'Asha,980,981'), 1, [[1, 2]])
  expect(layOutSheet(sheet).headings).toEqual(['Name', 'Phone', 'Phone'])
})

test('headings below merged ones start with them', () => {
  const sheet = sheetOf(
    'List,,,',
    'Student,,Guardian,',
    'Name,Phone,Name,Phone',
    'Asha,980,Ram,981',
  )
  const merged = withSpans(withSpans(sheet, 1, [[0, 3]]), 2, [
    [0, 1],
    [2, 3],
  ])
  expect(layOutSheet(merged)).toMatchObject({
    headings: ['Student Name', 'Student Phone', 'Guardian Name', 'Guardian Phone'],
    rows: [{ number: 4 }],
    skippedRows: [{ number: 1 }],
  })
})

test('repeated headings and titles between rows are skipped', () => {
  const sheet = sheetOf('Name,Phone,City', 'Asha,980,', 'June,,', 'Name,Phone,City', 'Binod,981,')
  expect(layOutSheet(withSpans(sheet, 3, [[0, 2]]))).toMatchObject({
    rows: [{ number: 2 }, { number: 5 }],
    skippedRows: [{ number: 3 }, { number: 4 }],
  })
})

test('a cell beyond the last heading is reported, and its column can be mapped', () => {
  expect(
    layOutSheet(sheetOf('Name,Phone', 'Asha,980', 'Binod,981,Asked for nursing')),
  ).toMatchObject({
    headings: ['Name', 'Phone', ''],
    overflowRows: [{ number: 3 }],
  })
})

test('a list that starts with data has no headings', () => {
  expect(hasHeadings(sheetOf('Asha Example,9800000001', 'Binod Example,9800000002'))).toBe(false)
  expect(hasHeadings(sheetOf('Asha Example,9800000001', 'Name,Phone'))).toBe(true)
  expect(hasHeadings(sheetOf('Foo,Bar', 'Asha,980'))).toBe(true)
})
