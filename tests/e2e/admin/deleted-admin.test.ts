import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { makeContact } from '#tests/factories.ts'
import { createClient, signIn } from '../../processes/api-clients.ts'
import {
  listMessages,
  readVisitorId,
  startChat,
  waitForText,
  welcome,
  writeMessage,
} from '../chat-panel.ts'
import { openScreen, readFocus, readWidths } from '../forms.ts'
import { openFromMenu } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()

const listRestoreLabels = (page: Page) =>
  page
    .getByRole('button', { name: 'Restore' })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))

for (const [name, window] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test(`explains an empty Deleted screen on ${name}`, async () => {
    const page = await openScreen(url, '/admin/deleted', window)
    await page.getByText('No deleted items found').waitFor()
    await page.getByText('You can restore deleted items for 30 days').waitFor()
    await expectAccessible(page)
  })
}

test('each list links to its deleted records', async () => {
  const page = await openScreen(url, '/admin/dashboard')
  for (const [screen, link, kind] of [
    ['Contact Messages', 'Deleted contact messages', 'contact'],
    ['Study Destinations', 'Deleted destinations', 'destination'],
    ['Hero Slides', 'Deleted slides', 'hero_slide'],
    ['Saved replies', 'Deleted saved replies', 'saved_reply'],
  ] as const) {
    await openFromMenu(page, screen)
    await page.getByRole('link', { name: link }).click()
    await page.getByRole('heading', { name: 'Deleted', level: 1 }).waitFor()
    expect(await page.getByLabel('Type').inputValue()).toBe(kind)
  }
})

test('a deleted chat is restored from Deleted, and the visitor sees it again', async () => {
  const visitor = await openPage('/')
  await startChat(visitor)
  await writeMessage(visitor, 'Can I study nursing?')
  await visitor.getByText('Sending…').waitFor({ state: 'detached' })
  const user_id = await readVisitorId(visitor)
  const page = await openScreen(url, `/admin/messages?user=${user_id}`)
  await page.getByRole('button', { name: 'Delete Chat' }).click()
  await page.getByText('You can restore them under Deleted within 30 days.').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('All messages for this user have been deleted.').waitFor()
  await expect.poll(() => listMessages(visitor)).toEqual([])
  await writeMessage(visitor, 'Are you there?')
  await waitForText(visitor, 'Are you there?')

  await openFromMenu(page, 'Deleted')
  await page.getByRole('cell', { name: 'Chat', exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Restore Visitor ${user_id.slice(-4)}` }).click()
  await page.getByRole('button', { name: 'Show' }).click()

  await page.getByRole('link', { name: `Visitor ${user_id.slice(-4)}` }).waitFor()
  const allMessages = [...welcome, 'You: Can I study nursing?', 'You: Are you there?']
  await expect.poll(() => listMessages(visitor)).toEqual(allMessages)
})

test('deleted records are found and restored with the keyboard', async () => {
  const { administrator } = await signIn(url)
  const visitor = createClient(url)
  const contact = await visitor.call(contactsApi.send, { body: makeContact() })
  await administrator.call(contactsApi.remove, { params: { id: contact.id } })
  const text = { title: 'Fees', text: 'None.' }
  const reply = await administrator.call(savedRepliesApi.add, { body: text })
  await administrator.call(savedRepliesApi.remove, { params: { id: reply.id } })
  const page = await openScreen(url, '/admin/destinations')
  await page.getByRole('button', { name: 'Delete Malta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Malta deleted').waitFor()

  await openFromMenu(page, 'Deleted')
  await page.getByText('3 items').waitFor()
  expect(await listRestoreLabels(page)).toEqual([
    'Restore Malta',
    'Restore Fees',
    'Restore Asha Gurung',
  ])
  const row = page.getByRole('row').filter({ hasText: 'Malta' })
  const cells = await row.getByRole('cell').allTextContents()
  expect(cells.slice(0, 4)).toEqual([
    'Malta',
    'Study destination',
    expect.stringMatching(/^\d+ \w{3} \d{4}, \d{1,2}:\d\d [AP]M$/),
    'admin',
  ])
  await expectAccessible(page)
  await page.getByLabel('Type').selectOption('Study Destinations')
  await page.getByLabel('Type').press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('1 item in Study Destinations').waitFor()

  await page.getByRole('button', { name: 'Restore Malta' }).press('Enter')

  await page.getByText('No deleted items found').waitFor()
  await expect.poll(() => readFocus(page)).toBe('Deleted')
  await expectAccessible(page)
  const guest = await openPage('/destinations')
  await guest.getByRole('heading', { name: 'Malta' }).waitFor()
  await page.getByText('Malta was restored').waitFor()
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  await page.getByRole('heading', { name: 'Study Destinations' }).waitFor()
  await page.getByRole('heading', { name: 'Malta' }).waitFor()
})

test('on a phone the list shows cards, and a message is restored to its list', async () => {
  const page = await openScreen(url, '/admin/deleted', phone)
  await page.getByText('2 items').waitFor()
  expect(await readWidths(page)).toEqual([360, 360])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Restore Asha Gurung' }).click()
  await page.getByRole('button', { name: 'Show' }).click()

  await page.getByText('1 message with “Asha Gurung”').waitFor()
})

test('shows an error if an item cannot be restored', async () => {
  const page = await openScreen(url, '/admin/deleted')
  const restoreButton = page.getByRole('button', { name: 'Restore Fees' })
  await page.route('**/restore/', (route) => route.abort())
  await restoreButton.click()
  await page.getByText('Failed to restore Fees. Please try again.').waitFor()
  expect(await restoreButton.isEnabled()).toBe(true)

  await page.unroute('**/restore/')
  const response = { detail: 'Not found.', code: 'not_found' }
  await page.route('**/restore/', (route) => route.fulfill({ status: 404, json: response }))
  await restoreButton.click()
  await page.getByText('Fees has been permanently deleted.').waitFor()
})

test('an empty list links to Deleted if all its records were deleted', async () => {
  const { administrator } = await signIn(url)
  for (const { id } of await administrator.call(destinationsApi.list, {})) {
    await administrator.call(destinationsApi.remove, { params: { id } })
  }
  const page = await openScreen(url, '/admin/destinations')
  await page.getByText('No destinations found').waitFor()
  await page.getByRole('link', { name: 'Deleted destinations' }).click()
  await page.getByRole('button', { name: 'Restore Japan' }).waitFor()
})
