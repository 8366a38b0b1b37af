import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { passwordResetApi } from '#app/features/accounts/password-reset-contract.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { firstStepsApi } from '#app/features/dashboard/first-steps-contract.ts'
import { createMailer } from '#app/platform/server/mail/mailer.ts'
import { startMailServer } from '#tests/start-mail-server.ts'
import { startTestApp } from '#tests/test-app.ts'
import { mailsApi } from '../../contract.ts'
import { type MailServerInput, mailServerApi } from '../../mail-server-contract.ts'
import { findMailServer } from './store.ts'

const login = { username: 'office@office.example', password: 'abcd efgh ijkl mnop' }

type Options = NonNullable<Parameters<typeof startTestApp>[0]>

/** Starts an app that may connect to test servers on any port. */
async function start(options: Options = {}) {
  const remoteImages = { isAllowed: () => true }
  const started = await startTestApp({ jobs: { graceMs: 0 }, remoteImages, ...options })
  const { app, administrator } = started
  await app.ready()
  const save = (body: MailServerInput) => administrator.attempt(mailServerApi.save, { body })
  const sendTest = (body: MailServerInput) => administrator.call(mailServerApi.test, { body })
  return { ...started, save, sendTest }
}

const settings = (port: number, given: Partial<MailServerInput> = {}): MailServerInput => ({
  provider: 'custom',
  host: '127.0.0.1',
  port,
  security: 'none',
  ...login,
  from_name: 'Example Office',
  from_address: 'office@office.example',
  ...given,
})

const mail = {
  type: 'Example',
  to: { name: 'Asha Gurung', address: 'asha@student.example' },
  subject: 'Your question',
  parts: [{ text: 'We have it.' }],
}

test('the office sets up its mail server, and every server uses it at once', async () => {
  const { received, state, port } = await startMailServer()
  state.behaviour = { login }
  const { app, db, address, administrator, visitor, save, sendTest } = await start()
  const other = await start({ address })
  expect(await visitor.call(passwordResetApi.read, {})).toEqual({ by_mail: false })
  expect(await administrator.call(mailServerApi.find, {})).toEqual({
    stored: null,
    environment: null,
  })

  // A test stores nothing.
  expect(await sendTest(settings(port))).toEqual({
    is_sent: true,
    field: '',
    detail: '',
    server_response: '250 Taken',
  })
  expect(received[0]).toMatchObject({
    to: ['sita@office.example'],
    headers: { from: 'Example Office <office@office.example>' },
  })
  expect((await administrator.call(mailServerApi.find, {})).stored).toBeNull()

  const { password: _, ...shown } = settings(port)
  const saved = { ...shown, has_password: true }
  expect(await save(settings(port))).toMatchObject({ ok: true, value: saved })
  expect(await administrator.call(mailServerApi.find, {})).toEqual({
    stored: saved,
    environment: null,
  })
  expect(await visitor.call(passwordResetApi.read, {})).toEqual({ by_mail: true })
  expect(await administrator.call(mailsApi.status, {})).toMatchObject({
    server: `127.0.0.1:${port}`,
    from: 'Example Office <office@office.example>',
  })
  await app.services.mails.add(db, mail)
  await expect.poll(() => received).toHaveLength(2)
  expect(received[1]?.headers.from).toBe('Example Office <office@office.example>')

  // Without a password the stored one stays.
  const renamed = settings(port, { from_name: 'Our Office', password: '' })
  expect(await save(renamed)).toMatchObject({ ok: true })
  await other.app.services.mails.add(db, mail)
  await expect.poll(() => received).toHaveLength(3)
  expect(received[2]?.headers.from).toBe('Our Office <office@office.example>')

  await administrator.call(mailServerApi.remove, {})
  expect(await visitor.call(passwordResetApi.read, {})).toEqual({ by_mail: false })
  expect(await administrator.attempt(mailServerApi.remove, {})).toMatchObject({ status: 404 })
})

test('the password is stored encrypted, and neither returned, audited nor logged', async () => {
  const { state, port } = await startMailServer()
  state.behaviour = { login: { ...login, password: 'other' } }
  const lines: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const { app, db, administrator, save, sendTest } = await start({ logger })
  const { password } = login

  const saved = await save(settings(port))
  const tested = await sendTest(settings(port))
  await app.services.mails.add(db, mail)
  await expect.poll(() => lines.join('')).toContain('535')
  await save(settings(port, { password: 'another one' }))
  const entries = await administrator.call(auditLogApi.list, { querystring: {} })
  const rows = await db.selectFrom('mail_server').selectAll().execute()
  const list = await administrator.call(mailsApi.list, { querystring: {} })

  const everything = JSON.stringify([saved, tested, entries, rows, list, lines])
  expect(everything).not.toContain(password)
  expect(everything).not.toContain(Buffer.from(password).toString('base64'))
  expect(everything).not.toContain('another one')
  expect(entries).toMatchObject([
    { action: 'changed', subject: 'mail_server', after: { password: 'changed' } },
    { action: 'added', subject: 'mail_server', after: { host: '127.0.0.1', has_password: true } },
  ])
  expect(await findMailServer(db, app)).toMatchObject({ password: 'another one' })
  const otherKey = { deriveKey: () => Buffer.alloc(32) }
  expect(await findMailServer(db, otherKey)).toMatchObject({ password: undefined })
  const { mailer, outboundPolicy } = app
  const restored = createMailer({
    db,
    settings: {},
    publicUrl: mailer.publicUrl,
    limitMs: 1000,
    outboundPolicy,
    readStored: (db) => findMailServer(db, otherKey),
  })
  await expect(restored.send({ to: 'asha@student.example' })).rejects.toMatchObject({
    reason: 'unreadable_password',
  })
})

test('a test mail says in plain words which setting is wrong', async () => {
  const { state, port } = await startMailServer()
  state.behaviour = { login }
  const resolve = async (host: string) => (host === 'localhost' ? ['127.0.0.1'] : [])
  const { sendTest } = await start({
    mailLimitMs: 1000,
    remoteImages: { isAllowed: () => true, resolve },
  })
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const silentPort = (silent.address() as AddressInfo).port

  const wrong: [field: string, detail: string, Partial<MailServerInput>, answer?: string][] = [
    ['password', 'app password', { password: 'wrong' }, '535 5.7.8'],
    ['username', 'needs a user name', { username: '', password: '' }, '530'],
    [
      'host',
      'No server has the name smtp.gmial.example',
      { host: 'smtp.gmial.example', security: 'tls' },
    ],
    ['port', 'accepts no connection on port 1.', { port: 1 }, 'ECONNREFUSED'],
    ['port', 'No answer on port', { port: silentPort }, 'did not answer within 1 second'],
    ['security', 'With port 587 choose STARTTLS', { security: 'tls' }],
    ['security', 'With port 465 choose TLS', { security: 'starttls' }],
  ]
  for (const [field, detail, given, answer = ''] of wrong) {
    if (field === 'username') state.behaviour.sender = () => '530 5.7.0 Authentication Required'
    else state.behaviour.sender = undefined
    expect([given, await sendTest(settings(port, given))]).toEqual([
      given,
      {
        is_sent: false,
        field,
        detail: expect.stringContaining(detail),
        server_response: expect.stringContaining(answer),
      },
    ])
  }

  state.behaviour = { login, sender: () => '553 5.7.1 Not your address' }
  expect(await sendTest(settings(port))).toMatchObject({ field: 'from_address' })
  state.behaviour = {
    login,
    recipient: () => '550 5.7.60 Client does not have permissions to send as this sender',
  }
  expect(await sendTest(settings(port))).toMatchObject({ field: 'from_address' })
  state.behaviour = { login, recipient: () => '550 5.1.1 Unknown user' }
  expect(await sendTest(settings(port))).toMatchObject({
    field: '',
    detail: expect.stringContaining('your own address'),
    server_response: '550 5.1.1 Unknown user',
  })
})

test('an encrypted connection requires a certificate that is valid for the name', async () => {
  const read = (name: string) => readFileSync(`tests/example-https/${name}.pem`, 'utf8')
  const cert = read('certificate')
  const { received, state, port } = await startMailServer(0, { key: read('key'), cert })
  state.behaviour = { login }
  const resolve = async () => ['127.0.0.1']
  const trusting = await start({ remoteImages: { isAllowed: () => true, resolve, ca: cert } })
  const secure = (host: string) => settings(port, { host, security: 'tls' })

  expect(await trusting.sendTest(secure('hooks.office.example'))).toMatchObject({ is_sent: true })
  expect(received).toHaveLength(1)
  const refused = { is_sent: false, field: 'security' }
  expect(await trusting.sendTest(secure('mail.example'))).toMatchObject(refused)
  const usual = await start({ remoteImages: { isAllowed: () => true, resolve } })
  expect(await usual.sendTest(secure('hooks.office.example'))).toMatchObject(refused)
})

test('refuses settings that contradict each other, at their fields', async () => {
  const { administrator, save } = await start()
  const fieldsOf = async (body: MailServerInput) => {
    const saved = await save(body)
    const tested = await administrator.attempt(mailServerApi.test, { body })
    const fields = saved.ok ? {} : saved.failure.fields
    expect(tested.ok ? {} : tested.failure.fields).toEqual(fields)
    return Object.keys(fields ?? {})
  }

  expect(await fieldsOf(settings(25, { host: 'https://smtp.example' }))).toContain('host')
  expect(await fieldsOf(settings(25, { host: 'smtp.example:25', security: 'tls' }))).toEqual([
    'host',
  ])
  expect(await fieldsOf(settings(0, { from_address: 'office' }))).toEqual(['port', 'from_address'])
  expect(await fieldsOf(settings(25, { password: '' }))).toEqual(['password'])
  expect(await fieldsOf(settings(25, { username: '' }))).toEqual(['username'])
  expect(await fieldsOf(settings(25, { host: 'smtp.example' }))).toEqual(['security'])
})

test('what a test refuses before it connects is not saved either', async () => {
  const resolve = async (host: string) => (host === 'inside.example' ? ['10.0.0.1'] : [])
  const { administrator, save, sendTest } = await start({ remoteImages: { resolve } })
  const open = { username: '', password: '' }

  for (const [port, host, field] of [
    [2599, '127.0.0.1', 'port'],
    [6379, 'inside.example', 'port'],
    [587, '169.254.169.254', 'host'],
    [587, 'smtp.gmial.example', 'host'],
  ] as const) {
    const body = settings(port, { ...open, host })
    const { field: tested, detail } = await sendTest(body)
    expect([host, tested]).toEqual([host, field])
    expect(await save(body)).toMatchObject({
      status: 400,
      failure: { fields: { [field]: detail } },
    })
  }
  expect((await administrator.call(mailServerApi.find, {})).stored).toBeNull()
  expect(await save(settings(2525, { ...open, host: 'inside.example' }))).toMatchObject({
    ok: true,
  })
})

test('e-mail is done and working once a mail server has accepted a mail', async () => {
  const { state, port } = await startMailServer()
  state.behaviour = { sender: () => '451 Try again later' }
  const { app, db, administrator, save, sendTest } = await start()
  const open = settings(port, { username: '', password: '' })
  const readStep = async () =>
    (await administrator.call(firstStepsApi.read, {})).steps.find(({ name }) => name === 'mail')
  const readStatus = () => administrator.call(mailsApi.status, {})

  await save(open)
  expect(await readStep()).toMatchObject({ is_done: false })
  expect(await readStatus()).toMatchObject({ delivery: 'untried' })
  await app.services.mails.add(db, mail)
  await expect.poll(readStatus).toMatchObject({ delivery: 'failing', waiting: 1 })
  expect(await sendTest(open)).toMatchObject({ is_sent: false })
  expect(await readStep()).toMatchObject({ is_done: false })

  state.behaviour = {}
  expect(await sendTest(open)).toMatchObject({ is_sent: true })
  expect(await readStep()).toMatchObject({ is_done: true })
  expect(await readStatus()).toMatchObject({ delivery: 'working' })
  const querystring = { state: 'sent' } as const
  expect(await administrator.call(mailsApi.list, { querystring })).toMatchObject([
    { type: 'Test mail', to_address: 'sita@office.example', server_response: '250 Taken' },
  ])
})

test('the stored password is only sent to the server for which it was entered', async () => {
  const { administrator, save } = await start()
  expect(await save(settings(25))).toMatchObject({ ok: true })
  const changes: Partial<MailServerInput>[] = [
    { host: '127.0.0.2' },
    { port: 2525 },
    { security: 'starttls' },
    { username: 'other@office.example' },
  ]
  for (const change of changes) {
    const body = settings(25, { ...change, password: undefined })
    const refused = { status: 400, failure: { fields: { password: expect.anything() } } }
    expect(await save(body)).toMatchObject(refused)
    expect(await administrator.attempt(mailServerApi.test, { body })).toMatchObject(refused)
  }
  // Without a user there is no password either.
  expect(await save(settings(25, { username: '', password: '' }))).toMatchObject({
    value: { has_password: false },
  })
})

test('a mail server on the own network is reached on the ports of mail only', async () => {
  const { received, port } = await startMailServer()
  const { sendTest } = await start({ remoteImages: {} })
  const open = { username: '', password: '' }
  const refused = { is_sent: false, field: 'port' }

  expect(await sendTest(settings(port, open))).toMatchObject(refused)
  expect(await sendTest(settings(6379, { ...open, host: '10.0.0.1' }))).toMatchObject(refused)
  expect(await sendTest(settings(587, { ...open, host: '169.254.169.254' }))).toMatchObject({
    is_sent: false,
    field: 'host',
  })
  expect(received).toEqual([])
})

test('the environment takes precedence and cannot be changed on the screen', async () => {
  const { config, received, port } = await startMailServer()
  const smtpUrl = config.smtpUrl
  const { app, db, administrator, save } = await start({ config })
  await db
    .insertInto('mail_server')
    .values({
      id: 'mail_server',
      provider: 'custom',
      host: 'smtp.example',
      port: 465,
      security: 'tls',
      username: '',
      encrypted_password: '',
      from_name: '',
      from_address: 'stored@office.example',
    })
    .execute()

  const { environment } = await administrator.call(mailServerApi.find, {})
  expect(environment).toEqual({ host: '127.0.0.1', port, username: '', from: config.mailFrom })
  const refused = { status: 409, failure: { params: { reason: 'set_by_environment' } } }
  expect(await save(settings(port))).toMatchObject(refused)
  expect(await administrator.attempt(mailServerApi.remove, {})).toMatchObject(refused)
  await app.services.mails.add(db, mail)
  await expect.poll(() => received).toHaveLength(1)
  expect(received[0]?.from).toBe('office@office.example')
  expect(smtpUrl).toContain(String(port))
})
