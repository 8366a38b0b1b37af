import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import type { Claims } from '#app/contract/claims.ts'
import { callAll, expected, isOfApi } from '#tests/access-tables.ts'
import { secretKey, startTestApp } from '#tests/test-app.ts'

/** With invalid credentials the whole API answers 401; other routes ignore them. */
const refusedOnApi = (call: string) => (isOfApi(call) ? 401 : undefined)

/** Invalid credentials, derived from an administrator's real tokens. */
const badCredentials: [
  name: string,
  make: (app: FastifyInstance, tokens: { access: string; refresh: string }) => Promise<string>,
][] = [
  ['an expired token', async (_app, { access }) => sign(expire(claimsOf(access)), secretKey)],
  [
    'a token of a session that was signed out',
    async (app, { access, refresh }) => {
      await app.inject({ method: 'POST', url: '/api/token/blacklist/', payload: { refresh } })
      return access
    },
  ],
  ['a refresh token in place of an access token', async (_app, { refresh }) => refresh],
  [
    'a token without a signature (alg none)',
    async (_app, { access }) => `${encode({ alg: 'none', typ: 'JWT' })}.${access.split('.')[1]}.`,
  ],
  [
    'a token without a signature that says HS256',
    async (_app, { access }) => access.replace(/[^.]*$/, ''),
  ],
  [
    'a token signed with another key',
    async (_app, { access }) => sign(claimsOf(access), 'a key that somebody else made up'),
  ],
  [
    'a token of a session that never was',
    async (_app, { access }) => sign({ ...claimsOf(access), sid: randomUUID() }, secretKey),
  ],
  [
    'a token without the role',
    async (_app, { access }) => sign({ ...claimsOf(access), role: 'student' }, secretKey),
  ],
  [
    'a token whose claims were changed',
    async (_app, { access }) => {
      const [head, , signature] = access.split('.')
      return [head, encode({ ...claimsOf(access), username: 'root' }), signature].join('.')
    },
  ],
  ['garbage', async () => 'not-a-token'],
  ['a key that was never made', async () => `gtv_${'A'.repeat(43)}`],
]

for (const [name, make] of badCredentials) {
  test(`${name} gives no access and is refused on public calls too`, async () => {
    const { app, signIn } = await startTestApp()
    const token = await make(app, await signIn())

    expect(await callAll(app, `Bearer ${token}`)).toEqual(expected(refusedOnApi))
  })
}

test('a valid token signed in this test gives access', async () => {
  const { app, signIn } = await startTestApp()
  const { access } = await signIn()
  const headers = { authorization: `Bearer ${sign({ ...claimsOf(access) }, secretKey)}` }

  expect((await app.inject({ url: '/api/contacts/', headers })).statusCode).toBe(200)
})

for (const header of ['', 'Bearer', 'Bearer ', 'Basic U2l0YTpwYXNz', 'Bearer a b', 'Bearer ü']) {
  test(`the header "${header}" is refused with a message`, async () => {
    const { app } = await startTestApp()

    const response = await app.inject({
      url: '/api/destinations/',
      headers: { authorization: header },
    })

    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({
      detail: 'Token is invalid or expired',
      code: 'token_not_valid',
    })
  })
}

test('an office call without credentials answers 401', async () => {
  const { app } = await startTestApp()

  const response = await app.inject('/api/contacts/')

  expect(response.json()).toEqual({ detail: 'Please log in as admin.', code: 'not_authenticated' })
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const expire = ({ iat, ...claims }: Claims) => ({ ...claims, iat: iat - 301, exp: iat - 1 })

function sign(claims: object, key: string) {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}
