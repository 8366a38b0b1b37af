import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readWidths } from '../forms.ts'
import { openSignedIn } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()
const address = '/forms/documents'
const pdf = Buffer.from('%PDF-1.7\nAn example.\n%%EOF')
const passport = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: pdf }

async function expectFits(page: Page) {
  const [screen, content] = await readWidths(page)
  expect(content).toBe(screen)
}

async function fillIn(page: Page, person: { name: string; email: string; phone: string }) {
  await page.getByRole('textbox', { name: 'Full Name' }).fill(person.name)
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Phone' }).fill(person.phone)
}

test('the office asks for files in a form', async () => {
  const page = await openWindow(url, desktop)
  await openSignedIn(page, '/admin/pages?add=form')
  const dialog = page.getByRole('dialog', { name: 'New form' })
  await dialog.getByLabel('Title').fill('Documents')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Documents', level: 1 }).waitFor()
  await page.getByRole('textbox', { name: 'Description for search engines' }).fill('Send them.')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).last().fill('Your passport')
  await page.getByLabel('Kind of answer').selectOption('File')
  await page.getByLabel('An answer is required').check()
  for (const kind of ['PDF', 'Pictures (JPEG, PNG, WebP)']) await page.getByLabel(kind).uncheck()
  await page.getByText('Choose at least one kind of file.').first().waitFor({ state: 'attached' })
  await page.getByLabel('PDF').check()
  await page.getByRole('textbox', { name: 'Number of files' }).fill('9')
  await page.getByRole('textbox', { name: 'Number of files' }).fill('2')
  await page.frameLocator('iframe').getByText('At most 2 files: PDF, at most 10 MB each.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()
})

test('a visitor without scripts is told to choose the file again, and sends it', async () => {
  const visitor = await openWindow(url, { ...phone, javaScriptEnabled: false })
  await visitor.goto(address)
  await expectFits(visitor)
  await fillIn(visitor, { name: 'Asha Example', email: 'asha@student.example', phone: '12' })
  await visitor.getByLabel('Your passport').setInputFiles(passport)
  await visitor.getByRole('button', { name: 'Send' }).click()
  await visitor.getByText('Please choose the file again: passport.pdf').waitFor()
  await expectFits(visitor)
  await visitor.getByRole('textbox', { name: 'Phone' }).fill('9800000001')
  await visitor.getByRole('button', { name: 'Send' }).click()
  await visitor.getByRole('alert').getByText('Please choose a file.').waitFor()
  await visitor.getByLabel('Your passport').setInputFiles(passport)
  await visitor.getByRole('button', { name: 'Send' }).click()
  await visitor.getByRole('heading', { name: 'Thank you' }).waitFor()
})

test('with scripts, a form that is refused keeps its file', async () => {
  const visitor = await openWindow(url, phone)
  await visitor.goto(address)
  await fillIn(visitor, { name: 'Bina Example', email: 'bina@student.example', phone: '12' })
  const file = visitor.getByLabel('Your passport')
  await file.setInputFiles({ ...passport, buffer: Buffer.from('MZ') })
  await visitor.getByRole('button', { name: 'Send' }).click()
  const summary = visitor.getByRole('alert')
  await summary.getByText('Your passport: This file is damaged').waitFor()
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(new URL(visitor.url()).pathname).toBe(address)
  await expectFits(visitor)
  await expectAccessible(visitor)
  await file.setInputFiles(passport)
  await visitor.getByRole('button', { name: 'Send' }).click()
  await summary.getByText('Your passport').waitFor({ state: 'detached' })
  await summary.getByText('Phone').waitFor()
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
    'passport.pdf',
  )
  await visitor.getByRole('textbox', { name: 'Phone' }).fill('9800000002')
  await visitor.getByRole('button', { name: 'Send' }).click()
  await visitor.getByRole('heading', { name: 'Thank you' }).waitFor()
})

test('with scripts, a form that is too large keeps its texts and files', async () => {
  const visitor = await openWindow(url, phone)
  await visitor.goto(address)
  const email = 'chandra@student.example'
  // The server returns no texts if one of them is far too long.
  await fillIn(visitor, { name: 'x'.repeat(70_000), email, phone: '9800000003' })
  await visitor.getByLabel('Your passport').setInputFiles(passport)
  await visitor.getByRole('button', { name: 'Send' }).click()
  await visitor.getByRole('alert').getByText('The files are too large.').waitFor()
  expect(await visitor.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email)
  await visitor.getByRole('textbox', { name: 'Full Name' }).fill('Chandra Example')
  await visitor.getByRole('button', { name: 'Send' }).click()
  await visitor.getByRole('heading', { name: 'Thank you' }).waitFor()
})

test('the office downloads the file from the answers and finds it among the documents', async () => {
  const page = await openWindow(url, phone)
  await openSignedIn(page, '/admin/contacts/forms')
  await page.getByText('not scanned for viruses').first().waitFor()
  await expectFits(page)
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download passport.pdf' }).first().click(),
  ])
  expect(download.suggestedFilename()).toBe('passport.pdf')
  await page.getByRole('link', { name: 'Bina Example' }).click()
  await page.getByText('from a form').first().waitFor()
})
