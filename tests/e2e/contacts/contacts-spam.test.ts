import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { exampleInput, fillForm, readToast, submitForm } from '../contact-form.ts'
import { readFocus, readWidths } from '../forms.ts'
import { openFromMenu, openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { openPage } = await openSite()

const links = ['one', 'two', 'three'].map((name) => `https://course.example/${name}`)
const input = { ...exampleInput, Message: `Which of these is best? ${links.join(' ')}` }
const spamTab = (page: Page) => page.getByRole('link', { name: /^Spam/ })

test('answers spam as usual, lists it under Spam, and moves it back with one click', async () => {
  const visitor = await openPage('/contact', phone)
  await expectAccessible(visitor)
  await fillForm(visitor, input)
  await submitForm(visitor)
  expect(await readToast(visitor)).toEqual([
    'Message Sent Successfully!',
    "We'll get back to you within 24 hours",
  ])

  const page = await openOffice(openPage, desktop)
  await page.getByRole('link', { name: '0 new contact messages' }).waitFor()
  await openFromMenu(page, 'Leads')
  await page.getByText('No leads found').waitFor()
  await openFromMenu(page, 'Contact Messages')
  await page.getByText('No contact messages found').waitFor()
  await expectAccessible(page)
  await openFromMenu(page, 'Dashboard')
  await page.getByRole('link', { name: '1 marked as spam' }).click()
  await page.getByRole('heading', { name: 'Spam', level: 1 }).waitFor()
  await page.getByText('More than two links').waitFor()
  expect(await spamTab(page).textContent()).toBe('Spam (1)')
  await expectAccessible(page)

  await page
    .getByRole('button', { name: `Not spam: message from ${exampleInput['Full Name']}` })
    .click()

  await page.getByText('No spam messages found').waitFor()
  await expect.poll(() => readFocus(page)).toBe('Spam')
  await expect.poll(() => spamTab(page).textContent()).toBe('Spam')
  await page.getByRole('link', { name: 'Messages', exact: true }).last().click()
  await page.getByRole('link', { name: exampleInput['Full Name'] }).waitFor()
  await page.getByText('New', { exact: true }).waitFor()
  await openFromMenu(page, 'Leads')
  await page.getByRole('link', { name: exampleInput['Full Name'] }).click()
  await page.getByText('Which of these is best?').first().waitFor()
})

test('marks a filled hidden field as spam without scripts, and restores deleted spam with Undo', async () => {
  const visitor = await openPage('/contact', { ...desktop, javaScriptEnabled: false })
  const trap = visitor.locator('input[name=website]')
  expect(await trap.evaluate(describeTrap)).toEqual({
    autocomplete: 'off',
    tabIndex: -1,
    width: 1,
    height: 1,
  })
  await fillForm(visitor, { ...exampleInput, 'Full Name': 'Example Program' })
  await trap.evaluate((field: HTMLInputElement) => field.setAttribute('value', 'https://x.example'))
  await submitForm(visitor)
  await visitor.getByText('Message Sent Successfully!').waitFor()

  const page = await openOffice(openPage, phone, '/admin/contacts/spam')
  await page.getByText('A hidden field was filled in').waitFor()
  expect(await readWidths(page)).toEqual([360, 360])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete the message of Example Program' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No spam messages found').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('A hidden field was filled in').waitFor()

  await page.route('**/not-spam/', (route) => route.abort())
  const notSpam = page.getByRole('button', { name: 'Not spam: message from Example Program' })
  await notSpam.click()
  await page.getByText('The message could not be moved out of spam. Please try again.').waitFor()
  expect(await notSpam.isEnabled()).toBe(true)
})

function describeTrap(field: Element) {
  const hidden = field.closest('[aria-hidden=true]')
  const { width, height } = hidden?.getBoundingClientRect() ?? {}
  const { tabIndex } = field as HTMLInputElement
  return { autocomplete: field.getAttribute('autocomplete'), tabIndex, width, height }
}
