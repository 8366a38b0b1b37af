import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import { type KeyRight, keyRights, type Right, type Role } from '#app/contract/rights.ts'
import { apiKeysApi } from '#app/features/api-keys/contract.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import {
  callAll,
  calls,
  expected,
  isOfApi,
  keyCalls,
  keyRightOf,
  listCalls,
  publicCalls,
  rightOf,
  toRequest,
} from '#tests/access-tables.ts'
import { makeContact } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'

test('every route of the server is listed in the access tables with its right', async () => {
  const routes: RouteOptions[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  subscribe('fastify.initialization', listen)
  await startTestApp().finally(() => unsubscribe('fastify.initialization', listen))

  const declared = new Map<string, [access?: string, right?: Right, keyRight?: KeyRight]>()
  for (const { method, url, config } of routes) {
    for (const each of url === '/api/*' ? ['GET'] : [method].flat()) {
      if (each !== 'HEAD') {
        declared.set(`${each} ${url}`, [config?.access, config?.right, config?.keyRight])
      }
    }
  }
  const listed = new Map(
    calls.map((call) => [
      call.replace(/\?.*/, ''),
      [
        publicCalls.has(call) ? 'anyone' : keyCalls.has(call) ? 'key' : 'administrator',
        rightOf.get(call),
        keyRightOf.get(call),
      ],
    ]),
  )
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(declared))
})

test('a visitor without a token can use only public calls', async () => {
  const { app, signIn } = await startTestApp()
  await signIn()

  expect(await callAll(app)).toEqual(expected((call) => (publicCalls.has(call) ? undefined : 401)))
})

test('an owner can use every call, except those of API keys', async () => {
  const { app, credentials } = await startTestApp()
  const { authorization } = await credentials()

  expect(await callAll(app, authorization)).toEqual(
    expected((call) => (keyCalls.has(call) ? 403 : undefined)),
  )
})

/** The rights of each role, stated independently of the code; an owner has all. */
const rightsByRole: Record<Exclude<Role, 'owner'>, Right[]> = {
  counsellor: [
    'office:enter',
    'changes:read',
    'leads:work',
    'leads:all',
    'reports:read',
    'chat:answer',
    'contacts:work',
    'answers:write',
    'facts:read',
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
      expected((call) => {
        const right = rightOf.get(call)
        return right && !rights.includes(right) ? 403 : undefined
      }),
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
  const admitted: string[] = keyRights.flatMap(listCalls)

  expect(await callAll(app, `Bearer ${secret}`)).toEqual(
    expected((call) => (isOfApi(call) && !admitted.includes(call) ? 403 : undefined)),
  )
})

for (const right of keyRights) {
  test(`an API key with only the right ${right} can use no other calls`, async () => {
    const { app, administrator } = await startTestApp({ config: { rateLimitFactor: 100 } })
    const body = { name: 'Example site', rights: [right], expires_at: null }
    const { secret } = await administrator.call(apiKeysApi.add, { body })
    const admitted = listCalls(right)

    expect(await callAll(app, `Bearer ${secret}`)).toEqual(
      expected((call) => (isOfApi(call) && !admitted.includes(call) ? 403 : undefined)),
    )
  })
}

test('the id of a conversation gives no access to office calls', async () => {
  const { app, signIn } = await startTestApp()
  await signIn()
  const asVisitor = {
    cookie: 'chatVisitorId=visitor-1',
    referer: 'http://localhost/admin/messages',
  }

  for (const call of calls.filter((each) => !publicCalls.has(each))) {
    const response = await app.inject({ ...toRequest(call), headers: asVisitor })
    expect([call, response.statusCode]).toEqual([call, 401])
  }
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
