import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createImage } from '#tests/test-images.ts'
import { listStorageKeys, openChat, readVisitorId, startChat, writeMessage } from '../chat-panel.ts'
import { messageLog, openInbox, replyBox } from '../inbox.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const pdf = Buffer.from('%PDF-1.7\nAn example.\n%%EOF')

function chooseFile(page: Page, name: string, mimeType: string, buffer: Buffer) {
  return page.getByLabel('Add a photo or PDF').setInputFiles({ name, mimeType, buffer })
}

const choosePdf = (page: Page, name: string) => chooseFile(page, name, 'application/pdf', pdf)
const log = (page: Page) => page.getByRole('log')

test('a visitor sends a photo and a PDF, and the office answers with a file', async () => {
  const page = await openPage('/', phone)
  await startChat(page)
  const photo = await createImage('jpeg')
  const status = page.locator('form').getByRole('status')

  await choosePdf(page, 'early.pdf')
  await status.getByText('Please write a message first, then send the file.').waitFor()
  await writeMessage(page, 'Are these marks enough?')
  await chooseFile(page, 'marks.docx', 'application/msword', Buffer.from('PK'))
  await status.getByText(/^This file type is not accepted/).waitFor()
  await chooseFile(page, 'huge.pdf', 'application/pdf', Buffer.alloc(10 * 1024 * 1024 + 1))
  await status.getByText('This file is too large. The limit is 10 MB.').waitFor()

  await chooseFile(page, 'marks.jpg', 'image/jpeg', photo)
  await log(page).getByRole('button', { name: 'Send this file' }).waitFor()
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Here they are')
  await page.reload()
  await openChat(page)
  await log(page).getByText('marks.jpg').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await log(page)
    .getByRole('link', { name: /^marks\.jpg/ })
    .waitFor()
  await log(page).getByText('Here they are').waitFor()
  await expect
    .poll(() =>
      log(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)

  // The content decides, not the name.
  await chooseFile(page, 'fake.pdf', 'application/pdf', Buffer.from('MZ'))
  await log(page).getByRole('button', { name: 'Send this file' }).click()
  await log(page)
    .getByText(/^This file type is not accepted/)
    .waitFor()
  await log(page).getByRole('button', { name: 'Discard' }).click()
  await choosePdf(page, 'passport.pdf')
  await log(page).getByRole('button', { name: 'Remove' }).click()
  await choosePdf(page, 'passport.pdf')
  await log(page).getByRole('button', { name: 'Send this file' }).click()
  const link = log(page).getByRole('link', { name: /^passport\.pdf/ })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('passport.pdf')
  expect(await readFile(await download.path())).toEqual(pdf)
  await expectAccessible(page)

  const visitorId = await readVisitorId(page)
  const inbox = await openInbox(url, { query: `?user=${visitorId}` })
  await messageLog(inbox).getByRole('button', { name: 'Show marks.jpg' }).click()
  await messageLog(inbox).getByRole('img', { name: 'marks.jpg' }).waitFor()
  expect(await messageLog(inbox).getByText('Not scanned for viruses').count()).toBe(2)
  await inbox
    .locator('input[type=file]')
    .setInputFiles({ name: 'checklist.pdf', mimeType: 'application/pdf', buffer: pdf })
  await messageLog(inbox).getByRole('button', { name: 'Send this file' }).waitFor()
  await expectAccessible(inbox)
  await inbox.reload()
  await messageLog(inbox).getByText('checklist.pdf').waitFor()
  await replyBox(inbox).fill('Please bring these')
  await replyBox(inbox).press('Enter')
  await messageLog(inbox).getByRole('button', { name: 'Download checklist.pdf' }).waitFor()
  await log(page)
    .getByRole('link', { name: /^checklist\.pdf/ })
    .waitFor()
})

test('files survive a lost connection, and are erased with the chat', async () => {
  const page = await openPage('/', phone)
  await startChat(page)
  await writeMessage(page, 'Hello')
  await page.route('**/api/messages/files/**', (route) => route.abort())
  await choosePdf(page, 'waiting.pdf')
  await log(page).getByRole('button', { name: 'Send this file' }).click()
  await log(page).getByRole('progressbar', { name: 'Sending waiting.pdf' }).waitFor()
  await page.unroute('**/api/messages/files/**')
  await page.reload()
  await openChat(page)
  await log(page)
    .getByRole('link', { name: /^waiting\.pdf/ })
    .waitFor()

  await page.route('**/api/messages/files/**', (route) => route.abort())
  await choosePdf(page, 'cancelled.pdf')
  await log(page).getByRole('button', { name: 'Send this file' }).click()
  await log(page).getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => log(page).getByText('cancelled.pdf').count()).toBe(0)

  await choosePdf(page, 'erased.pdf')
  await log(page).getByText('erased.pdf').waitFor()
  await page.getByRole('button', { name: 'Erase on this device' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  await expect.poll(() => listStorageKeys(page)).toEqual([])
  const listDatabases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(listDatabases).toEqual([])
})
