import { expect, test } from 'vitest'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { toUsernameKey } from '#app/platform/server/auth/username-key.ts'
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
      body: { username, email: `${emails++}@office.example`, role: 'editor' },
    })
  let emails = 0
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
  expect(await createOrReset(db, { username: 'lvan', ...account })).toBe('username_taken')
})

test('a new username has only letters, digits, dots, dashes and underscores', async () => {
  const { administrator, db } = await startTestApp()
  const invite = (username: string) =>
    administrator.attempt(administratorsApi.invite, {
      body: { username, email: `${emails++}@office.example`, role: 'editor' },
    })
  let emails = 0

  for (const username of ['gita.rai-1_a', 'Łukasz', 'प्रकाश', 'गङ्गा\u200dराम', '९८']) {
    expect([username, await invite(username)]).toMatchObject([username, { ok: true }])
  }
  const detail =
    'Please begin with a letter or a digit, then use only letters, digits, dots, dashes and underscores.'
  for (const username of ['😀', '<script>', 'Sita Rai', 'a@office.example', 'a/b', '.', '-a']) {
    expect([username, await invite(username)]).toMatchObject([
      username,
      { status: 400, failure: { fields: { username: detail } } },
    ])
  }
  const account = { email: 'b@office.example', password: 'example-password' }
  expect(await createOrReset(db, { username: 'Hari Rai', ...account })).toBe('invalid')
})

test('people have different e-mail addresses', async () => {
  const { administrator, db } = await startTestApp()
  const invite = (username: string, email: string) =>
    administrator.attempt(administratorsApi.invite, { body: { username, email, role: 'editor' } })
  expect(await invite('Gita', 'gita@office.example')).toMatchObject({ ok: true })
  await db
    .updateTable('administrators')
    .set({ disabled_at: '2026-01-01' })
    .where('username', '=', 'Gita')
    .execute()

  const taken = { status: 400, failure: { problems: { email: { code: 'taken' } } } }
  expect(await invite('Hari', 'Gita@Office.example')).toMatchObject(taken)
  expect(await invite('Hari', 'sita@office.example')).toMatchObject(taken)
  const both = await Promise.all(['Ram', 'Maya'].map((name) => invite(name, 'a@office.example')))
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const account = { email: 'SITA@office.example', password: 'example-password' }
  expect(await createOrReset(db, { username: 'Hari', ...account })).toBe('email_taken')
  expect(await createOrReset(db, { username: 'Gita', ...account })).toBe('email_taken')
  expect(await createOrReset(db, { username: 'Sita', ...account })).toBe('reset')
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
        role: 'editor',
        lead_scope: '',
        branch: '',
      }),
    )

  const added = await Promise.all(['Ivan', 'lvan'].map(add))

  expect(added.toSorted()).toEqual(['username', undefined])
})

test('signs in with every spelling of a username', async () => {
  const { db, visitor, signIn } = await startTestApp()
  await signIn()
  const { password_hash } = await db
    .selectFrom('administrators')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  // The last one is older than the rule for new usernames.
  for (const username of ['José', 'सीता', 'Hari Rai <1>']) {
    const row = { id: username, username, username_key: toUsernameKey(username), email: '' }
    await db
      .insertInto('administrators')
      .values({ ...row, password_hash, created_at: '', role: 'editor' })
      .execute()
  }
  const signInAs = (username: string) =>
    visitor.attempt(accountsApi.signIn, { body: { username, password: 'example-password' } })

  for (const username of [
    'Jose\u0301',
    'JOSÉ',
    'सी\u200dता',
    'SITA',
    'ｓita',
    'Si\u200bta',
    'hari rai <1>',
  ]) {
    expect([username, await signInAs(username)]).toMatchObject([username, { ok: true }])
  }
  expect((await listByUsernameOrEmail(db, 'Jose\u0301')).map(({ id }) => id)).toEqual(['José'])
  expect((await find(db, 'Sita'))?.username).toBe('Sita')
  expect(await signInAs('lvan')).toMatchObject({ ok: false, status: 401 })
})
