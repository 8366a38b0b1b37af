import { expect, onTestFinished, test } from 'vitest'
import { readEvents } from '#tests/read-events.ts'
import {
  addColleague,
  colleague,
  conversationList,
  conversationRow,
  createVisitor,
  listNames,
  messageLog,
  openInbox,
  replyAs,
  replyBox,
  sendReply,
} from '../inbox.ts'
import { openFromMenu } from '../office.ts'
import { openSite } from '../site.ts'
import { expectAccessible, openWindow, phone } from '../windows.ts'

test('moves conversations with new messages up, and shows the awaiting count on every screen', async () => {
  const { url } = await openSite(onTestFinished)
  const [asha, bina] = [createVisitor(url, 'visitor-asha'), createVisitor(url, 'visitor-bina')]
  const office = await openInbox(url)
  await office.getByText('No conversations yet.').waitFor()
  await office.getByText('Select a user to view messages').waitFor()

  await asha.write('First of Asha')
  await conversationRow(office, 'Visitor asha').waitFor()
  await bina.write('First of Bina')
  await expect.poll(() => listNames(office)).toEqual(['Visitor bina', 'Visitor asha'])
  await asha.write('Second of Asha')
  await expect.poll(() => listNames(office)).toEqual(['Visitor asha', 'Visitor bina'])
  await conversationRow(office, 'Second of Asha').getByText('2 unread').waitFor()
  await expect.poll(() => office.title()).toBe('(2) Messages – Gantavya')
  await expectAccessible(office)

  await openFromMenu(office, 'People')
  await expect.poll(() => office.title()).toBe('(2) People – Gantavya')
  await bina.write('Second of Bina')
  await createVisitor(url, 'visitor-cita').write('First of Cita')
  await expect.poll(() => office.title()).toBe('(3) People – Gantavya')

  await openFromMenu(office, 'Messages')
  await conversationRow(office, 'Visitor bina').click()
  await messageLog(office).getByText('Second of Bina').waitFor()
  await bina.write('Third of Bina')
  await messageLog(office).getByText('Third of Bina').waitFor()
  expect(await conversationRow(office, 'Visitor bina').getByText('unread').count()).toBe(0)
  // It is read but not answered.
  await conversationList(office)
    .getByRole('link', { name: 'Awaiting reply 3', exact: true })
    .click()
  const sorted = async () => (await listNames(office)).toSorted()
  await expect.poll(sorted).toEqual(['Visitor asha', 'Visitor bina', 'Visitor cita'])
  expect(await office.title()).toBe('(3) Messages – Gantavya')
  await sendReply(office, 'Namaste')
  await expect.poll(sorted).toEqual(['Visitor asha', 'Visitor cita'])
  await expect.poll(() => office.title()).toBe('(2) Messages – Gantavya')
})

test('shows actions of two administrators and a visitor to each other', async () => {
  const { url } = await openSite(onTestFinished)
  await addColleague(url)
  const visitor = await openWindow(url, phone)
  await visitor.goto('/australia', { waitUntil: 'networkidle' })
  await visitor.getByRole('button', { name: 'Open chat' }).click()
  await visitor.getByText('Please leave your contact details.').waitFor()
  const composer = visitor.getByRole('textbox', { name: 'Message' }).last()
  await composer.fill('Is nursing offered in Perth?')
  await composer.press('Enter')

  const [ownPage, colleaguePage] = await Promise.all([
    openInbox(url),
    openInbox(url, { account: colleague, window: phone }),
  ])
  for (const office of [ownPage, colleaguePage]) {
    await conversationRow(office, 'Is nursing offered in Perth?').getByText('/australia').waitFor()
    await conversationRow(office, 'Is nursing offered in Perth?').getByText('Online').waitFor()
    await conversationRow(office, 'Is nursing offered in Perth?').click()
    await messageLog(office).getByText('Hello sir, how can I help you?').waitFor()
    await messageLog(office).getByText('Today').waitFor()
  }

  await sendReply(ownPage, 'Yes, at two universities.')
  for (const page of [visitor, ownPage, colleaguePage]) {
    await page.getByRole('log').getByText('Yes, at two universities.').waitFor()
  }
  await composer.fill('Which ones?')
  await composer.press('Enter')
  for (const office of [ownPage, colleaguePage])
    await messageLog(office).getByText('Which ones?').waitFor()
  await expectAccessible(ownPage)
  await expectAccessible(colleaguePage)

  await ownPage.getByRole('button', { name: 'Delete Chat' }).click()
  const question = ownPage.getByRole('alertdialog', {
    name: 'Are you sure you want to delete all messages for this user?',
  })
  await expectAccessible(ownPage)
  await question.getByRole('button', { name: 'Delete' }).click()
  await ownPage.getByText('All messages for this user have been deleted.').waitFor()
  await ownPage.getByText('Select a user to view messages').waitFor()
  await messageLog(colleaguePage).getByText('No messages in this conversation.').waitFor()
  await expect.poll(() => listNames(ownPage)).toEqual([])
  await expectAccessible(colleaguePage)

  await composer.fill('Are you there?')
  await composer.press('Enter')
  await messageLog(colleaguePage).getByText('Are you there?').waitFor()
  await conversationRow(ownPage, 'Are you there?').waitFor()
})

test('reports a failed deletion and keeps the conversation', async () => {
  const { url } = await openSite(onTestFinished)
  await createVisitor(url, 'visitor-asha').write('Please keep me')
  const office = await openInbox(url, { query: '?user=visitor-asha' })
  await messageLog(office).getByText('Please keep me').waitFor()
  await office.route('**/delete_user_messages/**', (route) => route.abort())

  await office.getByRole('button', { name: 'Delete Chat' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()

  await office.getByText('Failed to delete user messages.').waitFor()
  await messageLog(office).getByText('Please keep me').waitFor()
})

test('shows typing on both sides, and what the visitor has read', async () => {
  const { url } = await openSite(onTestFinished)
  await addColleague(url)
  const asha = createVisitor(url, 'visitor-asha')
  await asha.write('Hello')
  const stream = await readEvents(`${url}/api/messages/stream/?user_id=visitor-asha`)
  const office = await openInbox(url, { query: '?user=visitor-asha', hasClock: true })
  const colleaguePage = await openInbox(url, { account: colleague, query: '?user=visitor-asha' })
  await messageLog(office).getByText('Hello').waitFor()

  await asha.reportPresence({ is_typing: true, page: '/canada' })
  await office.getByText('Visitor asha is typing…').waitFor()
  await conversationRow(office, 'Visitor asha').getByText('is typing…').waitFor()
  await conversationRow(office, 'Visitor asha').getByText('/canada').waitFor()
  await expectAccessible(office)
  await office.clock.fastForward(6000)
  await office.getByText('Visitor asha is typing…').waitFor({ state: 'detached' })

  await replyBox(colleaguePage).pressSequentially('Wel')
  await stream.takeEvents('typing')
  await office.getByText('Gita is typing a reply').waitFor()
  expect(await colleaguePage.getByText('is typing a reply').count()).toBe(0)
  await expectAccessible(office)

  await sendReply(colleaguePage, 'Welcome!')
  await messageLog(office).getByText('Welcome!').waitFor()
  await office.getByText('Gita is typing a reply').waitFor({ state: 'detached' })
  expect(await messageLog(office).getByText('Seen').count()).toBe(0)
  await asha.read(2)
  await messageLog(office)
    .getByRole('listitem')
    .filter({ hasText: 'Welcome!' })
    .getByText('Seen')
    .waitFor()
})

test('shows HTML as text, and makes links of https addresses only', async () => {
  const { url } = await openSite(onTestFinished)
  const asha = createVisitor(url, 'visitor-asha')
  const html = '<img src=x onerror="document.title=1"><b>bold</b>'
  await asha.write(html)
  await asha.write('See https://school.example/fees?a=1&b=2. Or javascript:alert(1)')
  const office = await openInbox(url, { query: '?user=visitor-asha' })

  await messageLog(office).getByText(html).waitFor()
  const links = messageLog(office).getByRole('link')
  expect(await links.count()).toBe(1)
  expect(await links.getAttribute('href')).toBe('https://school.example/fees?a=1&b=2')
  expect(await messageLog(office).locator('img, b').count()).toBe(0)
  await conversationRow(office, 'javascript:alert(1)').waitFor()
  expect(await conversationList(office).locator('img, b').count()).toBe(0)
})

test('shows one pane at a time on a phone and moves the focus', async () => {
  const { url } = await openSite(onTestFinished)
  await createVisitor(url, 'visitor-asha').write('From a phone')
  const office = await openInbox(url, { window: phone })
  await expectAccessible(office)

  await conversationRow(office, 'Visitor asha').click()
  await messageLog(office).getByText('From a phone').waitFor()
  expect(await conversationList(office).isVisible()).toBe(false)
  const heading = office.getByRole('heading', { name: 'Visitor asha' })
  await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true)
  await expectAccessible(office)

  await office.getByRole('link', { name: 'Back to the list' }).click()
  await conversationRow(office, 'Visitor asha').waitFor()
  await office.getByRole('searchbox', { name: 'Search conversations' }).fill('phone')
  await office.keyboard.press('Enter')
  await conversationList(office).getByRole('link', { name: 'Clear' }).waitFor()
  await expectAccessible(office)
  await conversationList(office)
    .getByRole('link', { name: /^Awaiting reply/ })
    .click()
  await expect.poll(() => listNames(office)).toEqual(['Visitor asha'])
  await conversationList(office).getByRole('link', { name: 'Closed' }).click()
  await conversationList(office).getByText('No conversations match “phone”.').waitFor()
  await expectAccessible(office)
})

test('focuses the list after leaving a conversation on a phone', async () => {
  const { url } = await openSite(onTestFinished)
  await createVisitor(url, 'visitor-asha').write('From a phone')
  const office = await openInbox(url, { window: phone, query: '?user=visitor-asha' })
  await messageLog(office).getByText('From a phone').waitFor()

  await office.getByRole('link', { name: 'Back to the list' }).click()

  const listHeading = office.getByRole('heading', { name: 'Conversations' })
  await expect
    .poll(() => listHeading.evaluate((each) => each === document.activeElement))
    .toBe(true)
})

test('shows the author of the last reply in the list', async () => {
  const { url } = await openSite(onTestFinished)
  await addColleague(url)
  await createVisitor(url, 'visitor-asha').write('Hello')
  const office = await openInbox(url)

  await replyAs(url, 'visitor-asha', 'Namaste')

  await conversationRow(office, 'Gita: Namaste').waitFor()
  await office.reload()
  await conversationRow(office, 'Gita: Namaste').waitFor()
  await conversationRow(office, 'Visitor asha').click()
  await sendReply(office, 'Welcome')
  await conversationRow(office, 'You: Welcome').waitFor()
})
