import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { makeContact } from '#tests/factories.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { type Contact, contactsApi } from '../contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

async function startWith(contacts: Parameters<typeof makeContact>[0][]) {
  const started = await startTestApp()
  const sent: Omit<Contact, 'language'>[] = []
  for (const contact of contacts) {
    sent.push(await started.visitor.call(contactsApi.send, { body: makeContact(contact) }))
  }
  return { ...started, sent }
}

type Administrator = Awaited<ReturnType<typeof startTestApp>>['administrator']

const list = (administrator: Administrator, querystring: { q?: string } = {}) =>
  administrator.call(contactsApi.list, { querystring })

/** Returns the contact as an unseen row of the list. */
const asNew = (contact: Partial<Contact> | undefined) => ({
  ...contact,
  language: 'en',
  seen_at: null,
  lead_id: expect.any(String),
})

test('contacts appear in the list, newest first', async () => {
  const { administrator, sent } = await startWith([{ name: 'First' }, { name: 'Second' }])

  expect(sent[0]).toEqual({
    ...makeContact({ name: 'First' }),
    id: expect.any(String),
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
  expect(await list(administrator)).toEqual([asNew(sent[1]), asNew(sent[0])])
})

test('a contact is stored trimmed, with an empty country when none was chosen', async () => {
  const { visitor, administrator } = await startTestApp()
  const body = {
    ...makeContact(),
    name: '  Asha  ',
    email: ' asha@student.example ',
    message: '\n hi\t',
  }

  await visitor.call(contactsApi.send, { body: { ...body, country: undefined } })

  expect(await list(administrator)).toMatchObject([
    { name: 'Asha', email: 'asha@student.example', message: 'hi', country: '' },
  ])
})

test('contact and lead have the language of the visitor’s page', async () => {
  const { administrator } = await startWith([
    { name: 'सुनिता तामाङ', phone: '९८०-०००००००', language: 'ne' },
    { name: 'Asha', email: 'asha@student.example', phone: '980-0000001' },
  ])

  expect(await list(administrator)).toMatchObject([
    { name: 'Asha', language: 'en' },
    { name: 'सुनिता तामाङ', phone: '980-0000000', language: 'ne' },
  ])
  const leads = await administrator.call(leadsApi.list, { querystring: {} })
  expect(leads).toMatchObject([{ language: 'en' }, { language: 'ne' }])
})

test('a visitor cannot set what the office sets', async () => {
  const { app, administrator } = await startTestApp()
  const sly = {
    ...makeContact(),
    id: '01900000-0000-7000-8000-000000000000',
    created_at: '2001-01-01T00:00:00.000Z',
    deleted_at: '2001-01-01T00:00:00.000Z',
    seen_at: '2001-01-01T00:00:00.000Z',
    unknown: 'field',
  }

  const response = await app.inject({ method: 'POST', url: '/api/contacts/', payload: sly })

  expect(response.statusCode).toBe(201)
  const [contact] = await list(administrator)
  expect(contact).toEqual(asNew(response.json()))
  expect(Object.keys(response.json()).sort()).toEqual(
    ['country', 'created_at', 'email', 'id', 'message', 'name', 'phone'].sort(),
  )
  expect(contact?.id).not.toBe(sly.id)
  expect(contact?.created_at).not.toBe(sly.created_at)
})

test('a double click stores one contact', async () => {
  const { app, administrator } = await startTestApp()
  const click = { method: 'POST', url: '/api/contacts/', payload: makeContact() } as const

  const first = await app.inject(click)
  const second = await app.inject(click)

  expect([first.statusCode, second.statusCode]).toEqual([201, 200])
  expect(second.json()).toEqual(first.json())
  expect(await list(administrator)).toHaveLength(1)
})

test('five clicks at the same moment store one contact', async () => {
  const { app, administrator } = await startTestApp()
  const click = { method: 'POST', url: '/api/contacts/', payload: makeContact() } as const

  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject(click)))

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 201])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(await list(administrator)).toHaveLength(1)
})

test('another message of the same person is another contact, as is the same after 10 minutes', async () => {
  const { visitor, administrator, db } = await startWith([{}, { message: 'Another question' }])
  expect(await list(administrator)).toHaveLength(2)

  await db
    .updateTable('contacts')
    .set({ created_at: new Date(Date.now() - 10 * 60_000 - 1).toISOString() })
    .execute()
  await visitor.call(contactsApi.send, { body: makeContact() })

  expect(await list(administrator)).toHaveLength(3)
})

test('a deleted contact that is sent again is a new contact', async () => {
  const { visitor, administrator, sent } = await startWith([{}])
  await administrator.call(contactsApi.remove, { params: { id: sent[0]?.id ?? '' } })

  const again = await visitor.call(contactsApi.send, { body: makeContact() })

  expect(again.id).not.toBe(sent[0]?.id)
  expect(await list(administrator)).toEqual([asNew(again)])
})

test('a deleted contact is in no list, and can be restored', async () => {
  const { administrator, sent } = await startWith([{ name: 'Stays' }, { name: 'Goes' }])
  const params = { id: sent[1]?.id ?? '' }

  expect(await administrator.attempt(contactsApi.remove, { params })).toMatchObject({ ok: true })
  expect(await administrator.attempt(contactsApi.list, { querystring: {} })).toMatchObject({
    value: [{ name: 'Stays' }],
    total: 1,
  })
  expect(await list(administrator, { q: 'Goes' })).toEqual([])

  expect(await administrator.call(contactsApi.restore, { params })).toMatchObject(sent[1] ?? {})
  expect(await list(administrator)).toEqual([asNew(sent[1]), asNew(sent[0])])
})

test('deleting returns 204 without a body, and 404 the second time', async () => {
  const { app, credentials, sent } = await startWith([{}])
  const headers = await credentials()
  const url = `/api/contacts/${sent[0]?.id}/`

  const first = await app.inject({ method: 'DELETE', url, headers })
  const second = await app.inject({ method: 'DELETE', url, headers })

  expect([first.statusCode, first.body]).toEqual([204, ''])
  expect(second.statusCode).toBe(404)
  expect(second.json()).toEqual({ detail: 'Contact not found.', code: 'not_found' })
})

test('an unknown contact can be neither deleted nor restored', async () => {
  const { administrator } = await startTestApp()
  const params = { id: '01900000-0000-7000-8000-000000000000' }

  expect(await administrator.attempt(contactsApi.remove, { params })).toMatchObject({ status: 404 })
  expect(await administrator.attempt(contactsApi.restore, { params })).toMatchObject({
    status: 404,
  })
})

test('30 days after its deletion a contact cannot be restored and is erased', async () => {
  const { app, administrator, db, sent } = await startWith([{ name: 'Old' }, { name: 'Fresh' }, {}])
  const [old, fresh] = sent.map(({ id }) => id)
  await db
    .updateTable('contacts')
    .set({ deleted_at: daysAgo(30.01) })
    .where('id', '=', old ?? '')
    .execute()
  await db
    .updateTable('contacts')
    .set({ deleted_at: daysAgo(29.9) })
    .where('id', '=', fresh ?? '')
    .execute()

  const params = { id: old ?? '' }
  expect(await administrator.attempt(contactsApi.restore, { params })).toMatchObject({
    status: 404,
  })
  await forgetOld(app)

  const remaining = await db.selectFrom('contacts').select('id').orderBy('id').execute()
  expect(remaining.map(({ id }) => id)).toEqual([fresh, sent[2]?.id])
  await administrator.call(contactsApi.restore, { params: { id: fresh ?? '' } })
  expect(await list(administrator)).toHaveLength(2)
})

test('60 requests in 10 minutes from one address are the limit, including refused ones', async () => {
  const { app, administrator } = await startTestApp()
  const send = (payload: object) => app.inject({ method: 'POST', url: '/api/contacts/', payload })
  for (let tries = 0; tries < 30; tries++) {
    expect((await send({})).statusCode).toBe(400)
    expect((await send(makeContact({ message: `Question ${tries}` }))).statusCode).toBe(201)
  }

  const refused = await send(makeContact())

  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(9 * 60)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10 * 60)
  expect(refused.json()).toMatchObject({ code: 'throttled', detail: expect.any(String) })
  expect(await list(administrator)).toHaveLength(30)
})
