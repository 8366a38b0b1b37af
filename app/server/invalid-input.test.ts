import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { administratorsApi, ownAccountApi } from '#app/features/accounts/people-contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { expectReady, startRefusalApp } from '#tests/expect-refusal.ts'
import { makeAnswer, makeContact, makeFact } from '#tests/factories.ts'
import { orderedSamples } from '#tests/ordered-samples.ts'
import { admin } from '#tests/test-app.ts'

const unknownId = '01900000-0000-7000-8000-000000000000'

/** Every endpoint with a body, and a valid body. */
const withBody: [Endpoint, Record<string, unknown>][] = [
  [accountsApi.signIn, { username: admin.username, password: admin.password }],
  [accountsApi.refresh, { refresh: 'x' }],
  [accountsApi.signOut, { refresh: 'x' }],
  [accountsApi.setUp, { ...admin, token: 'x' }],
  [accountsApi.passwordLink, { token: 'x' }],
  [accountsApi.choosePassword, { token: 'x', password: admin.password }],
  [
    administratorsApi.invite,
    { username: 'Gita', email: 'gita@office.example', role: 'counsellor' },
  ],
  [
    ownAccountApi.changePassword,
    { current_password: admin.password, new_password: 'another-password' },
  ],
  [contactsApi.send, { ...makeContact() }],
  [messagesApi.send, { ...makeAnswer() }],
  [messagesApi.read, { user_id: 'visitor-1', seq: 1 }],
  [messagesApi.presence, { user_id: 'visitor-1', page: '/canada', is_typing: true }],
  [conversationsApi.read, { seq: 1 }],
  [factsApi.change, { ...makeFact() }],
  [factValuesApi.add, { from: '590' }],
  [factValuesApi.change, { from: '590' }],
  ...orderedSamples.flatMap(({ api, body }): [Endpoint, Record<string, unknown>][] => [
    [api.add, { ...body, position: 1 }],
    [api.change, { ...body, position: 1 }],
    [api.order, { ids: [] }],
  ]),
]

/** Values that no field accepts; `''` and texts are checked by field. */
const wrongForEveryField = [null, true, { a: 1 }, [['nested']], 1e300, -1, 1.5]
/** Values that no text field accepts. */
const wrongText = ['a\0b', 'a\ud800', '\udc00', 'x'.repeat(60_000)]

/** Fields whose text has a format of its own. */
const bound = [
  'branch',
  'email',
  'phone',
  'user_id',
  'id',
  'flag',
  'image',
  'page',
  'target',
  'link',
  'deadline',
  'consent_on',
  'year',
  'consent_withdrawn_on',
  'picture',
  'source',
  'current_password',
  'words',
]

/** One office for all refused calls, because they store nothing. */
const { app, expectRefusal } = await startRefusalApp(afterAll)

const fill = (url: string) => url.replace(':id', unknownId).replace(':user_id', 'visitor-1')

interface Property {
  type?: string
  trim?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  enum?: unknown[]
}

for (const [endpoint, good] of withBody) {
  const { method, schema } = endpoint
  const name = `${method} ${endpoint.url}`
  const request = (payload: unknown) =>
    ({ method, url: fill(endpoint.url), payload: payload as object }) as const
  // `seen` may contain any values.
  const { properties: all, required = [] } = schema.body as unknown as {
    properties: Record<string, Property>
    required?: string[]
  }
  const { seen: _seen, ...properties } = all

  test(`${name} refuses every value of a wrong type with the field name`, async () => {
    for (const field of Object.keys(properties)) {
      const isText = properties[field]?.type === 'string'
      for (const value of [...wrongForEveryField, ...(isText ? wrongText : ['text', '', '[]x'])]) {
        const what = [field, value]
        if (value === true && properties[field]?.type === 'boolean') continue
        if (properties[field]?.enum?.includes(value)) continue
        // A token may be any text; an invalid one has its own error.
        const isToken = ['refresh', 'token'].includes(field) && wrongText.includes(String(value))
        const status = isToken ? [400, 401, 404] : 400
        const { fields } = await expectRefusal(request({ ...good, [field]: value }), status, what)
        if (isToken) continue
        // For nested fields, the error names one of them.
        const named = Object.keys(fields ?? {}).map((each) => each.replace(/\..*/, ''))
        expect({ what, named }).toEqual({ what, named: [field] })
      }
    }
    await expectReady(app)
  })

  test(`${name} reports every required field that is missing or blank`, async () => {
    for (const field of required) {
      const { [field]: _, ...rest } = good
      const { fields } = await expectRefusal(request(rest), 400, field)
      expect(fields).toEqual({ [field]: 'Please fill this in.' })
    }
    for (const [field, { type, minLength = 0, trim }] of Object.entries(properties)) {
      if (type !== 'string' || minLength === 0) continue
      for (const blank of trim ? ['', ' \n\t '] : ['']) {
        const { fields } = await expectRefusal(request({ ...good, [field]: blank }), 400, field)
        expect(Object.keys(fields ?? {})).toEqual([field])
      }
    }
  })

  const free = Object.entries(properties).filter(
    ([field, { type, maxLength, pattern }]) =>
      type === 'string' && maxLength && !pattern && !bound.includes(field),
  )
  if (free.length > 0)
    test(`${name} counts Unicode characters up to its limits`, async () => {
      const { app, headers, expectRefusal } = await startRefusalApp()
      for (const [field, { maxLength = 0 }] of free) {
        const fits = await app.inject({
          ...request({ ...good, [field]: '🎓'.repeat(maxLength) }),
          headers,
        })
        expect([field, fits.statusCode]).toEqual([
          field,
          expect.toBeOneOf([200, 201, 204, 401, 404]),
        ])
        // Changing the password also returns new tokens.
        const { access } = fits.body ? fits.json() : {}
        if (access) headers.authorization = `Bearer ${access}`
        const tooLong = { ...good, [field]: '🎓'.repeat(maxLength + 1) }
        const { fields } = await expectRefusal(request(tooLong), 400, field)
        expect(fields).toEqual({ [field]: `Please use at most ${maxLength} characters.` })
      }
    })

  test(`${name} refuses bodies that are not objects, malformed, too large or of another type`, async () => {
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
      await expectRefusal(raw(broken), 400, broken)
    }
    await expectRefusal(raw('{"__proto__":{"isAdmin":true}}'), 400, '__proto__')
    await expectRefusal(raw('{"constructor":{"prototype":{"isAdmin":true}}}'), 400, 'constructor')
    await expectRefusal(raw('['.repeat(30_000)), 400, 'deep')
    await expectRefusal(
      { method, url: fill(endpoint.url) },
      required.length ? 400 : [400, 404],
      'none',
    )
    await expectRefusal(raw(`{"a":"${'x'.repeat(70 * 1024)}"}`), 413, '70 KB')
    await expectRefusal(raw(`{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`), 413, '10 MB')
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'x',
    ]) {
      await expectRefusal(raw('a=b', { 'content-type': type }), 415, type)
    }
    await expectReady(app)
  })
}
