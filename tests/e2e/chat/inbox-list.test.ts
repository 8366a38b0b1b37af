import { v7 as newId } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { makeMessage } from '#tests/factories.ts'
import { createClient } from '../../processes/api-clients.ts'
import { createFolder, openServerDatabase } from '../../processes/databases.ts'
import {
  conversationList,
  conversationRow,
  createVisitor,
  listNames,
  messageLog,
  openInbox,
} from '../inbox.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Opens a site with access to its database. */
async function openSiteWithDatabase() {
  const settings = { DATA_DIR: createFolder() }
  const site = await openSite(onTestFinished, settings)
  const db = openServerDatabase(settings)
  onTestFinished(() => db.destroy())
  return { ...site, db }
}

type Database = ReturnType<typeof openServerDatabase>

/** Adds conversations with one message each, a minute apart; `Visitor 0001` is the latest. */
async function addConversations(db: Database, count: number) {
  for (let number = 1; number <= count; number++) {
    const name = String(number).padStart(4, '0')
    const at = new Date(Date.now() - DAY_MS - number * 60_000).toISOString()
    const id = newId()
    const message = `Question number ${name}`
    await db
      .insertInto('conversations')
      .values({
        id,
        user_id: `visitor-${name}`,
        last_seq: 1,
        message_count: 1,
        unread: 0,
        office_read_seq: 1,
        page: '',
        last_message: message,
        last_sender: 'user',
        last_message_at: at,
        created_at: at,
      })
      .execute()
    await db
      .insertInto('messages')
      .values({
        conversation_id: id,
        seq: 1,
        id: newId(),
        sender: 'user',
        message,
        created_at: at,
        administrator_id: null,
      })
      .execute()
  }
}

async function addMessages(url: string, user_id: string, count: number) {
  const api = createClient(url)
  for (let number = 1; number <= count; number++) {
    const message = `Message number ${String(number).padStart(3, '0')}`
    await api.call(messagesApi.send, { body: makeMessage({ user_id, message }) })
  }
}

test('loads 50 conversations at a time, and keeps live ones on top', async () => {
  const { url, db } = await openSiteWithDatabase()
  await addConversations(db, 120)
  const office = await openInbox(url)
  await expect.poll(() => listNames(office).then((all) => all.length)).toBe(50)

  await conversationList(office)
    .getByRole('button', { name: 'Older conversations' })
    .scrollIntoViewIfNeeded()
  await expect.poll(() => listNames(office).then((all) => all.length)).toBe(100)
  await createVisitor(url, 'visitor-asha').write('I am new')
  await expect.poll(() => listNames(office).then(([first]) => first)).toBe('Visitor asha')
  await conversationList(office).getByRole('button', { name: 'Older conversations' }).press('Enter')
  await expect.poll(() => listNames(office).then((all) => all.length)).toBe(121)

  const all = await listNames(office)
  expect(all.slice(1)).toEqual([...all.slice(1)].sort())
  expect(
    await conversationList(office).getByRole('button', { name: 'Older conversations' }).count(),
  ).toBe(0)
})

test('opens a conversation from the dashboard that is on no loaded page', async () => {
  const { url, db } = await openSiteWithDatabase()
  await addConversations(db, 60)
  const office = await openInbox(url, { query: '?user=visitor-0058' })

  await messageLog(office).getByText('Question number 0058').waitFor()
  await office.getByRole('heading', { name: 'Visitor 0058' }).waitFor()

  await createVisitor(url, 'visitor-asha').write('Straight from the dashboard')
  await office.goto('/admin/dashboard')
  await office.getByRole('link', { name: 'Straight from the dashboard' }).first().click()
  await messageLog(office).getByText('Straight from the dashboard').waitFor()
  await office.getByText('Visitor asha').first().waitFor()
})

test('searches all messages, stores the search in the address, and updates the result', async () => {
  const { url } = await openSite(onTestFinished)
  const [asha, bina] = [createVisitor(url, 'visitor-asha'), createVisitor(url, 'visitor-bina')]
  await asha.write('I want to study Nursing')
  await asha.write('Thank you')
  await bina.write('And I want engineering')
  const office = await openInbox(url)
  await conversationRow(office, 'Visitor asha').waitFor()

  await office.getByRole('searchbox', { name: 'Search conversations' }).fill('nursing')
  await office.keyboard.press('Enter')
  await expect.poll(() => listNames(office)).toEqual(['Visitor asha'])
  expect(new URL(office.url()).searchParams.get('q')).toBe('nursing')
  await conversationRow(office, 'I want to study Nursing').waitFor()
  const marks = conversationList(office).locator('mark')
  expect(await marks.allTextContents()).toEqual(['Nursing'])
  await expectAccessible(office)

  await bina.write('Or is nursing better?')
  await expect.poll(() => listNames(office)).toEqual(['Visitor bina', 'Visitor asha'])
  await expect.poll(() => marks.allTextContents()).toEqual(['nursing', 'Nursing'])
  await conversationRow(office, 'Visitor asha').click()
  await messageLog(office).getByText('I want to study Nursing').waitFor()
  expect(new URL(office.url()).searchParams.get('q')).toBe('nursing')
  await office.reload()
  await expect.poll(() => listNames(office)).toEqual(['Visitor bina', 'Visitor asha'])

  await office.getByRole('searchbox', { name: 'Search conversations' }).fill('zebra')
  await office.keyboard.press('Enter')
  await office.getByText('No conversations match “zebra”.').waitFor()
  await expectAccessible(office)
  await conversationList(office).getByRole('link', { name: 'Clear' }).click()
  await expect.poll(() => listNames(office)).toEqual(['Visitor bina', 'Visitor asha'])
})

test('marks overdue conversations at their due time, and lists the earliest first', async () => {
  const { url, db } = await openSiteWithDatabase()
  for (const name of ['asha', 'bina', 'cita'])
    await createVisitor(url, `visitor-${name}`).write(name)
  const setDue = (name: string, inMs: number) =>
    db
      .updateTable('conversations')
      .set({ response_due_at: new Date(Date.now() + inMs).toISOString() })
      .where('user_id', '=', `visitor-${name}`)
      .execute()
  await setDue('asha', -60_000)
  await setDue('bina', -DAY_MS)
  await setDue('cita', 10 * 60_000)
  const office = await openInbox(url, { hasClock: true })

  await conversationRow(office, 'Visitor asha').getByText('Overdue').waitFor()
  await conversationRow(office, 'Visitor bina').getByText('Overdue').waitFor()
  await conversationRow(office, 'Visitor cita').getByText('Waiting', { exact: true }).waitFor()
  await expectAccessible(office)
  await conversationList(office)
    .getByRole('link', { name: 'Awaiting reply 3', exact: true })
    .click()
  await expect
    .poll(() => listNames(office))
    .toEqual(['Visitor bina', 'Visitor asha', 'Visitor cita'])
  expect(new URL(office.url()).searchParams.get('filter')).toBe('awaiting-reply')

  await office.clock.fastForward(10 * 60_000)
  await conversationRow(office, 'Visitor cita').getByText('Overdue').waitFor()
  await expectAccessible(office)

  await conversationRow(office, 'Visitor bina').click()
  await messageLog(office).getByText('bina').waitFor()
  await office.getByRole('textbox', { name: 'Your reply' }).fill('Sorry for the delay')
  await office.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => listNames(office)).toEqual(['Visitor asha', 'Visitor cita'])
})

test('loads older messages on scrolling up without moving the visible ones', async () => {
  const { url } = await openSite(onTestFinished)
  await addMessages(url, 'visitor-asha', 130)
  for (const window of [undefined, phone]) {
    const office = await openInbox(url, { query: '?user=visitor-asha', window })
    await messageLog(office).getByText('Message number 130').waitFor()
    expect(await messageLog(office).getByText('Message number 081').count()).toBe(1)
    expect(await messageLog(office).getByText('Message number 080').count()).toBe(0)

    const anchor = messageLog(office).getByText('Message number 081')
    await anchor.scrollIntoViewIfNeeded()
    await messageLog(office).getByText('Message number 031').waitFor({ state: 'attached' })
    expect(await isVisible(office, anchor)).toBe(true)
    await messageLog(office).getByText('Message number 031').scrollIntoViewIfNeeded()
    await messageLog(office).getByText('Message number 001').waitFor({ state: 'attached' })
    expect(await messageLog(office).locator('li p').count()).toBe(130)

    await office.getByRole('button', { name: 'Newest' }).click()
    await expect
      .poll(() => isVisible(office, messageLog(office).getByText('Message number 130')))
      .toBe(true)
  }
})

test('does not scroll older messages when a new one arrives', async () => {
  const { url } = await openSite(onTestFinished)
  await addMessages(url, 'visitor-asha', 49)
  const office = await openInbox(url, { query: '?user=visitor-asha' })
  const anchor = messageLog(office).getByText('Message number 010')
  await messageLog(office).getByText('Message number 049').waitFor()
  await anchor.scrollIntoViewIfNeeded()
  const before = await anchor.boundingBox()

  await createVisitor(url, 'visitor-asha').write('A newer one')
  await messageLog(office).getByText('A newer one').waitFor({ state: 'attached' })

  // Row heights are fractional, and browsers scroll by device pixels.
  const moved = ((await anchor.boundingBox())?.y ?? Number.NaN) - (before?.y ?? Number.NaN)
  expect(Math.abs(moved)).toBeLessThan(1)
})

type Page = Awaited<ReturnType<typeof openInbox>>

async function isVisible(page: Page, message: ReturnType<Page['locator']>) {
  const [outer, inner] = await Promise.all([messageLog(page).boundingBox(), message.boundingBox()])
  if (!outer || !inner) return false
  return inner.y + inner.height > outer.y && inner.y < outer.y + outer.height
}
