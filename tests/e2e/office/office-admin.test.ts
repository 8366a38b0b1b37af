import { expect, onTestFinished, test } from 'vitest'
import { officeApi } from '#app/features/office/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { createFolder } from '../../processes/databases.ts'
import { admin, startServer } from '../../processes/server-process.ts'
import { endSession, logIn, openSignedIn } from '../office.ts'
import { openSite } from '../site.ts'
import { expectAccessible, openHydrated, openWindow, phone } from '../windows.ts'

test('an administrator completes the office profile, and visitors see it immediately', async () => {
  const { url, openPage } = await openSite(onTestFinished)
  const page = await openPage('/robots.txt', phone)
  await openSignedIn(page, '/admin/office?onboarding')
  const form = page.getByRole('form', { name: 'The office' })
  const field = (name: RegExp) => form.getByRole('textbox', { name }).first()
  const picture = page.getByRole('region', { name: 'Preview' })
  await field(/^Name/).waitFor()
  await expectAccessible(page)

  await field(/^Name/).fill('Bright Path Consultancy')
  await picture.getByText('Bright Path Consultancy').first().waitFor()
  await field(/^Email/).fill('at home')
  await form.getByRole('button', { name: '+ Add holiday' }).click()
  await form.getByLabel('Sunday, until').fill('08:00')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('Please enter a valid email address.').last().waitFor()
  await form.getByRole('link', { name: /^Email: / }).click()
  await expect
    .poll(() => field(/^Email/).evaluate((input) => input === document.activeElement))
    .toBe(true)
  await form.getByRole('button', { name: 'Remove this holiday' }).click()
  await field(/^Email/).fill('hello@bright-path.example')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('This ends before it begins.').last().waitFor()
  await form.getByLabel('Sunday, until').fill('17:00')

  // A colleague saves and the session ends; the typed text is still here.
  const { administrator } = await signIn(url)
  const stored = await administrator.call(officeApi.read, {})
  const colleagueChange = {
    ...stored,
    phone: '+977 1 555 0000',
    email: 'other@bright-path.example',
  }
  await administrator.call(officeApi.replace, { body: colleagueChange })
  await endSession(url, page)
  // The stream ends with the session, and the screen asks to sign in.
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
  await logIn(page)
  await form.getByText('Your earlier changes were restored.').waitFor()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('Someone else has saved changes: Email, Phone.').waitFor()
  expect(await field(/^Phone/).inputValue()).toBe('+977 1 555 0000')
  expect(await field(/^Email/).inputValue()).toBe('hello@bright-path.example')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. Visitors see the change now.').waitFor()
  expect(await (await fetch(`${url}/contact`)).text()).toContain('Bright Path Consultancy')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await fetch(`${url}/contact`)).text())
    .not.toContain('Bright Path Consultancy')
  await page.goto('/admin/dashboard')
  await page.getByText('Visitors still see example values: Name').waitFor()
})

test('the first administrator is asked to complete the office profile', async () => {
  const { url, output } = await startServer({ DATA_DIR: createFolder() })
  await expect.poll(() => output.stdout).toMatch(/\/setup#\S+\n/)
  const page = await openWindow(url, phone)
  await openHydrated(page, String(output.stdout.match(/\/setup#\S+/)))

  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel(/^Password/).fill(admin.password)
  await page.getByRole('button', { name: 'Create administrator' }).click()

  await page.getByText('Complete your office profile first.').waitFor()
})
