import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readWidths } from '../forms.ts'
import { openSignedIn } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()
const withoutScripts = { ...phone, javaScriptEnabled: false }

async function expectFits(page: Page) {
  const [screen, content] = await readWidths(page)
  expect(content).toBe(screen)
}

async function register(visitor: Page, name: string) {
  await visitor.goto('/events/education-fair')
  await visitor.getByRole('link', { name: /Register|Join the waiting list/ }).click()
  await visitor.getByRole('textbox', { name: 'Full Name' }).fill(name)
  await visitor
    .getByRole('textbox', { name: 'Email' })
    .fill(`${name.toLowerCase()}@student.example`)
  await visitor.getByRole('textbox', { name: 'Phone' }).fill('9800000001')
  await visitor.getByRole('button', { name: /Register|Join the waiting list/ }).click()
}

test('the office announces an event, visitors without scripts fill it up, and the office sees them', async () => {
  const page = await openWindow(url, desktop)
  await openSignedIn(page, '/admin/events')
  await page.getByText('Visitors find events once you publish the first one.').waitFor()
  expect((await page.request.get('/events')).status()).toBe(404)
  await page.getByRole('button', { name: '+ New event' }).click()
  const dialog = page.getByRole('dialog', { name: 'New event' })
  await dialog.getByLabel('Title').fill('Education fair')
  await dialog.getByText('Address: /events/education-fair.').waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Education fair', level: 1 }).waitFor()
  await page.getByRole('textbox', { name: 'Summary' }).fill('Meet ten universities.')
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('2036-12-05')
  await page.getByRole('textbox', { name: 'Start', exact: true }).fill('10:00')
  await page.getByRole('textbox', { name: 'End', exact: true }).fill('09:00')
  await page.getByRole('textbox', { name: 'Place' }).fill('Hotel Example, Lalitpur')
  await page.getByRole('textbox', { name: 'Seats', exact: true }).fill('1')
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.type('Bring your papers.')
  // It is in the folded list of what is missing.
  await page.getByText('End: The event must end after it starts.').waitFor({ state: 'attached' })
  await page.getByRole('textbox', { name: 'End', exact: true }).fill('16:30')
  await page.frameLocator('iframe').getByText('10:00 AM to 4:30 PM').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()

  const visitor = await openWindow(url, withoutScripts)
  await visitor.goto('/events')
  await visitor.getByRole('link', { name: 'Education fair' }).click()
  await visitor.getByRole('link', { name: 'Register' }).click()
  await visitor.getByRole('textbox', { name: 'Email' }).fill('asha')
  await visitor.getByRole('button', { name: 'Register' }).click()
  await visitor.getByText('Please enter a valid email address').waitFor()
  await visitor.getByText('Please fill this in').first().waitFor()
  await register(visitor, 'Asha')
  await visitor.getByRole('heading', { name: 'You are registered' }).waitFor()
  // Without a mail server, nothing is promised.
  await visitor.getByText('If you cannot come, please call us').waitFor()
  await register(visitor, 'Bina')
  await visitor.getByRole('heading', { name: 'You are on the waiting list' }).waitFor()

  await page.goto('/admin/events')
  await page.getByRole('link', { name: '1 of 1 seats, 1 waiting' }).click()
  await page
    .getByRole('group', { name: 'Asha' })
    .getByRole('checkbox', { name: 'Attended' })
    .click()
  await page.getByText('1 of 1 seats, 1 waiting, 1 attended').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel the registration of Asha' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel the registration of Asha?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel the registration' }).click()
  await page.getByText('Moved up on').waitFor()
  await page.getByRole('link', { name: 'Bina', exact: true }).click()
  await page.getByText('Waiting list of “Education fair” on 2036-12-05').first().waitFor()
})

test('fits into a phone in both languages, and is accessible', async () => {
  const visitor = await openWindow(url, phone)
  for (const address of [
    '/events',
    '/events/education-fair',
    '/events/register?event=education-fair',
    '/events/cancel?registration=x&code=y',
  ]) {
    for (const prefix of ['', '/ne']) {
      await visitor.goto(prefix + address)
      await visitor.getByRole('heading', { level: 1 }).waitFor()
      await expectFits(visitor)
      await expectAccessible(visitor)
    }
  }
  await visitor.goto('/events/register?event=education-fair')
  await visitor.getByRole('button', { name: 'Join the waiting list' }).click()
  await visitor.getByText('Please fill this in').first().waitFor()
  await expectFits(visitor)
  await expectAccessible(visitor)
  await register(visitor, 'Chandra')
  await visitor.getByRole('heading', { name: 'You are on the waiting list' }).waitFor()
  await expectFits(visitor)
  await expectAccessible(visitor)
  const office = await openWindow(url, phone)
  await openSignedIn(office, '/admin/event-registrations')
  await office.getByText('Bina').first().waitFor()
  await expectFits(office)
  await expectAccessible(office)
})
