import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { administratorsApi, ownAccountApi } from '#app/features/accounts/people-contract.ts'
import { conversationsApi, messagesApi } from '#app/features/chat/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { readyAnswersApi } from '#app/features/ready-answers/contract.ts'
import { makeAnswer, makeContact, makeDestination, makeSlide } from '#tests/make.ts'
import { admin, startTestApp } from '#tests/test-app.ts'

const unknownId = '01900000-0000-7000-8000-000000000000'

/** Every endpoint that takes a body, with a good one. */
const withBody: [Endpoint, Record<string, unknown>][] = [
  [accountsApi.signIn, { username: admin.username, password: admin.password }],
  [accountsApi.refresh, { refresh: 'x' }],
  [accountsApi.signOut, { refresh: 'x' }],
  [accountsApi.setUp, { ...admin, token: 'x' }],
  [accountsApi.passwordLink, { token: 'x' }],
  [accountsApi.choosePassword, { token: 'x', password: admin.password }],
  [administratorsApi.invite, { username: 'Gita', email: 'gita@office.example' }],
  [
    ownAccountApi.changePassword,
    { current_password: admin.password, new_password: 'another-password' },
  ],
  [contactsApi.send, { ...makeContact() }],
  [messagesApi.send, { ...makeAnswer() }],
  [messagesApi.read, { user_id: 'visitor-1', seq: 1 }],
  [messagesApi.signs, { user_id: 'visitor-1', page: '/canada', is_typing: true }],
  [conversationsApi.read, { seq: 1 }],
  [destinationsApi.add, { ...makeDestination(), flag: '', position: 1 }],
  [destinationsApi.change, { ...makeDestination(), flag: '', position: 1 }],
  [destinationsApi.order, { ids: [] }],
  [heroSlidesApi.add, { ...makeSlide(), image: '', position: 1 }],
  [heroSlidesApi.change, { ...makeSlide(), image: '', position: 1 }],
  [heroSlidesApi.order, { ids: [] }],
  [readyAnswersApi.add, { title: 'Fees', text: 'None.', position: 1 }],
  [readyAnswersApi.change, { title: 'Fees', text: 'None.', position: 1 }],
  [readyAnswersApi.order, { ids: [] }],
]

/** Values that no field takes; `''` and texts are judged field by field. */
const wrongForEveryField = [null, true, { a: 1 }, [['nested']], 1e300, -1, 1.5]
/** Values that no field of text takes. */
const wrongText = ['a\0b', 'a\ud800', '\udc00', 'x'.repeat(60_000)]

/** Fields whose text follows a form of its own, not only a length, or is one that only they take. */
const bound = ['email', 'phone', 'user_id', 'id', 'flag', 'image', 'page', 'current_password']

const fill = (url: string) => url.replace(':id', unknownId).replace(':user_id', 'visitor-1')

interface Property {
  type?: string
  trim?: boolean
  minLength?: number
  maxLength?: number
}

/** A server with credentials in hand and no limit in the way. */
async function start() {
  const { app, credentials } = await startTestApp({ config: { rateLimitFactor: 100_000 } })
  const headers = await credentials()

  async function isRefused(request: InjectOptions, status: number | number[], what: unknown) {
    const response = await app.inject({ ...request, headers: { ...headers, ...request.headers } })
    expect({ what, status: response.statusCode }).toEqual({
      what,
      status: expect.toBeOneOf([status].flat()),
    })
    expect(response.json(), JSON.stringify(what)).toMatchObject({
      detail: expect.stringMatching(/^[A-Z].+[.d]$/),
      code: expect.stringMatching(/^[a-z_]+$/),
    })
    return response.json() as { fields?: Record<string, string> }
  }
  return { app, headers, isRefused }
}

async function answersStill(app: FastifyInstance) {
  expect((await app.inject('/readyz')).statusCode).toBe(200)
}

for (const [endpoint, good] of withBody) {
  const { method, schema } = endpoint
  const name = `${method} ${endpoint.url}`
  const request = (payload: unknown) =>
    ({ method, url: fill(endpoint.url), payload: payload as object }) as const
  const { properties, required = [] } = schema.body as unknown as {
    properties: Record<string, Property>
    required?: string[]
  }

  test(`${name} refuses every value of a wrong kind, naming the field`, async () => {
    const { app, isRefused } = await start()

    for (const field of Object.keys(properties)) {
      const isText = properties[field]?.type === 'string'
      for (const value of [...wrongForEveryField, ...(isText ? wrongText : ['text', '', '[]x'])]) {
        const what = [field, value]
        if (value === true && properties[field]?.type === 'boolean') continue
        // A token may be any text; what is no token of ours is refused as such.
        const isToken = ['refresh', 'token'].includes(field) && wrongText.includes(String(value))
        const status = isToken ? [400, 401, 404] : 400
        const { fields } = await isRefused(request({ ...good, [field]: value }), status, what)
        if (isToken) continue
        expect({ what, named: Object.keys(fields ?? {}) }).toEqual({ what, named: [field] })
      }
    }
    await answersStill(app)
  })

  test(`${name} asks for every required field that is missing or blank`, async () => {
    const { isRefused } = await start()

    for (const field of required) {
      const { [field]: _, ...rest } = good
      const { fields } = await isRefused(request(rest), 400, field)
      expect(fields).toEqual({ [field]: 'Please fill this in.' })
    }
    for (const [field, { type, minLength = 0, trim }] of Object.entries(properties)) {
      if (type !== 'string' || minLength === 0) continue
      for (const blank of trim ? ['', ' \n\t '] : ['']) {
        const { fields } = await isRefused(request({ ...good, [field]: blank }), 400, field)
        expect(Object.keys(fields ?? {})).toEqual([field])
      }
    }
  })

  const free = Object.entries(properties).filter(
    ([field, { type, maxLength }]) => type === 'string' && maxLength && !bound.includes(field),
  )
  if (free.length > 0)
    test(`${name} counts characters as people do, up to its limits`, async () => {
      const { app, headers, isRefused } = await start()
      for (const [field, { maxLength = 0 }] of free) {
        const fits = await app.inject({
          ...request({ ...good, [field]: '🎓'.repeat(maxLength) }),
          headers,
        })
        expect([field, fits.statusCode]).toEqual([
          field,
          expect.toBeOneOf([200, 201, 204, 401, 404]),
        ])
        const tooLong = { ...good, [field]: '🎓'.repeat(maxLength + 1) }
        const { fields } = await isRefused(request(tooLong), 400, field)
        expect(fields).toEqual({ [field]: `At most ${maxLength} characters, please.` })
      }
    })

  test(`${name} refuses bodies that are no object, broken, too large or of another kind`, async () => {
    const { app, isRefused } = await start()
    const json = { 'content-type': 'application/json' }
    const raw = (payload: string, headers: Record<string, string> = json) =>
      ({ method, url: fill(endpoint.url), payload, headers }) as const

    for (const broken of [
      '',
      '{',
      '{"a":',
      'null',
      '[]',
      '"text"',
      '1',
      'true',
      '{"a":1}}',
      '\0',
    ]) {
      await isRefused(raw(broken), 400, broken)
    }
    await isRefused(raw('{"__proto__":{"isAdmin":true}}'), 400, '__proto__')
    await isRefused(raw('{"constructor":{"prototype":{"isAdmin":true}}}'), 400, 'constructor')
    await isRefused(raw('['.repeat(30_000)), 400, 'deep')
    await isRefused({ method, url: fill(endpoint.url) }, required.length ? 400 : [400, 404], 'none')
    await isRefused(raw(`{"a":"${'x'.repeat(70 * 1024)}"}`), 413, '70 KB')
    await isRefused(raw(`{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`), 413, '10 MB')
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'x',
    ]) {
      await isRefused(raw('a=b', { 'content-type': type }), 415, type)
    }
    await answersStill(app)
  })
}

/** Addresses of calls that are good but for what stands in their query or path. */
const badAddresses: [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, status: number][] = [
  ['GET', '/api/contacts/?limit=0', 400],
  ['GET', '/api/contacts/?limit=1001', 400],
  ['GET', '/api/contacts/?limit=ten', 400],
  ['GET', '/api/contacts/?limit=', 400],
  ['GET', '/api/contacts/?limit=1.5', 400],
  ['GET', '/api/contacts/?limit=1&limit=2', 400],
  ['GET', '/api/contacts/?before=yesterday', 400],
  ['GET', '/api/contacts/?offset=-1', 400],
  ['GET', '/api/contacts/?sort=message', 400],
  ['GET', '/api/contacts/?sort=name,email', 400],
  ['GET', `/api/contacts/?q=${'x'.repeat(201)}`, 400],
  ['GET', '/api/contacts/?q=%00', 400],
  ['GET', '/api/contacts/?q=a&q=b', 400],
  ['DELETE', '/api/contacts/1/', 400],
  ['DELETE', `/api/contacts/${unknownId}/`, 404],
  ['DELETE', `/api/contacts/${unknownId}0/`, 400],
  ['DELETE', '/api/contacts/%00/', 400],
  ['DELETE', '/api/contacts/%F0%9F%8E%93/', 400],
  ['DELETE', '/api/contacts/%zz/', 400],
  ['DELETE', '/api/contacts/%ED%A0%80/', 400],
  ['DELETE', `/api/contacts/${'x'.repeat(500)}/`, 404],
  ['POST', '/api/contacts/nobody/restore/', 400],
  ['POST', '/api/administrators/1/link/', 400],
  ['POST', '/api/administrators/1/disable/', 400],
  ['POST', `/api/administrators/${unknownId}/enable/`, 404],
  ['DELETE', '/api/account/sessions/1/', 400],
  ['DELETE', `/api/account/sessions/${unknownId}/`, 404],
  ['PATCH', '/api/destinations/1/', 400],
  ['DELETE', '/api/destinations/1/', 400],
  ['DELETE', `/api/destinations/${unknownId}/`, 404],
  ['PATCH', '/api/hero-slides/1/', 400],
  ['DELETE', '/api/hero-slides/1/', 400],
  ['DELETE', `/api/hero-slides/${unknownId}/`, 404],
  ['GET', '/api/messages/?user_id=', 400],
  ['GET', '/api/messages/?user_id=a%20b', 400],
  ['GET', '/api/messages/?user_id=%00', 400],
  ['GET', `/api/messages/?user_id=${'a'.repeat(65)}`, 400],
  ['GET', '/api/messages/?user_id=a&user_id=b', 400],
  ['GET', '/api/messages/?user_id=a&after=-1', 400],
  ['GET', '/api/messages/?user_id=a&after=x', 400],
  ['GET', '/api/messages/?user_id=a&after=2147483648', 400],
  ['GET', '/api/messages/?user_id=a&after=9007199254740993', 400],
  ['GET', '/api/messages/?user_id=a&limit=0', 400],
  ['GET', '/api/messages/?before=1', 400],
  ['GET', '/api/messages/stream/', 400],
  ['GET', '/api/messages/stream/?user_id=a%20b', 400],
  ['GET', '/api/messages/stream/?user_id=a&after=-1', 400],
  ['GET', '/api/messages/stream/?user_id=a&after=2147483648', 400],
  ['GET', '/api/messages/unread/', 400],
  ['POST', '/api/conversations/a%20b/typing/', 400],
  ['DELETE', '/api/messages/delete_user_messages/', 400],
  ['DELETE', '/api/messages/delete_user_messages/?user_id=a/b', 400],
  ['GET', '/api/conversations/?limit=0', 400],
  ['GET', '/api/conversations/?before=2026-13-01T00:00:00Z', 400],
  ['GET', '/api/conversations/?before=2026-01-01T23:59:60Z', 400],
  ['GET', '/api/conversations/?before=2026-01-01', 400],
  ['GET', '/api/conversations/?q=%00', 400],
  ['GET', '/api/conversations/a%20b/messages/', 400],
  ['GET', '/api/conversations/a/messages/?after=2147483648', 400],
  ['GET', '/api/conversations/a/messages/?before=-1', 400],
  ['GET', '/api/nothing/here/', 404],
  ['GET', '/api/%zz', 400],
  ['GET', '/api/%00', 404],
  ['PATCH', '/api/contacts/', 404],
]

test('a wrong value in an address is refused with a sentence', async () => {
  const { app, isRefused } = await start()

  for (const [method, url, status] of badAddresses) {
    await isRefused({ method, url, ...(method === 'PATCH' && { payload: {} }) }, status, url)
  }
  await answersStill(app)
})

test('the longest good values of an address are taken', async () => {
  const { app, headers } = await start()

  for (const url of [
    '/api/contacts/?limit=1000',
    `/api/contacts/?q=${encodeURIComponent('🎓'.repeat(200))}`,
    `/api/messages/?user_id=${'a'.repeat(64)}&after=2147483647`,
    '/api/conversations/a/messages/?before=2147483647&limit=1000',
    '/api/conversations/?before=2026-01-01T00:00:00.123456%2B05:45',
  ]) {
    expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 200])
  }
})

test('what is not the API answers bad addresses as text, and lives', async () => {
  const { app } = await start()

  for (const [url, status] of [
    ['/media/%zz', 400],
    ['/media/%00', 404],
    ['/media/../../etc/passwd', 404],
    ['/media/nothing.webp', 404],
    [`/media/${'0'.repeat(32)}.webp`, 404],
  ] as const) {
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, status])
  }
  await answersStill(app)
})
