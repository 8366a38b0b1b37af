import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const people = Array.from({ length: 200 }, (_, index) => `"Example ${index}",98000${index}`)

test('reports an unclosed quotation mark with its line and reads the other rows', async () => {
  const lines = ['Name,Phone', ...people]
  lines[5] = '"Asha, 9800000001'
  lines[9] = '"Binod" Example,9800000002'
  lines[200] = 'Gita,"9800000003'

  const { problems } = await readCsv(lines.join('\n'))

  expect(problems.map(({ line }) => line)).toEqual([6, 10, 201])
  for (const { detail } of problems) expect(detail).toMatch(/^A quotation mark \("\)/)
})

test('counts the lines of cells with line breaks', async () => {
  const { problems } = await readCsv('Name,Note\r\nAsha,"one\r\ntwo\r\nthree"\r\nBinod,"open')
  expect(problems).toMatchObject([{ line: 5 }])
})

test.each([
  [
    'sep=;\nName;Phone\nAsha;980,1',
    [
      ['Name', 'Phone'],
      ['Asha', '980,1'],
    ],
  ],
  [
    '\uFEFFSEP=|\r\nName|Phone\r\nAsha|980',
    [
      ['Name', 'Phone'],
      ['Asha', '980'],
    ],
  ],
  [
    'Name\tPhone\nAsha\t980',
    [
      ['Name', 'Phone'],
      ['Asha', '980'],
    ],
  ],
  ['Name\nAsha', [['Name'], ['Asha']]],
  [
    'Name,Note\nAsha,"said ""yes""\nand came"',
    [
      ['Name', 'Note'],
      ['Asha', 'said "yes"\nand came'],
    ],
  ],
])('%j is read completely', async (text, cells) => {
  const { rows, problems } = await readCsv(text)
  expect(problems).toEqual([])
  expect(rows).toEqual(cells.map((each, index) => ({ number: index + 1, cells: each })))
})

test.each([';', '\t', '|', ','])(
  'finds columns separated by %j, with and without a title row',
  async (sign) => {
    for (const rows of [1, 3, 60]) {
      const people = Array.from({ length: rows }, (_, index) => [
        'Asha Rai',
        `98415530${index + 10}`,
      ])
      const table = [['Name', 'Phone'], ...people]
      for (const title of [[], [['Leads 2026']], [['Leads'], ['']]]) {
        const cells = [...title, ...table]
        const text = cells.map((row) => row.join(sign)).join('\r\n')
        expect((await readCsv(text)).rows.map((row) => row.cells)).toEqual(cells)
      }
    }
    // Like lists of redirects.
    const list = [`/old${sign}/new`, `/a${sign}/b`, `/c${sign}/d`].join('\n')
    expect((await readCsv(list)).rows.map(({ cells }) => cells.length)).toEqual([2, 2, 2])
  },
)

test('ignores commas in texts when another delimiter is used', async () => {
  const { rows } = await readCsv(
    'Leads, 2026\nName;Lives in\nAsha;Pokhara, Nepal\nBinod;Bara, Nepal',
  )
  expect(rows[2]?.cells).toEqual(['Asha', 'Pokhara, Nepal'])
})
