import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn, openFromMenu, openOfficeScreen } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()
const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** A polling screen notices the end of the session without a click. */
const waitForLogin = (page: Page) => page.getByRole('heading', { name: 'Admin Login' }).waitFor()

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

for (const [name, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test(`invites, disables and enables a user on a ${name}`, async () => {
    const account = { username: `Gita-${name}`, password: 'password-of-gita' }
    const office = await openWindow(url, { ...size, ...withClipboard })
    await openOfficeScreen(office, '/admin/people')
    await expectAccessible(office)
    const link = await invite(office, account.username)

    const guest = await openWindow(url, size)
    await choosePassword(guest, link, account.password)
    await openFromMenu(guest, 'Messages')

    await office.reload()
    await row(office, account.username).getByText('Active').waitFor()
    await office.getByRole('button', { name: `Disable ${account.username}` }).click()
    await expectAccessible(office)
    const dialog = office.getByRole('alertdialog', { name: `Disable ${account.username}?` })
    await dialog.getByRole('button', { name: 'Disable' }).click()
    await row(office, account.username).getByText('Disabled').waitFor()

    await waitForLogin(guest)
    await logIn(guest, account)
    await guest.getByText('This account is disabled. Ask another administrator').waitFor()
    await guest.getByRole('link', { name: 'Forgot your password?' }).waitFor()
    await expectAccessible(guest)

    const enable = office.getByRole('button', { name: `Enable ${account.username}` })
    await expect.poll(() => enable.evaluate((each) => each === document.activeElement)).toBe(true)
    await enable.click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click()
    await row(office, account.username).getByText('Active').waitFor()
    await logIn(guest, account)
    await guest.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()
  })
}

async function invite(page: Page, username: string, role = 'Counsellor') {
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a user' })
  await dialog.getByLabel('Username').fill('ADMIN')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByText('Please fill this in.').last().waitFor()
  await dialog.getByLabel('Email').fill(`${username}@office.example`)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByText('This name is taken, or looks like an existing one.').last().waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByRole('radio', { name: role }).check()
  // Typed text survives a reload and a login.
  await page.reload()
  expect(await dialog.getByLabel('Username').inputValue()).toBe(username)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  return copyLink(page, username)
}

/** Copies the shown link with the button. */
async function copyLink(page: Page, username: string) {
  const dialog = page.getByRole('dialog', { name: `Link for ${username}` })
  await dialog.getByText('please pass this link on yourself').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await dialog.getByText('Copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${url}/password#[\\w-]{43}$`))
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'detached' })
  return link
}

async function choosePassword(page: Page, link: string, password: string) {
  await page.goto(link)
  const field = page.getByLabel(/^New password/)
  await field.fill('short')
  expect(page.url()).toBe(`${url}/password`)
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await page.getByText('Please use at least 8 characters.').last().waitFor()
  await expectAccessible(page)
  await field.fill(password)
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
}

test('resets a forgotten password with a one-time link', async () => {
  const account = { username: 'Hari', password: 'password-of-hari' }
  const office = await openWindow(url, { ...desktop, ...withClipboard })
  await openOfficeScreen(office, '/admin/people')
  const hari = await openWindow(url)
  await choosePassword(hari, await invite(office, account.username), account.password)
  await openFromMenu(hari, 'Messages')
  await office.reload()

  await office.getByRole('button', { name: 'Reset password for Hari' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Create link' }).click()
  const link = await copyLink(office, 'Hari')
  const newPage = await openWindow(url)
  await choosePassword(newPage, link, 'another-password')

  await waitForLogin(hari)
  await logIn(hari, account)
  await hari.getByText('No active account found with the given credentials').waitFor()
  await hari.goto(link)
  await hari.getByText('This link has been used or has expired.').waitFor()
  await expectAccessible(hari)
  await hari.goto('/password')
  await hari.getByText('This link is incomplete').waitFor()
  await expectAccessible(hari)
})

test('shows only the screens of the role, and applies a new role immediately', async () => {
  const account = { username: 'Kiran', password: 'password-of-kiran' }
  const office = await openWindow(url, { ...desktop, ...withClipboard })
  await openOfficeScreen(office, '/admin/people')
  const editor = await openWindow(url, desktop)
  await choosePassword(editor, await invite(office, account.username, 'Editor'), account.password)

  const menu = editor.getByRole('navigation', { name: 'Back office' })
  const screens = () => menu.getByRole('link').filter({ visible: true }).allTextContents()
  expect(await screens()).toEqual([
    'Dashboard',
    'Today',
    'Hero Slides',
    'Study Destinations',
    'Scholarships',
    'Testimonials',
    'Team',
    'Announcements',
    'Pages',
    'Articles',
    'Events',
    'Main menu',
    'Words',
    'Translations',
    'Facts',
    'Pictures',
    'Files',
    'Redirects',
    'Search synonyms',
    'Activity log',
    'Deleted',
    'Handbook',
  ])
  await expectAccessible(editor)
  await editor.goto('/admin/leads')
  await editor.getByRole('heading', { name: 'No access' }).waitFor()
  await expectAccessible(editor)

  await office.getByRole('button', { name: 'Role of Kiran' }).click()
  const dialog = office.getByRole('dialog', { name: 'Role of Kiran' })
  await dialog.getByRole('radio', { name: 'Viewer' }).check()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await row(office, account.username).getByText('Viewer').waitFor()
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await editor.getByRole('link', { name: 'Reports' }).last().click()
  await editor.getByRole('heading', { name: 'Reports', level: 1 }).waitFor()
  expect(await screens()).toEqual(['Dashboard', 'Reports', 'Handbook'])
})

test('offers no button to disable one’s own account, and shows an error of the server', async () => {
  const page = await openWindow(url, { ...desktop, ...withClipboard })
  await openOfficeScreen(page, '/admin/people')
  const ownRow = row(page, '(you)')
  await ownRow.getByRole('link', { name: 'Your account' }).waitFor()
  expect(await ownRow.getByRole('button').count()).toBe(0)

  await invite(page, 'Ram')
  await page.route('**/api/administrators/*/disable/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'This may not be done.', code: 'conflict' } }),
  )
  await page.getByRole('button', { name: 'Disable Ram' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
  await page.getByText('This may not be done.').waitFor()
})

test('lets users change their password and end their sessions', async () => {
  const account = { username: 'Sita', password: 'password-of-sita' }
  const office = await openWindow(url, { ...desktop, ...withClipboard })
  await openOfficeScreen(office, '/admin/people')
  const page = await openWindow(url)
  await choosePassword(page, await invite(office, account.username), account.password)
  const other = await openWindow(url)
  for (const each of [await openWindow(url), await openWindow(url), other]) {
    await openOfficeScreen(each, '/admin/account', account)
  }
  await openFromMenu(other, 'Messages')

  await page.getByRole('banner').getByRole('link', { name: account.username }).click()
  await page.getByText('This session').waitFor()
  const endButtons = page.getByRole('button', { name: 'End the session of Chrome on Linux' })
  expect(await endButtons.count()).toBe(3)
  await expectAccessible(page)
  await page.setViewportSize(phone.viewport)
  await expectAccessible(page)
  await page.setViewportSize(desktop.viewport)
  await endButtons.first().click()
  await page.getByText('The session has ended', { exact: true }).waitFor()
  expect(await endButtons.count()).toBe(2)
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await page.getByText('You have no other sessions.').waitFor()
  await waitForLogin(other)

  await logIn(other, account)
  await other.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()
  await changePassword(page, account.password)
  await waitForLogin(other)
  await logIn(other, { ...account, password: 'another-password' })
  await other.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()

  await page.getByRole('button', { name: 'End this session' }).click()
  await waitForLogin(page)
})

async function changePassword(page: Page, password: string) {
  const currentPassword = page.getByLabel(/^Current password/)
  const change = page.getByRole('button', { name: 'Change password' })
  await currentPassword.fill('not-the-password')
  await page.getByLabel(/^New password/).fill('another-password')
  await change.click()
  await page.getByText('This is not your current password.').last().waitFor()
  await expectAccessible(page)
  await currentPassword.fill(password)
  await change.click()
  await page.getByText('Your password has been changed').waitFor()
  expect(await currentPassword.inputValue()).toBe('')
}

test('shows an API key once, accepts it for its rights, and refuses it after revocation', async () => {
  const page = await openWindow(url, phone)
  await openOfficeScreen(page, '/admin/api-keys')
  await page.getByRole('button', { name: '+ New key' }).click()
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByText('Please fill this in.').last().waitFor()
  await page.getByLabel('Name').fill('Example site')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create key' }).click()
  const secret = await page.getByRole('textbox', { name: 'API key' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  const sendLead = () =>
    fetch(`${new URL(page.url()).origin}/api/v1/leads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Example Student', phone: '9800000000' }),
    })
  expect((await sendLead()).status).toBe(201)

  await page.getByRole('button', { name: 'Revoke Example site' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText(/^Revoked /).waitFor()
  await expectAccessible(page)
  expect((await sendLead()).status).toBe(401)
})
