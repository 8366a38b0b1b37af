import { type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const readSheets = async (...sheets: WriteSheet[]) => readWorkbook(await writeXlsx({ sheets }))

test('reads cells of an Excel file as it shows them', async () => {
  const row = [
    'Asha',
    9_800_000_001,
    0.68,
    7,
    new Date('2026-05-03'),
    new Date('2026-05-03T14:30Z'),
    true,
  ]
  const cells = new Map([
    ['1,2', { style: { numFmt: '0%' } }],
    ['1,3', { style: { numFmt: '0000' } }],
  ])
  const sheets = await readSheets({ name: 'May', rows: [['Name'], row, [], [null, 6.5]], cells })
  expect(sheets).toMatchObject([
    {
      name: 'May',
      rows: [
        { number: 1 },
        {
          number: 2,
          cells: ['Asha', '9800000001', '68%', '0007', '2026-05-03', '2026-05-03 14:30', 'TRUE'],
        },
        { number: 4, cells: ['', '6.5', '', '', '', '', ''] },
      ],
    },
  ])
})

test('reads hidden sheets, hidden columns and merged cells', async () => {
  const sheets = await readSheets(
    {
      name: 'May',
      rows: [
        ['Name', 'Phone', null, 'Secret'],
        ['Asha', '980', '981', 'Sita'],
        ['Binod', '982', null, null],
        [null, null, null, null],
      ],
      columns: [{}, {}, {}, { hidden: true }],
      merges: [
        { startRow: 0, endRow: 0, startCol: 1, endCol: 2 },
        { startRow: 1, endRow: 3, startCol: 3, endCol: 3 },
      ],
    },
    { name: 'Old', rows: [['Name']], hidden: true },
    { name: 'Empty', rows: [] },
  )
  expect(sheets).toMatchObject([
    {
      hiddenColumns: [3],
      rows: [
        { spans: [[1, 2]] },
        { cells: ['Asha', '980', '981', 'Sita'] },
        { cells: ['Binod', '982', '', 'Sita'] },
      ],
    },
    { name: 'Old', isHidden: true },
  ])
})

const text = 'Name;City\nZoë;काठमाडौं'
const utf16 = (littleEndian: boolean, mark: string) => {
  const view = new DataView(new ArrayBuffer(2 * (mark + text).length))
  for (const [index, unit] of (mark + text).split('').entries())
    view.setUint16(2 * index, unit.charCodeAt(0), littleEndian)
  return new Uint8Array(view.buffer)
}

test.each([
  ['UTF-8', encode(text)],
  ['UTF-8 with a byte order mark', encode(`\uFEFF${text}`)],
  ['UTF-16, little-endian', utf16(true, '\uFEFF')],
  ['UTF-16, big-endian', utf16(false, '\uFEFF')],
  ['UTF-16 without a byte order mark', utf16(true, '')],
])('reads a CSV file in %s', async (_, bytes) => {
  expect(await readWorkbook(bytes)).toMatchObject([
    { rows: [{ cells: ['Name', 'City'] }, { cells: ['Zoë', 'काठमाडौं'] }] },
  ])
})

test('reads a CSV file in Windows-1252', async () => {
  const bytes = Uint8Array.from('Name|City\nZo\xEB|M\x9Fnchen', (letter) => letter.charCodeAt(0))
  expect(await readWorkbook(bytes)).toMatchObject([
    { rows: [{ cells: ['Name', 'City'] }, { cells: ['Zoë', 'MŸnchen'] }] },
  ])
})

test('removes characters that turn the direction of text', async () => {
  expect(await readWorkbook(encode('Phone\n\u202D980 0000001\u202C'))).toMatchObject([
    { rows: [{}, { cells: ['980 0000001'] }] },
  ])
})

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['is empty', () => new Uint8Array()],
  ['is empty', () => encode(' \n,,\n')],
  ['is empty', () => writeXlsx({ sheets: [{ name: 'May', rows: [] }] })],
  ['is not a spreadsheet', () => encode('%PDF-1.7\n…')],
  ['is not a spreadsheet', () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
  ['is not a spreadsheet', () => encode('<html><table></table></html>')],
  ['old Excel file', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
  [
    'OpenDocument file',
    () => encode('PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
  ],
  [
    'protected with a password',
    () =>
      writeXlsx({
        sheets: [{ name: 'May', rows: [['Name']] }],
        encryption: { password: 'example', spinCount: 1000 },
      }),
  ],
  [
    'is damaged',
    async () => (await writeXlsx({ sheets: [{ name: 'May', rows: [['Name']] }] })).subarray(0, 700),
  ],
])('says that the file %s', async (sentence, write) => {
  const problems = await readWorkbook(await write())
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(sentence)
})

test('a parse error of a CSV file is reported with its line, and nothing is imported', async () => {
  expect(await readWorkbook(encode('Name,Phone\n"Asha,980\nBinod,981'))).toEqual([
    'Nothing was imported. Correct these lines in the file first:',
    'Line 2: A quotation mark (") is not closed.',
  ])
})
