import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createFolder } from '../../processes/databases.ts'
import { admin, adminSettings, startServer } from '../../processes/server-process.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

test('an enquiry and a chat get replies, and both survive a restart of the server', async () => {
  const settings = { DATA_DIR: createFolder(), PORT: '0', ...adminSettings }
  const server = await startServer(settings)
  const student = await openWindow(server.url, phone)
  await viewHomePage(student)
  await sendContactForm(student)
  await sendChatMessage(student, 'Which documents do I need for Canada?')

  const office = await openWindow(server.url, desktop)
  await signIn(office)
  await readContact(office)
  await sendReply(office, 'Which documents do I need for Canada?', 'Your passport and transcripts.')
  await student.getByRole('log').getByText('Your passport and transcripts.').waitFor()

  // Restarts the server on the same port: the browsers then show what is on disk.
  await server.kill('SIGKILL')
  await startServer({ ...settings, PORT: new URL(server.url).port })
  await student.getByRole('textbox', { name: 'Message' }).last().fill('Thank you!')
  await student.keyboard.press('Enter')
  await office.getByRole('log').getByText('Thank you!').waitFor()
  await student.reload()
  const log = student.getByRole('log')
  await log.getByText('Your passport and transcripts.').waitFor()
  await log.getByText('Thank you!').waitFor()
  expect(await log.getByText('Which documents do I need for Canada?').count()).toBe(1)

  await deleteContact(office)
})

async function viewHomePage(page: Page) {
  await page.goto('/')
  await page.getByText('Your journey starts in Kathmandu').first().waitFor()
  await page.getByRole('heading', { name: 'South Korea' }).waitFor()
  await expectAccessible(page)
}

async function sendContactForm(page: Page) {
  await page.goto('/contact')
  await page.getByLabel('Full Name').fill('Example Student')
  await page.getByLabel('Email').fill('student@school.example')
  await page.getByLabel('Phone').fill('+977 980-0000000')
  await page.getByLabel('Preferred Destination').selectOption('Canada')
  await page.getByLabel('Message').fill('I finished grade 12 and would like to study nursing.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Message Sent Successfully!').waitFor()
  await expectAccessible(page)
}

async function sendChatMessage(page: Page, text: string) {
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByText('Hello sir, how can I help you?').waitFor()
  await page.getByText('Please leave your contact details.').waitFor()
  await page.getByRole('textbox', { name: 'Message' }).last().fill(text)
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText(text).waitFor()
  await expectAccessible(page)
}

async function signIn(page: Page) {
  await page.goto('/login')
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel(/^Password/).fill(admin.password)
  await page.getByRole('button', { name: /log ?in/i }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await expectAccessible(page)
}

async function readContact(page: Page) {
  await page.getByRole('link', { name: 'Contact Messages', exact: true }).first().click()
  await page.getByRole('link', { name: 'student@school.example' }).waitFor()
  await page.getByText('I finished grade 12 and would like to study nursing.').waitFor()
  await expectAccessible(page)
}

async function sendReply(page: Page, question: string, text: string) {
  await page.getByRole('link', { name: 'Messages', exact: true }).first().click()
  await page.getByText('Select a user to view messages').waitFor()
  await page.getByRole('link', { name: question }).click()
  await page.getByRole('log').getByText(question).waitFor()
  await page.getByRole('textbox', { name: /reply/i }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('log').getByText(text).waitFor()
  await expectAccessible(page)
}

async function deleteContact(page: Page) {
  await page.getByRole('link', { name: 'Contact Messages', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Contact Messages', level: 1 }).waitFor()
  await page
    .getByRole('button', { name: /Delete/ })
    .first()
    .click()
  await page.getByText('Are you sure you want to delete this message?').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Contact message deleted successfully').waitFor()
  await page.getByText('No contact messages found').waitFor()
  await expectAccessible(page)
}
