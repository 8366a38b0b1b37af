import { expect, test } from 'vitest'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { accountsApi } from '../contract.ts'
import { createOrReset, find, insert, listByUsernameOrEmail } from './store.ts'
import { isConfusable } from './usernames.ts'

test.each([
  ['Sita', 'SITA', 'by case'],
  ['José', 'Jose\u0301', 'by how its accent is written'],
  ['Sita', 'Ｓｉｔａ', 'by full width'],
  ['Ivan', 'lvan', 'by a capital I and a small L'],
  ['IVAN', 'lvan', 'by that and by case'],
  ['ram1', 'raml', 'by a figure'],
  ['Gopal0', 'GopalO', 'by nought'],
  ['sita', 'ѕіtа', 'by Cyrillic letters'],
  ['POMA', 'РОМА', 'by a whole word in Cyrillic capitals'],
  ['amrit', 'arnrit', 'by letters that run together'],
  ['Hina', 'Ηina', 'by a Greek capital'],
  ['Sita', 'Sita\ufe0f', 'by a variation selector'],
  ['Sita', 'Si\ufe00ta', 'by a variation selector within'],
  ['Sita', 'Sita\u{e0101}', 'by a variation selector of another plane'],
  ['सीता', 'सी\u200dता', 'by a joiner'],
  ['सीता', 'सी\u200cता', 'by a non-joiner'],
  ['Sita', 'Sita\u2800', 'by an empty sign of Braille'],
  ['Sita', 'S\u0131\u0307ta', 'by a dot of its own'],
  ['Sita', 'Si\u0307ta', 'by a second dot'],
])('%s and %s are confusable: they differ %s', (one, other) => {
  expect(isConfusable(one, other)).toBe(true)
  expect(isConfusable(other, one)).toBe(true)
})

test.each([
  ['Sita', 'Gita'],
  ['Nina', 'Viva'],
  ['José', 'Jose'],
  ['सीता', 'गीता'],
  ['राम', 'रमा'],
  ['Рома', 'Roma'],
  ['hari1', 'hari2'],
])('%s and %s are not confusable', (one, other) => {
  expect(isConfusable(one, other)).toBe(false)
})

test('refuses a username confusable with an existing one, also of a disabled account', async () => {
  const { administrator, db } = await startTestApp()
  const invite = (username: string) =>
    administrator.attempt(administratorsApi.invite, {
      body: { username, email: 'a@office.example', role: 'editor', lead_scope: '', branch: '' },
    })
  expect(await invite('Ivan')).toMatchObject({ ok: true })
  await db.updateTable('administrators').set({ disabled_at: '2026-01-01' }).execute()
  await db
    .updateTable('administrators')
    .set({ disabled_at: null })
    .where('username_key', '=', 'sita')
    .execute()

  const hidden = ['Sita\ufe0f', 'Si\ufe00ta', 'Sita\u{e0101}', 'Sita\u2800', 'S\u0131\u0307ta']
  expect(await invite('सीता')).toMatchObject({ ok: true })
  hidden.push('सी\u200dता', 'सी\u200cता')
  for (const username of ['lvan', 'IVAN', 'Ѕita', 'Ｓita', ...hidden]) {
    expect(await invite(username)).toMatchObject({
      ok: false,
      status: 400,
      failure: { problems: { username: { code: 'taken' } } },
    })
  }
  expect(await invite('Sita\nDevi')).toMatchObject({ ok: false, status: 400 })
  expect(await invite('Si\u202Eta')).toMatchObject({ ok: false, status: 400 })
  const account = { email: 'b@office.example', password: 'example-password' }
  expect(await createOrReset(db, { username: 'lvan', ...account })).toBe('taken')
})

test('refuses one of two confusable names invited at the same time', async () => {
  const { db } = await startTestApp()
  const add = (username: string) =>
    db.transaction().execute((transaction) =>
      insert(transaction, {
        id: username,
        username,
        email: '',
        password_hash: '',
        ...({ role: 'editor', lead_scope: '', branch: '' } as const),
      }),
    )

  const added = await Promise.all(['Ivan', 'lvan'].map(add))

  expect(added.toSorted()).toEqual([false, true])
})

test('lets existing users sign in with any form of their name', async () => {
  const { db, visitor, signIn } = await startTestApp()
  await signIn()
  // Two that would be refused today, and one as an earlier version stored it.
  const earlier = ['Ѕita', 'Jose\u0301', 'Ｇita']
  const { password_hash } = await db
    .selectFrom('administrators')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  for (const username of earlier) {
    const row = { id: username, username, username_key: username.toLowerCase(), email: '' }
    await db
      .insertInto('administrators')
      .values({ ...row, password_hash, created_at: '', role: 'editor' })
      .execute()
  }
  const signInAs = (username: string) =>
    visitor.attempt(accountsApi.signIn, { body: { username, password: 'example-password' } })

  for (const username of [...earlier, 'SITA', 'ｓita']) {
    expect(await signInAs(username)).toMatchObject({ ok: true })
  }
  expect((await find(db, 'Ѕita'))?.id).toBe('Ѕita')
  expect((await find(db, 'Sita'))?.username).toBe('Sita')
  expect(await signInAs('lvan')).toMatchObject({ ok: false, status: 401 })
})

test('accepts a name that an earlier version stored with invisible characters', async () => {
  const { db, visitor, signIn } = await startTestApp()
  await signIn()
  const { password_hash } = await db
    .selectFrom('administrators')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  const add = (username: string) =>
    db
      .insertInto('administrators')
      .values({
        id: username,
        username,
        username_key: username.toLowerCase(),
        created_at: '',
        email: `${username.length}@office.example`,
        password_hash,
        role: 'editor',
      })
      .execute()
  const signInAs = async (username: string) => {
    const body = { username, password: 'example-password' }
    return (await visitor.attempt(accountsApi.signIn, { body })).ok
  }
  for (const username of ['Hari\u200b', 'Sita\u200b', 'सीता', 'सी\u200dता']) await add(username)

  for (const username of ['Hari', 'HARI', 'Hari\u200b', 'Ｈari', 'H\ufe0fari']) {
    expect([username, await signInAs(username)]).toEqual([username, true])
    expect((await find(db, username))?.id).toBe('Hari\u200b')
    expect((await listByUsernameOrEmail(db, username)).map(({ id }) => id)).toEqual(['Hari\u200b'])
  }
  // Each of two that look alike is found by its own letters.
  for (const id of ['सीता', 'सी\u200dता', 'Sita\u200b']) expect((await find(db, id))?.id).toBe(id)
  expect((await find(db, 'Sita'))?.username).toBe('Sita')
  await add('Ha\u200bri')
  expect(await find(db, 'Hari')).toBeUndefined()

  const account = { email: '', password: 'another-password-1' }
  expect(await createOrReset(db, { username: 'Ha\u200bri', ...account })).toBe('reset')
})
