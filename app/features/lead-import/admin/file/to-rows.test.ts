import { expect, test } from 'vitest'
import { guessColumns } from '../guess-columns.ts'
import { layOutSheet } from './lay-out-sheet.ts'
import { toRows } from './to-rows.ts'

function read(...lines: string[]) {
  const rows = lines.map((line, index) => ({ number: index + 1, cells: line.split(',') }))
  const sheet = layOutSheet({ name: '', isHidden: false, rows, hiddenColumns: [] }, 0)
  return { sheet, columns: guessColumns(sheet.headings) }
}

test('columns of one field are joined, with their headings where they matter', () => {
  const headings =
    'First Name,Last Name,Phone,WhatsApp,Mother’s phone,IELTS,PTE,Percentage,Remarks,Passport no.'
  const sheet = read(
    headings,
    'Asha,Example,9800000001,9800000002,9800000003,6.5,PTE 58,68%,Comes Sunday,PA1',
  )
  expect(toRows([sheet]).rows).toEqual([
    {
      row: 2,
      name: 'Asha Example',
      phone: '9800000001\n9800000002 (whatsapp)',
      guardian_phone: '9800000003 (mother)',
      test_scores: 'IELTS 6.5, PTE 58',
      grades: '68%',
      note: 'Remarks: Comes Sunday\nPassport no.: PA1',
    },
  ])
})

test('a single column of remarks has no label', () => {
  expect(toRows([read('Name,Remarks', 'Asha,Comes Sunday')]).rows).toMatchObject([
    { note: 'Comes Sunday' },
  ])
})

test('a heading in lakh says what its numbers are', () => {
  const { rows } = toRows([
    read(
      'Name,Budget (Lakh)',
      'Asha,22.5',
      'Binod,1.5 crore',
      'Chandra,2500000-3000000',
      'Dipa,20-25',
      'Eli,30+',
    ),
  ])
  expect(rows.map(({ budget }) => budget)).toEqual([
    '22.5 lakh',
    '1.5 crore',
    '2500000-3000000',
    '20-25 lakh',
    '30+ lakh',
  ])
})

test('labels of Google Contacts become labels of phones', () => {
  const headings = 'Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value'
  const { rows } = toRows([read(headings, 'Asha,* Mobile,9800000001,Father,9800000002')])
  expect(rows).toMatchObject([{ phone: '9800000001\n9800000002 (Father)' }])
})

test('rows of further sheets continue the row numbers', () => {
  const { rows, places } = toRows([read('Name', 'Asha', 'Binod'), read('Name', 'Chandra')])
  expect(rows.map(({ row, name }) => [row, name])).toEqual([
    [2, 'Asha'],
    [3, 'Binod'],
    [5, 'Chandra'],
  ])
  expect(places.get(5)?.row.number).toBe(2)
})
