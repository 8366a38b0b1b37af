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
  writeMessage,
} from '../chat-panel.ts'
import { openSite } from '../site.ts'
import { expectAccessible, openWindow } from '../windows.ts'

const { url, openPage } = await openSite()
const office = await openOfficeClient(url)

test('sends no request and stores nothing before a new visitor opens the chat', async () => {
  const page = await openWindow(url)
  const requests = recordRequests(page, '/api/messages')
  const scripts = recordRequests(page, 'chat-panel')
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)))

  expect([...requests, ...scripts]).toEqual([])
  expect(await listStorageKeys(page)).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['first-touch'])
  expect(await page.context().cookies()).toEqual([])
})

test('shows returning visitors the unread count on the button until they open the chat', async () => {
  const first = await openPage('/')
  await startChat(first)
  await writeMessage(first, 'Is there a scholarship?')
  await first.getByText('Sending…').waitFor({ state: 'detached' })
  const visitorId = await readVisitorId(first)
  const page = await first.context().newPage()
  await first.close()
  await office.answer(visitorId, 'There are two.')
  await office.answer(visitorId, 'Which subject?')

  await page.goto('/')
  const button = page.getByRole('button', { name: 'Open chat, 2 unread' })
  await button.waitFor()
  await expectAccessible(page)
  await button.click()
  await page.getByRole('log').getByText('Which subject?').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open chat', exact: true }).waitFor()

  const unread = () =>
    page.evaluate(async (id) => {
      const answer = await fetch(`/api/messages/unread/?user_id=${id}`)
      return (await answer.json()).unread
    }, visitorId)
  await expect.poll(unread).toBe(0)
})

test('shows a reply on the button soon after the chat is closed', async () => {
  const page = await openPage('/')
  await startChat(page)
  await writeMessage(page, 'Are you there?')
  await page.getByText('Sending…').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('log').waitFor({ state: 'detached' })

  await office.answer(await readVisitorId(page), 'We are.')

  await page.getByRole('button', { name: 'Open chat, 1 unread' }).waitFor()
  await openChat(page)
  expect((await listMessages(page)).slice(2)).toEqual(['You: Are you there?', 'Gantavya: We are.'])
})

test.each(['click', 'Enter', 'Space'])(
  '%s before the scripts load opens the chat',
  async (press) => {
    const page = await openWindow(url)
    const gate = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto('/about', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Open chat' })

    await (press === 'click' ? button.click() : button.press(press))
    expect(await button.getAttribute('aria-busy')).toBe('true')
    await expectAccessible(page)
    gate.resolve()

    await waitForText(page, 'Please leave your contact details.')
    const composer = page.getByRole('textbox', { name: 'Write a message' })
    await expect.poll(() => composer.evaluate((each) => each === document.activeElement)).toBe(true)
    const opened = page.getByRole('button', { name: 'Close chat' }).last()
    expect(await opened.getAttribute('aria-busy')).toBe('false')

    await page.keyboard.press('Escape')
    await expect.poll(() => button.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByRole('log').count()).toBe(0)
  },
)

test('keeps a restored chat open when the button is clicked before the scripts load', async () => {
  const page = await openPage('/')
  await startChat(page)
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client*.js', async (route) => {
    await gate.promise
    await route.continue()
  })

  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await page.locator('.chat-launcher').click()
  gate.resolve()

  await page.getByRole('log').waitFor()
  await page
    .getByRole('button', { name: 'Close chat' })
    .and(page.locator('[aria-busy=false]'))
    .waitFor()
})
