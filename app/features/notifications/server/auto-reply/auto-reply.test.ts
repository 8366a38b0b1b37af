import { expect, onTestFinished, test } from 'vitest'
import { setOfficeCalendar } from '#app/contract/set-office-calendar.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { exampleOffice } from '#app/features/office/example-office-contract.ts'
import { textTranslationsApi } from '#app/features/text-translations/contract.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import { makeMessage } from '#tests/factories.ts'
import { startNotificationApp } from '#tests/notification-app.ts'
import { startTestApp } from '#tests/test-app.ts'
import { mailsApi } from '../../contract.ts'
import { MAX_PER_DAY, MAX_PER_HOUR, sendAutoReply } from './auto-reply.ts'

/** A time in Kathmandu. 22 November 2026 is a Sunday; the office opens from 9 to 18. */
const at = (moment: string) => new Date(`2026-11-${moment}+05:45`).toISOString()

async function start(moment: string) {
  const started = await startNotificationApp(at(moment))
  const { received } = started
  let number = 0
  return {
    ...started,
    setTime: (to: string) => started.setClock(at(to)),
    /** Mails to students, oldest first. */
    listStudentMails: () => received.filter(({ to }) => to[0]?.endsWith('student.example')),
    sendEnquiryFrom: (email: string, given = {}) => {
      number++
      const phone = `98${String(10_000_000 + number)}`
      return started.sendEnquiry({ name: `Student ${number}`, email, phone, ...given })
    },
  }
}

test('confirms an enquiry with the reply day and without any typed text', async () => {
  const { administrator, sendEnquiryFrom, listStudentMails, runDueJobs } =
    await start('22T20:00:00')
  const { version, ...office } = await administrator.call(officeApi.read, {})
  const holiday = { name: 'Election', from: '2026-11-23', until: '2026-11-23', is_yearly: false }
  await administrator.call(officeApi.replace, { body: { ...office, holidays: [holiday], version } })
  await sendEnquiryFrom('asha@student.example', {
    name: 'Buy at spam.example',
    message: 'PILLS at spam.example',
    country: 'Canada',
  })
  await runDueJobs()

  const [mail] = listStudentMails()
  expect(mail?.headers).toMatchObject({
    to: 'asha@student.example',
    subject: 'We have received your question',
    'reply-to': office.email,
    'auto-submitted': 'auto-replied',
  })
  expect(mail?.headers).not.toHaveProperty('list-unsubscribe')
  expect(mail?.plain).toContain('We have received your question about studying in Canada.')
  expect(mail?.plain).toContain('We will answer by Tuesday, 24 November.')
  expect(mail?.plain).toContain(`Phone: ${office.phone}\nAddress: ${office.branches[0]?.address}`)
  expect(JSON.stringify(mail)).not.toMatch(/spam|PILLS|Buy/)
  expect(mail?.html).not.toMatch(/<img|src=|url\(/)

  const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
  const { timeline, awaiting_reply_since } = await administrator.call(leadsApi.find, {
    params: { id: lead?.id ?? '' },
  })
  // An automatic reply does not count as a response.
  expect(awaiting_reply_since).not.toBeNull()
  expect(timeline.find(({ kind }) => kind === 'mail')).toMatchObject({
    text: '',
    by: '',
    mail: { state: 'sent', sent_at: expect.any(String) },
    after: { mail_subject: 'We have received your question' },
  })
}, 60_000)

test('replies in the language of the visitor’s page', async () => {
  onTestFinished(() => setOfficeCalendar(exampleOffice))
  const { administrator, sendEnquiryFrom, listStudentMails, runDueJobs } =
    await start('22T10:00:00')
  const { version, ...office } = await administrator.call(officeApi.read, {})
  const shown = { ...office, is_bikram_sambat_shown: true, version }
  await administrator.call(officeApi.replace, { body: shown })
  for (const [source, text] of [
    [office.name, 'ज्ञानतव्य शिक्षा परामर्श'],
    [office.branches[0]?.address ?? '', 'पुतलीसडक, काठमाडौं'],
  ] as const) {
    const body = { language: 'ne', source, text, previous: '' } as const
    await administrator.call(textTranslationsApi.save, { body })
  }
  await sendEnquiryFrom('asha@student.example', { country: 'Canada', language: 'ne' })
  await runDueJobs()

  const [mail] = listStudentMails()
  expect(mail?.plain).toContain('नमस्ते,\nक्यानडामा पढ्ने बारेमा तपाईंको प्रश्न पायौं।')
  expect(mail?.plain).toMatch(/सोमबार, २३\sनोभेम्बर \(७\sमंसिर\)\sसम्ममा जवाफ दिन्छौं।/)
  expect(mail?.plain).toContain('ठेगाना: पुतलीसडक, काठमाडौं')
  expect(mail?.plain).toContain('-- \nज्ञानतव्य शिक्षा परामर्श\n')
  expect(mail?.plain).not.toContain(office.name)
  expect(mail?.html).toMatch(/<html lang="ne">[\s\S]*<h1>तपाईंको प्रश्न पायौं<\/h1>/)
}, 60_000)

test('promises the same day during opening hours, and sends nothing without an address', async () => {
  const { sendEnquiryFrom, listStudentMails, visitor, runDueJobs } = await start('22T10:00:00')
  await sendEnquiryFrom('asha@student.example')
  const details = { name: 'Bina', phone: '9800000001' }
  await visitor.call(messagesApi.send, { body: makeMessage({ user_id: 'v1', details }) })
  const known = { ...details, email: 'chandra@student.example', phone: '9800000002' }
  await visitor.call(messagesApi.send, { body: makeMessage({ user_id: 'v2', details: known }) })
  await runDueJobs()
  expect(listStudentMails().map(({ to }) => to[0])).toEqual([
    'asha@student.example',
    'chandra@student.example',
  ])
  expect(listStudentMails()[0]?.plain).toContain('We will answer by Monday, 23 November.')
}, 60_000)

test('sends one reply a day per address in any spelling, and a limited number in total', async () => {
  const { app, sendEnquiryFrom, db, listStudentMails, setTime, runDueJobs } =
    await start('22T10:00:00')
  for (const email of ['a.sha@student.example', 'Asha@Student.example', 'asha+2@student.example']) {
    await sendEnquiryFrom(email)
    await runDueJobs()
  }
  expect(listStudentMails()).toHaveLength(1)
  await setTime('23T09:59:00')
  await sendEnquiryFrom('asha@student.example')
  await runDueJobs()
  expect(listStudentMails()).toHaveLength(1)
  await setTime('23T10:01:00')
  await sendEnquiryFrom('asha@student.example')
  await runDueJobs()
  expect(listStudentMails()).toHaveLength(2)

  for (let number = 0; number < MAX_PER_HOUR + 5; number++)
    await sendEnquiryFrom(`f${number}@student.example`)
  await runDueJobs()
  expect(listStudentMails()).toHaveLength(1 + MAX_PER_HOUR)
  await setTime('23T11:02:00')
  await sendEnquiryFrom('later@student.example')
  await runDueJobs()
  expect(listStudentMails()).toHaveLength(2 + MAX_PER_HOUR)

  const now = new Date().toISOString()
  const rows = Array.from({ length: MAX_PER_DAY }, (_, each) => ({
    address_key: `k${each}`,
    at: now,
  }))
  await db.insertInto('auto_replies').values(rows).execute()
  await setTime('23T13:00:00')
  await sendEnquiryFrom('toomany@student.example')
  await runDueJobs()
  expect(listStudentMails()).toHaveLength(2 + MAX_PER_HOUR)
  const kept = await db.selectFrom('auto_replies').select('address_key').execute()
  expect(JSON.stringify(kept)).not.toContain('student')
  expect(await app.mailer.isEnabled(app.db)).toBe(true)
}, 120_000)

test('sends no reply if switched off, to a bounced address, or too late', async () => {
  const { administrator, sendEnquiryFrom, state, listStudentMails, setTime, runDueJobs } =
    await start('22T10:00:00')
  const status = () => administrator.call(mailsApi.status, {})
  expect(await status()).toMatchObject({ sends_auto_reply: true })
  await administrator.call(mailsApi.changeSettings, { body: { sends_auto_reply: false } })
  await sendEnquiryFrom('asha@student.example')
  await runDueJobs()
  expect([listStudentMails(), await status()]).toMatchObject([[], { sends_auto_reply: false }])
  const [deed] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(deed).toMatchObject({ subject: 'mail_settings', after: { sends_auto_reply: false } })

  await administrator.call(mailsApi.changeSettings, { body: { sends_auto_reply: true } })
  state.behaviour = { recipient: () => '451 4.3.0 Come again' }
  await sendEnquiryFrom('bina@student.example')
  await setTime('22T23:00:00')
  state.behaviour = {}
  await setTime('23T00:30:00')
  expect(listStudentMails()).toEqual([])
  const all = await administrator.call(mailsApi.list, { querystring: { q: 'bina' } })
  const answer = 'Not sent within 12 hours. An automatic reply would be too late.'
  expect(all).toMatchObject([{ state: 'cancelled', server_response: answer }])
}, 60_000)

test('sends no reply twelve hours after the enquiry', async () => {
  const { administrator, sendEnquiryFrom, db, listStudentMails, runDueJobs } =
    await start('22T10:00:00')
  await administrator.call(mailsApi.changeSettings, { body: { sends_auto_reply: false } })
  await sendEnquiryFrom('asha@student.example')
  await runDueJobs()
  await administrator.call(mailsApi.changeSettings, { body: { sends_auto_reply: true } })
  const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
  const reply = (email: string, moment: string) =>
    addJob(db, sendAutoReply, {
      payload: { lead_id: String(lead?.id), address: email, countries: [], at: at(moment) },
    })

  await reply('early@student.example', '21T21:59:00')
  await reply('late@student.example', '21T22:01:00')
  await runDueJobs()

  expect(listStudentMails().map(({ to }) => to)).toEqual([['late@student.example']])
})

test('stores no reply without a mail server', async () => {
  const { app, db, visitor } = await startTestApp()
  await app.ready()
  const body = makeMessage({ details: { name: 'Asha', email: 'asha@student.example' } })
  await visitor.call(messagesApi.send, { body })
  const jobs = () =>
    db.selectFrom('jobs').select('id').where('type', '=', 'send-auto-reply').execute()
  await expect.poll(jobs).toEqual([])
  const mails = await db.selectFrom('mails').select('id').where('lead_id', 'is not', null).execute()
  expect(mails).toEqual([])
}, 60_000)
