import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openMailServer } from '../../mail-server.ts'
import { readFieldErrors, readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const mails = await openMailServer()
afterAll(mails.close)
const { smtpUrl: SMTP_URL, mailFrom: MAIL_FROM } = mails.config
const { url, openPage } = await openSite(afterAll, { SMTP_URL, MAIL_FROM })

const withoutScripts = { ...phone, javaScriptEnabled: false }

/** Returns the address in the newest mail to this person, on this server. */
async function readLink(address: string) {
  const find = () => mails.received.findLast(({ to }) => to[0] === address)
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return `/${find()?.plain.match(/(?:ne\/)?newsletter\?link=\S+/)?.[0]}`
}

test('a visitor subscribes without scripts, confirms, is exported and unsubscribes', async () => {
  const before = await openPage('/about', withoutScripts)
  expect(await before.getByRole('heading', { name: 'Newsletter' }).count()).toBe(0)
  expect((await before.goto('/newsletter'))?.status()).toBe(404)

  const office = await openOffice(openPage, phone, '/admin/contacts')
  await office.getByRole('link', { name: 'Newsletter' }).click()
  await office.getByText('The newsletter is off. Visitors see no form.').waitFor()
  await office.getByRole('button', { name: 'Switch on' }).click()
  await office.getByText('Visitors can subscribe.').waitFor()
  await expectAccessible(office)
  expect(await readWidths(office)).toEqual([360, 360])

  const visitor = await openPage('/about', withoutScripts)
  const section = visitor.getByRole('region', { name: 'Newsletter' })
  await section.getByLabel('Email').fill('asha@')
  await section.getByRole('button', { name: 'Subscribe' }).click()
  await visitor.getByText('Please check the marked fields.').waitFor()
  expect(await readFieldErrors(visitor)).toEqual({
    'Email *': 'Please enter a valid email address.',
  })
  expect(await readWidths(visitor)).toEqual([360, 360])
  await visitor.getByLabel('Email').fill('asha@student.example')
  await visitor.getByRole('button', { name: 'Subscribe' }).click()
  await visitor.getByText('Please check your mail').waitFor()

  // Checks of accessibility need scripts.
  const page = await openPage('/about', phone)
  const form = page.getByRole('region', { name: 'Newsletter' })
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Please fill this in.').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Email').fill('asha@student.example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Please check your mail').waitFor()
  await expectAccessible(page)

  const link = await readLink('asha@student.example')
  await visitor.goto(link)
  await visitor.getByText('Do you want our newsletter?').waitFor()
  await page.goto(link)
  await expectAccessible(page)
  await visitor.getByRole('button', { name: 'Yes, subscribe me' }).click()
  await visitor.getByText('You are subscribed', { exact: true }).waitFor()

  await office.reload()
  await office.getByText('Confirmed: 1, not confirmed: 0').waitFor()
  await office.getByText('/about').waitFor()
  await expectAccessible(office)
  const [download] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const text = (await readFile(await download.path())).toString().slice(1)
  const { data } = Papa.parse<Record<string, string>>(text, { header: true })
  expect(data).toMatchObject([
    {
      Email: 'asha@student.example',
      Page: '/about',
      'List-Unsubscribe': expect.stringContaining(link),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  ])

  await visitor.goto(link)
  await page.reload()
  await page.getByText('You are subscribed to our newsletter.').waitFor()
  await expectAccessible(page)
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
  await visitor.getByText('You are unsubscribed').waitFor()
  await visitor.goto(link)
  await visitor.getByText('This link is no longer valid').waitFor()
  await page.reload()
  await expectAccessible(page)
}, 180_000)

test('is in Nepali, and a mail program unsubscribes with one click', async () => {
  const visitor = await openPage('/ne/contact', withoutScripts)
  const section = visitor.getByRole('region', { name: 'न्युजलेटर' })
  await section.getByLabel('इमेल').fill('sita@student.example')
  await section.getByRole('button').click()
  await visitor.getByText('आफ्नो इमेल हेर्नुहोस्').waitFor()
  const link = await readLink('sita@student.example')
  expect(link).toMatch(/^\/ne\//)
  await visitor.goto(link)
  await visitor.getByRole('button', { name: 'हो, पठाउनुहोस्' }).click()
  await visitor.getByText('तपाईंको नाम सूचीमा चढ्यो').waitFor()

  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const response = await fetch(`${url}${link}`, { method: 'POST', body })
  expect(response.status).toBe(200)
  await visitor.goto(link)
  await visitor.getByText('यो लिङ्क अब चल्दैन').waitFor()
}, 120_000)

test('says why the form is hidden without e-mail', async () => {
  const site = await openSite(onTestFinished)
  const office = await openOffice(site.openPage, desktop, '/admin/contacts/newsletter')
  await office.getByRole('button', { name: 'Switch on' }).click()
  await office.getByText('The form is hidden because e-mail is not set up').waitFor()
  await office.getByRole('link', { name: 'Set up e-mail' }).waitFor()
  await expectAccessible(office)
  const visitor = await site.openPage('/about')
  expect(await visitor.getByRole('heading', { name: 'Newsletter' }).count()).toBe(0)
}, 120_000)
