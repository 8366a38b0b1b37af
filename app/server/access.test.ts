import { createHmac, randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import type { Claims } from '#app/contract/claims.ts'
import { keyRights, type Right, type Role } from '#app/contract/rights.ts'
import { apiKeysApi } from '#app/features/api-keys/contract.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import type { AccessRow as Row } from '#tests/access-row.ts'
import { makeContact } from '#tests/factories.ts'
import { secretKey, startTestApp } from '#tests/test-app.ts'

const unknownId = '01900000-0000-7000-8000-000000000000'

const featureRows = import.meta.glob<Row[]>('../features/*/server/**/access-rows.ts', {
  eager: true,
  import: 'accessRows',
})

/** All routes: of each feature and of the server itself. */
const rows: Row[] = [
  { call: 'GET /healthz', visitor: 200, administrator: 200 },
  { call: 'GET /readyz', visitor: 200, administrator: 200 },
  { call: 'GET /metrics', visitor: 404, administrator: 404 },
  { call: 'GET /api/openapi.json', visitor: 200, administrator: 200 },
  { call: 'GET /api/*', visitor: 404, administrator: 404 },
  ...Object.values(featureRows).flat(),
]

function toRequest({ call, payload }: Row): InjectOptions & { url: string } {
  const [method, pattern = ''] = call.split(' ')
  const url = pattern
    .replace(':id', unknownId)
    .replace(':activity_id', unknownId)
    .replace(':user_id', 'visitor-9')
    .replace(':name', `${'0'.repeat(32)}.webp`)
    .replace('*', 'no-such-call/')
  return { method: method as 'GET', url, ...(payload && { payload }) }
}

/** Calls every row of the table, with HEAD where there is GET. Returns the responses. */
async function callAll(app: FastifyInstance, authorization?: string) {
  const answers: Record<string, number> = {}
  for (const row of rows) {
    const request = { ...toRequest(row), ...(authorization && { headers: { authorization } }) }
    // Streams do not end, so they are aborted.
    const answer = await app.inject({ ...request, payloadAsStream: true })
    answers[row.call] = answer.statusCode
    if (request.method !== 'GET') continue
    answers[asHead(row.call)] = (await app.inject({ ...request, method: 'HEAD' })).statusCode
  }
  return answers
}

const asHead = (call: string) => call.replace('GET', 'HEAD')

/** The expected statuses by call. */
function expected(pick: (row: Row) => number) {
  return Object.fromEntries(
    rows.flatMap((row) => [
      [row.call, pick(row)],
      ...(row.call.startsWith('GET') ? [[asHead(row.call), pick(row)]] : []),
    ]),
  )
}

/** With invalid credentials the whole API answers 401; other routes ignore them. */
const refusedOnApi = (row: Row) => (row.call.includes(' /api/') ? 401 : row.visitor)

test('every route of the server is listed in this table', async () => {
  const routes: RouteOptions[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  subscribe('fastify.initialization', listen)
  await startTestApp().finally(() => unsubscribe('fastify.initialization', listen))

  const found = routes.flatMap(({ method, url }) =>
    [method].flat().map((each) => (url === '/api/*' ? `GET ${url}` : `${each} ${url}`)),
  )
  const listed = rows.map(({ call }) => call.replace(/\?.*/, ''))
  expect([...new Set(found.filter((call) => !call.startsWith('HEAD')))].sort()).toEqual(
    [...new Set(listed)].sort(),
  )
})

test('a visitor without a token can use only public calls', async () => {
  const { app, signIn } = await startTestApp()
  await signIn()

  expect(await callAll(app)).toEqual(expected((row) => row.visitor))
})

test('an owner can use every call', async () => {
  const { app, credentials } = await startTestApp()
  const { authorization } = await credentials()

  expect(await callAll(app, authorization)).toEqual(expected((row) => row.administrator))
})

/** The rights of each role, stated independently of the code; an owner has all. */
const rightsByRole: Record<Exclude<Role, 'owner'>, Right[]> = {
  counsellor: [
    ...(['office:enter', 'changes:read', 'leads:work', 'leads:all', 'reports:read'] as const),
    ...(['chat:answer', 'contacts:work', 'answers:write', 'facts:read'] as const),
  ],
  editor: ['office:enter', 'changes:read', 'content:write', 'facts:read'],
  viewer: ['office:enter', 'reports:read'],
}

for (const [role, rights] of Object.entries(rightsByRole) as [Role, Right[]][]) {
  test(`the role ${role} can use only the calls of its rights`, async () => {
    const { app, db, credentials } = await startTestApp()
    const { authorization } = await credentials()
    await db.updateTable('administrators').set({ role }).execute()

    expect(await callAll(app, authorization)).toEqual(
      expected(({ right, administrator }) =>
        !right || rights.includes(right) ? administrator : 403,
      ),
    )
  })
}

test('a call outside the role is refused, and a new role applies immediately', async () => {
  const { db, signIn, administrator } = await startTestApp()
  await signIn()
  const become = (role: Role) => db.updateTable('administrators').set({ role }).execute()
  const read = () => administrator.attempt(apiKeysApi.list, {})

  await become('editor')
  expect(await read()).toMatchObject({
    status: 403,
    failure: {
      code: 'permission_denied',
      params: { reason: 'role' },
      detail: 'Your role does not include this. An owner of your office can change your role.',
    },
  })
  await become('owner')
  expect(await read()).toMatchObject({ ok: true })
})

test('the server does not start if an office call has no right', async () => {
  const routes = async (app: FastifyInstance) => {
    app.get('/api/example/', { config: { access: 'administrator' } }, () => '')
  }

  await expect(startTestApp({ more: [{ routes: [routes] }] })).rejects.toThrow(
    'GET /api/example/ names no right',
  )
})

test('the server does not start if a call with restricted rows does not declare which rows it serves', async () => {
  const config = { access: 'administrator', right: 'leads:work' } as const
  const routes = async (app: FastifyInstance) => {
    app.get('/api/example/', { config }, () => '')
  }

  await expect(startTestApp({ more: [{ routes: [routes] }] })).rejects.toThrow(
    'GET /api/example/ does not declare which rows it serves',
  )
})

test('a response is not sent if the call has not checked the viewer', async () => {
  const config = {
    access: 'administrator',
    right: 'leads:work',
    rowAccess: 'viewer-scope',
  } as const
  const routes = async (app: FastifyInstance) => {
    app.get('/api/example/', { config }, () => 'Asha Gurung')
    app.get('/api/example/asked/', { config }, (request) => getViewer(request).lead_scope)
  }
  const { app, credentials } = await startTestApp({ more: [{ routes: [routes] }] })
  const headers = await credentials()
  const read = (url: string) => app.inject({ url, headers })

  const refused = await read('/api/example/')
  expect([refused.statusCode, refused.body.includes('Asha')]).toEqual([500, false])
  expect(await read('/api/example/asked/')).toMatchObject({ statusCode: 200 })
})

test('an API key can use the calls of its rights and is refused on public calls', async () => {
  const { app, administrator } = await startTestApp({ config: { rateLimitFactor: 100 } })
  const body = { name: 'Example site', rights: [...keyRights], expires_at: null }
  const { secret } = await administrator.call(apiKeysApi.add, { body })
  const isRefused = (row: Row) => (row.call.includes(' /api/') ? 403 : row.visitor)

  expect(await callAll(app, `Bearer ${secret}`)).toEqual(
    expected((row) => row.key ?? isRefused(row)),
  )
})

test('the id of a conversation gives no access to office calls', async () => {
  const { app, signIn } = await startTestApp()
  await signIn()
  const asVisitor = {
    cookie: 'chatVisitorId=visitor-1',
    referer: 'http://localhost/admin/messages',
  }

  for (const row of rows.filter(({ visitor }) => visitor === 401)) {
    const response = await app.inject({ ...toRequest(row), headers: asVisitor })
    expect([row.call, response.statusCode]).toEqual([row.call, 401])
  }
})

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

test('another spelling of an address does not bypass the access check', async () => {
  const { app, credentials } = await startTestApp()
  const headers = await credentials()
  await app.inject({ method: 'POST', url: '/api/contacts/', payload: makeContact() })

  for (const url of [
    '/api/contacts',
    '/%61pi/contacts/',
    '/api/c%6Fntacts/',
    '/api/contacts/?a=1',
  ]) {
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 401])
    expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 200])
  }
  for (const url of ['/API/contacts/', '//api/contacts/', '/api//contacts/', '/api/../contacts/']) {
    expect((await app.inject(url)).body).not.toContain('asha@student.example')
  }
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const expire = ({ iat, ...claims }: Claims) => ({ ...claims, iat: iat - 301, exp: iat - 1 })

function sign(claims: object, key: string) {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}
