import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import type { Mail } from '#app/platform/server/mail/mail.ts'
import { startMailServer } from '#tests/start-mail-server.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type MailQuery, mailsApi } from '../../contract.ts'

const example = (given: Partial<Mail> = {}): Mail => ({
  type: 'Example',
  to: { name: 'Asha Gurung', address: 'asha@student.example' },
  subject: 'Your question',
  parts: [{ text: 'We have it.' }],
  ...given,
})

type Options = NonNullable<Parameters<typeof startTestApp>[0]>

/** Starts a server with a test mail server, if configured. */
async function start({ config, ...rest }: Options = {}) {
  const started = await startTestApp({ config, jobs: { graceMs: 0 }, ...rest })
  const { app, db, administrator } = started
  await app.ready()
  const add = (given?: Partial<Mail>) => app.services.mails.add(db, example(given))
  const list = (querystring: MailQuery = {}) => administrator.call(mailsApi.list, { querystring })
  /** States of the outbox, oldest first. */
  const states = async () =>
    (await list())
      .map(({ state, server_response: answer }) => [state, answer] as const)
      .toReversed()
  return { ...started, add, list, states }
}

/** Moves the clock forward and wakes the job queue. */
function later({ app }: Pick<Awaited<ReturnType<typeof start>>, 'app'>, ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  onTestFinished(() => void vi.useRealTimers())
  app.changeNotifier.notify('jobs', 'send-mail')
}

test('sends a mail once with its transaction, as text and HTML in its lead’s thread', async () => {
  const { received, config } = await startMailServer()
  const { app, db, add, states } = await start({ config })
  const leadId = '01900000-0000-7000-8000-000000000001'
  const failing = db.transaction().execute(async (transaction) => {
    await app.services.mails.add(transaction, example({ subject: 'Never' }))
    throw new Error('No.')
  })
  await expect(failing).rejects.toThrow('No.')

  const id = await add({
    leadId,
    parts: [
      { text: 'We have it, “नमस्ते” & <all>.' },
      { quote: 'Where can I\nstudy?' },
      { facts: [['Country', 'Canada']] },
      { list: [{ text: 'One', address: '/admin/leads' }] },
    ],
    action: { label: 'Open it', address: '/admin/leads/1' },
    unsubscribe: '/admin/account',
    replyTo: 'info@gantavya.example',
  })
  await expect.poll(() => received).toHaveLength(1)
  await expect.poll(states).toEqual([['sent', expect.stringContaining('250')]])
  await add({ leadId })
  await expect.poll(() => received).toHaveLength(2)

  const [first, second] = received
  expect(first).toMatchObject({
    from: 'office@office.example',
    to: ['asha@student.example'],
    headers: {
      from: 'Example Office <office@office.example>',
      to: 'Asha Gurung <asha@student.example>',
      subject: 'Your question',
      'reply-to': 'info@gantavya.example',
      'message-id': `<${id}@localhost>`,
      'in-reply-to': `<lead.${leadId}@localhost>`,
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': '<http://localhost:3000/admin/account>',
    },
  })
  expect(first?.plain).toContain(
    'We have it, “नमस्ते” & <all>.\n\n> Where can I\n> study?\n\nCountry: Canada',
  )
  expect(first?.plain).toContain('- One\n  http://localhost:3000/admin/leads\n')
  expect(first?.plain).toContain(
    'Open it:\nhttp://localhost:3000/admin/leads/1\n\n-- \nGantavya Education',
  )
  expect(first?.html).toContain('“नमस्ते” &amp; &lt;all&gt;.')
  expect(first?.html).not.toMatch(/<img|src=|url\(/)
  expect(second?.headers.references).toBe(`<lead.${leadId}@localhost> <${id}@localhost>`)
  expect(second?.headers).not.toHaveProperty('list-unsubscribe')
})

test('names and subjects cannot add a header or recipient', async () => {
  const { received, config } = await startMailServer()
  const { add } = await start({ config })
  const injected = 'Asha\r\nBcc: all@student.example\r\n\r\nBuy'

  await add({
    subject: injected,
    to: { name: `${injected}", <all@student.example>, "`, address: 'asha@student.example' },
  })

  await expect.poll(() => received).toHaveLength(1)
  const [mail] = received
  expect(mail?.to).toEqual(['asha@student.example'])
  expect(mail?.headers).not.toHaveProperty('bcc')
  expect(mail?.headers.subject).toBe('Asha Bcc: all@student.example Buy')
  expect(mail?.headers.to).toMatch(/<asha@student\.example>$/)
  expect(mail?.plain).toContain('We have it.')
})

test('retries a temporarily refused mail, once, with the same id', async () => {
  const { received, state, config } = await startMailServer()
  const started = await start({ config, mailLimitMs: 2000 })
  const { add, db } = started
  const moods = [
    [{ recipient: () => '451 4.3.0 Come again' }, '451 4.3.0 Come again'],
    [{ mail: '452 4.2.2 Full' }, '452 4.2.2 Full'],
    [{ closesConnection: true }, 'could not be reached'],
    [{ neverResponds: true }, 'did not answer within 2 seconds'],
  ] as const
  // The clock moves beyond the session lifetime, so the table is read directly.
  const read = () => db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
  const readJob = () =>
    db.selectFrom('jobs').select('worker_id').where('type', '=', 'send-mail').executeTakeFirst()

  let id = ''
  for (const [index, [mood, said]] of moods.entries()) {
    state.behaviour = mood
    if (index > 0) later(started, 3_600_000)
    else id = await add()
    const answer = expect.stringContaining(said)
    await expect.poll(read).toMatchObject({
      state: 'waiting',
      attempts: index + 1,
      server_response: answer,
      retry_at: expect.any(String),
    })
    await expect.poll(readJob).toEqual({ worker_id: null })
  }
  state.behaviour = {}
  later(started, 3_600_000)

  await expect.poll(() => received).toHaveLength(1)
  expect(received[0]?.headers['message-id']).toBe(`<${id}@localhost>`)
  await expect.poll(read).toMatchObject({ state: 'sent', attempts: 5, retry_at: null })
})

test('logs no recipient of a delayed mail', async () => {
  const { state, config } = await startMailServer()
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const { add, states } = await start({ config, logger })
  state.behaviour = { recipient: (address) => `450 4.2.0 <${address}>: Greylisted` }

  await add()

  await expect.poll(() => lines.join('')).toContain('The mail server answered 450 4.2.0.')
  expect(lines.join('')).not.toContain('asha')
  expect(await states()).toEqual([['waiting', '450 4.2.0 <asha@student.example>: Greylisted']])
})

test('sends no more mails to a bounced address until a retry', async () => {
  const { received, state, config } = await startMailServer()
  const { add, administrator, list, states } = await start({ config })
  state.behaviour = {
    recipient: (address) => (address === 'asha@student.example' ? '550 5.1.1 Nobody' : ''),
  }
  await add()
  await expect.poll(states).toEqual([['failed', '550 5.1.1 Nobody']])

  state.behaviour = {}
  await add({ subject: 'Another' })
  await expect
    .poll(async () => (await states())[1])
    .toEqual(['failed', expect.stringContaining('5.1.1')])
  expect(received).toEqual([])
  const [another] = await list({ q: 'Another' })
  await administrator.call(mailsApi.retry, { params: { id: another?.id ?? '' } })
  await expect.poll(() => received).toHaveLength(1)
  const [deed] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(deed).toMatchObject({ action: 'changed', subject: 'mail', subject_name: 'Another' })

  // A rejection by policy or of the content does not mark the address as invalid.
  for (const mood of [{ recipient: () => '550 5.7.1 Not from you' }, { mail: '554 Spam' }]) {
    state.behaviour = mood
    await add({ subject: 'Refused' })
    await expect.poll(async () => (await list())[0]?.state).toBe('failed')
  }
  state.behaviour = {}
  await add()
  await expect.poll(() => received).toHaveLength(2)
})

test('holds mails without a mail server, and holds a cancelled one again on retry', async () => {
  const { add, administrator, list, states } = await start()
  await add({ action: { label: 'Open', address: '/admin/leads/1' } })
  await add({ action: { label: 'Choose', address: '/password', salt: 'secret' } })
  await expect.poll(states).toEqual([
    ['held', ''],
    ['held', ''],
  ])
  expect((await list()).map(({ address }) => address)).toEqual(['', '/admin/leads/1'])
  expect(await administrator.call(mailsApi.status, {})).toMatchObject({ server: null, waiting: 0 })
  expect(await administrator.call(mailsApi.sendTest, {})).toMatchObject({ is_sent: false })

  const [mail] = await list()
  const params = { id: mail?.id ?? '' }
  expect(await administrator.call(mailsApi.cancel, { params })).toMatchObject({
    state: 'cancelled',
  })
  await administrator.call(mailsApi.retry, { params })
  await expect.poll(async () => (await list({ state: 'held' })).length).toBe(2)
})

test('shows the mail server’s response to a test mail, and does not resend sent mails', async () => {
  const { received, state, config } = await startMailServer()
  const { add, administrator, list } = await start({ config })

  expect(await administrator.call(mailsApi.sendTest, {})).toEqual({
    is_sent: true,
    server_response: '250 Taken',
  })
  expect(received[0]?.to).toEqual(['sita@office.example'])
  state.behaviour = { recipient: () => '550 5.7.1 Relaying denied' }
  const refused = await administrator.call(mailsApi.sendTest, {})
  expect(refused).toEqual({ is_sent: false, server_response: '550 5.7.1 Relaying denied' })

  state.behaviour = {}
  await add()
  await expect.poll(async () => (await list())[0]?.state).toBe('sent')
  const params = { id: (await list())[0]?.id ?? '' }
  for (const action of ['retry', 'cancel'] as const) {
    expect(await administrator.attempt(mailsApi[action], { params })).toMatchObject({ status: 409 })
  }
  const { server, from } = await administrator.call(mailsApi.status, {})
  expect([server, from]).toEqual([config.smtpUrl.slice(7), config.mailFrom])
})
