import { expect, onTestFinished, test } from 'vitest'
import { officeApi } from '#app/features/office/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openChat, startChat, waitForText, writeMessage } from '../chat-panel.ts'
import { exampleInput, fillForm, submitForm } from '../contact-form.ts'
import { openOfficeScreen } from '../office.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

test('the office shows Bikram Sambat dates and types them in date fields', async () => {
  const { url, openPage } = await openSite(onTestFinished)
  const page = await openPage('/robots.txt', phone)
  await openOfficeScreen(page, '/admin/office')
  const form = page.getByRole('form', { name: 'The office' })
  const validUntil = form.getByLabel('Valid until').first()
  const typed = form.getByRole('textbox', { name: 'Valid until Bikram Sambat' })
  const save = () => form.getByRole('button', { name: 'Save', exact: true }).click()
  await validUntil.waitFor()
  expect(await typed.count()).toBe(0)

  await form.getByLabel('Show Bikram Sambat dates').check()
  await form.getByLabel('Later Bikram Sambat years').fill('2084: 31 31 32')
  await save()
  await form.getByText('Please enter the days of all 12 months after the year.').last().waitFor()
  await form.getByLabel('Later Bikram Sambat years').fill('')
  await save()
  await page.getByText('Saved. Visitors see the change now.').waitFor()

  await form.getByLabel('Number', { exact: true }).fill('17/B')
  await typed.fill('2083/13/40')
  await typed.blur()
  await form.getByText('The Bikram Sambat calendar has no such date.').waitFor()
  expect(await validUntil.inputValue()).toBe('')
  expect(await typed.getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page)
  // The text is sent as it is, and the server refuses it.
  await save()
  await form
    .getByRole('link', { name: /^Valid until: Please enter an AD date that exists/ })
    .waitFor()

  await typed.fill('२९ चैत २०८३')
  await typed.blur()
  await expect.poll(() => validUntil.inputValue()).toBe('2027-04-12')
  expect(await typed.inputValue()).toBe('29 Chaitra 2083')
  await validUntil.fill('2027-04-13')
  await expect.poll(() => typed.inputValue()).toBe('30 Chaitra 2083')
  await save()
  await expect
    .poll(async () => (await fetch(`${url}/contact`)).text())
    .toContain('valid until 13 April 2027 (30 Chaitra 2083)')
})

test('chat and contact form show Bikram Sambat dates in texts of the browser', async () => {
  const { url, openPage } = await openSite(onTestFinished)
  const { administrator } = await signIn(url)
  const stored = await administrator.call(officeApi.read, {})
  const body = { ...stored, is_bikram_sambat_shown: true }
  await administrator.call(officeApi.replace, { body })
  const months =
    'Baishakh|Jestha|Ashadh|Shrawan|Bhadra|Ashwin|Kartik|Mangsir|Poush|Magh|Falgun|Chaitra'

  const form = await openPage('/contact')
  await fillForm(form, exampleInput)
  await submitForm(form)
  await form
    .getByText(new RegExp(`by \\w+, \\d+ \\w+ \\(\\d{1,2} (${months})\\)`))
    .last()
    .waitFor()

  const chat = await openPage('/', phone)
  await startChat(chat)
  await writeMessage(chat, 'When do you open?')
  await waitForText(chat, 'When do you open?')
  await chat.clock.setFixedTime(Date.now() + 3 * 24 * 3600_000)
  await chat.reload()
  await openChat(chat)
  const day = new RegExp(`^\\w+, \\w+ \\d+ \\(\\d{1,2} (${months})\\)$`)
  await chat.getByRole('log').getByText(day).first().waitFor()
})
