import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openOffice } from '../office.ts'
import { desktop, expectAccessible } from '../windows.ts'
import { makeContacts, openContacts, openSiteWithContacts } from './contact-fixtures.ts'

/** Presses the button and returns the downloaded file. */
async function exportContacts(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const bytes = await readFile(await download.path())
  const { data } = Papa.parse<Record<string, string>>(bytes.toString().slice(1), { header: true })
  return { name: download.suggestedFilename(), bytes, data }
}

test('exports Nepali text and escapes formulas for spreadsheets', async () => {
  const { openPage } = await openSiteWithContacts([
    { name: 'सुनिता तामाङ', message: 'म नर्सिङ पढ्न चाहन्छु' },
    { name: '=HYPERLINK("https://evil.example")', country: '@SUM(1+1)' },
    { name: 'Lines', message: '=1+1\nsecond, "quoted" line' },
    { name: 'Semicolon', message: 'a;=1+1', phone: '-1+1' },
  ])
  const page = await openContacts(openPage)

  const { name, bytes, data } = await exportContacts(page)

  expect(name).toMatch(/^contact-messages-\d{4}-\d\d-\d\d\.csv$/)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = bytes.toString()
  const head = '"Name","Email","Phone","Preferred destination","Message","Date","Language"\r\n'
  expect(text.slice(1)).toMatch(new RegExp(`^${head}`))
  expect(text).toContain('"a;=1+1"')
  expect(data.toReversed()).toMatchObject([
    { Name: 'सुनिता तामाङ', Message: 'म नर्सिङ पढ्न चाहन्छु', Phone: 'tel:+977 980-0000000' },
    { Name: `'=HYPERLINK("https://evil.example")`, 'Preferred destination': "'@SUM(1+1)" },
    { Message: `'=1+1\nsecond, "quoted" line` },
    {
      Message: 'a;=1+1',
      Phone: 'tel:-1+1',
      Date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    },
  ])
})

test('exports all matching rows of all pages in the displayed order', async () => {
  const otherContacts = [{ name: 'Asha' }, { name: 'Binod' }]
  const { openPage } = await openSiteWithContacts([...makeContacts(2300), ...otherContacts])
  const page = await openOffice(openPage, desktop, '/admin/contacts?q=school&sort=name&page=3')
  await page.getByText('101–150 of 2,300 messages').waitFor()
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/contacts/?*before=*', async (route) => {
    await gate.promise
    await route.continue()
  })

  const exported = exportContacts(page)
  await page.getByRole('button', { name: 'Exporting… 1,000 of 2,300' }).waitFor()
  await expectAccessible(page)
  gate.resolve()
  const { data } = await exported

  expect(data.map(({ Name }) => Name)).toEqual(makeContacts(2300).map((contact) => contact?.name))
  await page.getByRole('button', { name: 'Export CSV' }).waitFor()
})

test('reports an interrupted export and saves no file', async () => {
  const { openPage } = await openSiteWithContacts([{}])
  const page = await openContacts(openPage)
  await page.getByText('1 message', { exact: true }).waitFor()
  await page.route('**/api/contacts/?*', (route) => route.abort())

  await page.getByRole('button', { name: 'Export CSV' }).click()

  await page.getByText('Failed to export contacts. Please try again.').waitFor()
  await expectAccessible(page)
})
