import { expect, test } from 'vitest'
import { createApiClient } from '#app/contract/api-client.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { admin, sendTo, startTestApp } from '#tests/test-app.ts'
import { accountsApi } from '../contract.ts'
import { administratorsApi } from '../people-contract.ts'
import * as store from './store.ts'

const gita = {
  username: 'Gita',
  email: 'gita@office.example',
  role: 'owner' as const,
  password: 'the-password-of-gita',
}

async function start() {
  const started = await startTestApp()
  const { app, visitor, administrator } = started

  /** Invites a person, who sets a password. */
  async function join({ password, ...invitation } = gita) {
    const invited = await administrator.call(administratorsApi.invite, { body: invitation })
    const { token } = invited.link
    await visitor.call(accountsApi.choosePassword, { body: { token, password } })
    return { params: { id: invited.administrator.id } }
  }
  async function enter(account: { username: string; password: string } = gita) {
    const tokens = await visitor.call(accountsApi.signIn, { body: account })
    const headers = { authorization: `Bearer ${tokens.access}` }
    return { ...tokens, headers, client: createApiClient(sendTo(app, headers)) }
  }
  const list = () => administrator.call(administratorsApi.list, {})
  const listActivity = () =>
    administrator.call(auditLogApi.list, { querystring: { subject: 'administrator' } })
  const own = async () => {
    await started.signIn()
    return { params: { id: (await store.find(started.db, admin.username))?.id ?? '' } }
  }
  return { ...started, join, enter, list, listActivity, own }
}

test('lets an invited person choose a password and become an administrator', async () => {
  const { administrator, visitor, enter, list } = await start()
  const { link, administrator: invited } = await administrator.call(administratorsApi.invite, {
    body: { username: gita.username, email: gita.email, role: 'owner' },
  })
  expect(invited).toEqual({
    id: expect.any(String),
    username: 'Gita',
    email: 'gita@office.example',
    role: 'owner',
    lead_scope: '',
    branch: '',
    full_name: '',
    photo: '',
    languages: '',
    language: 'en',
    state: 'invited',
    sessions: 0,
    last_signed_in_at: null,
  })
  expect(await list()).toMatchObject([{ username: 'Gita', state: 'invited' }, { sessions: 1 }])

  const body = { token: link.token }
  expect(await visitor.call(accountsApi.passwordLink, { body })).toEqual({ username: 'Gita' })
  await visitor.call(accountsApi.choosePassword, { body: { ...body, password: gita.password } })
  const { client } = await enter()

  expect(await client.call(administratorsApi.list, {})).toEqual([
    { ...invited, state: 'active', sessions: 1, last_signed_in_at: expect.any(String) },
    expect.objectContaining({ username: admin.username, state: 'active' }),
  ])
})

test('accepts no password for an account without one', async () => {
  const { administrator, visitor } = await start()
  await administrator.call(administratorsApi.invite, { body: gita })

  for (const password of [gita.password, ' ', 'x']) {
    const body = { username: gita.username, password }
    expect(await visitor.attempt(accountsApi.signIn, { body })).toMatchObject({ status: 401 })
  }
})

test('refuses a duplicate username in any case', async () => {
  const { administrator, list } = await start()

  for (const username of [admin.username, admin.username.toUpperCase()]) {
    const body = { ...gita, username }
    expect(await administrator.attempt(administratorsApi.invite, { body })).toMatchObject({
      status: 400,
      failure: {
        fields: { username: 'This name is taken, or looks like an existing one.' },
        problems: { username: { code: 'taken' } },
      },
    })
  }
  expect(await list()).toHaveLength(1)
})

test('signs a disabled user out immediately, on every server, and refuses new sign-ins', async () => {
  const { address, administrator, visitor, join, enter } = await start()
  const elsewhere = await startTestApp({ address })
  const { params } = await join()
  const { headers, refresh } = await enter()
  const there = createApiClient(sendTo(elsewhere.app, headers))
  const read = () => there.attempt(contactsApi.list, { querystring: {} })
  expect(await read()).toMatchObject({ ok: true })

  const disabled = await administrator.call(administratorsApi.disable, { params })

  expect(disabled).toMatchObject({ state: 'disabled', sessions: 0 })
  expect(await read()).toMatchObject({ status: 401, failure: { code: 'token_not_valid' } })
  const renewed = elsewhere.visitor.attempt(accountsApi.refresh, { body: { refresh } })
  expect(await renewed).toMatchObject({ status: 401 })
  expect(await visitor.attempt(accountsApi.signIn, { body: gita })).toMatchObject({
    status: 401,
    failure: { code: 'account_disabled' },
  })
  const guess = { ...gita, password: 'not-the-password' }
  const stranger = { ...guess, username: 'nobody' }
  const response = await visitor.attempt(accountsApi.signIn, { body: guess })
  expect(response).toMatchObject({ status: 401, failure: { code: 'no_active_account' } })
  expect(response).toEqual(await visitor.attempt(accountsApi.signIn, { body: stranger }))

  await administrator.call(administratorsApi.enable, { params })
  expect(await read()).toMatchObject({ status: 401 })
  expect(await visitor.attempt(accountsApi.signIn, { body: gita })).toMatchObject({ ok: true })
})

test('refuses a disabled user’s session even if its row is active', async () => {
  const { db, administrator, visitor, join, enter } = await start()
  const { params } = await join()
  const { client, refresh } = await enter()
  await administrator.call(administratorsApi.disable, { params })
  await db.updateTable('sessions').set({ ended_at: null }).execute()

  expect(await client.attempt(administratorsApi.list, {})).toMatchObject({ status: 401 })
  const renewed = visitor.attempt(accountsApi.refresh, { body: { refresh } })
  expect(await renewed).toMatchObject({ status: 401 })
})

test('responds as slowly for a disabled account as for an unknown one', async () => {
  const { administrator, join, app } = await start()
  const { params } = await join()
  await administrator.call(administratorsApi.disable, { params })
  const measure = async (payload: object) => {
    const before = process.cpuUsage()
    await app.inject({ method: 'POST', url: '/api/token/', payload })
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  // The least of several tries: whatever else runs meanwhile can only add to it.
  const least = async (payload: object) => {
    const taken = []
    for (let tries = 0; tries < 4; tries++) taken.push(await measure(payload))
    return Math.min(...taken)
  }

  const disabled = await least({ username: gita.username, password: 'not-the-password' })
  const stranger = await least({ username: 'nobody', password: 'not-the-password' })
  expect(disabled).toBeGreaterThan(stranger / 2)
  expect(stranger).toBeGreaterThan(disabled / 2)
})

test('refuses disabling one’s own account', async () => {
  const { administrator, own, join } = await start()
  await join()

  expect(await administrator.attempt(administratorsApi.disable, await own())).toMatchObject({
    status: 409,
    failure: {
      code: 'conflict',
      params: { reason: 'oneself' },
      detail: 'You cannot disable yourself.',
    },
  })
})

test('keeps one of two owners who disable each other at the same time', async () => {
  const { administrator, join, enter, own, db } = await start()
  const them = await join()
  const { client } = await enter()
  const us = await own()

  const outcomes = await Promise.all([
    administrator.attempt(administratorsApi.disable, them),
    client.attempt(administratorsApi.disable, us),
  ])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const active = await db.selectFrom('administrators').selectAll().where('disabled_at', 'is', null)
  expect(await active.execute()).toHaveLength(1)
})

test('does not count invited users as active', async () => {
  const { administrator, own, enter, join, db } = await start()
  await join()
  const { client } = await enter()
  const us = await own()
  const ram = { ...gita, username: 'Ram', email: 'ram@office.example' }
  await administrator.call(administratorsApi.invite, { body: ram })
  // Removes the caller's password, so that only the session is left.
  await db
    .updateTable('administrators')
    .set({ password_hash: '' })
    .where('username', '=', 'Gita')
    .execute()

  expect(await client.attempt(administratorsApi.disable, us)).toMatchObject({
    status: 409,
    failure: {
      params: { reason: 'last_administrator' },
      detail: 'This is the last active owner. Make another user an owner first.',
    },
  })
})

test('records changes to people without secrets', async () => {
  const { administrator, join, enter, listActivity } = await start()
  const { params } = await join()
  await enter()
  const link = await administrator.call(administratorsApi.makeLink, { params })
  await administrator.call(administratorsApi.disable, { params })
  await administrator.call(administratorsApi.disable, { params })
  await administrator.call(administratorsApi.enable, { params })

  const activities = await listActivity()

  const { username, email } = gita
  const bySita = { administrator_name: admin.username, subject_name: username }
  expect(activities).toMatchObject([
    { ...bySita, action: 'changed', after: { state: 'active' } },
    { ...bySita, before: { state: 'active', sessions: 1 }, after: { state: 'disabled' } },
    { ...bySita, action: 'changed', before: {}, after: { password_link: 'new' } },
    { administrator_name: username, before: { state: 'invited' }, after: { password: 'new' } },
    { ...bySita, action: 'added', after: { username, email, state: 'invited' } },
  ])
  const text = JSON.stringify(activities)
  for (const secret of [link.token, gita.password, 'argon2']) expect(text).not.toContain(secret)
})

test('enables a disabled account from the command line', async () => {
  const { db, administrator, visitor, join } = await start()
  const { params } = await join()
  await administrator.call(administratorsApi.disable, { params })

  await store.createOrReset(db, { ...gita, password: 'from-the-terminal' })

  const body = { username: gita.username, password: 'from-the-terminal' }
  expect(await visitor.attempt(accountsApi.signIn, { body })).toMatchObject({ ok: true })
})
