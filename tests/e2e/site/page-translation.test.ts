import { expect, test } from 'vitest'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import {
  listMessages,
  openChat,
  openOfficeClient,
  readVisitorId,
  startChat,
  waitForText,
  welcome,
  writeMessage,
} from '../chat-panel.ts'
import { exampleInput, fillForm, readToast, readValues, submitForm } from '../contact-form.ts'
import {
  conversationList,
  conversationRow,
  createVisitor,
  listNames,
  messageLog,
  replyBox,
  sendReply,
} from '../inbox.ts'
import { logIn, openFromMenu, openSignedIn } from '../office.ts'
import { openSite } from '../site.ts'
import { openHydrated, openWindow, phone } from '../windows.ts'
import { openTranslatedWindow, translators } from './page-translator.ts'

const { url } = await openSite()
const office = await openOfficeClient(url)
const SEND = '**/api/messages/'

for (const method of translators) {
  test(`the chat works when a translator ${method} its texts`, async () => {
    const page = await openTranslatedWindow(url, method, phone)
    await openHydrated(page, '/')
    await startChat(page)
    const visitorId = await readVisitorId(page)

    await writeMessage(page, 'Can I study nursing?')
    await expect.poll(() => page.getByText('Sending…').count()).toBe(0)
    await office.type(visitorId)
    await page.getByText('is typing').waitFor()
    await office.answer(visitorId, 'Yes, in Perth')
    await waitForText(page, 'Yes, in Perth')
    await page.getByText('is typing').waitFor({ state: 'detached' })
    await office.read(visitorId, 3)
    await waitForText(page, 'Seen')

    await page.route(SEND, (route) => route.fulfill({ status: 400, json: refusal }))
    await writeMessage(page, 'Refused at first')
    await writeMessage(page, 'Refused for good')
    await expect.poll(() => page.getByText('Not sent – try again').count()).toBe(2)
    await page.unroute(SEND)
    await page.getByRole('button', { name: 'Discard' }).last().click()
    await page.getByRole('button', { name: 'Not sent – try again' }).click()
    await page.getByText('Not sent – try again').waitFor({ state: 'detached' })

    await page.context().setOffline(true)
    await writeMessage(page, 'Written offline')
    await page.getByText('Reconnecting…').waitFor()
    await page.context().setOffline(false)
    await page.getByText('Reconnecting…').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByText('Sending…').count()).toBe(0)

    await page.getByRole('textbox', { name: 'Write a message' }).fill('Half a sent')
    await page.getByRole('button', { name: 'Close chat' }).first().click()
    await page.getByRole('log').waitFor({ state: 'detached' })
    await openChat(page)
    expect(await page.getByRole('textbox', { name: 'Write a message' }).inputValue()).toBe(
      'Half a sent',
    )
    await office.close(visitorId)
    await waitForText(page, 'The office has closed this conversation.')
    await writeMessage(page, 'One more thing')
    await page.getByText('The office has closed this conversation.').waitFor({ state: 'detached' })

    const allMessages = [
      ...welcome,
      'You: Can I study nursing?',
      'Gantavya: Yes, in Perth',
      'You: Refused at first',
      'You: Written offline',
      'You: One more thing',
    ]
    await expect.poll(() => listMessages(page)).toEqual(allMessages)
    expect(await office.messages(visitorId)).toEqual(allMessages)
  })

  test(`the contact form works when a translator ${method} its texts`, async () => {
    const page = await openTranslatedWindow(url, method)
    await openHydrated(page, '/contact')
    await page.getByLabel('Full Name').focus()
    await page.locator('[data-island=contact-form][data-hydrated]').waitFor()
    await fillForm(page, { ...exampleInput, Phone: '98' })
    await page.getByLabel('Preferred Destination').selectOption({ index: 1 })

    await submitForm(page)
    await page.getByText('Please enter a phone number of at least 7 digits').waitFor()
    expect(await readValues(page)).toEqual({ ...exampleInput, Phone: '98' })
    await page.getByLabel('Phone').fill(exampleInput.Phone)
    await page.route('**/api/contacts/', (route) => route.abort())
    await submitForm(page)
    await page.getByRole('button', { name: 'Send now' }).waitFor()
    expect(await page.getByText('Please enter a phone number').count()).toBe(0)
    await page.unroute('**/api/contacts/')
    await page.getByRole('button', { name: 'Send now' }).click()

    await expect.poll(async () => (await readToast(page))[0]).toBe('Message Sent Successfully!')
    expect(await readValues(page)).toEqual({ 'Full Name': '', Email: '', Phone: '', Message: '' })
    expect(await page.getByRole('button', { name: 'Send Message' }).isEnabled()).toBe(true)
    const { administrator } = await signIn(url)
    const [newest] = await administrator.call(contactsApi.list, { querystring: {} })
    expect(newest).toMatchObject({ email: exampleInput.Email, country: 'Australia' })
  })

  test(`the inbox works when a translator ${method} its texts`, async () => {
    const visitor = createVisitor(url, `visitor-${method.slice(0, 4)}-${Date.now()}`)
    await visitor.write('First question')
    const page = await openTranslatedWindow(url, method)
    await openSignedIn(page, '/admin/messages')
    await conversationRow(page, visitor.name).getByText('1 unread').waitFor()
    await visitor.write('Second question')
    await conversationRow(page, visitor.name).getByText('2 unread').waitFor()

    await conversationRow(page, visitor.name).click()
    await messageLog(page).getByText('Second question').waitFor()
    await visitor.reportPresence({ page: '/australia', is_typing: true })
    await page.getByText(`${visitor.name} is typing…`).waitFor()
    await visitor.write('Third question')
    await messageLog(page).getByText('Third question').waitFor()
    await page.getByText(`${visitor.name} is typing…`).waitFor({ state: 'detached' })
    await page.route(SEND, (route) => route.fulfill({ status: 400, json: refusal }))
    await sendReply(page, 'Refused at first')
    await page.getByRole('button', { name: 'Not sent – try again' }).waitFor()
    await page.unroute(SEND)
    await page.getByRole('button', { name: 'Not sent – try again' }).click()
    await page.getByRole('button', { name: 'Not sent – try again' }).waitFor({ state: 'detached' })
    await expect.poll(() => page.getByText('Sending…').count()).toBe(0)
    await visitor.read(4)
    await messageLog(page).getByText('Seen').waitFor()

    await page.context().setOffline(true)
    await page.getByText('Reconnecting…').filter({ visible: true }).waitFor()
    await page.context().setOffline(false)
    await page.getByText('Reconnecting…').filter({ visible: true }).waitFor({ state: 'detached' })
    await replyBox(page).fill('Half a sent')
    await openFromMenu(page, 'People')
    await openFromMenu(page, 'Messages')
    await conversationRow(page, visitor.name).click()
    expect(await replyBox(page).inputValue()).toBe('Half a sent')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect.poll(() => listNames(page)).not.toContain(visitor.name)
    await conversationList(page).getByRole('link', { name: 'Closed' }).click()
    await conversationRow(page, visitor.name).click()
    await page.getByRole('button', { name: 'Reopen' }).click()
    await page.getByRole('button', { name: 'Close', exact: true }).waitFor()

    const { administrator } = await signIn(url)
    const stored = await administrator.call(conversationsApi.messages, {
      params: { user_id: visitor.user_id },
      querystring: {},
    })
    expect(stored.map(({ message }) => message)).toEqual([
      'First question',
      'Second question',
      'Third question',
      'Refused at first',
    ])
    expect(await messageLog(page).locator('li > p').allTextContents()).toHaveLength(4)
  })
}

test('the slider shows the next slide on a translated page', async () => {
  const page = await openTranslatedWindow(url, 'replaces')
  await openHydrated(page, '/')
  const shownSlide = page.locator('[aria-roledescription=slide]:not([inert])')
  await page.getByRole('button', { name: 'Pause the slides' }).click()
  const first = (await shownSlide.getAttribute('aria-label')) ?? ''
  const title = await shownSlide.getByRole('heading').textContent()

  await page.getByRole('button', { name: 'Next slide' }).click()

  await expect.poll(() => shownSlide.getAttribute('aria-label')).not.toBe(first)
  expect(await shownSlide.getByRole('heading').textContent()).not.toBe(title)
})

test('every back-office screen opens after a translated login', async () => {
  const page = await openTranslatedWindow(url, 'replaces')
  await openHydrated(page, '/login')
  await page.locator('main [data-translated]').first().waitFor()
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel(/^Password/).fill('wrong')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('No active account found').waitFor()
  await logIn(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const menu = page.getByRole('navigation', { name: 'Back office' })
  const links = menu.getByRole('link').filter({ visible: true })
  await expect.poll(() => links.count()).toBeGreaterThan(20)
  const screens = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))

  for (const screen of screens) {
    await menu.locator(`[href="${screen}"]`).filter({ visible: true }).click()
    await page.waitForURL((address) => address.pathname === screen?.split('?')[0])
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('Loading').filter({ visible: true }).waitFor({ state: 'detached' })
    expect(await page.getByText('Something went wrong').count(), screen ?? '').toBe(0)
  }
})

/** Makes React's next node removal fail. */
function breakOnce() {
  const { removeChild } = Node.prototype
  Node.prototype.removeChild = () => {
    Node.prototype.removeChild = removeChild
    throw new DOMException('The view is broken', 'NotFoundError')
  }
}

test('a chat that fails to render is rendered again with the typed text', async () => {
  const page = await openWindow(url)
  await openHydrated(page, '/')
  await startChat(page)
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Half a sent')
  const visitorId = await readVisitorId(page)
  await office.type(visitorId)
  await page.getByText('is typing').waitFor()

  await page.evaluate(breakOnce)
  await office.answer(visitorId, 'Still here')

  await waitForText(page, 'Still here')
  const composer = page.getByRole('textbox', { name: 'Write a message' })
  expect(await composer.inputValue()).toBe('Half a sent')
  await writeMessage(page, 'Half a sentence')
  await waitForText(page, 'Half a sentence')
})

test('a form that fails to render is rendered again with the input', async () => {
  const page = await openWindow(url)
  await openHydrated(page, '/contact')
  await fillForm(page, { ...exampleInput, Phone: '98' })
  await submitForm(page)
  await page.getByText('Please enter a phone number of at least 7 digits').waitFor()

  await page.evaluate(breakOnce)
  await page.getByLabel('Phone').fill(exampleInput.Phone)
  await submitForm(page)

  await expect.poll(() => page.getByText('Please enter a phone number').count()).toBe(0)
  await expect
    .poll(() => page.evaluate(() => /breakOnce|broken/.test(`${Node.prototype.removeChild}`)))
    .toBe(false)
  expect(Object.values(await readValues(page)).join()).toMatch(/^(Example Student,.*|,,,)$/)
})

test('an inbox that fails to render is rendered again with the typed text', async () => {
  const visitor = createVisitor(url, 'visitor-broken')
  await visitor.write('First question')
  const page = await openWindow(url)
  await openSignedIn(page, '/admin/messages?user=visitor-broken')
  await messageLog(page).getByText('First question').waitFor()
  await replyBox(page).fill('Half a sent')
  await visitor.reportPresence({ page: '/australia', is_typing: true })
  await page.getByText('Visitor oken is typing…').waitFor()

  await page.evaluate(breakOnce)
  await visitor.write('Second question')

  await messageLog(page).getByText('Second question').waitFor()
  expect(await replyBox(page).inputValue()).toBe('Half a sent')
  await sendReply(page, 'An answer')
  await messageLog(page).getByText('An answer').waitFor()
})

const refusal = { detail: 'Not today.', code: 'invalid' }
