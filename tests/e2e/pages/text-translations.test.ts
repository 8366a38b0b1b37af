import { expect, test } from 'vitest'
import { textTranslationsApi } from '#app/features/text-translations/contract.ts'
import { listCalls } from '../../field-screens.ts'
import { signIn } from '../../processes/api-clients.ts'
import { expectFieldErrors, type FieldErrorForm } from '../field-errors.ts'
import { openScreen, readText, readWidths } from '../forms.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()

const form: FieldErrorForm = {
  call: 'PUT /api/text-translations/',
  path: '/admin/translations',
  validFields: ['language', 'source', 'previous'],
  async send(page) {
    await page.getByLabel('Find a text').fill('Study in Australia')
    const first = page.getByRole('form').first()
    await first.getByLabel('नेपाली').fill('अस्ट्रेलिया')
    await first.getByRole('button', { name: 'Save' }).click()
  },
}

test('marks and lists the errors of the form', async () => {
  await expectFieldErrors(await openScreen(url, '/admin/dashboard'), form)
})

test('the table lists a test of this file for the form', () => {
  expect(listCalls('text-translations')).toEqual([form.call])
})

test('visitors see a changed translation, and without one the English text', async () => {
  const page = await openScreen(url, '/admin/translations')
  await page.getByText(/texts are in नेपाली/).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Find a text').fill('Study abroad with people')
  await page.getByText('1 text', { exact: true }).waitFor()
  const slide = page.getByRole('form')
  await slide.getByLabel('नेपाली').fill('हामी तपाईंसँगै छौं')
  await slide.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. Visitors see the change now.').waitFor()

  const visitor = await openWindow(url, desktop)
  await visitor.goto('/ne')
  await visitor.getByText('हामी तपाईंसँगै छौं').first().waitFor()

  await slide.getByLabel('नेपाली').fill('')
  await slide.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^1 of .* texts are not in नेपाली yet/).waitFor()
  await visitor.reload()
  await visitor.getByText('Study abroad with people who stay at your side').first().waitFor()
})

test('a second tab is refused with what the colleague has saved', async () => {
  const { administrator } = await signIn(url)
  const page = await openScreen(url, '/admin/translations')
  await page.getByLabel('Find a text').fill('Short degrees, long traditions')
  await page.getByText('1 text', { exact: true }).waitFor()
  const querystring = { language: 'ne' } as const
  const texts = await administrator.call(textTranslationsApi.list, { querystring })
  const source = 'Short degrees, long traditions, and work in term: {uk.work.in-term}.'
  const previous = texts.find((each) => each.source === source)?.text ?? ''
  const body = { language: 'ne', source, previous, text: 'एक वर्षमै मास्टर्स' } as const
  await administrator.call(textTranslationsApi.save, { body })

  await page.getByRole('form').getByLabel('नेपाली').fill('एक वर्षको डिग्री')
  await page.getByRole('button', { name: 'Save' }).click()

  const form = page.getByRole('form')
  await form.getByText('Changed meanwhile to “एक वर्षमै मास्टर्स”.', { exact: true }).waitFor()
  expect(await readText(form.getByLabel('नेपाली'))).toBe('एक वर्षको डिग्री')
  await form.getByRole('button', { name: 'Keep mine' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. Visitors see the change now.').waitFor()
})

test('fits a phone', async () => {
  const page = await openScreen(url, '/admin/translations', phone)
  await page.getByRole('form').first().waitFor()
  const [window, content] = await readWidths(page)
  expect(content).toBe(window)
})
