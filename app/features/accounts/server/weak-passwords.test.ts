import { expect, test } from 'vitest'
import { admin, startTestApp } from '#tests/test-app.ts'
import { ownAccountApi } from '../people-contract.ts'
import { createOrReset } from './store.ts'

test('refuses common passwords and public names, and accepts others', async () => {
  const { administrator } = await startTestApp()
  const choose = (new_password: string) =>
    administrator.attempt(ownAccountApi.changePassword, {
      body: { current_password: admin.password, new_password },
    })

  for (const [password, code] of [
    ['Password1', 'common_password'],
    ['qwertyuiop', 'common_password'],
    ['Sita-2026!', 'known_words'],
    ['gantavya123', 'known_words'],
    ['education sita 1', 'known_words'],
  ] as const) {
    const refused = await choose(password)
    expect([password, refused]).toMatchObject([
      password,
      { status: 400, failure: { problems: { new_password: { code } } } },
    ])
  }
  expect(await choose('sita walks to work')).toMatchObject({ ok: true })
})

test('removes a lost second factor with a reset from the command line', async () => {
  const { db, signIn } = await startTestApp()
  await signIn()
  const { id } = await db.selectFrom('administrators').select('id').executeTakeFirstOrThrow()
  const row = { administrator_id: id, secret_salt: 'x', last_step: 0, created_at: '2026-01-01' }
  await db
    .insertInto('totp_factors')
    .values({ ...row, confirmed_at: '2026-01-01' })
    .execute()
  const code = { administrator_id: id, code_hash: 'x' }
  await db.insertInto('recovery_codes').values(code).execute()

  await createOrReset(db, { ...admin, password: 'from-the-terminal' })

  expect(await db.selectFrom('totp_factors').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
})
