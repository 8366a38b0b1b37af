import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { openMailServer } from '../../mail-server.ts'
import { signIn } from '../../processes/api-clients.ts'
import { admin } from '../../processes/server-process.ts'
import {
  listMessages,
  openOfficeClient,
  readVisitorId,
  startChat,
  waitForText,
  welcome,
  writeMessage,
} from '../chat-panel.ts'
import { exampleInput, fillForm, readToast, submitForm } from '../contact-form.ts'
import { conversationList, messageLog, sendReply } from '../inbox.ts'
import { logIn, openFromMenu } from '../office.ts'
import { addSection } from '../page-editor.ts'
import { openSite } from '../site.ts'
import { openHydrated, openInsecureWindow, openWindow } from '../windows.ts'

const mails = await openMailServer()
const { smtpUrl: SMTP_URL, mailFrom: MAIL_FROM } = mails.config
const { url } = await openSite(undefined, { SMTP_URL, MAIL_FROM })

/** Signs in at http://office.lan. Fails when a screen throws. */
async function logInByHttp() {
  const page = await openInsecureWindow(url)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${error}`))
  await openHydrated(page, '/login')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await logIn(page)
  await page.getByRole('heading', { level: 1, name: /Welcome|Dashboard/ }).waitFor()
  return { page, errors }
}

/** Returns the clipboard by pasting it into this field. */
async function paste(page: Page, label: string) {
  await page.getByLabel(label).fill('')
  await page.getByLabel(label).press('Control+V')
  return page.getByLabel(label).inputValue()
}

test('opens every back-office screen over HTTP', async () => {
  const { page, errors } = await logInByHttp()
  const menu = page.getByRole('navigation', { name: 'Back office' })
  const links = menu.getByRole('link').filter({ visible: true })
  const screens = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))

  for (const screen of [...screens, '/admin/account', '/admin/leads/import']) {
    await page.goto(screen ?? '')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('Something went wrong').count(), screen ?? '').toBe(0)
  }
  expect(screens.length).toBeGreaterThan(20)
  expect(errors).toEqual([])
})

test('edits and publishes a page over HTTP', async () => {
  const { page, errors } = await logInByHttp()
  await page.goto('/admin/pages')
  await page.getByRole('button', { name: '+ New page' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('House rules')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Description for search engines').fill('Rules for our rooms.')
  await addSection(page, 'Text')
  await page.getByLabel('Heading').last().fill('First part')
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()

  await page.getByText('Published', { exact: true }).first().waitFor()
  expect(await (await page.request.get(`${url}/house-rules`)).text()).toContain('First part')
  expect(errors).toEqual([])
})

test('imports a list and sends a mail over HTTP', async () => {
  const { administrator } = await signIn(url)
  const body = { name: 'Mira Example', email: 'mira@school.example', phone: '9810000001' }
  const lead = await administrator.call(leadsApi.add, { body })
  const { page, errors } = await logInByHttp()

  await page.goto('/admin/leads/import')
  await page.getByLabel('CSV file').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Phone\nAsha Example,9810000002'),
  })
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByText('1 new lead').first().waitFor()

  await page.goto(`/admin/leads/${lead.id}`)
  const form = page.getByRole('region', { name: 'Write message' })
  await form.getByLabel('Email subject').fill('Nursing in Australia')
  await form.getByRole('textbox', { name: 'Message' }).fill('It is taught in five cities.')
  await form.getByRole('button', { name: 'Send email' }).click()
  await expect
    .poll(() => mails.received.find(({ plain }) => plain.includes('five cities'))?.to)
    .toEqual(['mira@school.example'])
  expect(errors).toEqual([])
})

test('copies a link over HTTP, and explains why passkeys and push notifications need HTTPS', async () => {
  const { page, errors } = await logInByHttp()
  await openFromMenu(page, 'People')
  await page.getByRole('button', { name: /Invite/ }).click()
  await page.getByLabel('Username').fill('Gita')
  await page.getByLabel('Email').fill('gita@office.example')
  await page.getByRole('button', { name: 'Invite', exact: true }).last().click()
  const link = await page.getByLabel('One-time link').inputValue()
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Copied', { exact: true }).waitFor()

  await page.goto('/admin/leads')
  expect(await paste(page, 'Search')).toBe(link)

  await page.goto('/admin/account')
  await page.getByText('Notifications need an address that begins with https.').waitFor()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('My phone')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Passkeys need an address that begins with https.').waitFor()
  await page.goto('/admin/messages')
  await page.getByRole('button', { name: 'Turn on alerts' }).click()
  const toast = page.locator('[data-sonner-toast]').getByText('Notifications need an address')
  await toast.waitFor()

  const loginPage = await openInsecureWindow(url)
  await openHydrated(loginPage, '/login')
  await loginPage.getByRole('button', { name: 'Use a passkey' }).click()
  await loginPage.getByText('Passkeys need an address that begins with https.').waitFor()
  expect(errors).toEqual([])
})

test('exchanges chat messages and sends the contact form over HTTP', async () => {
  const visitor = await openInsecureWindow(url)
  await openHydrated(visitor, '/')
  await startChat(visitor)
  await writeMessage(visitor, 'Can I study nursing?')
  const { page, errors } = await logInByHttp()
  await openFromMenu(page, 'Messages')
  await conversationList(page).getByRole('link', { name: 'Can I study nursing?' }).click()
  await messageLog(page).getByText('Can I study nursing?').waitFor()
  await sendReply(page, 'Yes, in Perth')
  await waitForText(visitor, 'Yes, in Perth')
  const allMessages = [...welcome, 'You: Can I study nursing?', 'Gantavya: Yes, in Perth']
  expect(await listMessages(visitor)).toEqual(allMessages)
  const office = await openOfficeClient(url)
  expect(await office.messages(await readVisitorId(visitor))).toEqual(allMessages)

  await visitor.getByRole('button', { name: 'Close chat' }).first().click()
  await openHydrated(visitor, '/contact')
  await fillForm(visitor, exampleInput)
  await submitForm(visitor)
  await expect.poll(async () => (await readToast(visitor))[0]).toBe('Message Sent Successfully!')
  expect(errors).toEqual([])
})

test('explains at login that the browser blocks storage, while contact form and chat work', async () => {
  const page = await openWindow(url)
  await page.context().addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get })
    }
  })
  await openHydrated(page, '/login')
  await logIn(page, admin)
  await page.getByText('This browser blocks the storage of this site').waitFor()
  expect(await page.getByRole('button', { name: 'Log in' }).isEnabled()).toBe(true)
  await page.goto('/admin/dashboard')
  await page
    .getByText(/log in/i)
    .first()
    .waitFor()

  await openHydrated(page, '/contact')
  await fillForm(page, exampleInput)
  await submitForm(page)
  await expect.poll(async () => (await readToast(page))[0]).toBe('Message Sent Successfully!')
  await startChat(page)
  await writeMessage(page, 'Stored in this page only')
  await page.getByText('Sending…').waitFor({ state: 'detached' })
  expect((await listMessages(page)).at(-1)).toBe('You: Stored in this page only')
})
