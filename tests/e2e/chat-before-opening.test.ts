import { expect, test } from 'vitest'
import { expectAccessible, openWindow } from './browser.ts'
import {
  beginChat,
  listen,
  openChat,
  openOffice,
  see,
  shown,
  stored,
  visitorIdOf,
  write,
} from './chat.ts'
import { openSite } from './site.ts'

const { url, openPage } = await openSite()
const office = await openOffice(url)

test('sends no request and stores nothing before a new visitor opens the chat', async () => {
  const page = await openWindow(url)
  const asked = listen(page, '/api/messages')
  const scripts = listen(page, 'chat-panel')
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)))

  expect([...asked, ...scripts]).toEqual([])
  expect(await stored(page)).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['first-touch'])
  expect(await page.context().cookies()).toEqual([])
})

test('shows returning visitors the unread count on the button until they open the chat', async () => {
  const first = await openPage('/')
  await beginChat(first)
  await write(first, 'Is there a scholarship?')
  await first.getByText('Sending…').waitFor({ state: 'detached' })
  const visitorId = await visitorIdOf(first)
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
  await beginChat(page)
  await write(page, 'Are you there?')
  await page.getByText('Sending…').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('log').waitFor({ state: 'detached' })

  await office.answer(await visitorIdOf(page), 'We are.')

  await page.getByRole('button', { name: 'Open chat, 1 unread' }).waitFor()
  await openChat(page)
  expect((await shown(page)).slice(2)).toEqual(['You: Are you there?', 'Gantavya: We are.'])
})

test.each(['click', 'Enter', 'Space'])(
  '%s before the scripts are there opens the chat',
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

    await see(page, 'Please leave your contact details.')
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
  await beginChat(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client*.js', async (route) => {
    await held.promise
    await route.continue()
  })

  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await page.locator('.chat-launcher').click()
  held.resolve()

  await page.getByRole('log').waitFor()
  await page
    .getByRole('button', { name: 'Close chat' })
    .and(page.locator('[aria-busy=false]'))
    .waitFor()
})
