import { type TOTP, URI } from 'otpauth'
import { expect, test, vi } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { admin, startTestApp } from '#tests/test-app.ts'
import { factorsApi, secondStepApi } from '../../factors-contract.ts'

type Started = Awaited<ReturnType<typeof startTestApp>>

/** Sita with an app that makes codes; the code that she confirmed it with is used. */
async function startWithCodes(options: Parameters<typeof startTestApp>[0] = {}) {
  const started = await startTestApp(options)
  const { address } = await started.administrator.call(factorsApi.beginTotpSetup, {})
  const totp = URI.parse(address) as TOTP
  const body = { code: totp.generate() }
  const { recovery_codes } = await started.administrator.call(factorsApi.confirmTotp, { body })
  return { ...started, totp, used: body.code, recovery_codes }
}

/** The challenge that the right password is answered by. */
async function askForChallenge({ visitor }: Pick<Started, 'visitor'>) {
  const asked = await visitor.attempt(accountsApi.signIn, { body: admin })
  expect(asked).toMatchObject({ ok: false, status: 401, failure: { code: 'factor_required' } })
  return String(!asked.ok && asked.failure.params?.challenge)
}

/** A code that was not taken yet, though an earlier one was. */
const nextCode = (totp: TOTP) => totp.generate({ timestamp: Date.now() + 30_000 })

function show({ visitor }: Pick<Started, 'visitor'>, challenge: string, code: string) {
  return visitor.attempt(secondStepApi.complete, { body: { challenge, code } })
}

test('requires codes once one was confirmed, and accepts each code once', async () => {
  const { visitor, administrator, db, totp, ...confirmed } = await startWithCodes()
  const challenge = await askForChallenge({ visitor })
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)

  // What confirmed the app is used up.
  const used = await show({ visitor }, challenge, confirmed.used)
  expect(used).toMatchObject({
    status: 400,
    failure: { problems: { code: { code: 'wrong_code' } } },
  })
  const code = nextCode(totp).replace(/^.../, '$& ')
  expect(await show({ visitor }, challenge, code)).toMatchObject({ ok: true })

  expect(await show({ visitor }, challenge, code)).toMatchObject({
    status: 401,
    failure: { code: 'challenge_expired' },
  })
  const again = await show({ visitor }, await askForChallenge({ visitor }), code)
  expect(again).toMatchObject({ status: 400 })
  expect(await administrator.call(factorsApi.read, {})).toMatchObject({
    codes: { created_at: expect.any(String) },
    recovery_codes: 10,
  })
})

test('refuses six letters, and accepts grouped digits', async () => {
  const { administrator } = await startTestApp()
  const { address } = await administrator.call(factorsApi.beginTotpSetup, {})
  const confirm = (code: string) =>
    administrator.attempt(factorsApi.confirmTotp, { body: { code } })

  for (const code of ['नमस्ते', '१२३४५६', 'abcdef', '12345']) {
    expect(await confirm(code), code).toMatchObject({
      status: 400,
      failure: { problems: { code: { code: 'wrong_code' } } },
    })
  }
  const code = (URI.parse(address) as TOTP).generate()
  expect(await confirm(code.replace(/^.../, '$& '))).toMatchObject({ ok: true })
})

test('accepts a code and a challenge once across two servers', async () => {
  const { visitor, address, totp } = await startWithCodes()
  const other = await startTestApp({ address })
  const first = await askForChallenge({ visitor })
  const second = await askForChallenge({ visitor })
  const code = nextCode(totp)

  const results = await Promise.all([
    show({ visitor }, first, code),
    show(other, second, code),
    show(other, first, code),
  ])

  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

test('accepts a recovery code in place of the app, once', async () => {
  const { visitor, administrator, recovery_codes, db } = await startWithCodes()
  expect(new Set(recovery_codes).size).toBe(10)
  const [code = ''] = recovery_codes
  expect(code).toMatch(/^([a-z2-9]{4}-){6}[a-z2-9]{4}$/)

  const typed = code.toUpperCase().replaceAll('-', ' ')
  const used = await show({ visitor }, await askForChallenge({ visitor }), typed)
  expect(used).toMatchObject({ ok: true })
  const again = await show({ visitor }, await askForChallenge({ visitor }), code)
  expect(again).toMatchObject({ status: 400 })

  expect(await administrator.call(factorsApi.read, {})).toMatchObject({ recovery_codes: 9 })
  expect(JSON.stringify(await db.selectFrom('recovery_codes').selectAll().execute())).not.toContain(
    code,
  )
  const renewed = await administrator.call(factorsApi.renewRecoveryCodes, {})
  const old = recovery_codes[1] ?? ''
  expect(renewed.recovery_codes).not.toContain(old)
  expect(await show({ visitor }, await askForChallenge({ visitor }), old)).toMatchObject({
    status: 400,
  })
})

test('makes no codes from a copy of the database without the server’s key', async () => {
  const { db, totp } = await startWithCodes()
  const rows = await db.selectFrom('totp_factors').selectAll().execute()

  const everything = JSON.stringify(rows)
  expect(everything).not.toContain(totp.secret.base32)
  expect(everything).not.toContain(totp.secret.hex)
})

test('allows 5 attempts per challenge and 20 an hour per account, across all servers', async () => {
  const { visitor, address, totp } = await startWithCodes({ config: { rateLimitFactor: 100 } })
  const other = await startTestApp({ address, config: { rateLimitFactor: 100 } })

  for (const place of [{ visitor }, other, { visitor }, other]) {
    const challenge = await askForChallenge(place)
    for (let guess = 0; guess < 5; guess++) {
      expect(await show(place, challenge, '000000')).toMatchObject({ status: 400 })
    }
    const over = { status: 401, failure: { code: 'challenge_expired' } }
    expect(await show(place, challenge, nextCode(totp))).toMatchObject(over)
  }

  const refused = await show(other, await askForChallenge(other), nextCode(totp))
  expect(refused).toMatchObject({ status: 429, failure: { code: 'throttled' } })
})

test('invalidates a challenge after five minutes or a new password, and refuses it as a token', async () => {
  const { app, visitor, db, totp } = await startWithCodes()
  const over = { status: 401, failure: { code: 'challenge_expired' } }
  const challenge = await askForChallenge({ visitor })
  const headers = { authorization: `Bearer ${challenge}` }
  expect((await app.inject({ url: '/api/account/factors/', headers })).statusCode).toBe(401)
  expect(await show({ visitor }, 'x', nextCode(totp))).toMatchObject(over)
  const [head, , signature] = challenge.split('.')
  const forged = [head, Buffer.from('{"sub":"1"}').toString('base64url'), signature].join('.')
  expect(await show({ visitor }, forged, nextCode(totp))).toMatchObject(over)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1000 })
  expect(await show({ visitor }, challenge, nextCode(totp))).toMatchObject(over)
  vi.useRealTimers()

  await db.updateTable('administrators').set({ password_hash: 'another' }).execute()
  expect(await show({ visitor }, challenge, nextCode(totp))).toMatchObject(over)
})

test('requires no codes of an unconfirmed or removed app', async () => {
  const { visitor, administrator } = await startTestApp()
  const begun = await administrator.call(factorsApi.beginTotpSetup, {})
  expect(begun.picture.path).toMatch(/^M\d+ \d+h1v1h-1z/)
  expect(new URL(begun.address).searchParams.get('secret')).toBe(begun.secret)
  const wrong = await administrator.attempt(factorsApi.confirmTotp, { body: { code: '000000' } })
  expect(wrong).toMatchObject({ status: 400 })
  expect(await visitor.attempt(accountsApi.signIn, { body: admin })).toMatchObject({ ok: true })
  expect(await administrator.attempt(factorsApi.renewRecoveryCodes, {})).toMatchObject({
    status: 409,
  })

  const body = { code: (URI.parse(begun.address) as TOTP).generate() }
  await administrator.call(factorsApi.confirmTotp, { body })
  expect(await administrator.attempt(factorsApi.beginTotpSetup, {})).toMatchObject({ status: 409 })
  await administrator.call(factorsApi.removeTotp, {})
  expect(await visitor.attempt(accountsApi.signIn, { body: admin })).toMatchObject({ ok: true })
  expect(await administrator.call(factorsApi.read, {})).toEqual({
    passkeys: [],
    codes: null,
    recovery_codes: 0,
  })
})
