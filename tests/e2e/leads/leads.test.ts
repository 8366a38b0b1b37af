import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { exampleOffice } from '#app/features/office/example-office-contract.ts'
import { startOfDay } from '#app/features/office/hours-contract.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { createImage } from '#tests/test-images.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openChat, waitForText } from '../chat-panel.ts'
import { exampleInput, fillForm, submitForm } from '../contact-form.ts'
import { openOffice, openOfficeScreen } from '../office.ts'
import { advanceServerClock } from '../server-clock.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const { openPage, restart, url } = await openSite()

const TEN_HOURS_MS = 10 * 60 * 60 * 1000

const group = (page: Page, name: RegExp) => page.getByRole('region', { name })

test('an enquiry becomes a lead with replies, stages, follow-ups and a lost reason', async () => {
  const office = await openOffice(openPage, undefined, '/admin/today')
  const awaitingReply = group(office, /^Awaiting reply \d/)
  await awaitingReply.getByText('No enquiry awaits a reply.').waitFor()
  const visitor = await openPage('/canada?utm_source=facebook')
  await visitor.goto('/contact')
  await fillForm(visitor, exampleInput)
  await visitor.getByLabel('Preferred Destination').selectOption('Australia')
  await submitForm(visitor)

  // The row appears without a reload.
  await awaitingReply.getByRole('link', { name: 'Example Student' }).waitFor()
  await expectAccessible(office)
  await office.keyboard.press('j')
  await office.keyboard.press('n')
  await office.getByLabel('Type').selectOption('Call')
  await office.getByLabel('Notes').fill('Comes on Sunday.')
  await office.getByRole('button', { name: 'Log activity' }).click()
  await awaitingReply.getByText('No enquiry awaits a reply.').waitFor()

  await visitor.goto('/about')
  await openChat(visitor)
  await visitor.getByRole('button', { name: 'Leave your details' }).click()
  await visitor.getByLabel('Name').fill('Example Student')
  await visitor.getByLabel('Phone').fill('00977 (980) 000 0000')
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Send details' }).click()
  await waitForText(visitor, 'We have your contact details.')
  await awaitingReply.getByRole('heading', { name: 'Awaiting reply 1' }).waitFor()
  await awaitingReply.getByRole('link', { name: 'Example Student' }).click()

  await office.getByRole('heading', { level: 1, name: 'Example Student' }).waitFor()
  await expectAccessible(office)
  const timeline = office.getByRole('region', { name: 'Timeline' })
  expect(await timeline.getByText('Enquiry', { exact: true }).count()).toBe(1)
  await timeline.getByText(/source facebook · landing page \/canada · page \/contact/).waitFor()
  await timeline.getByText(/Chat · .* · page \/about · awaiting reply/).waitFor()
  await timeline.getByRole('link', { name: 'Open conversation' }).click()
  await office.getByRole('heading', { level: 2, name: 'Example Student' }).waitFor()
  await office.getByLabel('Your reply').fill('Nursing is taught in five cities.')
  await office.keyboard.press('Enter')
  await waitForText(visitor, 'Nursing is taught in five cities.')
  await office.keyboard.press('Alt+l')
  await office.getByLabel('Stage of Example Student').selectOption({ label: 'Counselling' })
  await timeline.getByText('Stage: New → Counselling').waitFor()
  await office.getByRole('button', { name: 'Add task' }).click()
  await office.getByLabel('When').fill('tomorrow 11')
  await office.getByRole('button', { name: 'Save task' }).click()
  await office.getByText(/^Task for Example Student: .*11:00 AM$/).waitFor()

  await office.getByRole('link', { name: 'Today', exact: true }).click()
  const week = group(office, /Next 6 days/)
  await week.getByText(/11:00/).waitFor()

  const tomorrow = startOfDay(exampleOffice, new Date(), 1).getTime() + TEN_HOURS_MS
  await restart(
    () => office.clock.setSystemTime(tomorrow),
    advanceServerClock(tomorrow - Date.now()),
  )
  await openOfficeScreen(office, '/admin/today')
  const due = group(office, /Due today/)
  await due.getByText(/11:00/).waitFor()
  await due.getByLabel('Stage of Example Student').selectOption({ label: 'Lost' })
  await due.getByLabel('Lost reason').fill('Went to another office')
  await due.getByRole('button', { name: 'Mark as lost' }).click()
  await due.getByText('No more tasks are due today.').waitFor()

  await office.getByRole('link', { name: 'Reports' }).click()
  await office.getByText('Went to another office').waitFor()
  await expectAccessible(office)
  await office.emulateMedia({ media: 'print' })
  await office.getByText(/^From 20.* to 20.*by country$/).waitFor()
  await office.emulateMedia({ media: 'screen' })
  await office.getByRole('link', { name: '1 of Australia, follow-ups on time' }).click()
  await office
    .getByText(/follow-up on time/)
    .first()
    .waitFor()
  await office.getByRole('link', { name: 'Example Student' }).waitFor()
  await office.goBack()
  await office.getByRole('link', { name: '2 of Australia, enquiries' }).click()
  await office
    .getByText(/with an enquiry since 20/)
    .first()
    .waitFor()
  await office.getByRole('link', { name: 'Example Student' }).waitFor()
  await office.goBack()
  await office.getByRole('link', { name: /of Australia, 90th percentile response time/ }).click()
  await office
    .getByText(/\(first response after \d+ min or more\)/)
    .first()
    .waitFor()
  await office.getByRole('link', { name: 'Example Student' }).waitFor()
  await office.goBack()
  await office.getByRole('link', { name: '1 of Australia, lost' }).click()
  await office.getByRole('link', { name: 'Example Student' }).waitFor()
})

test('quick add creates a lead, also on a phone, which can be edited and erased', async () => {
  const { administrator } = await signIn(url)
  const text = 'Dear {name}, about {country}: {next date}'
  await administrator.call(savedRepliesApi.add, { body: { title: 'Invitation', text } })
  const nepali = { title: 'निम्तो', text: '{name}, {country} बारे कुरा गरौं।', language: 'ne' } as const
  await administrator.call(savedRepliesApi.add, { body: nepali })
  const page = await openOffice(openPage, phone, '/admin/today')
  await page.getByLabel('Quick add').fill('Example Walk In 9811111111 canada')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Open' }).click()

  await page.getByRole('button', { name: 'Edit details' }).click()
  await page.getByLabel('Countries').fill('Canada, Nowhere')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Unknown country “Nowhere”. Please check the spelling.').last().waitFor()
  await page.getByLabel('Countries').fill('Canada, UK')
  const tags = 'Scholarship, Accommodation, Visa interview'
  await page.getByLabel('Tags').fill(tags)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Countries: Canada → Canada, United Kingdom').waitFor()
  await page.getByText(tags).first().waitFor()
  await openOfficeScreen(page, new URL(page.url()).pathname)
  await manageDocuments(page)
  await writeTo(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Delete lead' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Example Walk In was deleted').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Example Walk In' }).waitFor()

  await page.getByRole('button', { name: 'Erase personal data' }).click()
  const question = page.getByRole('dialog', { name: 'Erase personal data of Example Walk In?' })
  await question.getByLabel('Name').fill('Example Walk')
  await question.getByRole('button', { name: 'Erase' }).click()
  await question.getByText('Type Example Walk In exactly as shown above.').waitFor()
  await expectAccessible(page)
  await question.getByLabel('Name').fill('example walk in')
  await question.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  expect(await page.getByRole('link', { name: 'Example Walk In' }).count()).toBe(0)
})

/** Adds documents of the guide and a file with a wrong and a right type, downloads it and undoes its deletion. */
async function manageDocuments(page: Page) {
  const list = page.getByRole('region', { name: 'Documents' })
  await list.getByRole('button', { name: 'Use the guide to Canada' }).click()
  await list.getByText(/^0 of \d+ verified$/).waitFor()
  await list.getByText(/^The guide to the UK also lists:/).waitFor()
  const bytes = Buffer.from('%PDF-1.7 An example.')
  const file = { name: 'my-passport.pdf', mimeType: 'application/pdf', buffer: bytes }
  await list.getByRole('button', { name: 'Add file of Passport' }).click()
  const input = list.getByLabel('Files of Passport')
  await input.setInputFiles({ ...file, name: 'notes.txt', mimeType: 'text/plain' })
  await list.getByText('Choose a PDF, JPEG, PNG, WebP or DOCX file.').waitFor()
  await input.setInputFiles(file)
  await page.getByText('my-passport.pdf (Passport)').waitFor()
  const photo = { name: 'page-2.png', mimeType: 'image/png', buffer: await createImage('png') }
  await list.getByLabel('Take photo').first().setInputFiles(photo)
  await list.getByRole('button', { name: '2 files of Passport' }).waitFor()
  const saving = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Download my-passport.pdf' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe(file.name)
  expect(await readFile(await download.path())).toEqual(bytes)
  await list.getByLabel('Choose Passport').check()
  const zipping = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Download 1 as ZIP' }).click()
  expect((await zipping).suggestedFilename()).toBe('Example Walk In.zip')
  await list.getByRole('button', { name: 'Remove my-passport.pdf' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await list.getByRole('button', { name: 'Download my-passport.pdf' }).waitFor()
  await verifyDocument(page)
}

/** Verifies the passport with a note after a refusal, and rejects it with a reason. */
async function verifyDocument(page: Page) {
  const list = page.getByRole('region', { name: 'Documents' })
  await list.getByRole('button', { name: 'Edit Passport' }).click()
  await page.getByLabel('Valid until').fill('2026-01-31')
  await page.getByLabel('Due date').fill('2026-01-30')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await list.getByText('Expired').waitFor()
  await list.getByRole('button', { name: 'Verify Passport' }).click()
  const verify = page.getByRole('dialog', { name: 'Verify: Passport' })
  await verify.getByRole('button', { name: 'Verify' }).click()
  await verify
    .getByText('Please add a proof file, or write what you have checked.')
    .last()
    .waitFor()
  await expectAccessible(page)
  await verify.getByLabel('How').selectOption({ label: 'Phone call' })
  await verify.getByLabel('What you have checked').fill('The department of passports')
  await verify.getByRole('button', { name: 'Verify' }).click()
  await list.getByText(/^1 of \d+ verified$/).waitFor()
  await list.getByText(/Phone call.*: The department of passports/).waitFor()
  await list.getByRole('button', { name: 'Reject Passport' }).click()
  const reject = page.getByRole('dialog', { name: 'Reject: Passport' })
  await reject.getByRole('button', { name: 'Reject' }).click()
  await reject.getByText('Please enter why it was rejected.').last().waitFor()
  await reject.getByLabel('Reason').fill('A page is missing.')
  await reject.getByRole('button', { name: 'Reject' }).click()
  await list.getByText('A page is missing.').waitFor()
  await list.getByText(/^0 of \d+ verified$/).waitFor()
}

/** Starts with a saved reply, fills its placeholder and checks the text to send. */
async function writeTo(page: Page) {
  const write = page.getByRole('region', { name: 'Write message' })
  const text = write.getByLabel('Message', { exact: true })
  await write.getByLabel('Saved reply').selectOption({ label: 'निम्तो (नेपाली)' })
  expect(await text.inputValue()).toBe('Example Walk In, क्यानडा वा बेलायत बारे कुरा गरौं।')
  await write.getByLabel('Saved reply').selectOption({ label: 'Invitation' })
  expect(await text.inputValue()).toBe(
    'Dear Example Walk In, about Canada or United Kingdom: {next date}',
  )
  expect(await write.getByRole('button', { name: 'Open WhatsApp' }).isDisabled()).toBe(true)
  await text.fill('Dear Example Walk In, come & ask.')
  const link = write.getByRole('link', { name: 'Open WhatsApp' })
  expect(await link.getAttribute('href')).toBe(
    'https://wa.me/9779811111111?text=Dear%20Example%20Walk%20In%2C%20come%20%26%20ask.',
  )
  // Prevents leaving the site.
  await link.evaluate((each) => each.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await page.getByText('Channel: WhatsApp').waitFor()
  await page.getByText('Saved reply: Invitation').waitFor()
}
