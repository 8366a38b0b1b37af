import { URI } from 'otpauth'
import { expect, test, vi } from 'vitest'
import { createApiClient } from '#app/contract/api-client.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { createAuthenticator } from '#tests/authenticator.ts'
import { admin, sendTo, startTestApp } from '#tests/test-app.ts'
import { accountsApi } from '../../contract.ts'
import { factorsApi } from '../../factors-contract.ts'
import { ownAccountApi } from '../../people-contract.ts'
import { factorSetupApi, requiredFactorsApi } from '../../required-factors-contract.ts'

type Started = Awaited<ReturnType<typeof startTestApp>>

/** Sita, an owner without a second factor, who has required one of owners. */
async function startRequired() {
  const started = await startTestApp()
  const required = await started.administrator.call(requiredFactorsApi.replace, {
    body: { roles: ['viewer', 'owner', 'owner'] },
  })
  expect(required).toEqual({ roles: ['owner', 'viewer'] })
  return started
}

/** The challenge that the right password is answered by. */
async function askForChallenge({ visitor }: Pick<Started, 'visitor'>) {
  const asked = await visitor.attempt(accountsApi.signIn, { body: admin })
  expect(asked).toMatchObject({
    ok: false,
    status: 401,
    failure: { code: 'factor_setup_required' },
  })
  return String(!asked.ok && asked.failure.params?.challenge)
}

const over = { status: 401, failure: { code: 'challenge_expired' } }

test('requires a missing second factor to be set up at the next sign-in', async () => {
  const { app, visitor, administrator, db } = await startRequired()
  // Existing sessions stay valid.
  expect(await administrator.call(requiredFactorsApi.read, {})).toEqual({
    roles: ['owner', 'viewer'],
  })
  const wrongPassword = { ...admin, password: 'not this one' }
  expect(await visitor.attempt(accountsApi.signIn, { body: wrongPassword })).toMatchObject({
    failure: { code: 'no_active_account' },
  })

  const challenge = await askForChallenge({ visitor })
  const authorization = `Bearer ${challenge}`
  const early = await app.inject({ url: '/api/account/', headers: { authorization } })
  expect(early.statusCode).toBe(401)
  const secret = await visitor.call(factorSetupApi.begin, { body: { challenge } })
  const confirm = (code: string) =>
    visitor.attempt(factorSetupApi.confirm, { body: { challenge, code } })
  expect(await confirm('000000')).toMatchObject({
    status: 400,
    failure: { problems: { code: { code: 'wrong_code' } } },
  })
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  const code = URI.parse(secret.address).generate()
  const other = await askForChallenge({ visitor })
  const confirmed = await confirm(code)
  if (!confirmed.ok) throw new Error(confirmed.failure.detail)

  expect(new Set(confirmed.value.recovery_codes).size).toBe(10)
  const headers = { authorization: `Bearer ${confirmed.value.access}` }
  const client = createApiClient(sendTo(app, headers))
  expect(await client.call(ownAccountApi.read, {})).toMatchObject({ username: 'Sita' })
  expect(await confirm(code)).toMatchObject(over)
  expect(await visitor.attempt(factorSetupApi.begin, { body: { challenge: other } })).toMatchObject(
    over,
  )
  expect(await visitor.attempt(accountsApi.signIn, { body: admin })).toMatchObject({
    failure: { code: 'factor_required' },
  })
  expect(await client.call(auditLogApi.list, { querystring: {} })).toMatchObject([
    { administrator_name: 'Sita', after: { second_factor: 'authenticator app' } },
    {
      subject: 'required_factors',
      before: { roles: [] },
      after: { roles: ['owner', 'viewer'] },
    },
  ])
})

test('accepts a new passkey as the required factor, once per challenge', async () => {
  const { app, visitor, db } = await startRequired()
  const challenge = await askForChallenge({ visitor })
  const other = await askForChallenge({ visitor })
  const phone = createAuthenticator()
  const begin = (token: string) =>
    visitor.call(factorSetupApi.beginPasskey, { body: { challenge: token } })
  const add = (token: string, answer: ReturnType<typeof phone.register>) =>
    visitor.attempt(factorSetupApi.addPasskey, {
      body: { challenge: token, name: 'Phone', answer },
    })
  const { options } = await begin(challenge)
  const refused = { status: 400, failure: { code: 'passkey_refused' } }
  expect(await add(other, phone.register(options))).toMatchObject(refused)
  const elsewhere = phone.register({ ...options, origin: 'https://elsewhere.example' })
  expect(await add(challenge, elsewhere)).toMatchObject(refused)

  const [added, again] = await Promise.all([
    add(challenge, phone.register(options)),
    add(challenge, phone.register(options)),
  ])
  const entered = [added, again].find(({ ok }) => ok)
  if (!entered?.ok) throw new Error('Nobody came in')
  expect([added, again].filter(({ ok }) => ok)).toHaveLength(1)
  expect(entered.value.recovery_codes).toHaveLength(10)
  const headers = { authorization: `Bearer ${entered.value.access}` }
  const client = createApiClient(sendTo(app, headers))
  expect(await client.call(factorsApi.read, {})).toMatchObject({
    passkeys: [{ name: 'Phone' }],
    codes: null,
    recovery_codes: 10,
  })
  expect(await visitor.attempt(factorSetupApi.begin, { body: { challenge: other } })).toMatchObject(
    over,
  )
  const signInResult = await visitor.attempt(accountsApi.signIn, { body: admin })
  expect(signInResult).toMatchObject({ failure: { code: 'factor_required' } })
  const kept = await db.selectFrom('audit_log').select(['after']).execute()
  expect(JSON.stringify(kept)).toContain('passkey “Phone”')
})

test('refuses a challenge from before the first factor, and an expired one', async () => {
  const { visitor, administrator, db } = await startRequired()
  const challenge = await askForChallenge({ visitor })
  const begin = () => visitor.attempt(factorSetupApi.begin, { body: { challenge } })
  const begun = await visitor.call(factorSetupApi.begin, { body: { challenge } })

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 })
  expect(await begin()).toMatchObject(over)
  vi.useRealTimers()
  const disabled_at = new Date().toISOString()
  await db.updateTable('administrators').set({ disabled_at }).execute()
  expect(await begin()).toMatchObject(over)
  await db.updateTable('administrators').set({ disabled_at: null }).execute()
  const own = { code: URI.parse(begun.address).generate() }
  await administrator.call(factorsApi.confirmTotp, { body: own })

  expect(await begin()).toMatchObject(over)
  const body = { challenge, code: URI.parse(begun.address).generate() }
  expect(await visitor.attempt(factorSetupApi.confirm, { body })).toMatchObject(over)
})

test('keeps the last factor while the role requires one', async () => {
  const { administrator, visitor } = await startRequired()
  const { address } = await administrator.call(factorsApi.beginTotpSetup, {})
  const body = { code: URI.parse(address).generate() }
  await administrator.call(factorsApi.confirmTotp, { body })

  expect(await administrator.attempt(factorsApi.removeTotp, {})).toMatchObject({
    status: 409,
    failure: { params: { reason: 'last_factor' } },
  })
  expect(await administrator.call(factorsApi.read, {})).toMatchObject({
    codes: { created_at: expect.any(String) },
    recovery_codes: 10,
  })

  await administrator.call(requiredFactorsApi.replace, { body: { roles: ['viewer'] } })
  expect(await administrator.attempt(factorsApi.removeTotp, {})).toMatchObject({ ok: true })
  expect(await visitor.attempt(accountsApi.signIn, { body: admin })).toMatchObject({ ok: true })
})
