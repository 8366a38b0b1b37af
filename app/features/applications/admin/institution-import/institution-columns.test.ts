import { expect, test } from 'vitest'
import { groupSheets, mapSheets } from '#app/features/lead-import/admin/file/group-sheets.ts'
import { institutionColumns, toRows } from './institution-columns.ts'

const guess = (...headings: string[]) => institutionColumns.guessColumns(headings, () => true)

test('headings in English and Nepali name the fields', () => {
  expect(guess('Name', 'Name in Nepali', 'Country', 'City', 'Website', 'Partner')).toEqual([
    'name',
    'name_ne',
    'country',
    'city',
    'website',
    'partner',
  ])
  expect(guess('University Name', 'Agreement until', 'Program', 'Level', 'Tuition fee')).toEqual([
    'name',
    'agreement_until',
    'course',
    'level',
    'fee',
  ])
  expect(guess('शिक्षण संस्थाको नाम', 'देश', 'सहर', 'कोर्स', 'शुल्क', 'S.N.')).toEqual([
    'name',
    'country',
    'city',
    'course',
    'fee',
    '',
  ])
  // The file that the list of institutions exports has numbers of courses.
  expect(guess('Name', 'Courses', 'Applications')).toEqual(['name', '', ''])
  expect(guess('College', 'University')).toEqual(['name', ''])
})

test('rows of further sheets continue the row numbers, and rows without a mapped cell are left out', () => {
  const sheet = (name: string, ...rows: string[][]) => ({
    name,
    isHidden: false,
    hiddenColumns: [],
    rows: rows.map((cells, index) => ({ number: index + 1, cells })),
  })
  const sheets = [
    sheet('UK', ['Name', 'City', 'Remark'], [' Hull ', 'Hull', ''], ['', '', 'total 1']),
    sheet('Malta', ['Name', 'City', 'Remark'], ['Example', '', '']),
  ]
  const choices = { sheets: [0, 1], headingIndexes: {}, columns: {} }
  const groups = groupSheets(sheets, choices, institutionColumns)
  const { rows, places } = toRows(mapSheets(groups, choices, institutionColumns))
  expect(rows).toEqual([
    { row: 2, name: 'Hull', city: 'Hull' },
    { row: 5, name: 'Example' },
  ])
  expect(places.get(5)).toMatchObject({ sheet: { name: 'Malta' }, row: { number: 2 } })
})
