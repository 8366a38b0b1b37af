import type { Page } from 'playwright-core'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { firstColours } from '#app/contract/brand.ts'
import { passwordResetApi } from '#app/features/accounts/password-reset-contract.ts'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { messagesApi } from '#app/features/leads/messages-contract.ts'
import { mailsApi } from '#app/features/notifications/contract.ts'
import { toHtml } from '#app/features/notifications/server/mails/send-mail.ts'
import { makeContact } from '../../factories.ts'
import { openMailServer } from '../../mail-server.ts'
import { createClient, signIn } from '../../processes/api-clients.ts'
import { admin } from '../../processes/server-process.ts'
import { readWidths } from '../forms.ts'
import { openSite } from '../site.ts'
import { expectAccessible, openWindow, phone } from '../windows.ts'

const mails = await openMailServer()
afterAll(mails.close)
const { smtpUrl: SMTP_URL, mailFrom: MAIL_FROM } = mails.config
const { url } = await openSite(afterAll, { SMTP_URL, MAIL_FROM })

const brands = [
  firstColours,
  { primary_colour: '#8b0000', accent_colour: '#f5c518' },
  { primary_colour: '#0b6b3a', accent_colour: '#ffffff' },
]

/** A mail with all possible parts, in each brand. */
const exampleMails = brands.map((colours) =>
  toHtml({
    colours,
    subject: 'What today brings',
    parts: [
      { text: 'Two questions wait.\nOne since yesterday.' },
      { quote: 'Where can I study nursing?\n  And until when do I have to ask?' },
      { facts: [['Answer promised', 'Monday 23 November, 10:00 AM']] },
      { heading: 'Waiting', list: [{ text: 'Asha Gurung', address: '/admin/leads/1' }] },
      { list: [{ text: 'AnExampleOfAWordThatIsLongerThanAnyLineOfASmallScreen'.repeat(2) }] },
    ],
    action: { label: 'See all', address: 'https://office.example/admin' },
    unsubscribe: 'https://office.example/admin/account',
    language: 'en',
    site: 'https://office.example',
    office: { name: 'Example Office', phone: '+977 1 000 0000', email: 'info@office.example' },
  }),
)

test('mails are readable on a small phone in light and dark mode', async () => {
  await sendEachMail()
  const office = 'Gantavya Education Consultancy'
  await expect
    .poll(() => mails.received.map(({ headers }) => headers.subject))
    .toEqual(
      expect.arrayContaining([
        'New question about Australia: Asha Gurung',
        'We have received your question',
        `Your enquiry to ${office}`,
        `Your account at ${office}`,
        `Password reset at ${office}`,
        `Test mail from ${office}`,
      ]),
    )

  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openWindow('about:blank', { ...phone, colorScheme })
    for (const html of [...exampleMails, ...mails.received.map((mail) => mail.html)]) {
      await page.setContent(html)
      const [window = 0, shown] = await readWidths(page)
      expect(shown).toBeLessThanOrEqual(window)
      expect(await isDark(page)).toBe(colorScheme === 'dark')
      // Mails written by a person have no title.
      if (html.includes('<h1>')) await expectAccessible(page)
    }
  }
})

/** Causes an enquiry, a reply, an invitation, a password reset and a test mail. */
async function sendEachMail() {
  const visitor = createClient(url)
  const { administrator } = await signIn(url)
  await visitor.call(contactsApi.send, { body: makeContact() })
  const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
  const mail = {
    id: newId(),
    email: lead?.emails[0] ?? '',
    text: 'Here is how.\n\nCome and see us.',
  }
  const params = { id: lead?.id ?? '' }
  await administrator.call(messagesApi.mail, { params, body: mail })
  const gita = { username: 'Gita', email: 'gita@office.example', role: 'viewer' } as const
  await administrator.call(administratorsApi.invite, { body: gita })
  await visitor.call(passwordResetApi.request, { body: { name: admin.username } })
  await administrator.call(mailsApi.sendTest, {})
}

/** Returns whether the text is lighter than the background. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    const brightness = (value: string) =>
      (value.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
    return brightness(color) > brightness(backgroundColor)
  })
