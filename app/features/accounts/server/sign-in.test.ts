import { expect, test } from 'vitest'
import { createApiClient } from '#app/contract/api-client.ts'
import type { Claims } from '#app/contract/claims.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { admin, sendTo, startTestApp } from '#tests/test-app.ts'
import { accountsApi } from '../contract.ts'
import * as store from './store.ts'

const noAccount = {
  detail: 'No active account found with the given credentials',
  code: 'no_active_account',
}
const notValid = { detail: 'Token is invalid or expired', code: 'token_not_valid' }

function decode(token: string, part: 0 | 1 = 1) {
  return JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString())
}

test('signs in with the correct name and password', async () => {
  const { app, visitor, signIn } = await startTestApp()
  await signIn()

  const { access } = await visitor.call(accountsApi.signIn, { body: admin })

  const bearer = createApiClient(sendTo(app, { authorization: `Bearer ${access}` }))
  expect(await bearer.call(contactsApi.list, { querystring: {} })).toEqual([])
})

test('ignores the case of the name but not of the password', async () => {
  const { visitor, signIn } = await startTestApp()
  await signIn()
  const body = { username: admin.username.toUpperCase(), password: admin.password }

  expect(await visitor.attempt(accountsApi.signIn, { body })).toMatchObject({ ok: true })

  const shouted = { ...body, password: admin.password.toUpperCase() }
  expect(await visitor.attempt(accountsApi.signIn, { body: shouted })).toMatchObject({
    status: 401,
  })
})

test('returns the same error for a wrong password and an unknown name', async () => {
  const { visitor, signIn } = await startTestApp()
  await signIn()

  for (const wrong of [
    { username: admin.username, password: 'not the password' },
    { username: 'nobody', password: admin.password },
  ]) {
    expect(await visitor.attempt(accountsApi.signIn, { body: wrong })).toEqual({
      ok: false,
      status: 401,
      failure: noAccount,
    })
  }
})

test('issues access tokens with the user’s claims for 5 minutes', async () => {
  const { signIn, db } = await startTestApp()
  const before = Math.floor(Date.now() / 1000)

  const { access } = await signIn()

  const account = await store.find(db, admin.username)
  const session = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  const claims: Claims = decode(access)
  expect(decode(access, 0)).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(claims).toEqual({
    token_type: 'access',
    sub: account?.id,
    username: 'Sita',
    email: 'sita@office.example',
    role: 'admin',
    language: 'en',
    sid: session.id,
    iat: expect.any(Number),
    exp: claims.iat + 300,
    jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(claims.iat).toBeGreaterThanOrEqual(before)
  expect(claims.iat).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000))
})

test('keeps refresh token and session valid for 7 days', async () => {
  const { signIn, db } = await startTestApp()

  const { access, refresh } = await signIn()

  const claims: Claims = decode(refresh)
  const session = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  expect(decode(refresh, 0)).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(claims).toMatchObject({ token_type: 'refresh', sid: session.id, role: 'admin' })
  expect(claims.exp - claims.iat).toBe(7 * 24 * 60 * 60)
  expect(Math.abs(Date.parse(session.expires_at) / 1000 - claims.exp)).toBeLessThan(5)
  expect(claims.jti).not.toBe(decode(access).jti)
})

test('returns a new access token of the same session on every refresh', async () => {
  const { visitor, signIn } = await startTestApp()
  const { access, refresh } = await signIn()

  const first = await visitor.call(accountsApi.refresh, { body: { refresh } })
  const second = await visitor.call(accountsApi.refresh, { body: { refresh } })

  expect(Object.keys(first)).toEqual(['access'])
  expect(decode(first.access)).toMatchObject({ token_type: 'access', sid: decode(access).sid })
  expect(new Set([access, first.access, second.access].map((each) => decode(each).jti)).size).toBe(
    3,
  )
})

test('ends the session immediately on sign-out, for both tokens', async () => {
  const { visitor, administrator, signIn } = await startTestApp()
  const { refresh } = await signIn()
  await administrator.call(contactsApi.list, { querystring: {} })

  expect(await visitor.call(accountsApi.signOut, { body: { refresh } })).toEqual({})

  const refused = { ok: false, status: 401, failure: notValid }
  expect(await administrator.attempt(contactsApi.list, { querystring: {} })).toEqual(refused)
  expect(await visitor.attempt(accountsApi.refresh, { body: { refresh } })).toEqual(refused)
  expect(await visitor.attempt(accountsApi.signOut, { body: { refresh } })).toEqual(refused)
})

test('keeps other sessions on sign-out', async () => {
  const { visitor, administrator, signIn } = await startTestApp()
  await signIn()
  const elsewhere = await visitor.call(accountsApi.signIn, { body: admin })

  await visitor.call(accountsApi.signOut, { body: { refresh: elsewhere.refresh } })

  expect(await administrator.call(contactsApi.list, { querystring: {} })).toEqual([])
})

test('refuses an expired session even if its tokens are valid', async () => {
  const { visitor, administrator, signIn, db } = await startTestApp()
  const { refresh } = await signIn()
  await db.updateTable('sessions').set({ expires_at: '2026-01-01T00:00:00.000Z' }).execute()

  const refused = { ok: false, status: 401, failure: notValid }
  expect(await administrator.attempt(contactsApi.list, { querystring: {} })).toEqual(refused)
  expect(await visitor.attempt(accountsApi.refresh, { body: { refresh } })).toEqual(refused)
})

test('ends a session that was not used for two days, even if its tokens are valid', async () => {
  const { visitor, administrator, signIn, db } = await startTestApp()
  const { refresh } = await signIn()
  const unusedFor = (hours: number) => {
    const last_used_at = new Date(Date.now() - hours * 3_600_000).toISOString()
    return db.updateTable('sessions').set({ last_used_at }).execute()
  }

  await unusedFor(47)
  expect(await visitor.attempt(accountsApi.refresh, { body: { refresh } })).toMatchObject({
    ok: true,
  })
  await unusedFor(49)
  const refused = { ok: false, status: 401, failure: notValid }
  expect(await administrator.attempt(contactsApi.list, { querystring: {} })).toEqual(refused)
  expect(await visitor.attempt(accountsApi.refresh, { body: { refresh } })).toEqual(refused)
})

test('does not accept an access token as a refresh token', async () => {
  const { visitor, administrator, signIn } = await startTestApp()
  const { access } = await signIn()
  const refused = { ok: false, status: 401, failure: notValid }

  expect(await visitor.attempt(accountsApi.refresh, { body: { refresh: access } })).toEqual(refused)
  expect(await visitor.attempt(accountsApi.signOut, { body: { refresh: access } })).toEqual(refused)
  expect(await administrator.attempt(contactsApi.list, { querystring: {} })).toMatchObject({
    ok: true,
  })
})

test('ends every session of the old password after a new one', async () => {
  const { visitor, administrator, signIn, db } = await startTestApp()
  await signIn()

  await store.createOrReset(db, { ...admin, password: 'another-password' })

  expect(await administrator.attempt(contactsApi.list, { querystring: {} })).toMatchObject({
    status: 401,
  })
  expect(await visitor.attempt(accountsApi.signIn, { body: admin })).toMatchObject({ status: 401 })
  const body = { username: admin.username, password: 'another-password' }
  expect(await visitor.attempt(accountsApi.signIn, { body })).toMatchObject({ ok: true })
})

test('stores only the argon2id hash of a password', async () => {
  const { db } = await startTestApp()
  await store.createOrReset(db, admin)

  const { password_hash } = await db
    .selectFrom('administrators')
    .selectAll()
    .executeTakeFirstOrThrow()

  const [, algorithm, , cost] = password_hash.split('$')
  const [memory, rounds, lanes] = (cost ?? '').split(',').map((each) => Number(each.slice(2)))
  expect(algorithm).toBe('argon2id')
  expect(memory).toBeGreaterThanOrEqual(19 * 1024)
  expect(rounds).toBeGreaterThanOrEqual(2)
  expect(lanes).toBeGreaterThanOrEqual(1)
})

test('responds as slowly for an unknown name as for a wrong password', async () => {
  const { app, db } = await startTestApp({ config: { rateLimitFactor: 100 } })
  await store.createOrReset(db, admin)
  const wrong = { username: admin.username, password: 'not the password' }

  // Processor time, because it does not depend on what else the machine is doing.
  const known = await measureCpu(app, wrong, 401)
  const unknown = await measureCpu(app, { ...wrong, username: 'nobody' }, 401)
  const unchecked = await measureCpu(app, { ...wrong, password: '' }, 400)

  expect(unknown).toBeGreaterThan(known / 2)
  expect(known).toBeGreaterThan(unknown / 2)
  // The measure tells apart what checks a password and what does not.
  expect(unchecked).toBeLessThan(known / 2)
})

/** The least processor time of several tries: whatever else runs meanwhile can only add to it. */
async function measureCpu(
  app: Awaited<ReturnType<typeof startTestApp>>['app'],
  payload: object,
  status: number,
) {
  const taken: number[] = []
  for (let tries = 0; tries < 8; tries++) {
    const before = process.cpuUsage()
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/token/', payload })
    expect(statusCode).toBe(status)
    const { user, system } = process.cpuUsage(before)
    taken.push(user + system)
  }
  return Math.min(...taken)
}
