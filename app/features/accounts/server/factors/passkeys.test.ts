import { expect, test, vi } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { createAuthenticator } from '#tests/authenticator.ts'
import { admin, startTestApp } from '#tests/test-app.ts'
import { factorsApi, secondStepApi } from '../../factors-contract.ts'

type Started = Awaited<ReturnType<typeof startTestApp>>
type Device = ReturnType<typeof createAuthenticator>

/** Sita with a passkey of her phone. */
async function startWithPasskey() {
  const started = await startTestApp()
  const phone = createAuthenticator()
  const added = await keep(started, phone, 'Phone')
  return { ...started, phone, recoveryCodes: added.recovery_codes }
}

async function keep(
  { administrator }: Pick<Started, 'administrator'>,
  device: Device,
  name: string,
) {
  const { challenge, options } = await administrator.call(factorsApi.beginPasskey, {})
  const body = { challenge, name, answer: device.register(options) }
  return administrator.call(factorsApi.addPasskey, { body })
}

/** Returns the sign-in options for any passkey, or for the account of the challenge. */
const readOptions = ({ visitor }: Pick<Started, 'visitor'>, challenge?: string) =>
  visitor.call(secondStepApi.readPasskeyOptions, { body: { challenge } })

function signInWithPasskey(
  { visitor }: Pick<Started, 'visitor'>,
  challenge: string,
  answer: ReturnType<Device['authenticate']>,
) {
  return visitor.attempt(secondStepApi.usePasskey, { body: { challenge, answer } })
}

const refusedError = { ok: false, status: 401, failure: { code: 'passkey_refused' } }
const expiredError = { ok: false, status: 401, failure: { code: 'challenge_expired' } }

test('signs in with a passkey alone, once per challenge, and records the use', async () => {
  const { visitor, administrator, phone, recoveryCodes } = await startWithPasskey()
  expect(recoveryCodes).toHaveLength(10)
  const { challenge, options } = await readOptions({ visitor })
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(options.allowCredentials).toBeUndefined()
  const answer = phone.authenticate(options)

  expect(await signInWithPasskey({ visitor }, challenge, answer)).toMatchObject({
    value: { access: expect.any(String), refresh: expect.any(String) },
  })
  expect(await signInWithPasskey({ visitor }, challenge, answer)).toMatchObject(expiredError)
  const { passkeys } = await administrator.call(factorsApi.read, {})
  expect(passkeys).toMatchObject([{ name: 'Phone', last_used_at: expect.any(String) }])
})

test('refuses a forged or unverified passkey answer, or one for another site or challenge', async () => {
  const { visitor, phone } = await startWithPasskey()
  const asked = await readOptions({ visitor })
  const other = await readOptions({ visitor })
  const stranger = { ...createAuthenticator().authenticate(asked.options) }
  const { id, rawId } = phone.authenticate(asked.options)

  for (const answer of [
    stranger,
    { ...stranger, id, rawId },
    phone.authenticate(asked.options, { isVerified: false }),
    phone.authenticate({ ...asked.options, origin: 'https://elsewhere.example' }),
    phone.authenticate(other.options),
  ]) {
    expect(await signInWithPasskey({ visitor }, asked.challenge, answer)).toMatchObject(
      refusedError,
    )
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1000 })
  const late = await signInWithPasskey(
    { visitor },
    asked.challenge,
    phone.authenticate(asked.options),
  )
  vi.useRealTimers()
  expect(late).toMatchObject(expiredError)
})

test('refuses a passkey whose counter did not increase', async () => {
  const { visitor, phone } = await startWithPasskey()
  const answerWith = async (counter: number) => {
    const { challenge, options } = await readOptions({ visitor })
    return signInWithPasskey({ visitor }, challenge, phone.authenticate(options, { counter }))
  }

  expect(await answerWith(7)).toMatchObject({ ok: true })
  expect(await answerWith(7)).toMatchObject(refusedError)
  expect(await answerWith(0)).toMatchObject(refusedError)
  expect(await answerWith(8)).toMatchObject({ ok: true })
})

test('accepts a passkey as second factor for its owner only', async () => {
  const started = await startWithPasskey()
  const { visitor, phone } = started
  const asked = await visitor.attempt(accountsApi.signIn, { body: admin })
  expect(asked).toMatchObject({ failure: { params: { codes: 0, passkeys: 1 } } })
  const token = String(!asked.ok && asked.failure.params?.challenge)
  const { challenge, options } = await readOptions({ visitor }, token)
  expect(options.allowCredentials).toMatchObject([{ id: phone.authenticate(options).id }])

  // The second step needs no user verification by the device, because the password was checked.
  const answer = phone.authenticate(options, { isVerified: false })
  expect(await signInWithPasskey({ visitor }, challenge, answer)).toMatchObject({ ok: true })
})

test('stores several named passkeys, each once, and removes them one by one', async () => {
  const started = await startWithPasskey()
  const { administrator, visitor, phone } = started
  const key = createAuthenticator()
  expect(await keep(started, key, 'Key')).toEqual({ recovery_codes: [] })
  const begun = await administrator.call(factorsApi.beginPasskey, {})
  expect(begun.options.excludeCredentials).toHaveLength(2)
  const known = { challenge: begun.challenge, name: 'Again', answer: phone.register(begun.options) }
  expect(await administrator.attempt(factorsApi.addPasskey, { body: known })).toMatchObject({
    status: 409,
  })
  expect(await administrator.attempt(factorsApi.addPasskey, { body: known })).toMatchObject(
    expiredError,
  )

  const { passkeys } = await administrator.call(factorsApi.read, {})
  expect(passkeys.map(({ name }) => name)).toEqual(['Phone', 'Key'])
  for (const { id } of passkeys) {
    await administrator.call(factorsApi.removePasskey, { params: { id } })
  }
  const { challenge, options } = await readOptions({ visitor })
  expect(await signInWithPasskey({ visitor }, challenge, key.authenticate(options))).toMatchObject(
    refusedError,
  )
  expect(await visitor.attempt(accountsApi.signIn, { body: admin })).toMatchObject({ ok: true })
  expect(await administrator.call(factorsApi.read, {})).toMatchObject({ recovery_codes: 0 })
})
