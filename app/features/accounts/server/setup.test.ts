import { expect, test } from 'vitest'
import { admin, startTestApp } from '#tests/test-app.ts'
import { accountsApi } from '../contract.ts'
import { createSetupToken } from './links.ts'

const usedUp = 'This link has been used or is older than an hour. Restart the server for a new one.'

test('creates the first administrator with the one-time link', async () => {
  const { visitor, db } = await startTestApp()
  const token = await createSetupToken(db)
  expect(await visitor.call(accountsApi.setupState, {})).toEqual({ open: true })

  const made = await visitor.call(accountsApi.setUp, { body: { ...admin, token } })

  expect(made).toEqual({ username: admin.username })
  expect(await visitor.attempt(accountsApi.signIn, { body: admin })).toMatchObject({ ok: true })
})

test('refuses the link once there is an administrator', async () => {
  const { visitor, signIn, db } = await startTestApp()
  await signIn()
  const token = await createSetupToken(db)
  const body = { ...admin, username: 'Second', token }

  expect(await visitor.attempt(accountsApi.setupState, {})).toMatchObject({ status: 404 })
  expect(await visitor.attempt(accountsApi.setUp, { body })).toMatchObject({ status: 404 })
  expect(await countAdministrators(db)).toBe(1)
})

test('a link works once', async () => {
  const { visitor, db } = await startTestApp()
  const token = await createSetupToken(db)
  await visitor.call(accountsApi.setUp, { body: { ...admin, token } })
  await db.deleteFrom('administrators').execute()

  expect(await visitor.attempt(accountsApi.setUp, { body: { ...admin, token } })).toMatchObject({
    status: 400,
    failure: { fields: { token: usedUp }, problems: { token: { code: 'setup_link_void' } } },
  })
})

test('a link does not work after an hour', async () => {
  const { visitor, db } = await startTestApp()
  const token = await createSetupToken(db)
  const link = await db.selectFrom('one_time_links').selectAll().executeTakeFirstOrThrow()
  const hourAhead = Date.parse(link.expires_at) - Date.now()
  expect(hourAhead).toBeGreaterThan(59 * 60_000)
  expect(hourAhead).toBeLessThanOrEqual(60 * 60_000)
  const aMomentAgo = new Date(Date.now() - 1).toISOString()
  await db.updateTable('one_time_links').set({ expires_at: aMomentAgo }).execute()

  expect(await visitor.attempt(accountsApi.setUp, { body: { ...admin, token } })).toMatchObject({
    status: 400,
    failure: { fields: { token: usedUp }, problems: { token: { code: 'setup_link_void' } } },
  })
  expect(await countAdministrators(db)).toBe(0)
})

test('replaces the previous link with a new one', async () => {
  const { visitor, db } = await startTestApp()
  const first = await createSetupToken(db)
  const second = await createSetupToken(db)

  const old = { body: { ...admin, token: first } }
  expect(await visitor.attempt(accountsApi.setUp, old)).toMatchObject({ status: 400 })
  const current = { body: { ...admin, token: second } }
  expect(await visitor.attempt(accountsApi.setUp, current)).toMatchObject({ ok: true })
})

test('refuses an unknown token', async () => {
  const { visitor, db } = await startTestApp()
  await createSetupToken(db)

  const body = { ...admin, token: 'a guess' }
  expect(await visitor.attempt(accountsApi.setUp, { body })).toMatchObject({ status: 400 })
  expect(await countAdministrators(db)).toBe(0)
})

test('stores only the hash of the token', async () => {
  const { db } = await startTestApp()
  const token = await createSetupToken(db)

  const links = await db.selectFrom('one_time_links').selectAll().execute()

  expect(links).toHaveLength(1)
  expect(JSON.stringify(links)).not.toContain(token)
})

test('creates one administrator when the link is used twice at the same time', async () => {
  const { visitor, db } = await startTestApp()
  const token = await createSetupToken(db)

  const outcomes = await Promise.all(
    ['First', 'Second', 'Third'].map((username) =>
      visitor.attempt(accountsApi.setUp, { body: { ...admin, username, token } }),
    ),
  )

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await countAdministrators(db)).toBe(1)
})

test('refuses a first password of 7 characters and accepts one of 8', async () => {
  const { visitor, db } = await startTestApp()
  const token = await createSetupToken(db)
  const attempt = (password: string) =>
    visitor.attempt(accountsApi.setUp, { body: { ...admin, password, token } })

  expect(await attempt('1234567')).toMatchObject({
    status: 400,
    failure: { fields: { password: 'Please use at least 8 characters.' } },
  })
  expect(await attempt('8letters')).toMatchObject({ ok: true })
})

async function countAdministrators(db: Awaited<ReturnType<typeof startTestApp>>['db']) {
  return (await db.selectFrom('administrators').select('id').execute()).length
}
