import { createApiClient } from '#app/contract/api-client.ts'
import type { RoleAssignment } from '#app/contract/rights.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { admin, sendTo, type startTestApp } from './test-app.ts'

type TestApp = Pick<Awaited<ReturnType<typeof startTestApp>>, 'app' | 'db' | 'signIn' | 'visitor'>

/** Adds a person of the office, who signs in: a counsellor unless `standing` says otherwise. */
export async function createAdministrator(
  { app, db, signIn, visitor }: TestApp,
  username: string,
  roleAssignment: Partial<RoleAssignment> = {},
) {
  // Reuses the first administrator's password hash, because hashing is slow.
  await signIn()
  const { password_hash } = await db
    .selectFrom('administrators')
    .select('password_hash')
    .where('username', '=', admin.username)
    .executeTakeFirstOrThrow()
  const id = crypto.randomUUID()
  const key = username.toLowerCase()
  await db
    .insertInto('administrators')
    .values({
      id,
      username,
      username_key: key,
      email: `${key}@office.example`,
      password_hash,
      created_at: new Date().toISOString(),
      role: 'counsellor',
      ...roleAssignment,
    })
    .execute()
  const { password } = admin
  const { access } = await visitor.call(accountsApi.signIn, { body: { username, password } })
  const headers = { authorization: `Bearer ${access}` }
  return { id, headers, client: createApiClient(sendTo(app, headers)) }
}
