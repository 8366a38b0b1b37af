import { URI } from 'otpauth'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { factorsApi } from '#app/features/accounts/factors-contract.ts'
import { openMailServer } from '../../mail-server.ts'
import { signIn } from '../../processes/api-clients.ts'
import { admin } from '../../processes/server-process.ts'
import { logIn } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const mails = await openMailServer()
afterAll(mails.close)
const { smtpUrl: SMTP_URL, mailFrom: MAIL_FROM } = mails.config
const { url, openPage } = await openSite(afterAll, { SMTP_URL, MAIL_FROM })

test('resets a forgotten password by mail and still requires the second factor', async () => {
  const { administrator } = await signIn(url)
  const { address } = await administrator.call(factorsApi.beginTotpSetup, {})
  const codes = URI.parse(address)
  await administrator.call(factorsApi.confirmTotp, { body: { code: codes.generate() } })

  const page = await openPage('/login', phone)
  expect(await page.getByRole('complementary', { name: 'Quick help' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Forgotten password' }).waitFor()
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByText('Please fill this in.').last().waitFor()
  await expectAccessible(page)
  await page.getByLabel('Username or email').fill(admin.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByText('we have sent a link to its email address').waitFor()
  await expectAccessible(page)

  const linkMail = () => mails.received.find(({ plain }) => plain.includes('/password#'))
  await expect.poll(linkMail).toBeDefined()
  const [token = ''] = linkMail()?.plain.match(/(?<=\/password#)\S+/) ?? []
  // The mail contains the public address, not the server's port.
  await page.goto(`/password#${token}`)
  const account = { username: admin.username, password: 'walks to work every day' }
  await page.getByLabel(/^New password/).fill(account.password)
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await page.getByRole('link', { name: 'log in', exact: true }).click()
  await logIn(page, account)
  const code = page.getByLabel('Code from your app')
  await code.fill(codes.generate({ timestamp: Date.now() + 30_000 }))
  await code.press('Enter')
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()

  const laterPage = await openWindow(url, desktop)
  await laterPage.goto('/password')
  await laterPage.getByText('This link is incomplete').waitFor()
  await laterPage.goto(`/password#${token}`)
  await laterPage.getByText('This link has been used or has expired.').waitFor()
  await expectAccessible(laterPage)
  await laterPage.getByRole('link', { name: 'Forgot your password?' }).click()
  await laterPage.getByRole('heading', { name: 'Forgotten password' }).waitFor()
})

test('explains without a mail server how to get a new password', async () => {
  const site = await openSite(onTestFinished)
  const page = await site.openPage('/forgotten-password')
  await page.getByText('Email is not set up on this server').waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  await expectAccessible(page)
})
