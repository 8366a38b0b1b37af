import { expect, test } from 'vitest'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible } from '../windows.ts'

const { url, openPage } = await openSite()

test('adds a fact with a value, ends the value and deletes the fact', async () => {
  const page = await openOffice(openPage, desktop, '/admin/facts?q=NOC')
  await page.getByRole('button', { name: 'New fact' }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel(/^Name/).fill('Example fee')
  await dialog.getByText('More', { exact: true }).click()
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
  await dialog.getByLabel('New amount').fill('1200')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog
    .getByText(/or choose “No source yet”/)
    .last()
    .waitFor()
  await dialog.getByText('More', { exact: true }).click()
  await dialog.getByLabel('Source is').selectOption('No source yet')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('“Example fee” changed').waitFor()
  await page.getByText(/^Failed to save/).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Edit value' }).click()
  await dialog.getByLabel('Number').fill('NPR १,३००')
  await dialog.getByLabel(/^Last day/).fill('2026-01-31')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('until 31 January 2026').waitFor()
  await dialog.getByText('NPR 1,300').first().waitFor()

  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“Example fee” deleted').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Example fee' }).waitFor()
})

test('confirms a figure that pages show and refuses to delete it', async () => {
  const page = await openOffice(openPage, desktop, '/admin/facts?q=uk.student-visa.fee')
  const guide = async () => (await fetch(`${url}/uk`)).text()
  expect(await guide()).not.toContain('Checked on')

  await page.context().route(/gov\.uk/, (route) => route.fulfill({ body: 'The source' }))
  const confirm = page.getByRole('row').getByRole('button', { name: /^Confirm/ })
  const opening = page.context().waitForEvent('page')
  await confirm.press('Enter')
  const source = await opening
  expect(source.url()).toContain('gov.uk')
  await source.close()
  const question = page.getByRole('dialog', { name: /Does the page still say “.*558/ })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'I could not open it' }).press('Enter')
  expect(await guide()).not.toContain('Checked on')

  await confirm.click()
  await question.getByRole('button', { name: 'No, it has changed' }).click()
  await page
    .getByRole('dialog', { name: /^Change / })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await page.getByRole('dialog').first().getByRole('button', { name: 'Close' }).click()
  await confirm.click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await page.getByText(/” confirmed/).waitFor()
  expect(await guide()).toContain('Checked on')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByText(/^Reviewed by admin/).waitFor()

  expect(await dialog.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0)
})

test('reviews a country: asks for a missing source, skips, changes and keeps its place', async () => {
  const page = await openOffice(openPage, desktop, '/admin/facts?country=MT')
  await page.getByRole('link', { name: 'Review Malta' }).click()
  const progress = page.getByRole('main').getByText(/^\d+ of \d+$/)
  await progress.waitFor()
  const count = Number((await progress.textContent())?.split(' of ')[1])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByText(`2 of ${count}`).waitFor()
  const second = await page.getByRole('heading', { level: 2 }).textContent()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByText(`3 of ${count}`).waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByText(`2 of ${count}`).waitFor()
  await page.reload()
  await page.getByText(`2 of ${count}`).waitFor()
  expect(await page.getByRole('heading', { level: 2 }).textContent()).toBe(second)

  await page.getByRole('link', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: /^Change / })
  await dialog.getByLabel('Source address').fill('nope')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please enter an address that begins with').last().waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

  for (let step = 2; step <= count; step++) {
    await page.getByText(`${step} of ${count}`).waitFor()
    await page.getByRole('button', { name: 'Skip' }).click()
  }
  await page.getByRole('heading', { name: `${count} skipped` }).waitFor()
  await page.getByRole('heading', { name: '0 confirmed' }).waitFor()
  await expectAccessible(page)
})
