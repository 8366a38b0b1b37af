import { readFile } from 'node:fs/promises'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { institutionsApi } from '#app/features/applications/institutions-contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const { administrator } = await signIn(url)
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const list = (q: string) => administrator.call(institutionsApi.list, { querystring: { q } })

test('a CSV file is imported by keyboard on a desktop, and undone', async () => {
  const page = await openOffice(openPage, desktop, '/admin/applications/institutions')
  await page.getByRole('link', { name: 'Import', exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Import institutions', level: 1 }).waitFor()
  const csv = [
    'University;Country;Partner;Agreement until;Program;Tuition fee',
    'Northern University;UK;Yes;31/12/2027;MSc Data Science;£16,500',
    'northern university;United Kingdom;;;BSc Nursing;many',
    ';UK;;;BA History;',
  ].join('\r\n')
  const upload = { name: 'partners.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByLabel('Excel or CSV file').setInputFiles(upload)
  await page.getByText('Match columns (3 rows found)').waitFor()
  expect(await page.getByRole('combobox', { name: 'Program' }).inputValue()).toBe('course')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Preview' }).press('Enter')
  await page.getByRole('button', { name: 'With wrong cells 2' }).waitFor()
  await page.getByText('Enter the name of the institution.').waitFor()
  await page.getByText('Fee “many”: Enter an amount, for example 3000.').waitFor()
  await page.getByRole('button', { name: 'New 2' }).press('Enter')
  await page.getByText('New institution with a new course').waitFor()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 2 rows' }).click()
  const wrong = await readFile(await (await downloading).path(), 'utf8')
  expect(wrong).toContain('Enter the name of the institution.')

  await page.getByRole('button', { name: 'Import 2 rows' }).press('Enter')
  await page.getByText('1 new institution, 2 new courses, 0 changed, 1 row skipped.').waitFor()
  await expectAccessible(page)
  expect(await list('northern')).toMatchObject([
    { country: 'GB', is_partner: true, agreement_until: '2027-12-31', courses: 2 },
  ])

  // The same file again adds nothing.
  await page.getByLabel('Excel or CSV file').setInputFiles(upload)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'In the list already 2' }).waitFor()
  expect(await page.getByRole('button', { name: 'Import 0 rows' }).isDisabled()).toBe(true)

  await page.getByRole('button', { name: 'Undo partners.csv' }).click()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByText('1 institution and 2 courses deleted, 0 changed back.').waitFor()
  expect(await list('northern')).toEqual([])
})

test('an Excel file with a title, two sheets and wrong rows is imported on a phone', async () => {
  const headings = ['Name', 'Country', 'City', 'Website', 'Course', 'Level']
  const buffer = await writeXlsx({
    sheets: [
      {
        name: 'Malta',
        rows: [
          ['Example partners of 2026'],
          headings,
          ['Southern College', 'Malta', 'Valletta', 'southern.example', 'BSc Nursing', 'Bachelor'],
          ['Southern College', 'Malta', 'Sliema', 'no address', 'MSc Nursing', 'Master'],
        ],
      },
      { name: 'Others', rows: [headings, ['Eastern College', 'Narnia', '', '', '', '']] },
    ],
  })
  const page = await openOffice(openPage, phone, '/admin/applications/institutions/import')
  const upload = { name: 'partners.xlsx', mimeType: xlsx, buffer: Buffer.from(buffer) }
  await page.getByLabel('Excel or CSV file').setInputFiles(upload)
  await page.getByText('Match columns (3 rows found)').waitFor()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('Malta, row 4').waitFor()
  await page.getByText('City “Sliema”: An earlier row has another value').waitFor()
  await page.getByText('Country “Narnia”: This is no country.').waitFor()
  const [width, content] = await readWidths(page)
  expect(content).toBe(width)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await page.getByText('2 new institutions, 2 new courses, 0 changed, 0 rows skipped.').waitFor()
  await page.getByText('Earlier imports').waitFor()
  await expectAccessible(page)
  expect(await list('southern')).toMatchObject([
    { country: 'MT', city: 'Valletta', website: 'https://southern.example', courses: 2 },
  ])
})

test('a file that cannot be imported is explained', async () => {
  const page = await openOffice(openPage, phone, '/admin/applications/institutions/import')
  const upload = (buffer: Buffer) =>
    page
      .getByLabel('Excel or CSV file')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  await upload(Buffer.alloc(6 * 1024 * 1024, 'a'))
  await page.getByText('The file has 6 MB; the limit is 5 MB. Please split it.').waitFor()
  await upload(Buffer.from(`Country\n${'Malta\n'.repeat(3)}`))
  await page.getByText('Choose the column with the names of the institutions.').waitFor()
  await upload(Buffer.from(`Name\n${'Example\n'.repeat(5001)}`))
  await page.getByText('These are 5,001 rows; the limit is 5,000.').waitFor()
  await expectAccessible(page)
})
