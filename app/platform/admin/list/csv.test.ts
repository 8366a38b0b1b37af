import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { createCsv, toCsv } from './csv.ts'

const read = async (file: Blob) => Papa.parse<string[]>(await file.text()).data

test('no cell is a formula, in tables and in objects; numbers and phones stay', async () => {
  const formulas = ['=1+1', '@SUM(A1)', '-2+3', '+1|cmd', '＝1', 'a\n=1']
  const safe = ["'=1+1", "'@SUM(A1)", "'-2+3", "'+1|cmd", "'＝1", 'a\n=1']
  const column = { heading: 'Text', csv: (text: string) => text }
  const rows = formulas.map((Text) => Object.fromEntries([['Text', Text]]))

  const expected = [['Text'], ...safe.map((text) => [text])]
  expect(await read(toCsv([column], formulas, 'UTC'))).toEqual(expected)
  expect(await read(createCsv(rows))).toEqual(expected)
  const multiline = createCsv([{ Text: '=1\n2', Change: -3, Phone: '+977 980 0000000' }])
  expect(await read(multiline)).toEqual([
    ['Text', 'Change', 'Phone'],
    ["'=1\n2", '-3', '+977 980 0000000'],
  ])
})
