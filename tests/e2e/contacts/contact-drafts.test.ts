import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { exampleInput, fillForm, readToast, readValues, submitForm } from '../contact-form.ts'
import { openSite } from '../site.ts'
import { expectAccessible, openHydrated, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const empty = { 'Full Name': '', Email: '', Phone: '', Message: '' }

test('keeps the form while offline, and sends it when the visitor clicks again', async () => {
  const page = await openPage('/contact', phone)
  await fillForm(page, exampleInput)
  await toasterIsLoaded(page)
  const before = await count()
  await page.context().setOffline(true)
  await status(page).getByText('You are offline.').waitFor()

  await submitForm(page)

  expect(await readToast(page)).toEqual(['Unknown Error', 'An unexpected error occurred'])
  expect(await readValues(page)).toEqual(exampleInput)
  await expectAccessible(page)
  await page.context().setOffline(false)
  await status(page).getByText('Your message has not been sent yet.').waitFor()
  expect(await count()).toBe(before)
  await status(page).getByRole('button', { name: 'Send now' }).click()
  await expect.poll(() => readToast(page)).toContain('Message Sent Successfully!')
  expect(await readValues(page)).toEqual(empty)
  expect(await count()).toBe(before + 1)
})

test('stores one message when its response is lost', async () => {
  const page = await openPage('/contact')
  await fillForm(page, { ...exampleInput, Message: 'Is this sent twice?' })
  const before = await count()
  await page.route('**/api/contacts/', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submitForm(page)
  const sendButton = status(page).getByRole('button', { name: 'Send now' })
  await sendButton.waitFor()
  await page.unroute('**/api/contacts/')

  await sendButton.click()

  await expect.poll(() => readToast(page)).toContain('Message Sent Successfully!')
  expect(await count()).toBe(before + 1)
})

test('shows the day of the reply after sending', async () => {
  const page = await openPage('/contact')
  // A Friday in Kathmandu: the office is closed the day after.
  await page.clock.setFixedTime('2026-11-20T06:00:00Z')
  await fillForm(page, exampleInput)

  await submitForm(page)

  await status(page)
    .getByText('Thank you. We have received your message. We will reply by Sunday, 22 November.')
    .waitFor()
  expect(await readToast(page)).toEqual([
    'Message Sent Successfully!',
    "We'll get back to you within 24 hours",
  ])
  await expectAccessible(page)
})

test('shows the day of the reply without scripts too', async () => {
  const page = await openPage('/contact', { ...phone, javaScriptEnabled: false })
  await fillForm(page, exampleInput)

  await submitForm(page)

  const notice = page.getByText(
    /^We'll get back to you within 24 hours\. We will reply by \w+, \d+ \w+\.$/,
  )
  await notice.waitFor()
})

test('restores the draft in this tab until it is sent', async () => {
  const page = await openPage('/contact')
  await fillForm(page, exampleInput)
  await page.getByLabel('Preferred Destination').selectOption('Ireland')
  await expect.poll(() => readDraft(page)).toContain(exampleInput.Message)

  await page.getByRole('link', { name: 'About' }).first().click()
  await page.getByRole('heading', { name: /^About/, level: 1 }).waitFor()
  await page.goBack()
  await expect.poll(() => readValues(page)).toEqual(exampleInput)
  await openHydrated(page, '/')
  await expect.poll(() => readValues(page)).toEqual(exampleInput)
  expect(await chosen(page)).toBe('Ireland')
  const newTab = await page.context().newPage()
  await openHydrated(newTab, '/contact')
  expect(await readValues(newTab)).toEqual(empty)

  await submitForm(page)

  await expect.poll(() => readToast(page)).toContain('Message Sent Successfully!')
  await expect.poll(() => readDraft(page)).toBeNull()
  await openHydrated(page, '/contact')
  expect(await readValues(page)).toEqual(empty)
})

test('selects the country of the referring guide, unless one is selected already', async () => {
  const page = await openPage('/japan')
  await page.getByRole('link', { name: 'Book Free Consultation' }).first().click()
  await expect.poll(() => chosen(page)).toBe('Japan')
  await openHydrated(page, '/uk')
  await page.getByRole('link', { name: 'Free Consultation' }).first().click()
  await expect.poll(() => chosen(page)).toBe('United Kingdom')

  // Also when the visitor leaves before the form's scripts have loaded.
  const scripts = /assets\/contact-form-/
  await page.route(scripts, (route) => route.abort())
  await page.getByLabel('Preferred Destination').selectOption('Other')
  await openHydrated(page, '/canada')
  await page.unroute(scripts)
  await page.getByRole('link', { name: 'Free Consultation' }).first().click()
  await expect.poll(() => chosen(page)).toBe('Other')

  const fresh = await openPage('/services')
  await fresh.getByRole('link', { name: 'Contact Us' }).first().click()
  await fresh.getByLabel('Full Name').fill('Example Student')
  await expect.poll(() => readDraft(fresh)).toContain('Example Student')
  expect(await chosen(fresh)).toBe('')
})

test('selects the office’s own destination by its country code, also after a full page load', async () => {
  const { administrator } = await signIn(url)
  const malta = (await administrator.call(destinationsApi.list, {})).find(
    ({ code }) => code === 'MT',
  )
  const params = { id: malta?.id ?? '' }
  await administrator.call(destinationsApi.change, {
    params,
    body: { country: 'Malta, EU', code: 'MT' },
  })
  const page = await openPage('/malta')

  await page.evaluate(() => {
    location.href = '/contact'
  })

  await page.waitForURL('**/contact')
  await expect.poll(() => chosen(page)).toBe('Malta, EU')
})

const status = (page: Page) => page.locator('main form [role=status]')
const chosen = (page: Page) => page.getByLabel('Preferred Destination').inputValue()
const readDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact-form'))
const toasterIsLoaded = (page: Page) =>
  page.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' })

async function count() {
  const { administrator } = await signIn(url)
  return (await administrator.call(contactsApi.list, { querystring: {} })).length
}
