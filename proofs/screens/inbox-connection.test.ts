import { v7 as newId } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { conversationRow, createVisitor, messageLog, openInbox } from '#tests/e2e/inbox.ts'
import { openSite } from '#tests/e2e/site.ts'
import { createFolder, openServerDatabase } from '#tests/processes/databases.ts'
import type { Settings } from '#tests/processes/server-process.ts'

const streamCall = '**/api/conversations/stream/'
const query = '?user=visitor-asha'

test('shares one stream between all tabs, and another tab takes over when its tab closes', async () => {
  const { url } = await openSite(onTestFinished)
  const asha = createVisitor(url, 'visitor-asha')
  await asha.write('First')
  const first = await openInbox(url)
  await conversationRow(first, 'First').waitFor()
  let streams = 0
  first.context().on('request', (request) => {
    if (request.url().endsWith('/api/conversations/stream/')) streams += 1
  })
  const tabs = [await first.context().newPage(), await first.context().newPage()]
  for (const tab of tabs) {
    await tab.goto('/admin/messages')
    await conversationRow(tab, 'First').waitFor()
  }

  await asha.write('Second')
  for (const tab of [first, ...tabs]) await conversationRow(tab, 'Second').waitFor()
  expect(streams).toBe(0)

  await first.close()
  await expect.poll(() => streams).toBe(1)
  await asha.write('Third')
  for (const tab of tabs) await conversationRow(tab, 'Third').waitFor()
  expect(streams).toBe(1)
})

test('polls every 3 s and retries the stream every 5 min when streams are blocked', async () => {
  const { url } = await openSite(onTestFinished)
  const asha = createVisitor(url, 'visitor-asha')
  await asha.write('First')
  const page = await openInbox(url, { hasClock: true })
  let streams = 0
  await page.route(streamCall, (route) => {
    streams += 1
    return route.fulfill({ status: 200, contentType: 'text/event-stream', body: '' })
  })
  await page.goto(`/admin/messages${query}`)
  await messageLog(page).getByText('First').waitFor()
  await expect.poll(() => streams).toBe(2)

  await asha.write('Second')
  await messageLog(page).getByText('Second').waitFor()
  await conversationRow(page, 'Second').waitFor()
  expect(await page.getByText('Reconnecting…').count()).toBe(0)
  expect(streams).toBe(2)

  await page.unroute(streamCall)
  const opened = page.waitForResponse(streamCall)
  await page.clock.fastForward(5 * 60_000)
  expect((await opened).status()).toBe(200)
  await asha.write('Third')
  await messageLog(page).getByText('Third').waitFor()
})

test('reconnects a silent stream without missing messages', async () => {
  const { url } = await openSite(onTestFinished)
  const asha = createVisitor(url, 'visitor-asha')
  await asha.write('First')
  const page = await openInbox(url, { query, hasClock: true })
  await messageLog(page).getByText('First').waitFor()

  let streams = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/conversations/stream/')) streams += 1
  })
  // Repeats when the first stream was still opening.
  await expect
    .poll(async () => {
      await page.clock.fastForward(46_000)
      return streams
    })
    .toBeGreaterThan(0)
  await asha.write('Second')

  await messageLog(page).getByText('Second').waitFor()
  expect(await messageLog(page).getByText('First').count()).toBe(1)
})

test('recovers a thousand missed messages once and in order after being offline', async () => {
  const settings = { DATA_DIR: createFolder() }
  const { url } = await openSite(onTestFinished, settings)
  const texts = Array.from({ length: 1100 }, (_, index) => `Message ${index}`)
  await createVisitor(url, 'visitor-asha').write('Before')
  const page = await openInbox(url, { query })
  await messageLog(page).getByText('Before').waitFor()

  await page.context().setOffline(true)
  await page.getByText('Reconnecting…').first().waitFor()
  await addMessages(settings, texts)
  await page.context().setOffline(false)

  await messageLog(page).getByText('Message 1099').waitFor()
  const shown = await messageLog(page).locator('li p').allTextContents()
  expect(shown.map((text) => text.replace('Visitor: ', ''))).toEqual(['Before', ...texts])
  await expect.poll(() => page.getByText('Reconnecting…').count()).toBe(0)
})

/** Adds messages directly to the database, which is faster than the API. */
async function addMessages(settings: Settings, texts: string[]) {
  const db = openServerDatabase(settings)
  const { id } = await db.selectFrom('conversations').select('id').executeTakeFirstOrThrow()
  const created_at = new Date().toISOString()
  const rows = texts.map((message, index) => ({
    conversation_id: id,
    seq: index + 2,
    id: newId(),
    sender: 'user' as const,
    message,
    created_at,
    administrator_id: null,
  }))
  while (rows.length > 0) await db.insertInto('messages').values(rows.splice(0, 100)).execute()
  await db
    .updateTable('conversations')
    .set({
      last_seq: texts.length + 1,
      message_count: texts.length + 1,
      last_message: texts.at(-1) ?? '',
      last_message_at: created_at,
    })
    .execute()
  await db.destroy()
}

test('removes messages that were deleted while the inbox was offline', async () => {
  const { url } = await openSite(onTestFinished)
  const [asha, bina] = [createVisitor(url, 'visitor-asha'), createVisitor(url, 'visitor-bina')]
  await asha.write('To be deleted')
  await bina.write('To be deleted too')
  const page = await openInbox(url, { query })
  const other = await openInbox(url)
  await messageLog(page).getByText('To be deleted').waitFor()

  await page.context().setOffline(true)
  await page.getByText('Reconnecting…').first().waitFor()
  for (const name of ['Visitor asha', 'Visitor bina']) {
    await conversationRow(other, name).click()
    await other.getByRole('button', { name: 'Delete Chat' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await conversationRow(other, name).waitFor({ state: 'detached' })
  }
  await asha.write('After it')
  await page.context().setOffline(false)

  await messageLog(page).getByText('After it').waitFor()
  expect(await messageLog(page).getByText('To be deleted').count()).toBe(0)
  await conversationRow(page, 'Visitor bina').waitFor({ state: 'detached' })
})
