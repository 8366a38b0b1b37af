import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { type TOTP, URI } from 'otpauth'
import { expect, test } from 'vitest'
import type { Claims } from '#app/contract/claims.ts'
import { createAuthenticator } from '#tests/authenticator.ts'
import { admin, startTestApp } from '#tests/test-app.ts'
import { accountsApi } from '../../contract.ts'
import { factorsApi } from '../../factors-contract.ts'
import { administratorsApi, ownAccountApi } from '../../people-contract.ts'
import { reauthenticationApi } from '../../reauthentication-contract.ts'

const guest = { username: 'Gita', email: 'gita@office.example', role: 'editor' as const }

type Started = Awaited<ReturnType<typeof startTestApp>>

/** As if the administrator had last shown who they are so long ago. */
async function wait({ app, db, signIn, setTokens }: Started, minutes: number) {
  const reauthenticated_at = new Date(Date.now() - minutes * 60_000).toISOString()
  const { access, refresh } = await signIn()
  await db
    .updateTable('sessions')
    .set({ created_at: reauthenticated_at, reauthenticated_at })
    .execute()
  const asOfThen = (token: string) =>
    app.jwt.sign({ ...app.jwt.decode<Claims>(token), reauthenticated_at })
  setTokens({ access: asOfThen(access), refresh: asOfThen(refresh) })
}

test('asks for reauthentication before sensitive calls only', async () => {
  const routes: RouteOptions[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  subscribe('fastify.initialization', listen)
  await startTestApp().finally(() => unsubscribe('fastify.initialization', listen))

  const asking = routes.filter(({ config }) => config?.reauthentication)
  expect(asking.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
    'DELETE /api/account/factors/codes/',
    'DELETE /api/account/factors/passkeys/:id/',
    'DELETE /api/account/sessions/',
    'DELETE /api/account/sessions/:id/',
    'DELETE /api/mails/server/',
    'PATCH /api/webhooks/:id/',
    'POST /api/account/exports/',
    'POST /api/account/factors/codes/',
    'POST /api/account/factors/codes/confirm/',
    'POST /api/account/factors/passkeys/',
    'POST /api/account/factors/passkeys/options/',
    'POST /api/account/factors/recovery-codes/',
    'POST /api/administrators/',
    'POST /api/administrators/:id/disable/',
    'POST /api/administrators/:id/enable/',
    'POST /api/administrators/:id/link/',
    'POST /api/api-keys/',
    'POST /api/api-keys/:id/revoke/',
    'POST /api/backups/downloads/',
    'POST /api/guardians/:id/erase/',
    'POST /api/guardians/:id/personal-data/',
    'POST /api/leads/:id/erase/',
    'POST /api/leads/:id/personal-data/',
    'POST /api/leads/sms-numbers/',
    'POST /api/mails/server/test/',
    'POST /api/webhooks/',
    'POST /api/webhooks/:id/secret/',
    'PUT /api/administrators/:id/role/',
    'PUT /api/mails/server/',
    'PUT /api/required-factors/',
  ])
})

test('asks for the password after ten minutes, and accepts it for ten more', async () => {
  const started = await startTestApp()
  const { visitor, administrator, signIn, setTokens } = started
  await wait(started, 9)
  const first = { body: { ...guest, username: 'Before', email: 'before@office.example' } }
  expect(await administrator.attempt(administratorsApi.invite, first)).toMatchObject({ ok: true })
  await wait(started, 11)
  const { refresh } = await signIn()

  expect(await administrator.attempt(administratorsApi.invite, { body: guest })).toMatchObject({
    status: 403,
    failure: { code: 'reauthentication_required' },
  })
  const { challenge, ...wanted } = await administrator.call(reauthenticationApi.begin, {})
  expect(wanted).toEqual({ password: true, codes: false, passkey: null })
  const show = (password: string) =>
    administrator.attempt(reauthenticationApi.confirm, { body: { challenge, password } })
  expect(await show('wrong')).toMatchObject({ status: 400, failure: { fields: expect.anything() } })
  const shown = await show(admin.password)
  if (!shown.ok) throw new Error('The right password was refused')
  // Tokens from before are void.
  expect(await administrator.attempt(reauthenticationApi.begin, {})).toMatchObject({ status: 401 })
  const old = await visitor.attempt(accountsApi.refresh, { body: { refresh } })
  expect(old).toMatchObject({ status: 401 })
  setTokens(shown.value)
  expect(await administrator.attempt(administratorsApi.invite, { body: guest })).toMatchObject({
    ok: true,
  })
})

test('requires the second factor, a code or a passkey, if there is one', async () => {
  const started = await startTestApp()
  const { administrator, setTokens } = started
  const { address } = await administrator.call(factorsApi.beginTotpSetup, {})
  const totp = URI.parse(address) as TOTP
  const used = { code: totp.generate() }
  await administrator.call(factorsApi.confirmTotp, { body: used })
  const phone = createAuthenticator()
  const made = await administrator.call(factorsApi.beginPasskey, {})
  const { challenge: kept, options } = made
  const body = { challenge: kept, name: 'Phone', answer: phone.register(options) }
  await administrator.call(factorsApi.addPasskey, { body })
  await wait(started, 11)
  const exporting = () =>
    administrator.attempt(reauthenticationApi.recordExport, { body: { list: 'leads' } })
  expect(await exporting()).toMatchObject({ status: 403 })

  const { challenge, passkey, ...wanted } = await administrator.call(reauthenticationApi.begin, {})
  expect(wanted).toEqual({ password: false, codes: true })
  const show = (shown: object) =>
    administrator.attempt(reauthenticationApi.confirm, { body: { challenge, ...shown } })
  expect(await show({ password: admin.password })).toMatchObject({ status: 400 })
  expect(await show(used)).toMatchObject({ status: 400 })
  const forged = createAuthenticator().authenticate({ challenge: passkey?.challenge ?? '' })
  expect(await show({ answer: forged })).toMatchObject({ status: 400 })
  const answer = phone.authenticate({ challenge: passkey?.challenge ?? '' })
  const shown = await show({ answer })
  if (!shown.ok) throw new Error('The passkey was refused')
  setTokens(shown.value)
  expect(await exporting()).toMatchObject({ ok: true })

  await wait(started, 11)
  const again = await administrator.call(reauthenticationApi.begin, {})
  const code = totp.generate({ timestamp: Date.now() + 30_000 })
  const last = { challenge: again.challenge, code }
  setTokens(await administrator.call(reauthenticationApi.confirm, { body: last }))
  expect(await exporting()).toMatchObject({ ok: true })
})

test('does not accept a new password in place of the second factor', async () => {
  const started = await startTestApp()
  const { administrator, setTokens } = started
  const { address } = await administrator.call(factorsApi.beginTotpSetup, {})
  const totp = URI.parse(address) as TOTP
  await administrator.call(factorsApi.confirmTotp, { body: { code: totp.generate() } })
  await wait(started, 11)
  const body = { current_password: admin.password, new_password: 'another-example-password' }
  const change = () => administrator.attempt(ownAccountApi.changePassword, { body })

  expect(await change()).toMatchObject({
    status: 403,
    failure: { code: 'reauthentication_required' },
  })
  const { challenge } = await administrator.call(reauthenticationApi.begin, {})
  const code = totp.generate({ timestamp: Date.now() + 30_000 })
  setTokens(await administrator.call(reauthenticationApi.confirm, { body: { challenge, code } }))
  expect(await change()).toMatchObject({ ok: true })
})
