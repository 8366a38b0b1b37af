import { expect, test } from 'vitest'
import { administratorsApi, ownAccountApi } from '#app/features/accounts/people-contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { makeAnswer } from '#tests/factories.ts'
import { listCalls } from '../../field-screens.ts'
import { signIn } from '../../processes/api-clients.ts'
import { createImage } from '../../test-images.ts'
import { listMessages, readVisitorId, startChat, waitForText, writeMessage } from '../chat-panel.ts'
import { expectFieldErrors, type FieldErrorForm } from '../field-errors.ts'
import { openScreen, readFieldErrors, readWidths } from '../forms.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const { administrator } = await signIn(url)
const invitation = { username: 'gita', email: 'gita@office.example', role: 'counsellor' as const }
await administrator.call(administratorsApi.invite, { body: invitation })

const forms: FieldErrorForm[] = [
  {
    call: 'PUT /api/account/profile/',
    path: '/admin/account',
    send: (page) => page.getByRole('button', { name: 'Save profile' }).click(),
  },
  {
    call: 'PUT /api/administrators/:id/profile/',
    path: '/admin/people',
    async send(page) {
      await page.getByRole('button', { name: 'Profile of gita' }).click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
    },
  },
]

for (const form of forms) {
  test(`marks and lists the errors of ${form.call} in its form`, async () => {
    await expectFieldErrors(await openScreen(url, '/admin/dashboard'), form)
  })
}

test('the table lists a test of this file for each form', () => {
  expect(forms.map(({ call }) => call).toSorted()).toEqual(listCalls('profiles'))
})

test('nothing is saved with a refused photo until it is left out', async () => {
  const page = await openScreen(url, '/admin/account', phone)
  const photo = page.getByLabel('Photo')
  const save = page.getByRole('button', { name: 'Save profile' })
  await page.getByLabel('Languages').fill('Nepali')

  for (const [name, mimeType, buffer, error] of [
    ['empty.png', 'image/png', Buffer.alloc(0), 'This file is empty. Please choose another one.'],
    ['cv.pdf', 'application/pdf', Buffer.from('%PDF-'), notAPicture],
  ] as const) {
    await photo.setInputFiles({ name, mimeType, buffer })
    await save.click()
    // The toast of the attempt before may still be leaving.
    await page.getByText('Failed to save. Make sure all fields are valid.').last().waitFor()
    await expect.poll(() => readFieldErrors(page)).toEqual({ Photo: error })
    expect(await administrator.call(ownAccountApi.read, {})).toMatchObject({ languages: '' })
  }
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Leave out this file' }).click()
  expect(await readFieldErrors(page)).toEqual({})
  await save.click()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await administrator.call(ownAccountApi.read, {})).toMatchObject({
    languages: 'Nepali',
    photo: '',
  })
})

const notAPicture = 'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.'

test('a visitor sees the first name and photo of whoever replies', async () => {
  const visitor = await openPage('/')
  await startChat(visitor)
  await writeMessage(visitor, 'What does it cost?')
  await waitForText(visitor, 'What does it cost?')
  const account = await openScreen(url, '/admin/account', phone)
  await account.getByLabel('Full name').fill('Sita Kumari Rai')
  await account.getByLabel('Languages').fill('Nepali, English')
  await account.getByLabel('Photo').setInputFiles({
    name: 'sita.jpg',
    mimeType: 'image/jpeg',
    buffer: await createImage('jpeg'),
  })
  await account.getByRole('button', { name: 'Save profile' }).click()
  await account.getByText('Saved', { exact: true }).waitFor()
  await expectAccessible(account)
  const [width, contentWidth] = await readWidths(account)
  expect(contentWidth).toBe(width)

  const user_id = await readVisitorId(visitor)
  const answer = makeAnswer({ user_id, message: 'About 20,000' })
  await administrator.call(messagesApi.send, { body: answer })

  await waitForText(visitor, 'About 20,000')
  expect((await listMessages(visitor)).at(-1)).toBe('Sita: About 20,000')
  const log = visitor.getByRole('log')
  await log.getByText('Sita', { exact: true }).waitFor()
  await expect
    .poll(() => log.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await log.textContent()).not.toContain('Kumari')
  await expectAccessible(visitor)

  const people = await openScreen(url, '/admin/people')
  await people.getByText('Sita Kumari Rai').first().waitFor()
  await people.getByRole('button', { name: 'Profile of gita' }).click()
  await people.getByLabel('Full name').fill('Gita Shrestha')
  await people.getByRole('button', { name: 'Save', exact: true }).click()
  await people.getByText('Gita Shrestha').waitFor()
  await expectAccessible(people)
})
