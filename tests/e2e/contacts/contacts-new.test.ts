import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { makeContact } from '#tests/factories.ts'
import { createClient } from '../../processes/api-clients.ts'
import { openOffice } from '../office.ts'
import { expectAccessible, phone } from '../windows.ts'
import { makeContacts, openContacts, openSiteWithContacts } from './contact-fixtures.ts'

const send = (url: string, name: string) =>
  createClient(url).call(contactsApi.send, { body: makeContact({ name }) })

/** Simulates a return to the window, which polls at once instead of every 30 s. */
const returnToWindow = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const firstName = (page: Page) => page.getByRole('row').nth(1).getByRole('cell').first()
const marks = (page: Page) => page.getByRole('table').getByText('New', { exact: true })
const menuCount = (page: Page) =>
  page.getByRole('link', { name: 'Contact Messages', exact: true, description: /new/ })

test('counts a new contact message, adds it to the list, and marks it as new until it is seen', async () => {
  const { url, openPage } = await openSiteWithContacts(makeContacts(3))
  const page = await openOffice(openPage)
  await page.getByRole('link', { name: '0 new contact messages' }).waitFor()
  await send(url, 'Asha')
  await returnToWindow(page)
  await expect.poll(() => menuCount(page).textContent()).toBe('Contact Messages1 new')
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('link', { name: '1 new contact message' }).click()
  await expect.poll(() => firstName(page).textContent()).toBe('Asha New')
  expect(await marks(page).count()).toBe(1)
  await menuCount(page).waitFor({ state: 'detached' })
  await expectAccessible(page)

  await send(url, 'Binod')
  await returnToWindow(page)

  await expect.poll(() => firstName(page).textContent()).toBe('Binod New')
  expect(await marks(page).count()).toBe(1)
  await page.reload()
  await firstName(page).waitFor()
  expect(await marks(page).count()).toBe(0)
})

test('offers new contact messages without moving the list when it is scrolled or sorted', async () => {
  const { url, openPage } = await openSiteWithContacts(makeContacts(60))
  const page = await openOffice(openPage)
  const newMessagesButton = (text: string) =>
    page.getByRole('main').getByRole('button', { name: text })
  const place = () => firstName(page).boundingBox()
  for (const [index, query] of ['?sort=name', '?page=2', '?q=school', ''].entries()) {
    await page.goto(`/admin/contacts${query}`)
    await firstName(page).waitFor()
    if (!query) await page.evaluate(() => window.scrollTo(0, 300))
    const before = [await firstName(page).textContent(), await place()]

    await send(url, `Asha ${index}`)
    await returnToWindow(page)

    await newMessagesButton('1 new message').waitFor()
    expect([await firstName(page).textContent(), await place()]).toEqual(before)
    await expectAccessible(page)
    await newMessagesButton('1 new message').click()
    await expect.poll(() => firstName(page).textContent()).toBe(`Asha ${index} New`)
    expect(page.url()).toBe(`${url}/admin/contacts`)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await newMessagesButton('1 new message').waitFor({ state: 'detached' })
  }
})

test('marks a new contact message on a phone too', async () => {
  const { url, openPage } = await openSiteWithContacts([])
  const page = await openContacts(openPage, phone)
  await page.getByText('No contact messages found').waitFor()

  await send(url, 'Asha')
  await returnToWindow(page)

  await page.getByText('New', { exact: true }).waitFor()
  await expectAccessible(page)
})
