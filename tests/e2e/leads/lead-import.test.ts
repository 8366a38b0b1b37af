import { readFile } from 'node:fs/promises'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const { administrator } = await signIn(url)
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const headings = [
  'Date',
  'Student',
  'Mobile',
  'Country',
  'Status',
  'Percentage',
  'Shoe size',
  'Secret',
]
const people = [
  ['3/4/2026', 'Asha Example', 9_800_000_001, 'Aus', 'Hot', 0.68, 7, 'x'],
  ['5/4/2026', 'Binod Example', '9800000002', 'Canada', 'Offer received', null, null, 'x'],
  ['5/4/2026', null, null, 'Canada', null, null, null, 'x'],
]

/** Returns an Excel file with a title, merged and hidden cells, and a sheet that is no list. */
const makeFile = async (rows: typeof people) => ({
  name: 'register.xlsx',
  mimeType: xlsx,
  buffer: Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'Baisakh',
          rows: [['Register of example people'], headings, ...rows],
          merges: [{ startRow: 0, endRow: 0, startCol: 0, endCol: 7 }],
          columns: headings.map((heading) => ({ hidden: heading === 'Secret' })),
          cells: new Map([['2,5', { style: { numFmt: '0%' } }]]),
        },
        { name: 'Totals', rows: [['Total', 3]] },
      ],
    }),
  ),
})

test.each([
  ['360', phone],
  ['1280', desktop],
])('imports an Excel file, updates its changed rows and undoes it at %s px', async (_, window) => {
  const page = await openOffice(openPage, window, '/admin/leads/import')
  await page.getByLabel('Excel or CSV file').setInputFiles(await makeFile(people))
  await page.getByText('Match columns (3 rows found)').waitFor()
  expect(await page.getByRole('checkbox', { name: /^Baisakh/ }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: /^Totals/ }).isChecked()).toBe(false)
  expect(await page.getByRole('combobox', { name: 'Shoe size' }).inputValue()).toBe('note')
  expect(await page.getByRole('combobox', { name: 'Secret (hidden)' }).inputValue()).toBe('')
  await page.getByText('Date: what is 3/4/2026?').waitFor()
  await page.getByRole('radio', { name: '3 April 2026' }).check()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('combobox', { name: '“Aus” means' }).waitFor()
  const country = page.getByRole('combobox', { name: '“Aus” means' })
  expect(await country.inputValue()).toBe('AU')
  await page.getByRole('combobox', { name: '“Hot” means' }).selectOption('Contacted')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'New 2' }).click()
  await page.getByText('Grades: 68%').waitFor()
  expect((await readWidths(page))[0]).toBe(window.viewport.width)
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 1 row' }).click()
  const wrong = await readFile(await (await downloading).path(), 'utf8')
  expect(wrong).toContain('"Enter a name, a phone number or an email address."')

  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByText('2 new leads, 0 rows added to existing leads').waitFor()
  await expectAccessible(page)
  const find = async (q: string) =>
    (await administrator.call(leadsApi.list, { querystring: { q } }))[0]
  const stages = await administrator.call(stagesApi.list, {})
  const nameStage = (id?: string) => stages.find((stage) => stage.id === id)?.name
  const asha = await find('Asha Example')
  expect(asha).toMatchObject({ phones: ['9800000001'], countries: ['AU'], grades: '68%' })
  expect(nameStage(asha?.stage_id)).toBe('Contacted')

  const changed = people.map((row) =>
    row[1] === 'Asha Example' ? row.with(4, 'Offer received') : row,
  )
  await page.getByLabel('Excel or CSV file').setInputFiles(await makeFile(changed))
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Imported before, changed 1' }).click()
  await page.getByText('Changes: Stage: Offer').waitFor()
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByText('1 updated').waitFor()
  expect(nameStage((await find('Asha Example'))?.stage_id)).toBe('Offer')

  // Both imports are listed, the newest first.
  await page
    .getByRole('button', { name: /^Undo (?!the )/ })
    .nth(1)
    .waitFor()
  for (const deleted of ['0 leads deleted, 1 row', '2 leads deleted, 0 rows']) {
    await page
      .getByRole('button', { name: /^Undo (?!the )/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await page.getByText(`${deleted} removed from existing leads.`).waitFor()
  }
  expect(await find('Asha Example')).toBeUndefined()
})

const text = (content: string) => Buffer.from(content)

test('a file that cannot be imported is explained beside the field', async () => {
  const page = await openOffice(openPage, phone, '/admin/leads/import')
  const encrypted = await writeXlsx({
    sheets: [{ name: 'May', rows: [['Name']] }],
    encryption: { password: 'example', spinCount: 1000 },
  })
  const files: [sentence: string, name: string, buffer: Buffer][] = [
    ['This is not a spreadsheet.', 'letter.pdf', text('%PDF-1.7 example')],
    ['The file is empty.', 'empty.csv', text('')],
    ['The file is protected with a password.', 'locked.xlsx', Buffer.from(encrypted)],
    ['The file has 30 MB; the limit is 20 MB.', 'large.csv', Buffer.alloc(30 * 1024 * 1024, 'a')],
    ['The file has no row with column headings.', 'list.csv', text('Asha Example,9800000001\nB,9')],
  ]
  const field = page.getByLabel('Excel or CSV file')
  for (const [sentence, name, buffer] of files) {
    await field.setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await page.getByText(sentence).waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
  }
  await expectAccessible(page)
  expect((await readWidths(page))[0]).toBe(360)
})
