import { expect, test } from 'vitest'
import { makeDestination, makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createImage, toFile } from '#tests/test-images.ts'
import { type Destination, destinationsApi } from '../contract.ts'

const defaultFlag = '/flags/default.svg'
const longAgo = '2026-01-01T00:00:00.000Z'

/** Starts an office with one destination whose flag was last changed long ago. */
async function startWithOne(given: Parameters<typeof makeDestination>[0] = {}) {
  const started = await startTestApp()
  const { app, administrator, visitor, db } = started
  const headers = await started.credentials()
  const body = makeDestination(given)
  const added = await administrator.call(destinationsApi.add, { body })
  await db.updateTable('destinations').set({ flag_updated: longAgo }).execute()
  const url = `/api/destinations/${added.id}/`
  return {
    ...started,
    headers,
    added: { ...added, flag_updated: longAgo },
    list: () => visitor.call(destinationsApi.list, {}),
    patch: async (payload: object): Promise<Destination> => {
      const response = await app.inject({ method: 'PATCH', url, headers, payload })
      expect(response.statusCode).toBe(200)
      return response.json()
    },
  }
}

test('shows a destination sent as JSON on the public list immediately', async () => {
  const { visitor, administrator } = await startTestApp()
  expect(await visitor.call(destinationsApi.list, {})).toEqual([])

  const added = await administrator.call(destinationsApi.add, { body: makeDestination() })

  expect(added).toEqual({
    ...makeDestination(),
    id: expect.any(String),
    code: 'NO',
    flag: defaultFlag,
    flag_updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    position: 1,
  })
  expect(await visitor.call(destinationsApi.list, {})).toEqual([added])
})

test('accepts a destination as a form with benefits as JSON text and a flag', async () => {
  const { app, visitor, credentials } = await startTestApp()
  const flag = toFile(await createImage('png'))
  const benefits = JSON.stringify(['Work, beside your studies', '  trimmed  '])
  const payload = makeForm({ country: ' Norway ', description: 'Fjords.', benefits, flag })
  const headers = await credentials()

  const response = await app.inject({ method: 'POST', url: '/api/destinations/', headers, payload })

  expect(response.statusCode).toBe(201)
  expect(response.json()).toMatchObject({
    country: 'Norway',
    description: 'Fjords.',
    benefits: ['Work, beside your studies', 'trimmed'],
    flag: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/),
  })
  expect(await visitor.call(destinationsApi.list, {})).toEqual([response.json()])
})

test('requires only country and description', async () => {
  const { administrator } = await startTestApp()

  const body = { country: 'Norway', description: 'Fjords.' }

  expect(await administrator.call(destinationsApi.add, { body })).toMatchObject({
    benefits: [],
    flag: defaultFlag,
  })
})

test('changes only the sent fields, as JSON or as a form', async () => {
  const { added, patch, list } = await startWithOne()

  const described = await patch({ description: 'Northern lights.' })
  expect(described).toEqual({ ...added, description: 'Northern lights.' })

  const benefited = await patch(makeForm({ benefits: '["Northern lights"]' }))
  expect(benefited).toEqual({ ...described, benefits: ['Northern lights'] })

  expect(await patch({ benefits: [] })).toEqual({ ...benefited, benefits: [] })
  expect(await patch({})).toEqual({ ...benefited, benefits: [] })
  expect(await list()).toEqual([{ ...benefited, benefits: [] }])
})

test('updates flag_updated only for a new flag', async () => {
  const { patch } = await startWithOne()
  expect((await patch({ country: 'Sweden' })).flag_updated).toBe(longAgo)

  const before = new Date().toISOString()
  const changed = await patch(makeForm({ flag: toFile(await createImage('jpeg')) }))

  expect(changed.flag).toMatch(/^\/media\//)
  expect(changed.flag_updated >= before).toBe(true)
  expect(changed.country).toBe('Sweden')
})

test('removes the flag when the field is empty, as JSON and as a form', async () => {
  const { patch } = await startWithOne({ flag: '/flags/norway.svg' })

  expect(await patch({ flag: '' })).toMatchObject({ flag: defaultFlag })
  expect(await patch({ flag: '/flags/japan.svg' })).toMatchObject({ flag: '/flags/japan.svg' })
  const removed = await patch(makeForm({ flag: '' }))
  expect(removed.flag).toBe(defaultFlag)
  expect(removed.flag_updated > longAgo).toBe(true)
})

test('ignores the empty file that browsers send without a choice', async () => {
  const { added, patch } = await startWithOne({ flag: '/flags/norway.svg' })
  const noChoice = toFile('', '', 'application/octet-stream')

  const changed = await patch(makeForm({ country: 'Sweden', flag: noChoice }))

  expect(changed).toEqual({ ...added, country: 'Sweden', code: 'SE' })
})

test('refuses an address that is not a picture as a flag', async () => {
  const { administrator } = await startTestApp()

  for (const flag of [
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//elsewhere.example/a.svg',
    'flags/norway.svg',
    'ftp://flags.example/a.svg',
    'https://flags.example/"onerror="alert(1)',
    'https://flags.example/a b',
    '/flags/<script>',
  ]) {
    const body = makeDestination({ flag })
    const result = await administrator.attempt(destinationsApi.add, { body })
    expect([flag, result]).toMatchObject([
      flag,
      { status: 400, failure: { fields: { flag: /./ } } },
    ])
  }
  expect(await administrator.call(destinationsApi.list, {})).toEqual([])
})

test('accepts at most 12 benefits of 120 characters', async () => {
  const { administrator } = await startTestApp()
  const add = (benefits: string[]) =>
    administrator.attempt(destinationsApi.add, { body: makeDestination({ benefits }) })

  expect(await add(Array(12).fill('é'.repeat(120)))).toMatchObject({ ok: true })
  for (const wrong of [Array(13).fill('one'), ['é'.repeat(121)], ['  '], ['']]) {
    expect(await add(wrong)).toMatchObject({
      status: 400,
      failure: { fields: { benefits: expect.any(String) } },
    })
  }
})

test('lists destinations in the office’s order with new ones last', async () => {
  const { administrator, visitor } = await startTestApp()
  const add = (country: string, position?: number) =>
    administrator.call(destinationsApi.add, { body: makeDestination({ country, position }) })
  await add('Third', 30)
  const first = await add('First', 10)
  await add('Second', 20)
  expect(await add('Last')).toMatchObject({ position: 31 })
  const order = async () =>
    (await visitor.call(destinationsApi.list, {})).map(({ country }) => country)
  expect(await order()).toEqual(['First', 'Second', 'Third', 'Last'])

  await administrator.call(destinationsApi.change, {
    params: { id: first.id },
    body: { position: 40 },
  })

  expect(await order()).toEqual(['Second', 'Third', 'Last', 'First'])
})

test('removes a deleted destination from the public list immediately', async () => {
  const { app, headers, added, list } = await startWithOne()
  expect(await list()).toHaveLength(1)
  const request = { method: 'DELETE', url: `/api/destinations/${added.id}/`, headers } as const

  const first = await app.inject(request)
  const second = await app.inject(request)

  expect([first.statusCode, first.body]).toEqual([204, ''])
  expect(await list()).toEqual([])
  expect(second.statusCode).toBe(404)
  expect(second.json()).toEqual({ detail: 'Destination not found.', code: 'not_found' })
})

test('refuses changes by visitors', async () => {
  const { app, visitor, added, list } = await startWithOne()
  const params = { id: added.id }

  for (const result of [
    await visitor.attempt(destinationsApi.add, { body: makeDestination() }),
    await visitor.attempt(destinationsApi.change, { params, body: { country: 'Hacked' } }),
    await visitor.attempt(destinationsApi.remove, { params }),
  ]) {
    expect(result).toMatchObject({ status: 401 })
  }
  const payload = makeForm({ flag: toFile(await createImage('jpeg')) })
  const upload = await app.inject({
    method: 'PATCH',
    url: `/api/destinations/${added.id}/`,
    payload,
  })
  expect(upload.statusCode).toBe(401)
  expect(await list()).toEqual([added])
})
