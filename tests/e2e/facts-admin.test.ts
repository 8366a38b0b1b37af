import { expect, test } from 'vitest'
import { openOffice } from './office.ts'
import { openSite } from './site.ts'
import { desktop, expectAccessible } from './windows.ts'

const { url, openPage } = await openSite()

test('adds a fact with a value, ends the value and deletes the fact', async () => {
  const page = await openOffice(openPage, desktop, '/admin/facts?q=NOC')
  await page.getByRole('button', { name: 'New fact' }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel(/^Name/).fill('Example fee')
  await dialog.getByLabel(/^Key/).fill('Example fee')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please use small letters').last().waitFor()
  await dialog.getByLabel(/^Key/).fill('np.example.fee')
  await dialog.getByLabel('Unit or currency').selectOption('NPR')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Fact saved').waitFor()

  await page.goto('/admin/facts?q=np.example.fee')
  await page.getByRole('link', { name: 'Example fee' }).click()
  await dialog.getByRole('button', { name: 'New value' }).click()
  await dialog.getByLabel('Number').fill('1200')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Value saved').waitFor()
  await dialog.getByRole('button', { name: 'Edit value' }).click()
  await dialog.getByLabel(/^Last day/).fill('2026-01-31')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('until 2026-01-31').waitFor()

  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“Example fee” deleted').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Example fee' }).waitFor()
})

test('confirms a figure that pages show and refuses to delete it', async () => {
  const page = await openOffice(openPage, desktop, '/admin/facts?q=uk.student-visa.fee')
  const guide = async () => (await fetch(`${url}/uk`)).text()
  expect(await guide()).not.toContain('Checked on')

  await page.getByRole('button', { name: /^Confirm/ }).click()
  await page.getByText(/” confirmed/).waitFor()
  expect(await guide()).toContain('Checked on')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByText(/^Reviewed by admin/).waitFor()

  expect(await dialog.getByRole('button', { name: 'Delete' }).count()).toBe(0)
})
