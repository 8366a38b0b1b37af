import { afterAll, expect, test } from 'vitest'
import { openMailServer } from '../../mail-server.ts'
import { signIn } from '../../processes/api-clients.ts'
import { publishEvent } from '../../publish-event.ts'
import { readWidths } from '../forms.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

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
