import { expect, test } from 'vitest'
import { startMailServer } from '#tests/start-mail-server.ts'
import { admin, startTestApp } from '#tests/test-app.ts'
import { accountsApi } from '../contract.ts'
import { administratorsApi } from '../people-contract.ts'

const gita = { username: 'Gita', email: 'gita@office.example', role: 'owner' as const }
const chosen = 'the-password-of-gita'
const isVoid = {
  ok: false,
  status: 404,
  failure: {
    code: 'not_found',
    params: { reason: 'password_link_void' },
    detail: 'This link has been used or has expired. Please request a new one.',
  },
}

async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const invited = await administrator.call(administratorsApi.invite, { body: gita })
  const choose = (token: string, password = chosen) =>
    visitor.attempt(accountsApi.choosePassword, { body: { token, password } })
  const look = (token: string) => visitor.attempt(accountsApi.passwordLink, { body: { token } })
  const signIn = (password = chosen) =>
    visitor.attempt(accountsApi.signIn, { body: { username: gita.username, password } })
  const params = { id: invited.administrator.id }
  return { ...started, params, token: invited.link.token, choose, look, signIn }
}

test('a link works once', async () => {
  const { token, choose, look, signIn } = await start()
  expect(await choose(token)).toMatchObject({ ok: true, value: { username: 'Gita' } })

  expect(await look(token)).toMatchObject(isVoid)
  expect(await choose(token, 'another-password')).toMatchObject(isVoid)
  expect(await signIn()).toMatchObject({ ok: true })
})

test('sets one password when a link is used twice at the same time', async () => {
  const { token, choose } = await start()
  const passwords = ['the-first-password', 'the-second-password', 'the-third-password']

  const outcomes = await Promise.all(passwords.map((password) => choose(token, password)))

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a link works for 48 hours', async () => {
  const { db, token, choose, look } = await start()
  const { expires_at } = await db.selectFrom('one_time_links').selectAll().executeTakeFirstOrThrow()
  const aheadMs = Date.parse(expires_at) - Date.now()
  expect(Math.abs(aheadMs - 48 * 60 * 60_000)).toBeLessThan(60_000)
  const aMomentAgo = new Date(Date.now() - 1).toISOString()
  await db.updateTable('one_time_links').set({ expires_at: aMomentAgo }).execute()

  expect(await look(token)).toMatchObject(isVoid)
  expect(await choose(token)).toMatchObject(isVoid)
})

test('replaces the previous link with a new one', async () => {
  const { administrator, params, token, choose } = await start()
  const second = await administrator.call(administratorsApi.makeLink, { params })

  expect(await choose(token)).toMatchObject(isVoid)
  expect(await choose(second.token)).toMatchObject({ ok: true })
})

test('accepts the old password until the link is used, which ends every session', async () => {
  const { administrator, visitor, params, token, choose, signIn } = await start()
  await choose(token)
  const link = await administrator.call(administratorsApi.makeLink, { params })
  const before = await signIn()
  if (!before.ok) throw new Error('The old password does not work')
  const { refresh } = before.value

  await choose(link.token, 'another-password')

  const body = { refresh }
  expect(await visitor.attempt(accountsApi.refresh, { body })).toMatchObject({ status: 401 })
  expect(await signIn()).toMatchObject({ status: 401 })
  expect(await signIn('another-password')).toMatchObject({ ok: true })
})

test('invalidates links of a disabled account, and makes none until it is enabled', async () => {
  const { administrator, params, token, choose, signIn } = await start()
  await administrator.call(administratorsApi.disable, { params })

  expect(await choose(token)).toMatchObject(isVoid)
  expect(await administrator.attempt(administratorsApi.makeLink, { params })).toMatchObject({
    status: 409,
    failure: { params: { reason: 'disabled' }, detail: 'Enable this administrator first.' },
  })
  await administrator.call(administratorsApi.enable, { params })
  expect(await choose(token)).toMatchObject(isVoid)
  const link = await administrator.call(administratorsApi.makeLink, { params })
  await choose(link.token)
  expect(await signIn()).toMatchObject({ ok: true })
})

test('refuses a password link for one’s own account', async () => {
  const { administrator } = await start()
  const people = await administrator.call(administratorsApi.list, {})
  const id = people.find(({ username }) => username === admin.username)?.id ?? ''

  expect(await administrator.attempt(administratorsApi.makeLink, { params: { id } })).toMatchObject(
    {
      status: 409,
      failure: {
        params: { reason: 'own_password' },
        detail: 'Change your own password on your account page.',
      },
    },
  )
})

test('refuses a password of 7 characters and keeps the link valid', async () => {
  const { token, choose } = await start()

  expect(await choose(token, '1234567')).toMatchObject({
    status: 400,
    failure: { fields: { password: 'Please use at least 8 characters.' } },
  })
  expect(await choose(token, '8letters')).toMatchObject({ ok: true })
})

test('limits token attempts to 20 in 5 minutes per address', async () => {
  const { token, look, choose } = await start()
  for (let tries = 0; tries < 20; tries++) {
    expect(await (tries % 2 ? look : choose)(`guess ${tries}`)).toMatchObject(isVoid)
  }

  expect(await look(token)).toMatchObject({ status: 429 })
  expect(await choose(token)).toMatchObject({ status: 429 })
})

test('does not accept a setup token for a password, or the reverse', async () => {
  const { db, token, choose, look, visitor } = await start()
  await db.updateTable('one_time_links').set({ purpose: 'setup' }).execute()

  expect(await look(token)).toMatchObject(isVoid)
  expect(await choose(token)).toMatchObject(isVoid)
  await db.updateTable('one_time_links').set({ purpose: 'password' }).execute()
  const body = { ...admin, username: 'Ram', token }
  expect(await visitor.attempt(accountsApi.setUp, { body })).toMatchObject({ ok: false })
  expect(await choose(token)).toMatchObject({ ok: true })
})

test('stores only the hash of a link', async () => {
  const { db, token } = await start()

  const links = await db.selectFrom('one_time_links').selectAll().execute()

  expect(links).toHaveLength(1)
  expect(JSON.stringify(links)).not.toContain(token)
})

test('mails the link if email is set up, and stores it in no table', async () => {
  const { config, received } = await startMailServer()
  const { app, db, administrator, visitor } = await startTestApp({ config })
  await app.ready()
  const { administrator: invited, link } = await administrator.call(administratorsApi.invite, {
    body: gita,
  })
  expect(link.is_mailed).toBe(true)
  await expect.poll(() => received).toHaveLength(1)
  expect(received[0]).toMatchObject({ to: [gita.email] })
  expect(received[0]?.plain).toContain(`http://localhost:3000/password#${link.token}`)
  const mails = await db.selectFrom('mails').selectAll().execute()
  expect(JSON.stringify(mails)).not.toContain(link.token)

  const renewed = await administrator.call(administratorsApi.makeLink, { params: invited })
  await expect.poll(() => received).toHaveLength(2)
  const [, sent = ''] = received[1]?.plain.match(/password#(\S+)/) ?? []
  expect(sent).toBe(renewed.token)
  const body = { token: sent, password: chosen }
  expect(await visitor.call(accountsApi.choosePassword, { body })).toEqual({ username: 'Gita' })
})
