import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { URI } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, test } from 'vitest'
import { createFolder } from '../../processes/databases.ts'
import { logIn, openFromMenu, openOfficeScreen } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const DATA_DIR = createFolder(afterAll)
const { url, restart } = await openSite(afterAll, { DATA_DIR })
// Passkeys belong to the site's origin, so the server restarts on its known port.
await restart(async () => {})
/** Passkeys need a host name, not an IP address. */
const site = url.replace('127.0.0.1', 'localhost')

test('signs in with a passkey or with password and code, and requires a second factor by role', async () => {
  const page = await openWindow(site, desktop)
  await addAuthenticator(page)
  await openOfficeScreen(page, '/admin/account')
  await addPasskey(page)
  const codes = await setUpCodes(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()

  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn(page)
  const code = page.getByLabel('Code from your app')
  await code.fill('000000')
  await expectAccessible(page)
  await code.press('Enter')
  await page.getByText('This code is wrong').last().waitFor()
  await code.fill(codes.generate({ timestamp: Date.now() + 30_000 }))
  await code.press('Enter')
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()

  ageSessions()
  await openFromMenu(page, 'People')
  await page.getByRole('button', { name: 'Invite' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite a user' })
  await invitation.getByLabel('Username').fill('Gita')
  await invitation.getByLabel('Email').fill('gita@office.example')
  await invitation.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Code from your app').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  const link = await page.getByLabel('One-time link').inputValue()
  await page.getByRole('button', { name: 'Done' }).click()

  await requireSecondFactor(page)
  await acceptInvitation(await openWindow(site), link, setUpAuthenticatorApp)
  await acceptInvitation(await openWindow(site, phone), await inviteViewer(page), setUpPasskey)
})

async function requireSecondFactor(page: Page) {
  await page.getByRole('button', { name: 'Second factor' }).click()
  await page.getByRole('checkbox', { name: 'Viewer' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
}

async function inviteViewer(page: Page) {
  await page.getByRole('button', { name: 'Invite' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite a user' })
  await invitation.getByLabel('Username').fill('Hari')
  await invitation.getByLabel('Email').fill('hari@office.example')
  await invitation.getByRole('radio', { name: 'Viewer' }).check()
  await invitation.getByRole('button', { name: 'Invite' }).click()
  return page.getByLabel('One-time link').inputValue()
}

/** A viewer sets a password and a second factor before any other screen. */
async function acceptInvitation(page: Page, link: string, setUp: (page: Page) => Promise<void>) {
  await page.goto(link)
  const username = await page.getByLabel('Username').inputValue()
  const account = { username, password: 'walks to work' }
  await page.getByLabel(/^New password/).fill(account.password)
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await page.getByRole('link', { name: 'log in', exact: true }).click()
  await logIn(page, account)
  await page.getByText('Your role requires a second factor').waitFor()
  await expectAccessible(page)
  await setUp(page)
  await page.getByText(`Recovery codes of ${username}`).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
}

async function setUpAuthenticatorApp(page: Page) {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = await page.getByLabel('The secret as text').inputValue()
  await expectAccessible(page)
  const code = page.getByLabel('Code from the app')
  await code.fill(URI.parse(`otpauth://totp/example?secret=${secret}`).generate())
  await code.press('Enter')
}

async function setUpPasskey(page: Page) {
  await addAuthenticator(page)
  await page.getByRole('button', { name: 'Set up a passkey' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Please fill this in.').last().waitFor()
  await expectAccessible(page)
  const name = page.getByRole('textbox', { name: /^Name/ })
  await name.fill('Phone of Hari')
  await name.press('Enter')
}

/** Dates the sign-in back by an hour. */
function ageSessions() {
  const anHourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString()
  const db = new DatabaseSync(join(DATA_DIR, 'gantavya.sqlite'), { timeout: 5000 })
  db.prepare('update sessions set created_at = ?').run(anHourAgo)
  db.close()
}

/** Adds a virtual authenticator that always confirms. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function addPasskey(page: Page) {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Example phone')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add' }).click()
  const recovery = page.getByRole('dialog', { name: 'Your recovery codes' })
  await recovery.getByRole('listitem').nth(9).waitFor()
  await expectAccessible(page)
  await recovery.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('heading', { name: 'Example phone' }).waitFor()
}

async function setUpCodes(page: Page) {
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' })
  const secret = await dialog.getByLabel('The secret as text').inputValue()
  await expectAccessible(page)
  const codes = URI.parse(`otpauth://totp/example?secret=${secret}`)
  await dialog.getByLabel('Code from the app').fill(codes.generate())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('Set up on').waitFor()
  return codes
}
