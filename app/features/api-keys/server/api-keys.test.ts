import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { makeContact } from '#tests/factories.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { apiKeysApi, type NewApiKey } from '../contract.ts'

const asha = { name: 'Asha Gurung', phone: '९८०-0000001', message: 'Nursing?' }

async function start(given: Partial<NewApiKey> = {}) {
  const started = await startTestApp()
  const { app, administrator } = started
  const make = (more: Partial<NewApiKey> = {}) =>
    administrator.attempt(apiKeysApi.add, {
      body: { name: 'Example site', rights: ['leads:create'], expires_at: null, ...more },
    })
  const made = await make(given)
  if (!made.ok) throw new Error('No key was made')
  const { secret, ...key } = made.value
  return {
    ...started,
    make,
    key,
    secret,
    keys: () => administrator.call(apiKeysApi.list, {}),
    revoke: () => administrator.call(apiKeysApi.revoke, { params: { id: key.id } }),
    leads: () => administrator.call(leadsApi.list, { querystring: {} }),
    send: (payload: object = asha, headers: Record<string, string> = {}, server = app) =>
      server.inject({
        method: 'POST',
        url: '/api/v1/leads',
        payload,
        headers: { authorization: `Bearer ${secret}`, ...headers },
      }),
  }
}

test('stores an enquiry from another site’s form with its source', async () => {
  const { administrator, leads, send } = await start()
  const origin = { source: 'facebook', campaign: 'autumn', page: '/apply' }
  const consent = 'We keep this to answer you.'

  const answer = await send({ ...asha, countries: ['AU'], origin, consent })

  expect(answer.statusCode).toBe(201)
  expect(Object.keys(answer.json())).toEqual(['id', 'received_at'])
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  const [lead] = await leads()
  expect(lead).toMatchObject({ channel: 'api', source: 'facebook', countries: ['AU'] })
  const { timeline } = await administrator.call(leadsApi.find, { params: { id: lead?.id ?? '' } })
  expect(timeline).toMatchObject([
    { text: 'Nursing?', after: { consent }, enquiry: { ...origin, first_response_at: null } },
  ])
})

test('adds an enquiry of a known person to the same lead without revealing it', async () => {
  const { leads, send, visitor } = await start()
  const first = await visitor.call(contactsApi.send, {
    body: makeContact({ ...asha, phone: '+977 9800000001' }),
  })

  expect((await send()).json().id).not.toBe(first.id)
  expect(await leads()).toMatchObject([{ name: 'Asha Gurung', enquiries: 2 }])
})

test('stores an enquiry once per Idempotency-Key and refuses another one', async () => {
  const { app, db, keys, leads, make, send } = await start()
  const named = { 'idempotency-key': 'form-17' }

  const sent = await Promise.all([send(asha, named), send(asha, named), send(asha, named)])

  expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201])
  expect(new Set(sent.map((answer) => answer.body)).size).toBe(1)
  const other = await send({ ...asha, message: 'Law?' }, named)
  expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_used'])
  expect((await send(asha, { 'idempotency-key': 'a b' })).statusCode).toBe(400)
  expect(await leads()).toMatchObject([{ enquiries: 1 }])

  // The names are each key's own, and free again after a day.
  const made = await make({ name: 'Another' })
  const authorization = made.ok ? `Bearer ${made.value.secret}` : ''
  expect((await send(asha, { ...named, authorization })).statusCode).toBe(201)
  await db.updateTable('api_requests').set({ received_at: '2026-01-01T00:00:00.000Z' }).execute()
  await forgetOld(app)
  expect((await send(asha, named)).statusCode).toBe(201)
  expect(await keys()).toHaveLength(2)
})

test('refuses an enquiry without contact details at its field and stores nothing', async () => {
  const { db, leads, send } = await start()

  const named = { 'idempotency-key': 'form-18' }
  for (const wrong of [
    { phone: '' },
    { phone: '12' },
    { email: 'a' },
    { name: ' ' },
    { countries: ['Canada'] },
  ]) {
    const answer = await send({ ...asha, ...wrong }, named)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
      400,
      Object.keys(wrong),
    ])
  }
  expect(await leads()).toEqual([])
  expect(await db.selectFrom('api_requests').selectAll().execute()).toEqual([])
  expect((await send(asha, named)).statusCode).toBe(201)
})

test('returns a key once, stores its hash, revokes it on all servers, and records its changes', async () => {
  const { address, administrator, db, key, keys, revoke, secret, send } = await start()
  const other = await startTestApp({ address })
  expect(secret).toMatch(/^gtv_[\w-]{43}$/)
  expect(secret.startsWith(key.prefix)).toBe(true)
  expect(await keys()).toEqual([key])
  expect((await send(asha, {}, other.app)).statusCode).toBe(201)
  expect((await keys())[0]?.last_used_at).not.toBeNull()

  const revoked = await revoke()
  expect(await revoke()).toEqual(revoked)

  for (const server of [undefined, other.app]) {
    expect((await send(asha, {}, server)).statusCode).toBe(401)
  }
  const entries = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'api_key' },
  })
  expect(entries.map(({ action, subject_name }) => [action, subject_name])).toEqual([
    ['changed', 'Example site'],
    ['added', 'Example site'],
  ])
  const all = [await db.selectFrom('api_keys').selectAll().execute(), entries]
  expect(JSON.stringify(all)).not.toContain(secret.slice(10))
})

test('enforces expiry, rights and rate limit of a key', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const { app, db, make, secret, send } = await start({ expires_at: tomorrow })
  const read = (authorization: string) =>
    app.inject({
      url: '/api/leads/report/?from=2026-11-01&until=2026-11-30',
      headers: { authorization },
    })
  const reader = await make({ rights: ['reports:read'] })
  const authorization = reader.ok ? `Bearer ${reader.value.secret}` : ''
  expect((await read(authorization)).statusCode).toBe(200)
  expect((await read(`Bearer ${secret}`)).statusCode).toBe(403)
  expect((await send(asha, { authorization })).statusCode).toBe(403)
  expect((await make({ expires_at: '2026-01-01T00:00:00Z' })).ok).toBe(false)
  expect((await make({ rights: [] })).ok).toBe(false)

  // It has been used once.
  for (let turn = 2; turn < 120; turn++) await send({})
  expect((await send()).statusCode).toBe(201)
  expect((await send()).statusCode).toBe(429)
  expect((await read(authorization)).statusCode).toBe(200)

  await db.updateTable('api_keys').set({ expires_at: new Date().toISOString() }).execute()
  expect((await send()).statusCode).toBe(401)
})
