import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { readFieldErrors, readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const { administrator } = await signIn(url)
for (const [index, name] of ['Asha Example', 'Binod Example', 'Chandra Example'].entries()) {
  const body = { name, phone: `980-000000${index}`, countries: ['AU'] }
  const { id } = await administrator.call(leadsApi.add, { body })
  const note = { kind: 'call', text: 'Wants a hostel' } as const
  // The filters have only values in use.
  if (index === 2)
    await administrator.call(leadsApi.change, { params: { id }, body: { intake: '2027-02' } })
  if (index === 0) await administrator.call(leadsApi.logActivity, { params: { id }, body: note })
}

test.each([
  ['360', phone],
  ['1280', desktop],
])('changes, filters and reports on fields of leads at %s px', async (_, window) => {
  const page = await openOffice(openPage, window, '/admin/leads')
  await page.getByText('3 leads', { exact: true }).waitFor()
  await page.getByRole('checkbox', { name: /^Select Asha/ }).check()
  await page.getByRole('checkbox', { name: /^Select Binod/ }).check()
  await page.getByRole('button', { name: 'Edit selected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit selected leads' })
  await dialog.getByText('More', { exact: true }).click()
  await dialog.getByLabel('Add countries').fill('Atlantis')
  await dialog.getByLabel('Intake').fill('soon')
  await dialog.getByLabel('Budget (NPR)').fill('much')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => Object.keys(await readFieldErrors(page))).toHaveLength(3)
  expect(await readFieldErrors(page)).toMatchObject({
    'Add countries': 'Unknown country “Atlantis”. Please check the spelling.',
    Intake: 'Enter year and month, for example 2027-09.',
  })
  await expectAccessible(page)
  await dialog.getByLabel('Add countries').fill('Canada')
  await dialog.getByLabel('Intake').fill('2027-02')
  await dialog.getByLabel('Budget (NPR)').fill('25,00,000')
  await dialog.getByLabel('Subject').fill('Nursing')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/2 leads changed|Nothing to change/).waitFor()

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Intake' }).selectOption('February 2027')
  await page.getByRole('textbox', { name: 'Subject' }).fill('nurs')
  await page.getByText('More filters').click()
  await page.getByRole('spinbutton', { name: 'Budget of at least (NPR)' }).fill('2500000')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page
    .getByText('2 leads for “nurs” for February 2027 with a budget of at least NPR 25,00,000')
    .waitFor()
  expect((await readWidths(page))[1]).toBe(window.viewport.width)

  await page.getByLabel('Search leads').fill('hostel asha')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText(/^1 lead /).waitFor()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv).toContain('"980 0000000"')
  expect(csv).toContain('call: Wants a hostel')
  expect(csv).toContain('"Nursing"')

  await page.goto('/admin/reports')
  await page.getByLabel('Subject').fill('nurs')
  await page.getByLabel('Subject').press('Enter')
  await page.waitForURL(/subject=nurs/)
  await page.getByLabel('Intake').selectOption('February 2027')
  await page.waitForURL(/intake=2027-02/)
  await page.getByRole('link', { name: '2', exact: true }).first().click()
  await page.getByText(/^2 leads .*February 2027/).waitFor()
  await expectAccessible(page)
})
