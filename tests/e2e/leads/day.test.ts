import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '#tests/postgres-server.ts'
import { createImage } from '#tests/test-images.ts'
import { createPostgresDatabase, postgresSettings } from '../../processes/databases.ts'
import { exampleInput, readToast } from '../contact-form.ts'
import { readFocus } from '../forms.ts'
import { messageLog } from '../inbox.ts'
import { press, tabTo } from '../keyboard.ts'
import { openOfficeScreen } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, phone } from '../windows.ts'

const register = `Date,Student,Mobile,Country,Status
2026-11-20,Bimala Example,9800000011,Canada,Hot
2026-11-21,Chandra Example,9800000012,Aus,New
`

type ExampleFile = { name: string; mimeType: string; buffer: Buffer }

/**
 * Opens the browser's own dialog from a field and chooses a file. The wait starts before the way to the
 * field, because a browser told to report the dialog just before the key can still open it unreported.
 */
async function chooseFile(page: Page, goToField: () => Promise<void>, file: ExampleFile) {
  const openDialog = async () => {
    await goToField()
    await page.keyboard.press('Space')
  }
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), openDialog()])
  await chooser.setFiles(file)
}

/** Opens a screen from the menu, which is collapsed on a phone. */
async function openFromMenu(page: Page, screen: string) {
  const isCollapsed = (page.viewportSize()?.width ?? 0) < 1024
  await page.keyboard.press('Home')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  if (isCollapsed) await press(page, 'GantavyaMenu')
  await press(page, screen)
  await page.getByRole('heading', { name: screen, level: 1 }).waitFor()
}

async function type(page: Page, field: string, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

async function sendEnquiry(page: Page) {
  for (const [field, text] of Object.entries(exampleInput)) {
    if (field === 'Message') await type(page, 'Preferred Destination', 'Aus')
    await type(page, field, text)
  }
  await press(page, 'Send Message')
  await readToast(page)
}

async function sendPhoto(page: Page) {
  await press(page, 'Open chat')
  await page.getByRole('log').getByText('Please leave your contact details.').waitFor()
  await type(page, 'Write a message', 'Are these marks enough?')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('Are these marks enough?').waitFor()
  const marks = { name: 'marks.jpg', mimeType: 'image/jpeg', buffer: await createImage('jpeg') }
  await chooseFile(page, () => tabTo(page, 'Add a photo or PDF', 'Shift+Tab'), marks)
  await page.getByRole('button', { name: 'Send this file' }).waitFor()
  await press(page, 'Send this file', 'Shift+Tab')
  await page
    .getByRole('log')
    .getByRole('link', { name: /^marks\.jpg/ })
    .waitFor()
}

/** Answers the chat that Today lists, and makes a lead of it. */
async function answerChat(page: Page) {
  await page.getByRole('heading', { name: 'Awaiting reply in the chat 1' }).waitFor()
  const row = page.getByRole('link', { name: /^Visitor \w{4}/ })
  await press(page, (await row.textContent()) ?? '')
  await messageLog(page).getByText('Are these marks enough?').waitFor()
  await press(page, 'Show marks.jpg')
  await messageLog(page).getByRole('img', { name: 'marks.jpg' }).waitFor()
  await type(page, 'Your reply', 'Yes, they are.')
  await page.keyboard.press('Enter')
  await messageLog(page).getByText('Yes, they are.').waitFor()
  await page.keyboard.press('Alt+l')
  await page.getByRole('dialog', { name: 'Create lead' }).waitFor()
  await expect.poll(() => readFocus(page)).toMatch(/^Name/)
  await page.keyboard.type('Dipa Example')
  await type(page, 'Phone', '9800000021')
  await page.keyboard.press('Enter')
  await page.getByText('Conversation linked to Dipa Example').waitFor()
}

/** Opens a lead from Today and plans three tasks. */
async function planTasks(page: Page) {
  await openFromMenu(page, 'Today')
  await page.getByRole('link', { name: 'Example Student' }).first().waitFor()
  await press(page, 'Example Student')
  await page.getByRole('heading', { level: 1, name: 'Example Student' }).waitFor()
  for (const [kind, when, note] of [
    ['Call', 'tomorrow 11', 'Marks of grade 12'],
    ['Visit', 'after 2 days', 'With the father'],
    ['Document', '30/11', 'Passport'],
  ] as const) {
    await press(page, 'Add task')
    await type(page, 'When', when)
    await type(page, 'Note', note)
    await type(page, 'Type', kind)
    await press(page, 'Save task')
    await page.getByRole('button', { name: 'Save task' }).waitFor({ state: 'detached' })
    await page.getByText(note, { exact: true }).first().waitFor()
  }
}

/** The father of the student walks in; her phone is enough to find her. */
async function recordVisit(page: Page) {
  await openFromMenu(page, 'Front desk')
  await type(page, 'Visitor', '9800000000')
  await page.getByRole('option', { name: /Example Student/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await type(page, 'What they want', 'The father asks about fees')
  await page.keyboard.press('Enter')
  await page.getByText('Visit of Example Student recorded').waitFor()
  await page.getByText('The father asks about fees').waitFor()
}

async function importRegister(page: Page) {
  await openFromMenu(page, 'Leads')
  await press(page, 'Import')
  await page.getByRole('heading', { name: 'Import leads', level: 1 }).waitFor()
  const file = { name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from(register) }
  await chooseFile(page, () => tabTo(page, 'Excel or CSV file'), file)
  await page.getByText('Match columns (2 rows found)').waitFor()
  await press(page, 'Preview')
  await page.getByRole('combobox', { name: '“Hot” means' }).waitFor()
  await tabTo(page, '“Hot” means')
  await page.keyboard.type('Contacted')
  await press(page, 'Preview')
  await page.getByRole('button', { name: 'New 2' }).waitFor()
  await press(page, 'Import 2 rows')
  await page.getByText('2 new leads').first().waitFor()
}

/** Settings of a server on a PostgreSQL of its own. */
async function usePostgres() {
  const server = await startPostgres()
  onTestFinished(server.stop)
  return postgresSettings(await createPostgresDatabase(onTestFinished, server.address))
}

test.each([
  ['SQLite at 360 px', phone, () => ({})],
  ['PostgreSQL at 1280 px', desktop, usePostgres],
])('a day of the office by keyboard alone, on %s', async (_, window, makeSettings) => {
  const { openPage } = await openSite(onTestFinished, await makeSettings())
  const visitor = await openPage('/contact', window)
  await sendEnquiry(visitor)
  await sendPhoto(visitor)

  const office = await openPage('about:blank', window)
  await openOfficeScreen(office, '/admin/today')
  await answerChat(office)
  await visitor.getByRole('log').getByText('Yes, they are.').waitFor()
  await planTasks(office)
  await recordVisit(office)
  await importRegister(office)

  await openFromMenu(office, 'Reports')
  await office.getByRole('row', { name: /^Australia 2 / }).waitFor()
  await office.getByRole('row', { name: /^Canada 1 / }).waitFor()
})
