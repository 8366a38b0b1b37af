import { afterAll, expect, test } from 'vitest'
import { openMailServer } from '../../mail-server.ts'
import { exampleInput, fillForm, submitForm } from '../contact-form.ts'
import { openFromMenu, openOffice, openOfficeScreen } from '../office.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const mailServer = await openMailServer()
afterAll(mailServer.close)
const { smtpUrl: SMTP_URL, mailFrom: MAIL_FROM } = mailServer.config
const { openPage } = await openSite(undefined, { SMTP_URL, MAIL_FROM })

test('an enquiry is listed first, with the notified people, until it is answered', async () => {
  mailServer.state.behaviour = { recipient: () => '451 4.3.0 Come again' }
  const office = await openOffice(openPage)
  await openFromMenu(office, 'Response log')
  await office.getByText('Enquiries from the form, the chat or another site').waitFor()
  const visitor = await openPage('/contact')
  await fillForm(visitor, exampleInput)
  await visitor.getByLabel('Preferred Destination').selectOption('Australia')
  await submitForm(visitor)

  // The row appears without a reload.
  const row = office.getByRole('row', { name: /Example Student/ })
  await row.getByText('No reply yet').waitFor()
  await row.getByText('No one was notified').waitFor()
  await row.getByText(/, by mail: not yet sent/).waitFor()
  await office.getByText('1 enquiry in the last 30 days, 0 answered.').waitFor()
  await office.getByRole('link', { name: '1 enquiry without a notification.' }).click()
  await office.getByText('1 enquiry not notified').waitFor()
  await expectAccessible(office)

  await openFromMenu(office, 'Mail')
  await office.getByRole('row', { name: /New question.*451 4.3.0 Come again/ }).waitFor()
  mailServer.state.behaviour = {}
  await office.getByRole('button', { name: /^Retry: New question/ }).click()
  await expect.poll(() => mailServer.received.length).toBeGreaterThan(0)
  await openFromMenu(office, 'Response log')
  await row.getByText(/, by mail/).waitFor()
  expect(await row.getByText('No one was notified').count()).toBe(0)

  await row.getByRole('link', { name: 'Example Student' }).click()
  const write = office.getByRole('region', { name: 'Write message' })
  await write.getByLabel('Email subject').fill('Nursing in Australia')
  await write.getByRole('textbox', { name: 'Message' }).fill('Yes.\n\nIt is taught in five cities.')
  await expectAccessible(office)
  await write.getByRole('button', { name: 'Send email' }).click()
  const timeline = office.getByRole('region', { name: 'Timeline' })
  await timeline.getByText('It is taught in five cities.').waitFor()
  await timeline.getByText(/^Sent/).first().waitFor()
  const answer = () => mailServer.received.find(({ plain }) => plain.includes('five cities'))
  await expect.poll(answer).toMatchObject({
    to: [exampleInput.Email],
    headers: { subject: 'Nursing in Australia' },
  })
  await openFromMenu(office, 'Response log')
  await row.getByText(/after \d+ min/).waitFor()
  await office.getByText('No enquiry awaits a reply. Someone was notified of each one.').waitFor()
  const saving = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Export CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^response-log-.*\.csv$/)

  const small = await openPage('about:blank', phone)
  await openOfficeScreen(small, '/admin/response-log')
  await small.getByText('Example Student').waitFor()
  await expectAccessible(small)
  const width = await small.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})
