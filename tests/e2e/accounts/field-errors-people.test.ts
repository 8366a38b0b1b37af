import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { listCalls } from '../../field-screens.ts'
import { signIn } from '../../processes/api-clients.ts'
import { expectFieldErrors, type FieldErrorForm } from '../field-errors.ts'
import { openScreen } from '../forms.ts'
import { openSite } from '../site.ts'
import { openWindow } from '../windows.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'office@office.example' }
const { url } = await openSite(undefined, mail)
const { administrator } = await signIn(url)
const invitation = { username: 'Gita', email: 'gita@office.example', role: 'viewer' as const }
const invited = await administrator.call(administratorsApi.invite, { body: invitation })

/** Presses a button of the open form. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click()

/** Forms of the back office. */
const forms: FieldErrorForm[] = [
  {
    call: 'POST /api/administrators/',
    path: '/admin/people',
    async send(page) {
      await page.getByRole('button', { name: 'Invite' }).click()
      await page.getByRole('radio', { name: 'Counsellor' }).check()
      await press(page, 'Invite')
    },
    summaryOnly: ['lead_scope'],
  },
  {
    call: 'PUT /api/administrators/:id/role/',
    path: '/admin/people',
    summaryOnly: ['lead_scope'],
    async send(page) {
      await page.getByRole('button', { name: 'Role of Gita' }).click()
      await page.getByRole('radio', { name: 'Counsellor' }).check()
      await press(page, 'Change role')
    },
  },
  {
    call: 'PUT /api/required-factors/',
    path: '/admin/people',
    async send(page) {
      await page.getByRole('button', { name: 'Second factor' }).click()
      await page.getByRole('dialog').getByLabel('Viewer').check()
      await press(page, 'Save')
    },
  },
  {
    call: 'POST /api/api-keys/',
    path: '/admin/api-keys',
    async send(page) {
      await page.getByRole('button', { name: '+ New key' }).click()
      await press(page, 'Create key')
    },
  },
  {
    call: 'POST /api/account/password/',
    path: '/admin/account',
    send: (page) => press(page, 'Change password'),
  },
  {
    call: 'PUT /api/account/notifications/',
    path: '/admin/account',
    send: (page) =>
      page
        .locator('form', { hasText: 'Quiet hours' })
        .getByRole('button', { name: 'Save' })
        .click(),
  },
  {
    call: 'POST /api/account/reauthentication/',
    path: '/admin/api-keys',
    validFields: ['challenge'],
    summaryOnly: ['code', 'answer'],
    async send(page) {
      const body = JSON.stringify({ detail: 'Please show it.', code: 'reauthentication_required' })
      await page.route('**/api/api-keys/', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 403, contentType: 'application/json', body })
          : route.fallback(),
      )
      await page.getByRole('button', { name: '+ New key' }).click()
      await press(page, 'Create key')
      await page.getByLabel('Your password').fill('wrong')
      await press(page, 'Continue')
    },
  },
]

for (const form of forms) {
  test(`marks and lists the errors of ${form.call} in its form`, async () => {
    await expectFieldErrors(await openScreen(url, '/admin/dashboard'), form)
  })
}

/** Forms without sign-in. */
const signedOutForms: FieldErrorForm[] = [
  {
    call: 'POST /api/password/forgotten/',
    path: '/forgotten-password',
    send: (page) => page.locator('main form button[type=submit]').click(),
  },
  {
    call: 'POST /api/password/',
    path: `/password#${invited.link.token}`,
    summaryOnly: ['token'],
    async send(page) {
      await page.getByLabel('New password').fill('short')
      await page.locator('form button[type=submit]').click()
    },
  },
]

for (const form of signedOutForms) {
  test(`marks and lists the errors of ${form.call} in its form before login`, async () => {
    await expectFieldErrors(await openWindow(url), form)
  })
}

test('marks and lists the errors of the first administrator in the setup form', async () => {
  const unset = { ADMIN_USERNAME: '', ADMIN_PASSWORD: '', ADMIN_EMAIL: '' }
  const newSite = await openSite(onTestFinished, unset)
  await expectFieldErrors(await openWindow(newSite.url), {
    call: 'POST /api/setup/',
    path: '/setup#token',
    summaryOnly: ['token'],
    send: (page) => page.locator('form button[type=submit]').click(),
  })
})

test('the table lists a test of this file for each form', () => {
  const calls = [
    'POST /api/setup/',
    ...forms.map(({ call }) => call),
    ...signedOutForms.map(({ call }) => call),
  ]
  expect(calls.toSorted()).toEqual(listCalls('field-errors-people'))
})
