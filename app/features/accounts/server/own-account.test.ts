import { expect, test } from 'vitest'
import { createApiClient } from '#app/contract/api-client.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { admin, sendTo, startTestApp } from '#tests/test-app.ts'
import { accountsApi } from '../contract.ts'
import { administratorsApi, ownAccountApi } from '../people-contract.ts'

const unknownId = '01900000-0000-7000-8000-000000000000'
const onAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

async function start(rateLimitFactor = 1) {
  const started = await startTestApp({ config: { rateLimitFactor } })
  const { app, administrator } = started
  await started.signIn()

  /** Another session of the same person. */
  async function enter(userAgent = onAndroid, account: typeof admin = admin) {
    const client = createApiClient(sendTo(app, { 'user-agent': userAgent }))
    const { access, refresh } = await client.call(accountsApi.signIn, { body: account })
    return { refresh, client: createApiClient(sendTo(app, { authorization: `Bearer ${access}` })) }
  }
  const list = () => administrator.call(ownAccountApi.listSessions, {})
  async function change(current_password: string, new_password: string) {
    const body = { current_password, new_password }
    const changed = await administrator.attempt(ownAccountApi.changePassword, { body })
    if (changed.ok) started.setTokens(changed.value)
    return changed
  }
  const listActivity = () => administrator.call(auditLogApi.list, { querystring: {} })
  return { ...started, enter, list, change, listActivity }
}

const isOut = { ok: false, status: 401 }

test('requires the current password for a new one, and ends all other sessions', async () => {
  const { administrator, visitor, enter, change, listActivity } = await start()
  const elsewhere = await enter()

  expect(await change(admin.password, 'another-password')).toMatchObject({ ok: true })

  expect(await elsewhere.client.attempt(ownAccountApi.listSessions, {})).toMatchObject(isOut)
  expect(await administrator.call(ownAccountApi.listSessions, {})).toMatchObject([
    { is_current: true },
  ])
  const old = await visitor.attempt(accountsApi.signIn, { body: admin })
  expect(old).toMatchObject({ status: 401 })
  const body = { username: admin.username, password: 'another-password' }
  expect(await visitor.attempt(accountsApi.signIn, { body })).toMatchObject({ ok: true })
  const activities = await listActivity()
  expect(activities).toMatchObject([
    { action: 'changed', subject: 'administrator', after: { password: 'new', sessions: 1 } },
  ])
  expect(JSON.stringify(activities)).not.toMatch(/another-password|example-password|argon2/)
})

test('refuses the current password and a blank one as the new one', async () => {
  const { change } = await start()
  expect(await change(admin.password, admin.password)).toMatchObject({
    status: 400,
    failure: { problems: { new_password: { code: 'same_password' } } },
  })
  expect(await change(admin.password, '        ')).toMatchObject({
    status: 400,
    failure: { problems: { new_password: { code: 'common_password' } } },
  })
})

test('invalidates earlier tokens after a new password, also in the same session', async () => {
  const { app, administrator, visitor, signIn, change } = await start()
  const { access, refresh } = await signIn()
  const before = createApiClient(sendTo(app, { authorization: `Bearer ${access}` }))

  await change(admin.password, 'another-password')

  expect(await before.attempt(ownAccountApi.listSessions, {})).toMatchObject(isOut)
  expect(await visitor.attempt(accountsApi.refresh, { body: { refresh } })).toMatchObject(isOut)
  const renewed = await signIn()
  expect(renewed.refresh).not.toBe(refresh)
  const again = await visitor.attempt(accountsApi.refresh, { body: { refresh: renewed.refresh } })
  expect(again).toMatchObject({ ok: true })
  expect(await administrator.attempt(ownAccountApi.listSessions, {})).toMatchObject({ ok: true })
})

test('records a password change without other sessions', async () => {
  const { change, listActivity } = await start()
  await change(admin.password, 'another-password')

  expect(await listActivity()).toMatchObject([{ before: {}, after: { password: 'new' } }])
})

test('refuses a wrong current password at its field and changes nothing', async () => {
  const { visitor, change, listActivity } = await start()

  expect(await change('not-the-password', 'another-password')).toMatchObject({
    status: 400,
    failure: {
      fields: { current_password: 'This is not your current password.' },
      problems: { current_password: { code: 'wrong_password' } },
    },
  })
  expect(await visitor.attempt(accountsApi.signIn, { body: admin })).toMatchObject({ ok: true })
  expect(await listActivity()).toEqual([])
})

test('a new password of 7 characters is refused', async () => {
  const { change } = await start()

  expect(await change(admin.password, '1234567')).toMatchObject({
    status: 400,
    failure: {
      fields: { new_password: 'Please use at least 8 characters.' },
      problems: { new_password: { code: 'minLength', params: { limit: 8 } } },
    },
  })
})

test('counts a wrong current password as a sign-in attempt', async () => {
  const hurried = 4
  const { visitor, change } = await start(hurried)
  for (let tries = 0; tries < 5 * hurried; tries++) {
    expect(await change(`guess ${tries}`, 'another-password')).toMatchObject({ status: 400 })
  }
  const guesses = Array.from({ length: 3 }, (_, turn) => change(`late ${turn}`, 'another-password'))
  const signIn = visitor.attempt(accountsApi.signIn, { body: { ...admin, password: 'wrong' } })

  const answers = await Promise.all([...guesses, signIn])
  expect(answers.filter((answer) => !answer.ok && answer.status === 429)).toHaveLength(1)
})

test('invalidates password links after a new password', async () => {
  const { administrator, visitor, enter } = await start()
  const gita = {
    username: 'Gita',
    email: 'gita@office.example',
    role: 'owner' as const,
    password: 'password-of-gita',
  }
  const invited = await administrator.call(administratorsApi.invite, { body: gita })
  const first = { token: invited.link.token, password: gita.password }
  await visitor.call(accountsApi.choosePassword, { body: first })
  const { client } = await enter(onAndroid, gita)
  const params = { id: invited.administrator.id }
  const { token } = await administrator.call(administratorsApi.makeLink, { params })

  await client.call(ownAccountApi.changePassword, {
    body: { current_password: gita.password, new_password: 'another-password' },
  })

  const body = { token, password: 'by-the-old-link' }
  expect(await visitor.attempt(accountsApi.choosePassword, { body })).toMatchObject({ status: 404 })
})

test('opens no session with a password that was changed during the sign-in', async () => {
  const { visitor, administrator, change } = await start()

  const [entered] = await Promise.all([
    visitor.attempt(accountsApi.signIn, { body: admin }),
    change(admin.password, 'another-password'),
  ])

  // Whichever was first, a session that the old password opened does not outlive it.
  if (entered.ok) {
    const { refresh } = entered.value
    const renewed = visitor.attempt(accountsApi.refresh, { body: { refresh } })
    expect(await renewed).toMatchObject(isOut)
  } else {
    expect(entered).toMatchObject(isOut)
  }
  expect(await administrator.call(ownAccountApi.listSessions, {})).toHaveLength(1)
})

test('lists the user’s sessions with address and browser', async () => {
  const { enter, list } = await start()
  await enter()

  const sessions = await list()

  expect(sessions).toEqual([
    {
      id: expect.any(String),
      browser: 'Chrome on Android',
      address: '127.0.0.1',
      created_at: expect.any(String),
      last_used_at: expect.any(String),
      is_current: false,
    },
    expect.objectContaining({ browser: 'Unknown browser', is_current: true }),
  ])
})

test('updates the last use of a session on refresh', async () => {
  const { db, visitor, enter, list } = await start()
  const { refresh } = await enter()
  const longAgo = new Date(Date.now() - 24 * 3_600_000).toISOString()
  await db.updateTable('sessions').set({ last_used_at: longAgo }).execute()

  await visitor.call(accountsApi.refresh, { body: { refresh } })

  const [used, unused] = await list()
  expect(used).toMatchObject({ is_current: false })
  expect(Date.parse(used?.last_used_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(unused?.last_used_at).toBe(longAgo)
})

test('refuses a session after its owner has ended it', async () => {
  const { administrator, visitor, enter, list, listActivity } = await start()
  const { client, refresh } = await enter()
  const other = (await list()).find(({ is_current }) => !is_current)
  const params = { id: other?.id ?? '' }

  await administrator.call(ownAccountApi.endSession, { params })

  expect(await client.attempt(ownAccountApi.listSessions, {})).toMatchObject(isOut)
  const renewed = visitor.attempt(accountsApi.refresh, { body: { refresh } })
  expect(await renewed).toMatchObject(isOut)
  expect(await list()).toHaveLength(1)
  const again = await administrator.attempt(ownAccountApi.endSession, { params })
  expect(again).toMatchObject({ status: 404 })
  expect(await listActivity()).toMatchObject([{ before: { sessions: 2 }, after: { sessions: 1 } }])
})

test('ends all other sessions and keeps the current one', async () => {
  const { administrator, enter, list } = await start()
  const others = [await enter(), await enter(), await enter()]

  await administrator.call(ownAccountApi.endOtherSessions, {})

  expect(await list()).toMatchObject([{ is_current: true }])
  for (const { client } of others) {
    expect(await client.attempt(ownAccountApi.listSessions, {})).toMatchObject(isOut)
  }
})

test('hides and protects the sessions of other users', async () => {
  const { administrator, visitor, enter, list } = await start()
  const gita = {
    username: 'Gita',
    email: 'gita@office.example',
    role: 'owner' as const,
    password: 'password-of-gita',
  }
  const { link } = await administrator.call(administratorsApi.invite, { body: gita })
  const body = { token: link.token, password: gita.password }
  await visitor.call(accountsApi.choosePassword, { body })
  const { client } = await enter(onAndroid, gita)
  const [ours] = await list()

  expect(await client.call(ownAccountApi.listSessions, {})).toMatchObject([{ is_current: true }])
  for (const id of [ours?.id ?? '', unknownId]) {
    const ended = client.attempt(ownAccountApi.endSession, { params: { id } })
    expect(await ended).toMatchObject({ status: 404 })
  }
  await client.call(ownAccountApi.endOtherSessions, {})
  expect(await list()).toHaveLength(1)
})

const browsers = [
  ['Chrome on Android', onAndroid],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  [
    'Samsung Internet on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Opera on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0',
  ],
  ['Unknown browser', 'curl/8.5.0'],
  ['Unknown browser', ''],
] as const

test.each(browsers)('shows readable browser names: %s', async (words, userAgent) => {
  const { enter, list } = await start()
  await enter(userAgent)

  expect((await list()).find(({ is_current }) => !is_current)?.browser).toBe(words)
})
