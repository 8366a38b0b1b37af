import { URI } from 'otpauth'
import { expect, onTestFinished, test, vi } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { startMailServer } from '#tests/start-mail-server.ts'
import { admin, startTestApp } from '#tests/test-app.ts'
import { waitForJobs } from '#tests/wait-for-jobs.ts'
import { accountsApi } from '../../contract.ts'
import { factorsApi } from '../../factors-contract.ts'
import { passwordResetApi } from '../../password-reset-contract.ts'
import { administratorsApi } from '../../people-contract.ts'

const chosen = 'walks to work every day'
const isVoid = {
  ok: false,
  status: 404,
  failure: { params: { reason: 'password_link_void' } },
}

/** Sita's office, from which mails leave. */
async function start() {
  const { config, received } = await startMailServer()
  const started = await startTestApp({ config })
  const { app, db, visitor } = started
  await app.ready()
  await started.signIn()
  const { id } = await db.selectFrom('administrators').select('id').executeTakeFirstOrThrow()

  /** Requests a reset for this name and waits for its jobs. */
  async function requestReset(name: string, headers: Record<string, string> = {}) {
    const answer = await app.inject({
      method: 'POST',
      url: passwordResetApi.request.url,
      headers,
      payload: { name },
    })
    await waitForJobs(started)
    return answer
  }
  const choosePassword = (token: string, password = chosen) =>
    visitor.attempt(accountsApi.choosePassword, { body: { token, password } })
  const signIn = (password: string) =>
    visitor.attempt(accountsApi.signIn, { body: { username: admin.username, password } })
  /** Returns the tokens of the mailed links, oldest first. */
  const listTokens = () =>
    received.flatMap(({ plain }) => plain.match(/(?<=password#)\S+/) ?? []).map(String)
  return {
    ...started,
    id,
    received,
    requestReset,
    choosePassword,
    signIn,
    listTokens,
  }
}

test('sets a password with a mailed link once, mails a notice, and ends every session', async () => {
  const { db, received, administrator, requestReset, choosePassword, signIn, listTokens } =
    await start()
  expect(
    (await requestReset('sita', { 'user-agent': 'Chrome/141.0 (Android 10)' })).statusCode,
  ).toBe(202)

  expect(received).toMatchObject([{ to: [admin.email] }])
  expect(received[0]?.plain).toContain('Device: Chrome on Android')
  expect(received[0]?.plain).toContain('Address: 127.0.0.1')
  const [token = ''] = listTokens()
  const rows = [
    ...(await db.selectFrom('mails').selectAll().execute()),
    ...(await db.selectFrom('one_time_links').selectAll().execute()),
    ...(await db.selectFrom('jobs').selectAll().execute()),
  ]
  expect(JSON.stringify(rows)).not.toContain(token)
  // Until it is used nothing has changed.
  expect(await signIn(admin.password)).toMatchObject({ ok: true })

  expect(await choosePassword(token, 'Password1')).toMatchObject({
    failure: { problems: { password: { code: 'common_password' } } },
  })
  expect(await choosePassword(token)).toMatchObject({ value: { username: 'Sita' } })
  expect(await administrator.attempt(auditLogApi.list, { querystring: {} })).toMatchObject({
    status: 401,
  })
  expect(await choosePassword(token, 'another-password')).toMatchObject(isVoid)
  expect(await signIn(admin.password)).toMatchObject({ status: 401 })
  expect(await signIn(chosen)).toMatchObject({ ok: true })
  expect(await db.selectFrom('audit_log').selectAll().execute()).toMatchObject([
    { administrator_name: 'Sita', subject_name: 'Sita', after: expect.stringContaining('"new"') },
  ])
  await expect.poll(() => received).toHaveLength(2)
  expect(received[1]?.headers.subject).toMatch(/^Your password at .+ was changed$/)
  expect(received[1]?.plain).toContain('with a one-time link')
  expect(received[1]?.plain).toContain('Address: 127.0.0.1')
})

test('returns the same response for every name, to the byte', async () => {
  const { administrator, db, received, requestReset } = await start()
  const invited = { username: 'Gita', email: 'gita@office.example', role: 'editor' as const }
  await administrator.call(administratorsApi.invite, { body: invited })
  await waitForJobs({ db })
  const before = received.length
  const disabled = { username: 'Hari', username_key: 'hari', email: 'hari@office.example' }
  await db
    .insertInto('administrators')
    .values({
      id: '01900000-0000-7000-8000-000000000001',
      ...disabled,
      password_hash: 'x',
      created_at: '2026-01-01',
      disabled_at: '2026-01-02',
    })
    .execute()

  const names = ['Sita', 'nobody', 'Hari', 'HARI@office.example', 'Gita', 'Sita Bcc: a@b.example']
  const answers: unknown[] = []
  for (const name of names) {
    const { statusCode, headers, rawPayload } = await requestReset(name)
    const { date: _date, ...rest } = headers
    answers.push([statusCode, rest, rawPayload.toString('hex')])
  }

  for (const answer of answers) expect(answer).toEqual(answers[0])
  // No username has a line break, so that says nothing of any.
  for (const name of ['Sita', 'nobody']) {
    expect((await requestReset(`${name}\r\nBcc: a@b.example`)).statusCode).toBe(400)
  }
  expect(received.slice(before)).toMatchObject([{ to: [admin.email] }])
  // A reset request leaves the invitation link valid.
  const links = await db.selectFrom('one_time_links').select('purpose').execute()
  expect(links.map(({ purpose }) => purpose).sort()).toEqual(['password', 'reset'])
})

test('accepts the email address as the name, and no name can add a mail header', async () => {
  const { db, received, requestReset } = await start()
  const username = 'Sita\r\nBcc: stranger@elsewhere.example'
  await db.updateTable('administrators').set({ username, username_key: 'x' }).execute()

  await requestReset(admin.email.toUpperCase())

  expect(received).toMatchObject([{ to: [admin.email] }])
  expect(Object.keys(received[0]?.headers ?? {})).not.toContain('bcc')
})

test('replaces the previous link with a new one, valid for 30 minutes', async () => {
  const { visitor, requestReset, choosePassword, listTokens } = await start()
  await requestReset('Sita')
  await requestReset('Sita')
  const [first = '', second = ''] = listTokens()
  expect(await choosePassword(first)).toMatchObject(isVoid)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  const read = () => visitor.attempt(accountsApi.passwordLink, { body: { token: second } })
  expect(await read()).toMatchObject({ value: { username: 'Sita' } })
  vi.setSystemTime(Date.now() + 61_000)
  expect(await read()).toMatchObject(isVoid)
  expect(await choosePassword(second)).toMatchObject(isVoid)
})

test('refuses links and new requests of an account that has been disabled', async () => {
  const { administrator, received, requestReset, choosePassword, listTokens } = await start()
  const body = { username: 'Gita', email: 'gita@office.example', role: 'editor' as const }
  const invited = await administrator.call(administratorsApi.invite, { body })
  const params = { id: invited.administrator.id }
  await choosePassword(invited.link.token)
  await requestReset('Gita')
  const token = listTokens().at(-1) ?? ''
  await administrator.call(administratorsApi.disable, { params })
  const before = received.length

  expect(await choosePassword(token)).toMatchObject(isVoid)
  await requestReset('Gita')
  expect(received).toHaveLength(before)
  await administrator.call(administratorsApi.enable, { params })
  expect(await choosePassword(token)).toMatchObject(isVoid)
})

test('requires the second factor after a link', async () => {
  const { administrator, requestReset, choosePassword, signIn, listTokens } = await start()
  const { address } = await administrator.call(factorsApi.beginTotpSetup, {})
  const body = { code: URI.parse(address).generate() }
  await administrator.call(factorsApi.confirmTotp, { body })
  await requestReset('Sita')

  expect(await choosePassword(listTokens()[0] ?? '')).toMatchObject({ value: { username: 'Sita' } })
  expect(await signIn(chosen)).toMatchObject({ failure: { code: 'factor_required' } })
})

test('sends at most three mails an hour to an account, with the same response', async () => {
  const { app, received, requestReset } = await start()
  const answers: unknown[] = []
  for (let turn = 0; turn < 5; turn++) answers.push((await requestReset('Sita')).statusCode)
  expect(answers).toEqual([202, 202, 202, 202, 202])
  expect(received).toHaveLength(3)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  app.changeNotifier.notify('jobs', 'mail-password-reset')
  await requestReset('Sita')
  await expect.poll(() => received).toHaveLength(4)
})

test('allows ten requests in 15 minutes per address', async () => {
  const { requestReset } = await start()
  const statuses: number[] = []
  for (let turn = 0; turn < 11; turn++)
    statuses.push((await requestReset(`name ${turn}`)).statusCode)
  expect(statuses).toEqual([...Array(10).fill(202), 429])
})

test('returns the same error for every name without a mail server', async () => {
  const { visitor, db, signIn } = await startTestApp()
  await signIn()
  expect(await visitor.call(passwordResetApi.read, {})).toEqual({ by_mail: false })
  for (const name of ['Sita', 'nobody']) {
    expect(await visitor.attempt(passwordResetApi.request, { body: { name } })).toMatchObject({
      status: 409,
      failure: { params: { reason: 'no_mail' } },
    })
  }
  expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
})
