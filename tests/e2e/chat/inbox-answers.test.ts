import { expect, onTestFinished, test } from 'vitest'
import { createFolder } from '../../processes/databases.ts'
import { adminSettings, startServer } from '../../processes/server-process.ts'
import {
  addColleague,
  colleague,
  conversationRow,
  createVisitor,
  listStoredTexts,
  messageLog,
  openInbox,
  replyAs,
  replyBox,
  sendReply,
} from '../inbox.ts'
import { endSession, logIn } from '../office.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const query = '?user=visitor-asha'

test('asks for confirmation before a reply to an answered question', async () => {
  const { url } = await openSite(onTestFinished)
  await addColleague(url)
  await createVisitor(url, 'visitor-asha').write('What does it cost?')
  const [ownPage, colleaguePage] = await Promise.all([
    openInbox(url, { query, window: phone }),
    openInbox(url, { query, account: colleague }),
  ])
  await messageLog(ownPage).getByText('What does it cost?').waitFor()
  await messageLog(colleaguePage).getByText('What does it cost?').waitFor()

  await replyBox(ownPage).fill('About 20,000')
  await sendReply(colleaguePage, '25,000 a year')
  await messageLog(ownPage).getByText('25,000 a year').waitFor()
  await replyBox(ownPage).press('Enter')

  const question = ownPage.getByRole('alertdialog', {
    name: 'Gita has replied since you started writing.',
  })
  await question.getByText('25,000 a year').waitFor()
  await expectAccessible(ownPage)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.poll(() => replyBox(ownPage).inputValue()).toBe('About 20,000')
  await expect
    .poll(() => replyBox(ownPage).evaluate((each) => each === document.activeElement))
    .toBe(true)

  await sendReply(colleaguePage, 'And a scholarship')
  await messageLog(ownPage).getByText('And a scholarship').waitFor()
  await replyBox(ownPage).press('Enter')
  await question.getByText('And a scholarship').waitFor()
  await question.getByRole('button', { name: 'Send anyway' }).click()
  await messageLog(colleaguePage).getByText('About 20,000').waitFor()

  await replyBox(ownPage).fill('Anything else?')
  await replyBox(ownPage).press('Enter')
  await messageLog(colleaguePage).getByText('Anything else?').waitFor()
  expect(await question.isVisible()).toBe(false)
})

test('does not ask about old replies when the reply was started before the messages loaded', async () => {
  const { url } = await openSite(onTestFinished)
  await addColleague(url)
  await createVisitor(url, 'visitor-asha').write('What does it cost?')
  await replyAs(url, 'visitor-asha', '25,000 a year')
  const office = await openInbox(url)
  const gate = Promise.withResolvers<void>()
  await office.route('**/visitor-asha/messages/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await conversationRow(office, 'Visitor asha').click()
  await replyBox(office).pressSequentially('Any')
  gate.resolve()
  await messageLog(office).getByText('25,000 a year').waitFor()

  await replyBox(office).pressSequentially('thing else?')
  await replyBox(office).press('Enter')

  await expect
    .poll(() => listStoredTexts(url))
    .toEqual(['What does it cost?', '25,000 a year', 'Anything else?'])
})

test('sends offline replies once and in order after a reload', async () => {
  const { url } = await openSite(onTestFinished)
  await createVisitor(url, 'visitor-asha').write('Hello')
  const office = await openInbox(url, { query })
  await messageLog(office).getByText('Hello').waitFor()
  await office.route('**/api/messages/', (route) => route.abort())

  for (const text of ['One', 'Two', 'Three']) await sendReply(office, text)
  await expect.poll(() => messageLog(office).getByText('Sending…').count()).toBe(3)
  expect(await listStoredTexts(url)).toEqual(['Hello'])
  await expectAccessible(office)
  await office.reload()
  await expect.poll(() => messageLog(office).getByText('Sending…').count()).toBe(3)
  await office.unroute('**/api/messages/')

  await expect
    .poll(() => listStoredTexts(url), { timeout: 40_000 })
    .toEqual(['Hello', 'One', 'Two', 'Three'])
  await expect.poll(() => messageLog(office).getByText('Sending…').count()).toBe(0)
  const shown = await messageLog(office).locator('li p').allTextContents()
  expect(shown.map((text) => text.replace(/^\w+: /, ''))).toEqual(['Hello', 'One', 'Two', 'Three'])
})

test('stores a reply once when its acknowledgement is lost', async () => {
  const { url } = await openSite(onTestFinished)
  await createVisitor(url, 'visitor-asha').write('Hello')
  const office = await openInbox(url, { query })
  await messageLog(office).getByText('Hello').waitFor()
  let dropped = 0
  await office.route('**/api/messages/', async (route) => {
    await route.fetch()
    dropped += 1
    await route.abort()
  })

  await sendReply(office, 'Namaste')
  await expect.poll(() => dropped).toBeGreaterThan(0)
  await office.unroute('**/api/messages/')

  await expect.poll(() => messageLog(office).getByText('Sending…').count()).toBe(0)
  await expect.poll(() => listStoredTexts(url)).toEqual(['Hello', 'Namaste'])
  expect(await messageLog(office).getByText('Namaste').count()).toBe(1)
})

test('pauses an unsent reply when a colleague has replied meanwhile', async () => {
  const { url } = await openSite(onTestFinished)
  await addColleague(url)
  await createVisitor(url, 'visitor-asha').write('When is the intake?')
  const office = await openInbox(url, { query })
  await messageLog(office).getByText('When is the intake?').waitFor()
  await office.context().setOffline(true)
  await sendReply(office, 'In July')
  await sendReply(office, 'Or in February')
  await office.getByText('Reconnecting…').first().waitFor()
  await expectAccessible(office)

  await replyAs(url, 'visitor-asha', 'July and February')
  await office.context().setOffline(false)

  await messageLog(office)
    .getByText('Not sent. Gita has replied: “July and February”')
    .nth(1)
    .waitFor()
  await expectAccessible(office)
  const findMessage = (text: string) =>
    messageLog(office).getByRole('listitem').filter({ hasText: text })
  await findMessage('In July').getByRole('button', { name: 'Discard' }).click()
  await findMessage('Or in February').getByRole('button', { name: 'Send anyway' }).click()
  await expect
    .poll(() => listStoredTexts(url))
    .toEqual(['When is the intake?', 'July and February', 'Or in February'])
  await expect.poll(() => messageLog(office).getByText('Not sent').count()).toBe(0)
  expect(await findMessage('In July').count()).toBe(0)
})

test('shows why a reply was refused, and retries it', async () => {
  const { url } = await openSite(onTestFinished)
  await createVisitor(url, 'visitor-asha').write('Hello')
  const office = await openInbox(url, { query, window: phone })
  await messageLog(office).getByText('Hello').waitFor()
  await office.route('**/api/messages/', (route) =>
    route.fulfill({ status: 403, json: { code: 'not_allowed', detail: 'Not today.' } }),
  )
  await sendReply(office, 'Namaste')
  await messageLog(office).getByText('Not today.').waitFor()
  await expectAccessible(office)
  await office.unroute('**/api/messages/')

  await messageLog(office).getByRole('button', { name: 'Not sent – try again' }).click()

  await expect.poll(() => listStoredTexts(url)).toEqual(['Hello', 'Namaste'])
  await expect.poll(() => messageLog(office).getByText('Not today.').count()).toBe(0)
})

test('breaks the line on Shift+Enter, ignores blank text, and keeps drafts', async () => {
  const { url } = await openSite(onTestFinished)
  await createVisitor(url, 'visitor-asha').write('Hello')
  await createVisitor(url, 'visitor-bina').write('Hi')
  const office = await openInbox(url, { query })
  await messageLog(office).getByText('Hello').waitFor()

  await sendReply(office, '   ')
  await replyBox(office).fill('One')
  await replyBox(office).press('Shift+Enter')
  await replyBox(office).pressSequentially('two')
  await conversationRow(office, 'Visitor bina').click()
  await messageLog(office).getByText('Hi').waitFor()
  expect(await replyBox(office).inputValue()).toBe('')
  await conversationRow(office, 'Visitor asha').click()
  await expect.poll(() => replyBox(office).inputValue()).toBe('One\ntwo')

  await endSession(url, office)
  await office.getByRole('heading', { name: 'Admin Login' }).waitFor()
  await logIn(office)
  await messageLog(office).getByText('Hello').waitFor()
  expect(await replyBox(office).inputValue()).toBe('One\ntwo')
  await replyBox(office).press('Enter')
  await expect.poll(() => listStoredTexts(url)).toEqual(['Hello', 'One\ntwo'])
})

test('sends an unsent reply after the next login when the session has ended', async () => {
  const { url } = await openSite(onTestFinished)
  await createVisitor(url, 'visitor-asha').write('Hello')
  const office = await openInbox(url, { query })
  await messageLog(office).getByText('Hello').waitFor()
  await office.route('**/api/messages/', (route) => route.abort())
  await sendReply(office, 'Namaste')
  await messageLog(office).getByText('Sending…').waitFor()

  await endSession(url, office)
  await office.getByRole('heading', { name: 'Admin Login' }).waitFor()
  await office.unroute('**/api/messages/')
  await logIn(office)

  await expect.poll(() => listStoredTexts(url)).toEqual(['Hello', 'Namaste'])
  await expect.poll(() => messageLog(office).getByText('Sending…').count()).toBe(0)
  expect(await messageLog(office).getByText('Not sent').count()).toBe(0)
})

test('catches up after the server was killed and restarted', async () => {
  const settings = { DATA_DIR: createFolder(), PORT: '0', ...adminSettings }
  const server = await startServer(settings)
  const port = new URL(server.url).port
  await createVisitor(server.url, 'visitor-asha').write('Before')
  const office = await openInbox(server.url, { query })
  await messageLog(office).getByText('Before').waitFor()

  await server.kill('SIGKILL')
  await office.getByText('Reconnecting…').first().waitFor()
  await sendReply(office, 'Are you still there?')
  await startServer({ ...settings, PORT: port })
  const bina = createVisitor(server.url, 'visitor-bina')
  await createVisitor(server.url, 'visitor-asha').write('Meanwhile')
  await bina.write('I am new')

  await messageLog(office).getByText('Meanwhile').waitFor({ timeout: 40_000 })
  await conversationRow(office, 'I am new').waitFor()
  await expect.poll(() => office.getByText('Reconnecting…').count()).toBe(0)
  await expect
    .poll(() => listStoredTexts(server.url), { timeout: 40_000 })
    .toEqual(expect.arrayContaining(['Before', 'Meanwhile', 'Are you still there?']))
})
