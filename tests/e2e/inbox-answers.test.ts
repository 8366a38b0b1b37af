import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from '../processes/databases.ts'
import { adminSettings, startServer } from '../processes/server-process.ts'
import { expectAccessible, phone } from './browser.ts'
import {
  addColleague,
  answer,
  colleague,
  log,
  openInbox,
  reply,
  replyBox,
  row,
  storedTexts,
  visitorOf,
} from './inbox.ts'
import { endSession, logIn } from './office.ts'
import { openSite } from './site.ts'

const query = '?user=visitor-asha'

test('asks for confirmation before a reply to an answered question', async () => {
  const { url } = await openSite(onTestFinished)
  await addColleague(url)
  await visitorOf(url, 'visitor-asha').write('What does it cost?')
  const [mine, hers] = await Promise.all([
    openInbox(url, { query, window: phone }),
    openInbox(url, { query, account: colleague }),
  ])
  await log(mine).getByText('What does it cost?').waitFor()
  await log(hers).getByText('What does it cost?').waitFor()

  await replyBox(mine).fill('About 20,000')
  await reply(hers, '25,000 a year')
  await log(mine).getByText('25,000 a year').waitFor()
  await replyBox(mine).press('Enter')

  const question = mine.getByRole('alertdialog', {
    name: 'Gita has replied since you started writing.',
  })
  await question.getByText('25,000 a year').waitFor()
  await expectAccessible(mine)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.poll(() => replyBox(mine).inputValue()).toBe('About 20,000')
  await expect
    .poll(() => replyBox(mine).evaluate((each) => each === document.activeElement))
    .toBe(true)

  await reply(hers, 'And a scholarship')
  await log(mine).getByText('And a scholarship').waitFor()
  await replyBox(mine).press('Enter')
  await question.getByText('And a scholarship').waitFor()
  await question.getByRole('button', { name: 'Send anyway' }).click()
  await log(hers).getByText('About 20,000').waitFor()

  await replyBox(mine).fill('Anything else?')
  await replyBox(mine).press('Enter')
  await log(hers).getByText('Anything else?').waitFor()
  expect(await question.isVisible()).toBe(false)
})

test('does not ask about old replies when the reply was started before the messages loaded', async () => {
  const { url } = await openSite(onTestFinished)
  await addColleague(url)
  await visitorOf(url, 'visitor-asha').write('What does it cost?')
  await answer(url, 'visitor-asha', '25,000 a year')
  const office = await openInbox(url)
  const gate = Promise.withResolvers<void>()
  await office.route('**/visitor-asha/messages/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await row(office, 'Visitor asha').click()
  await replyBox(office).pressSequentially('Any')
  gate.resolve()
  await log(office).getByText('25,000 a year').waitFor()

  await replyBox(office).pressSequentially('thing else?')
  await replyBox(office).press('Enter')

  await expect
    .poll(() => storedTexts(url))
    .toEqual(['What does it cost?', '25,000 a year', 'Anything else?'])
})

test('sends offline replies once and in order after a reload', async () => {
  const { url } = await openSite(onTestFinished)
  await visitorOf(url, 'visitor-asha').write('Hello')
  const office = await openInbox(url, { query })
  await log(office).getByText('Hello').waitFor()
  await office.route('**/api/messages/', (route) => route.abort())

  for (const text of ['One', 'Two', 'Three']) await reply(office, text)
  await expect.poll(() => log(office).getByText('Sending…').count()).toBe(3)
  expect(await storedTexts(url)).toEqual(['Hello'])
  await expectAccessible(office)
  await office.reload()
  await expect.poll(() => log(office).getByText('Sending…').count()).toBe(3)
  await office.unroute('**/api/messages/')

  await expect
    .poll(() => storedTexts(url), { timeout: 40_000 })
    .toEqual(['Hello', 'One', 'Two', 'Three'])
  await expect.poll(() => log(office).getByText('Sending…').count()).toBe(0)
  const shown = await log(office).locator('li p').allTextContents()
  expect(shown.map((text) => text.replace(/^\w+: /, ''))).toEqual(['Hello', 'One', 'Two', 'Three'])
})

test('stores a reply once when its acknowledgement is lost', async () => {
  const { url } = await openSite(onTestFinished)
  await visitorOf(url, 'visitor-asha').write('Hello')
  const office = await openInbox(url, { query })
  await log(office).getByText('Hello').waitFor()
  let swallowed = 0
  await office.route('**/api/messages/', async (route) => {
    await route.fetch()
    swallowed += 1
    await route.abort()
  })

  await reply(office, 'Namaste')
  await expect.poll(() => swallowed).toBeGreaterThan(0)
  await office.unroute('**/api/messages/')

  await expect.poll(() => log(office).getByText('Sending…').count()).toBe(0)
  await expect.poll(() => storedTexts(url)).toEqual(['Hello', 'Namaste'])
  expect(await log(office).getByText('Namaste').count()).toBe(1)
})

test('pauses an unsent reply when a colleague has replied meanwhile', async () => {
  const { url } = await openSite(onTestFinished)
  await addColleague(url)
  await visitorOf(url, 'visitor-asha').write('When is the intake?')
  const office = await openInbox(url, { query })
  await log(office).getByText('When is the intake?').waitFor()
  await office.context().setOffline(true)
  await reply(office, 'In July')
  await reply(office, 'Or in February')
  await office.getByText('Reconnecting…').first().waitFor()
  await expectAccessible(office)

  await answer(url, 'visitor-asha', 'July and February')
  await office.context().setOffline(false)

  await log(office).getByText('Not sent. Gita has replied: “July and February”').nth(1).waitFor()
  await expectAccessible(office)
  const held = (text: string) => log(office).getByRole('listitem').filter({ hasText: text })
  await held('In July').getByRole('button', { name: 'Discard' }).click()
  await held('Or in February').getByRole('button', { name: 'Send anyway' }).click()
  await expect
    .poll(() => storedTexts(url))
    .toEqual(['When is the intake?', 'July and February', 'Or in February'])
  await expect.poll(() => log(office).getByText('Not sent').count()).toBe(0)
  expect(await held('In July').count()).toBe(0)
})

test('shows why a reply was refused, and retries it', async () => {
  const { url } = await openSite(onTestFinished)
  await visitorOf(url, 'visitor-asha').write('Hello')
  const office = await openInbox(url, { query, window: phone })
  await log(office).getByText('Hello').waitFor()
  await office.route('**/api/messages/', (route) =>
    route.fulfill({ status: 403, json: { code: 'not_allowed', detail: 'Not today.' } }),
  )
  await reply(office, 'Namaste')
  await log(office).getByText('Not today.').waitFor()
  await expectAccessible(office)
  await office.unroute('**/api/messages/')

  await log(office).getByRole('button', { name: 'Not sent – try again' }).click()

  await expect.poll(() => storedTexts(url)).toEqual(['Hello', 'Namaste'])
  await expect.poll(() => log(office).getByText('Not today.').count()).toBe(0)
})

test('breaks the line on Shift+Enter, ignores blank text, and keeps drafts', async () => {
  const { url } = await openSite(onTestFinished)
  await visitorOf(url, 'visitor-asha').write('Hello')
  await visitorOf(url, 'visitor-bina').write('Hi')
  const office = await openInbox(url, { query })
  await log(office).getByText('Hello').waitFor()

  await reply(office, '   ')
  await replyBox(office).fill('One')
  await replyBox(office).press('Shift+Enter')
  await replyBox(office).pressSequentially('two')
  await row(office, 'Visitor bina').click()
  await log(office).getByText('Hi').waitFor()
  expect(await replyBox(office).inputValue()).toBe('')
  await row(office, 'Visitor asha').click()
  await expect.poll(() => replyBox(office).inputValue()).toBe('One\ntwo')

  await endSession(url, office)
  await office.getByRole('heading', { name: 'Admin Login' }).waitFor({ timeout: 15_000 })
  await logIn(office)
  await log(office).getByText('Hello').waitFor()
  expect(await replyBox(office).inputValue()).toBe('One\ntwo')
  await replyBox(office).press('Enter')
  await expect.poll(() => storedTexts(url)).toEqual(['Hello', 'One\ntwo'])
})

test('sends an unsent reply after the next login when the session has ended', async () => {
  const { url } = await openSite(onTestFinished)
  await visitorOf(url, 'visitor-asha').write('Hello')
  const office = await openInbox(url, { query })
  await log(office).getByText('Hello').waitFor()
  await office.route('**/api/messages/', (route) => route.abort())
  await reply(office, 'Namaste')
  await log(office).getByText('Sending…').waitFor()

  await endSession(url, office)
  await office.getByRole('heading', { name: 'Admin Login' }).waitFor({ timeout: 15_000 })
  await office.unroute('**/api/messages/')
  await logIn(office)

  await expect.poll(() => storedTexts(url)).toEqual(['Hello', 'Namaste'])
  await expect.poll(() => log(office).getByText('Sending…').count()).toBe(0)
  expect(await log(office).getByText('Not sent').count()).toBe(0)
})

test('catches up after the server was killed and restarted', async () => {
  const settings = { DATA_DIR: makeFolder(), PORT: '0', ...adminSettings }
  const server = await startServer(settings)
  const port = new URL(server.url).port
  await visitorOf(server.url, 'visitor-asha').write('Before')
  const office = await openInbox(server.url, { query })
  await log(office).getByText('Before').waitFor()

  await server.kill('SIGKILL')
  await office.getByText('Reconnecting…').first().waitFor()
  await reply(office, 'Are you still there?')
  await startServer({ ...settings, PORT: port })
  const bina = visitorOf(server.url, 'visitor-bina')
  await visitorOf(server.url, 'visitor-asha').write('Meanwhile')
  await bina.write('I am new')

  await log(office).getByText('Meanwhile').waitFor({ timeout: 40_000 })
  await row(office, 'I am new').waitFor()
  await expect.poll(() => office.getByText('Reconnecting…').count()).toBe(0)
  await expect
    .poll(() => storedTexts(server.url), { timeout: 40_000 })
    .toEqual(expect.arrayContaining(['Before', 'Meanwhile', 'Are you still there?']))
})
