import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'

const read = (text: string) => readFile(new File([text], 'list.csv'))

test('rows above the headings are no headings, and are told', async () => {
  expect(await read('Student list of May,,\n,,\nName,Phone,Note\nAsha,980,x')).toEqual({
    name: 'list.csv',
    headings: ['Name', 'Phone', 'Note'],
    rows: [{ number: 4, cells: ['Asha', '980', 'x'] }],
    above: [{ number: 1, cells: ['Student list of May', '', ''] }],
    beyond: [],
  })
  expect(await read('sep=;\nName;Phone\nAsha;980')).toMatchObject({
    headings: ['Name', 'Phone'],
    rows: [{ number: 2 }],
    above: [],
  })
})

test('headings that nobody knows are the first row', async () => {
  expect(await read('Foo,Bar\nAsha,980')).toMatchObject({ headings: ['Foo', 'Bar'], above: [] })
})

test('a cell beyond the last heading is told, and its column can be chosen', async () => {
  const sheet = await read('Name,Phone\nAsha,980\nBinod,981,Asked for nursing')
  expect(sheet).toMatchObject({
    headings: ['Name', 'Phone', ''],
    beyond: [{ number: 3 }],
  })
})

test('what cannot be parsed is told with its line, and nothing of it is taken', async () => {
  expect(await read('Name,Phone\n"Asha,980\nBinod,981')).toEqual([
    'Nothing was imported. Correct these lines in the file first:',
    'Line 2: A quotation mark (") is not closed.',
  ])
})
