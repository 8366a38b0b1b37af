import { afterAll, expect, test } from 'vitest'
import { registrationsApi } from '#app/features/events/registrations-contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { openMailServer } from '../../mail-server.ts'
import { createClient, signIn } from '../../processes/api-clients.ts'
import { publishEvent } from '../../publish-event.ts'
import { readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const mails = await openMailServer()
afterAll(mails.close)
const { smtpUrl: SMTP_URL, mailFrom: MAIL_FROM } = mails.config
const { url, openPage } = await openSite(afterAll, { SMTP_URL, MAIL_FROM })

test('a visitor cancels without scripts by the link of the mail; opening it changes nothing', async () => {
  const { administrator } = await signIn(url)
  await publishEvent(administrator, { date: '2036-12-05' })
  const visitor = await openPage('/events/register?event=education-fair', {
    ...phone,
    javaScriptEnabled: false,
  })
  await visitor.getByRole('textbox', { name: 'Full Name' }).fill('Asha Example')
  await visitor.getByRole('textbox', { name: 'Email' }).fill('asha@student.example')
  await visitor.getByRole('textbox', { name: 'Phone' }).fill('9800000001')
  await visitor.getByRole('button', { name: 'Register' }).click()
  await visitor.getByRole('heading', { name: 'You are registered' }).waitFor()

  const findMail = () => mails.received.findLast(({ to }) => to[0] === 'asha@student.example')
  await expect.poll(findMail, { timeout: 20_000 }).toBeDefined()
  const link = `/${findMail()?.plain.match(/events\/cancel\?\S+/)?.[0]}`
  for (let times = 0; times < 2; times += 1) {
    await visitor.goto(link)
    await visitor.getByRole('button', { name: 'Cancel the registration' }).waitFor()
  }
  expect((await readWidths(visitor))[1]).toBe(phone.viewport.width)
  // Checks of accessibility need scripts.
  const page = await openPage(link, phone)
  await expectAccessible(page)

  await visitor.getByRole('button', { name: 'Cancel the registration' }).click()
  await visitor.getByText('Thank you for letting us know.').waitFor()
  await page.reload()
  await page.getByText('Thank you for letting us know.').waitFor()
  await expectAccessible(page)
  expect(await page.getByRole('button', { name: 'Cancel the registration' }).count()).toBe(0)
})

test('the office tells registered people by one button that the event has moved, and again that it is cancelled', async () => {
  const { administrator } = await signIn(url)
  const fair = { slug: 'moved-fair', title: 'Moved fair', date: '2036-12-05', seats: 0 }
  const { id } = await publishEvent(administrator, fair)
  for (const name of ['Bina', 'Chandra']) {
    const person = { name, email: `${name.toLowerCase()}@student.example`, phone: '9800000001' }
    await createClient(url).call(registrationsApi.send, { body: { event: id, ...person } })
  }
  const listMails = (subject: string) =>
    mails.received.flatMap((mail) => (mail.headers.subject === subject ? mail.to : [])).sort()

  const patience = { timeout: 20_000 }
  const screen = `/admin/event-registrations?event=${id}`
  const page = await openOffice(openPage, desktop, screen)
  const button = page.getByRole('button', { name: 'Tell the 2 registered people' })
  expect(await button.count()).toBe(0)

  await publishEvent(administrator, { ...fair, date: '2036-12-06' }, id)
  await page.reload()
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Write to 2 people about “Moved fair”?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await button.click()
  await dialog.getByRole('button', { name: 'Send the mails' }).click()
  await button.waitFor({ state: 'detached' })
  const people = ['bina@student.example', 'chandra@student.example']
  await expect.poll(() => listMails('Changed: Moved fair'), patience).toEqual(people)

  await administrator.call(pagesApi.archive, { params: { id } })
  for (const size of [desktop, phone]) {
    const again = await openOffice(openPage, size, screen)
    await again.getByText('This event is cancelled.').waitFor()
    await again.getByRole('button', { name: 'Tell the 2 registered people' }).waitFor()
    await expectAccessible(again)
  }
  await page.reload()
  await button.click()
  await dialog.getByRole('button', { name: 'Send the mails' }).click()
  await button.waitFor({ state: 'detached' })
  await expect.poll(() => listMails('The event is cancelled: Moved fair'), patience).toEqual(people)
})
