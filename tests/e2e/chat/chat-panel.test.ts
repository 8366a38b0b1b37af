import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  listMessages,
  listStorageKeys,
  openChat,
  openOfficeClient,
  readVisitorId,
  recordRequests,
  startChat,
  waitForText,
  welcome,
  writeMessage,
} from '../chat-panel.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openHydrated, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const office = await openOfficeClient(url)
const small = { ...phone, viewport: { width: 320, height: 568 } }

for (const [name, window] of [
  ['320 × 568', small],
  ['360 × 640', phone],
] as const) {
  test(`traps the focus in a full-screen chat at ${name} and restores it afterwards`, async () => {
    const page = await openPage('/', window)
    await startChat(page)
    await expectAccessible(page)
    const { width, height } = window.viewport
    // It slides in.
    await expect.poll(() => boxOf(page, 'dialog')).toMatchObject({ x: 0, y: 0, width, height })

    for (let turn = 0; turn < 12; turn++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(isFocusOutside)).toBe(false)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('log').waitFor({ state: 'detached' })
    const button = page.getByRole('button', { name: 'Open chat' })
    await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true)
  })
}

test('closes the chat on Back on a phone without leaving the page, and Forward works', async () => {
  const page = await openPage('/', phone)
  const isOpen = () => page.getByRole('log').isVisible()
  await page.goto('/about')
  await openHydrated(page, '/contact')
  await openChat(page)
  const requests = recordRequests(page, '.data')

  await page.goBack()
  await expect.poll(isOpen).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/contact')
  await page.goForward()
  expect([await isOpen(), new URL(page.url()).pathname]).toEqual([false, '/contact'])
  await openChat(page)
  await page.getByRole('button', { name: 'Close chat' }).last().click()
  await expect.poll(isOpen).toBe(false)
  await openChat(page)
  await page.keyboard.press('Escape')
  await expect.poll(isOpen).toBe(false)
  await expect.poll(() => page.evaluate(() => history.state?.isChat)).toBeUndefined()
  expect(requests).toEqual([])

  await page.goBack()
  await page.waitForURL('**/about')
})

test('restores a draft after a reload and deletes it once it is sent', async () => {
  const page = await openPage('/', phone)
  await startChat(page)
  const composer = page.getByRole('textbox', { name: 'Write a message' })
  await composer.fill('What does it')

  await page.reload()
  await openChat(page)
  expect(await composer.inputValue()).toBe('What does it')
  await writeMessage(page, 'What does it cost?')
  await waitForText(page, 'What does it cost?')
  await page.reload()
  await openChat(page)
  expect(await composer.inputValue()).toBe('')

  await composer.fill('Nobody else may read this')
  await page.getByRole('button', { name: 'Erase on this device' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('log').waitFor({ state: 'detached' })
  expect(await listStorageKeys(page)).toEqual([])
})

test('links to the contact page without scripts', async () => {
  const page = await openPage('/', { ...phone, javaScriptEnabled: false })
  expect(await page.getByRole('button', { name: 'Open chat' }).isVisible()).toBe(false)

  await page.getByRole('link', { name: 'Write to us' }).click()

  await page.waitForURL('**/contact')
})

test('shows the last message and the composer above the keyboard of a small phone', async () => {
  const page = await openPage('/', small)
  await startChat(page)
  for (const text of ['One', 'Two', 'Three']) await writeMessage(page, text)
  const composer = page.getByRole('textbox', { name: 'Write a message' })
  await composer.tap()

  await page.setViewportSize({ width: 320, height: 300 })

  const last = page.getByRole('log').getByText('Three')
  for (const part of [last, composer, page.getByRole('button', { name: 'Send', exact: true })]) {
    await expect.poll(() => part.evaluate(isFullyVisible)).toBe(true)
  }
  await composer.fill('A line\nand another\nand a third\nand a fourth')
  for (const part of [last, composer]) expect(await part.evaluate(isFullyVisible)).toBe(true)
  // Smaller text would make phones zoom in.
  const fontSize = await composer.evaluate((node) => parseFloat(getComputedStyle(node).fontSize))
  expect(fontSize).toBeGreaterThanOrEqual(16)
  await expectAccessible(page)
})

test('opens beside the page on a desktop and closes on Escape', async () => {
  const page = await openPage('/', desktop)
  await startChat(page)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')

  await page.getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('**/about')
  await page.getByRole('log').waitFor()
  await page.getByRole('textbox', { name: 'Write a message' }).press('Escape')
  await page.getByRole('log').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Open chat')
})

test('announces a new message without scrolling a visitor who reads older ones', async () => {
  const page = await openPage('/', phone)
  await startChat(page)
  const visitorId = await readVisitorId(page)
  for (let turn = 1; turn <= 20; turn++) await office.answer(visitorId, `Answer ${turn}`)
  await page.getByText('Answer 20').waitFor()
  const read = page.getByText('Answer 5', { exact: false }).first()
  await read.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const before = await read.boundingBox()

  await office.answer(visitorId, 'The newest\nin several\nlines')
  const hint = page.getByRole('button', { name: 'New message' })
  await hint.waitFor()
  const after = await read.boundingBox()
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0)
  await expectAccessible(page)
  await hint.click()

  await hint.waitFor({ state: 'detached' })
  const newest = page.getByText('The newest')
  await expect.poll(() => newest.evaluate(isFullyVisible)).toBe(true)
})

test('shows when the office reads and types, and its opening hours in both time zones', async () => {
  const page = await openPage('/', { ...phone, timezoneId: 'America/New_York' })
  await startChat(page)
  const dialog = page.getByRole('dialog', { name: 'Gantavya Education Consultancy' })
  await dialog.getByText(/^(Open until 6|Closed until (\w+ )?9):00 [AP]M in Kathmandu$/).waitFor()
  await dialog.getByText(/:15 [AP]M your time$/).waitFor()
  await writeMessage(page, 'Do you read this?')
  await expect.poll(() => listMessages(page)).toHaveLength(3)
  await page.getByText('Sending…').waitFor({ state: 'detached' })
  const visitorId = await readVisitorId(page)

  await office.read(visitorId, 3)
  await page.getByRole('log').getByText('Seen').waitFor()
  await office.type(visitorId)
  await dialog.getByText('The office is typing…').waitFor()
  await expectAccessible(page)
  await office.answer(visitorId, 'We do.')
  await page.getByText('The office is typing…').waitFor({ state: 'detached' })
})

test('reports the visitor’s current page to the office', async () => {
  const page = await openPage('/', desktop)
  await openChat(page)
  await expect.poll(() => listMessages(page)).toHaveLength(2)
  const visitorId = await readVisitorId(page)
  const where = async () => {
    const conversations = await office.list()
    return conversations.find(({ user_id }) => user_id === visitorId)?.page
  }
  await expect.poll(where).toBe('/')

  await page.getByRole('link', { name: 'About' }).first().click()

  await expect.poll(where).toBe('/about')
})

function boxOf(page: Page, role: 'dialog') {
  return page.getByRole(role).boundingBox()
}

const isFocusOutside = () => {
  const focused = document.activeElement
  // The browser's toolbar takes the focus between the last and the first element.
  return focused !== document.body && !focused?.closest('dialog')
}

const isFullyVisible = (node: Element) => {
  const { top, bottom, left, right } = node.getBoundingClientRect()
  const corners = [
    document.elementFromPoint(left + 8, top + 8),
    document.elementFromPoint(right - 8, bottom - 8),
  ]
  return (
    top >= 0 &&
    bottom <= innerHeight &&
    corners.every((found) => found && (node.contains(found) || found.contains(node)))
  )
}

test('dismisses the contact card permanently', async () => {
  const page = await openPage('/', phone)
  await startChat(page)
  await page.getByRole('button', { name: 'No, thank you' }).click()
  expect(await page.evaluate(() => document.activeElement?.role)).toBe('log')

  await page.reload()
  await openChat(page)
  expect(await listMessages(page)).toEqual(welcome)
  expect(await page.getByRole('button', { name: 'Leave your details' }).count()).toBe(0)
})

test('sends contact details when the connection is back, and lets the visitor change them', async () => {
  const page = await openPage('/', phone)
  await startChat(page)
  const log = page.getByRole('log')
  const sendButton = page.getByRole('button', { name: 'Send details' })
  await page.getByRole('button', { name: 'Leave your details' }).click()
  await sendButton.click()
  for (const wrong of ['Please fill this in.', 'Please enter a phone number or'])
    await waitForText(page, wrong)
  await log.getByLabel('Name').fill('Example Student')
  // Browsers accept this address.
  await log.getByLabel('Email').fill('student@school')
  await sendButton.click()
  await waitForText(page, 'Please enter a valid email address.')
  await expectAccessible(page)
  await log.getByLabel('Email').fill('student@school.example')
  await page.route('**/api/messages/', (route) => route.abort())
  await sendButton.click()
  await waitForText(page, 'Sending…')

  await page.unroute('**/api/messages/')
  await page.reload()
  await openChat(page)
  await page.getByRole('button', { name: 'Change them' }).click()
  expect(await log.getByLabel('Email').inputValue()).toBe('student@school.example')
  await log.getByLabel('Phone').fill('98000')
  await sendButton.click()
  await waitForText(page, 'Please enter a phone number of at least 7 digits')
  await log.getByLabel('Phone').fill('9800000000')
  await sendButton.click()
  await waitForText(page, '9800000000')
  await waitForText(page, 'We have your contact details.')
  const user_id = await readVisitorId(page)
  expect(await office.messages(user_id)).toHaveLength(4)
  expect(await office.list()).toContainEqual(
    expect.objectContaining({ user_id, user_name: 'Example Student' }),
  )
})
