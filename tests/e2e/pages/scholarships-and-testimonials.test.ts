import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readFieldErrors, readWidths, save } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { openPage } = await openSite()

async function fill(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(new RegExp(`^${label}`)).fill(text)
  }
}

test('shows a published scholarship on the scholarships page', async () => {
  const page = await openOffice(openPage, phone, '/admin/scholarships')
  await page.getByRole('button', { name: '+ Add Scholarship' }).click()
  await fill(page, {
    Title: 'Example Fjord Grant',
    Provider: 'Example University',
    Amount: 'The whole tuition',
    Deadline: '2099-01-31',
    'Source link': 'nowhere',
  })
  await page.getByLabel('Country').selectOption({ label: 'Norway' })
  await page.getByLabel('Visibility').selectOption('true')
  await save(page)
  await expect
    .poll(() => readFieldErrors(page))
    .toEqual({ 'Source link *': 'Please enter an address that begins with https://.' })
  await fill(page, { 'Source link': 'https://grants.example/fjord' })
  await expectAccessible(page)
  await save(page)

  await page.getByRole('row', { name: /Example Fjord Grant.*31 Jan 2099.*Open/s }).waitFor()
  expect(await readWidths(page)).toEqual([360, 360])
  const visitor = await openPage('/scholarships', phone)
  await visitor.getByRole('heading', { name: 'Example Fjord Grant' }).waitFor()
  expect(await readWidths(visitor)).toEqual([360, 360])
  await expectAccessible(visitor)
})

test('requires consent for a testimonial and shows its withdrawal in the office', async () => {
  const page = await openOffice(openPage, desktop, '/admin/testimonials')
  await page.getByRole('button', { name: '+ Add Testimonial' }).click()
  await fill(page, { Name: 'A student (example)', Quote: 'Example words.' })
  await page.getByLabel('Visibility').selectOption('true')
  await save(page)
  await expect
    .poll(async () => Object.keys(await readFieldErrors(page)))
    .toEqual(['Consent given on', 'How consent was given'])
  await fill(page, { 'Consent given on': '2026-10-20', 'How consent was given': 'by e-mail' })
  await save(page)
  await page.getByText('Consent of 20 October 2026, by e-mail.').waitFor()
  const visitor = await openPage('/', desktop)
  await visitor.getByText('“Example words.”').waitFor()
  await expectAccessible(visitor)

  await page.getByRole('button', { name: 'Edit A student (example)' }).click()
  await fill(page, { 'Consent withdrawn on': '2026-11-21' })
  await save(page)

  await page.getByText('Consent withdrawn on 21 November 2026.').waitFor()
  await expectAccessible(page)
  await visitor.reload()
  expect(await visitor.getByText('Example words').count()).toBe(0)
})
