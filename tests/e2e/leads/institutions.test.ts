import { expect, test } from 'vitest'
import { applicationsApi } from '#app/features/applications/contract.ts'
import { institutionsApi } from '#app/features/applications/institutions-contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const { administrator } = await signIn(url)

async function apply(institution: string, country: string, lead = 'Asha Example') {
  const { id } = await administrator.call(leadsApi.add, { body: { name: lead } })
  const body = { institution, country, course: 'MSc Data Science' }
  return administrator.call(applicationsApi.add, { params: { id }, body })
}

test.each([
  ['a phone', 'उदाहरण कलेज', phone],
  ['a desktop', 'नमुना कलेज', desktop],
])(
  'an institution is added with a course, changed and archived on %s',
  async (name, nepali, window) => {
    const title = `College of ${name}`
    const page = await openOffice(openPage, window, '/admin/applications')
    await page.getByRole('link', { name: 'Institutions' }).click()
    await page.getByRole('heading', { name: 'Institutions', level: 1 }).waitFor()
    await page.getByRole('button', { name: '+ Add institution' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Website').fill('college.example')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please fill this in.').first().waitFor()
    await dialog.getByText('Please enter an address that begins with https://.').first().waitFor()
    await expectAccessible(page)
    await dialog.getByLabel(/^Name(?! in)/).fill(title)
    await dialog.getByLabel('Name in Nepali').fill(nepali)
    await dialog.getByLabel('Country').selectOption({ label: 'Malta' })
    await dialog.getByLabel('Website').fill('https://college.example')
    await dialog.getByLabel('Partner').selectOption({ label: 'Yes' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.getByText(nepali).waitFor()

    await page.getByRole('button', { name: '+ Add course' }).click()
    await dialog.getByLabel('Name').fill('BSc Nursing')
    await dialog.getByLabel('Fee').fill('many')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Enter an amount, for example 3000.').first().waitFor()
    await dialog.getByLabel('Fee').fill('9,500.50')
    await dialog.getByLabel('Currency').selectOption('EUR')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('EUR 9500.50').waitFor()
    await expectAccessible(page)
    const [width, content] = await readWidths(page)
    expect(content).toBe(width)

    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await page.getByText('Institution archived').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Archive', exact: true }).waitFor()
    const [listed] = await administrator.call(institutionsApi.list, { querystring: { q: title } })
    expect(listed).toMatchObject({
      country: 'MT',
      is_partner: true,
      courses: 1,
      is_archived: false,
    })
  },
)

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('the number of applications opens their list on %s', async (name, window) => {
  const institution = `Counted University of ${name}`
  await apply(institution, 'GB')
  const page = await openOffice(openPage, window, '/admin/applications/institutions?q=counted')
  const row = page.getByRole('row').filter({ hasText: institution })
  await expectAccessible(page)
  const [width, content] = await readWidths(page)
  expect(content).toBe(width)
  await row.getByRole('link', { name: '1', exact: true }).click()
  await page.getByRole('heading', { name: 'Applications', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Asha Example' }).waitFor()
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('a double is merged and unmerged on %s', async (name, window) => {
  const { institution_id: id } = await apply(`University of ${name}`, 'NZ')
  await apply(`${name} University`, 'NZ')
  const page = await openOffice(openPage, window, `/admin/applications/institutions/${id}`)
  await page.getByRole('button', { name: `Merge ${name} University` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(`1 application and 1 course of ${name} University move`).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await page.getByRole('button', { name: `Unmerge ${name} University` }).waitFor()
  await page.getByRole('link', { name: '2', exact: true }).waitFor()
  const [width, content] = await readWidths(page)
  expect(content).toBe(width)
  await page.getByRole('button', { name: `Unmerge ${name} University` }).click()
  await page.getByRole('button', { name: `Merge ${name} University` }).waitFor()
})
