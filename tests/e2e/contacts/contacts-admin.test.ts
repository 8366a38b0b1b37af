import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openOffice } from '../office.ts'
import { desktop, expectAccessible, keepToast, phone } from '../windows.ts'
import { makeContacts, openContacts, openSiteWithContacts } from './contact-fixtures.ts'

/** Returns the query of the address. */
const view = (page: Page) => new URL(page.url()).search

test('sorts, searches and pages contacts, and Back restores the previous view', async () => {
  const { openPage } = await openSiteWithContacts([
    ...makeContacts(119),
    { name: 'Zeta', message: 'A needle' },
  ])
  const page = await openContacts(openPage)
  const firstName = page.getByRole('row').nth(1).getByRole('cell').first()
  const sorted = (name: string, order: string) =>
    page.locator(`th[aria-sort="${order}"]`).filter({ hasText: name }).waitFor()
  await page.getByText('1–50 of 120 messages').waitFor()
  await sorted('Date', 'descending')
  expect(await firstName.textContent()).toBe('Zeta')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Name' }).click()
  await sorted('Name', 'ascending')
  expect(await firstName.textContent()).toBe('Student 0001')
  await page.getByRole('button', { name: 'Name' }).click()
  await sorted('Name', 'descending')
  expect(await firstName.textContent()).toBe('Zeta')

  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('51–100 of 120 messages').waitFor()
  await page.getByText('Page 2 of 3').waitFor()
  expect(await firstName.textContent()).toBe('Student 0070')
  expect(view(page)).toBe('?sort=-name&page=2')
  await expectAccessible(page)
  await page.reload()
  await page.getByText('51–100 of 120 messages').waitFor()

  const search = page.getByRole('searchbox', { name: 'Search contact messages' })
  await search.fill('NEEDLE')
  await search.press('Enter')
  await page.getByText('1 message with “NEEDLE”').waitFor()
  expect(await firstName.textContent()).toBe('Zeta')
  expect(view(page)).toBe('?sort=-name&q=NEEDLE')
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)

  await page.goBack()
  await page.getByText('51–100 of 120 messages').waitFor()
  expect(await search.inputValue()).toBe('')
  await sorted('Name', 'descending')
})

test('shows contacts as cards on a phone, with a sort menu', async () => {
  const { openPage } = await openSiteWithContacts([
    { name: 'Asha' },
    { name: 'binod' },
    { name: 'Chandra' },
  ])
  const page = await openContacts(openPage, phone)
  const names = page.getByRole('main').getByText(/^(Asha|binod|Chandra)$/)
  await names.first().waitFor()
  expect(await names.allTextContents()).toEqual(['Chandra', 'binod', 'Asha'])

  await page.getByLabel('Sort by').selectOption('Name, A to Z')

  await expect.poll(() => names.allTextContents()).toEqual(['Asha', 'binod', 'Chandra'])
  expect(view(page)).toBe('?sort=name')
  await expectAccessible(page)
  const widths = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  expect(widths).toEqual([360, 360])
})

test('shows the full message, and links the email and the phone', async () => {
  const message = `${'I would like to study nursing. '.repeat(30)}The end.`
  const { openPage } = await openSiteWithContacts([{ message }])
  const page = await openContacts(openPage)

  await page.getByText('Show all').click()
  await page.getByText('The end.').waitFor()

  const link = (name: string) => page.getByRole('link', { name }).getAttribute('href')
  expect(await link('asha@student.example')).toBe('mailto:asha@student.example')
  expect(await link('+977 980-0000000')).toBe('tel:+9779800000000')
  await expectAccessible(page)
})

async function deleteContact(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete the message of ${name}` }).click()
  const dialog = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this message?',
  })
  await dialog.waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
}

test('restores a deleted contact with Undo, and goes to the previous page when a page is empty', async () => {
  const { openPage } = await openSiteWithContacts(makeContacts(51))
  const page = await openOffice(openPage, desktop, '/admin/contacts?page=2')
  await page.getByText('51–51 of 51 messages').waitFor()

  await deleteContact(page, 'Student 0001')

  await page.getByText('Contact message deleted successfully').waitFor()
  await keepToast(page)
  await page.getByText('50 messages', { exact: true }).waitFor()
  expect(view(page)).toBe('')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('1–50 of 51 messages').waitFor()
})

test('reports a failed deletion and keeps the contact', async () => {
  const { openPage } = await openSiteWithContacts([{ name: 'Asha' }])
  const page = await openContacts(openPage)
  await page.route('**/api/contacts/*/', (route) => route.fulfill({ status: 500, json: {} }))

  await deleteContact(page, 'Asha')

  await page.getByText('Failed to delete contact message. Please try again.').waitFor()
  expect(await page.getByText('Asha', { exact: true }).count()).toBe(1)
})

test('reports contacts that cannot be loaded, and loads them on retry', async () => {
  const { openPage } = await openSiteWithContacts([{ name: 'Asha' }])
  const page = await openOffice(openPage)
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/contacts/?*', async (route) => {
    await gate.promise
    await route.fulfill({ status: 500, json: {} })
  })
  await page.getByRole('link', { name: 'Contact Messages', exact: true }).click()
  await page.getByText('Loading contacts...').waitFor()
  await expectAccessible(page)
  gate.resolve()
  await page.getByText('Failed to fetch contacts. Please try again later.').waitFor()
  await expectAccessible(page)

  await page.unroute('**/api/contacts/?*')
  await page.getByRole('button', { name: 'Try again' }).click()

  await page.getByText('Asha', { exact: true }).waitFor()
})

test('explains an empty list and an empty search result', async () => {
  const { openPage } = await openSiteWithContacts([])
  for (const window of [phone, desktop]) {
    const page = await openContacts(openPage, window)
    await page.getByText('No contact messages found').waitFor()
    await expectAccessible(page)

    await page.goto('/admin/contacts?q=needle')
    await page.getByText('No message contains “needle”').waitFor()
    await page.getByRole('link', { name: 'Clear' }).click()
    await page.getByText('Messages from the contact form appear here.').waitFor()
  }
})
