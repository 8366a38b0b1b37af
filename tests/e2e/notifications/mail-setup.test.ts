import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { LOCAL_MAIL_PORTS } from '#app/platform/server/mail/mail-host.ts'
import { listCalls } from '../../field-screens.ts'
import { openMailServer } from '../../mail-server.ts'
import { expectFieldErrors, type FieldErrorForm } from '../field-errors.ts'
import { openScreen, readFieldErrors, readWidths } from '../forms.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

/** Starts it on the first free port of those that mail servers on the own machine may use. */
async function openLocalMailServer() {
  for (const port of LOCAL_MAIL_PORTS.toReversed()) {
    const opened = await openMailServer(port).catch(() => undefined)
    if (opened) return { mailServer: opened, PORT: port }
  }
  throw new Error('None of the ports for local mail servers is free.')
}

const { mailServer, PORT } = await openLocalMailServer()
afterAll(mailServer.close)
const login = { username: 'office@office.example', password: 'example app password' }
mailServer.state.behaviour = { login }
const { url, restart } = await openSite()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const forms: FieldErrorForm[] = [
  {
    call: 'POST /api/mails/server/test/',
    path: '/admin/mail',
    send: (page) => press(page, 'Send a test'),
  },
  { call: 'PUT /api/mails/server/', path: '/admin/mail', send: (page) => press(page, 'Save') },
]

for (const form of forms) {
  test(`marks and lists the errors of ${form.call} in its form`, async () => {
    await expectFieldErrors(await openScreen(url, '/admin/dashboard'), form)
  })
}

test('the table lists a test of this file for each form', () => {
  expect(forms.map(({ call }) => call).toSorted()).toEqual(listCalls('mail-setup'))
})

test('an owner sets up e-mail on one screen, with few clicks and nothing typed twice', async () => {
  const page = await openScreen(url, '/admin/mail')
  let clicks = 0
  const click = async (name: string) => {
    clicks += 1
    await press(page, name)
  }
  await page.getByRole('heading', { name: 'Email is not set up' }).waitFor()
  // The preset of Gmail is filled in; an own mail server needs three more values.
  expect(await page.getByLabel('Mail server').inputValue()).toBe('smtp.gmail.com')
  await page.getByLabel('Provider').selectOption({ label: 'Another provider' })
  await page.getByLabel('Mail server').fill('127.0.0.1')
  await page.getByLabel('Port').fill(String(PORT))
  await page.getByLabel('Security').selectOption('none')
  await page.getByText('Warning: others on the network can read the mails').waitFor()
  await page.getByLabel('User name').fill(login.username)
  await page.getByLabel('Password', { exact: true }).fill('the usual password')
  await page.getByLabel('Sender name').fill('Example Office')
  expect(await page.getByLabel('Sender address').inputValue()).toBe(login.username)

  // Save refuses what a test refuses before it connects.
  await page.getByLabel('Port').fill('2599')
  await press(page, 'Save')
  await expect
    .poll(() => readFieldErrors(page))
    .toEqual({ 'Port *': expect.stringContaining('only these ports of mail servers can be used') })
  await page.getByRole('heading', { name: 'Email is not set up' }).waitFor()
  await page.getByLabel('Port').fill(String(PORT))

  await click('Send a test')
  await expect
    .poll(() => readFieldErrors(page))
    .toEqual({ Password: expect.stringContaining('app password') })
  await page.getByText('Answer of the mail server').click()
  await page.getByText('535 5.7.8 Username and Password not accepted').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await click('Send a test')
  const sent = page.getByText('Sent. Look into your own mailbox')
  await sent.waitFor()
  // The result is about the tested settings only.
  await page.getByLabel('Sender name').fill('Another Office')
  await sent.waitFor({ state: 'detached' })
  await page.getByLabel('Sender name').fill('Example Office')
  expect(mailServer.received).toHaveLength(1)

  await click('Save')
  await page.getByRole('heading', { name: 'Email is set up' }).waitFor()
  await page
    .getByText(`From Example Office <${login.username}>, through 127.0.0.1:${PORT}.`)
    .waitFor()
  expect(clicks).toBeLessThanOrEqual(3)

  await click('Change e-mail set-up')
  await page.getByText('A password is stored. Leave this empty to keep it.').waitFor()
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  await page.getByLabel('Port').fill('8o')
  await press(page, 'Save')
  await expect.poll(() => readFieldErrors(page)).toMatchObject({ 'Port *': expect.anything() })
  await page.getByLabel('Port').fill('25')
  await press(page, 'Save')
  await expect
    .poll(() => readFieldErrors(page))
    .toEqual({ Password: expect.stringContaining('Enter the password again') })
  await press(page, 'Cancel')

  await press(page, 'Send me a test mail')
  await page.getByText('The mail server accepted it:').waitFor()
  await press(page, 'Remove')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('heading', { name: 'Email is not set up' }).waitFor()
})

test('the form fits a phone', async () => {
  const page = await openScreen(url, '/admin/mail', phone)
  await page.getByLabel('Mail server').waitFor()
  const [width, contentWidth] = await readWidths(page)
  expect(contentWidth).toBe(width)
  await expectAccessible(page)
})

test('settings of the environment are shown and cannot be changed', async () => {
  await restart(async () => {}, {
    SMTP_URL: `smtp://127.0.0.1:${PORT}`,
    MAIL_FROM: 'Office <office@office.example>',
  })
  const page = await openScreen(url, '/admin/mail')
  await page.getByText('of the server set up e-mail and take precedence').waitFor()
  expect(await page.getByLabel('Mail server').count()).toBe(0)
  await expectAccessible(page)
})
