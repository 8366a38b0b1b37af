import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'

const read = (text: string) => readFile(new File([text], 'list.csv'))

test('rows above the headings are reported as title rows', async () => {
  expect(await read('Student list of May,,\n,,\nName,Phone,Note\nAsha,980,x')).toEqual({
    name: 'list.csv',
    headings: ['Name', 'Phone', 'Note'],
    rows: [{ number: 4, cells: ['Asha', '980', 'x'] }],
    titleRows: [{ number: 1, cells: ['Student list of May', '', ''] }],
    overflowRows: [],
  })
  expect(await read('sep=;\nName;Phone\nAsha;980')).toMatchObject({
    headings: ['Name', 'Phone'],
    rows: [{ number: 2 }],
    titleRows: [],
  })
})

test('without known headings the first row has the headings', async () => {
  expect(await read('Foo,Bar\nAsha,980')).toMatchObject({ headings: ['Foo', 'Bar'], titleRows: [] })
})

test('a cell beyond the last heading is reported, and its column can be mapped', async () => {
  const sheet = await read('Name,Phone\nAsha,980\nBinod,981,Asked for nursing')
  expect(sheet).toMatchObject({
    headings: ['Name', 'Phone', ''],
    overflowRows: [{ number: 3 }],
  })
})

test('a parse error is reported with its line, and nothing is imported', async () => {
  expect(await read('Name,Phone\n"Asha,980\nBinod,981')).toEqual([
    'Nothing was imported. Correct these lines in the file first:',
    'Line 2: A quotation mark (") is not closed.',
  ])
})
