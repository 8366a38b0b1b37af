import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { indexedRoutes } from '#tests/e2e/routes.ts'
import { makeForm, makeSlide } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createImage, toFile } from '#tests/test-images.ts'
import { type HeroSlide, heroSlidesApi } from '../contract.ts'

const defaultImage = '/slides/default.webp'

async function startWithOne({
  withFirstContent = false,
  ...given
}: Parameters<typeof makeSlide>[0] & { withFirstContent?: boolean } = {}) {
  const started = await startTestApp({ withFirstContent })
  const { app, administrator, visitor } = started
  const headers = await started.credentials()
  const added = await administrator.call(heroSlidesApi.add, { body: makeSlide(given) })
  const url = `/api/hero-slides/${added.id}/`
  return {
    ...started,
    headers,
    added,
    list: () => visitor.call(heroSlidesApi.listPublic, {}),
    patch: async (payload: object): Promise<HeroSlide> => {
      const response = await app.inject({ method: 'PATCH', url, headers, payload })
      expect(response.statusCode).toBe(200)
      return response.json()
    },
  }
}

test('shows a new slide on the public list and in the office immediately', async () => {
  const { administrator, added, list } = await startWithOne()

  expect(added).toEqual({
    ...makeSlide(),
    id: expect.any(String),
    target: '',
    image: defaultImage,
    position: 1,
  })
  expect(await list()).toEqual([added])
  expect(await administrator.call(heroSlidesApi.list, {})).toEqual([added])
})

test('requires only a title and uses Get Started as the default button text', async () => {
  const { administrator } = await startTestApp()

  const plain = await administrator.call(heroSlidesApi.add, { body: { title: 'Norway' } })
  const blank = await administrator.call(heroSlidesApi.add, {
    body: { title: 'Sweden', button_text: '  ' },
  })

  expect(plain).toMatchObject({
    subtitle: '',
    tagline: '',
    description: '',
    button_text: 'Get Started',
    target: '',
    image: defaultImage,
  })
  expect(blank.button_text).toBe('Get Started')
})

test('accepts a slide as a form with a picture', async () => {
  const { app, visitor, credentials } = await startTestApp()
  const image = toFile(await createImage('webp'))
  const { title, tagline = '', button_text = '' } = makeSlide()
  const payload = makeForm({ title, tagline, button_text, image })
  const headers = await credentials()

  const response = await app.inject({ method: 'POST', url: '/api/hero-slides/', headers, payload })

  expect(response.statusCode).toBe(201)
  expect(response.json()).toMatchObject({
    title,
    tagline,
    button_text,
    description: '',
    image: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/),
  })
  expect(await visitor.call(heroSlidesApi.listPublic, {})).toEqual([response.json()])
})

test('changes only the sent fields, as JSON or as a form', async () => {
  const { added, patch, list } = await startWithOne()

  expect(await patch({ subtitle: '' })).toEqual({ ...added, subtitle: '' })
  expect(await patch(makeForm({ title: 'Sweden' }))).toEqual({
    ...added,
    subtitle: '',
    title: 'Sweden',
  })
  expect(await patch({ button_text: '' })).toMatchObject({ button_text: 'Get Started' })
  expect(await list()).toMatchObject([{ title: 'Sweden', tagline: added.tagline }])
})

test('accepts an address or a file as picture and removes it', async () => {
  const { patch } = await startWithOne()

  expect(await patch({ image: '/slides/japan.webp' })).toMatchObject({
    image: '/slides/japan.webp',
  })
  expect(await patch(makeForm({ image: '/slides/canada.webp' }))).toMatchObject({
    image: '/slides/canada.webp',
  })
  expect(await patch(makeForm({ image: toFile(await createImage('avif')) }))).toMatchObject({
    image: expect.stringMatching(/^\/media\//),
  })
  expect(await patch(makeForm({ image: '' }))).toMatchObject({ image: defaultImage })
})

test('ignores the empty file that browsers send without a choice', async () => {
  const { added, patch } = await startWithOne({ image: '/slides/canada.webp' })
  const image = toFile('', '', 'application/octet-stream')

  expect(await patch(makeForm({ title: 'Sweden', image }))).toEqual({ ...added, title: 'Sweden' })
})

test('refuses a script address as picture', async () => {
  const { administrator } = await startTestApp()

  for (const image of ['javascript:alert(1)', 'JAVASCRIPT:alert(1)', '//elsewhere.example/a.jpg']) {
    const result = await administrator.attempt(heroSlidesApi.add, { body: makeSlide({ image }) })
    expect(result).toMatchObject({
      status: 400,
      failure: { fields: { image: expect.any(String) } },
    })
  }
})

test('lists slides in the office’s order with new ones last', async () => {
  const { administrator, list } = await startWithOne({ title: 'Second', position: 20 })
  await administrator.call(heroSlidesApi.add, { body: makeSlide({ title: 'First', position: 10 }) })
  await administrator.call(heroSlidesApi.add, { body: makeSlide({ title: 'Third' }) })

  expect((await list()).map(({ title, position }) => [title, position])).toEqual([
    ['First', 10],
    ['Second', 20],
    ['Third', 21],
  ])
})

test('removes a deleted slide from the public list immediately', async () => {
  const { app, headers, added, list } = await startWithOne()
  expect(await list()).toHaveLength(1)
  const request = { method: 'DELETE', url: `/api/hero-slides/${added.id}/`, headers } as const

  expect((await app.inject(request)).statusCode).toBe(204)

  expect(await list()).toEqual([])
  expect((await app.inject(request)).json()).toEqual({
    detail: 'Slide not found.',
    code: 'not_found',
  })
})

test('accepts only public pages as target of a slide', async () => {
  const { app, administrator, db, headers, added, patch, list } = await startWithOne({
    withFirstContent: true,
  })
  const mine = async () => (await list()).find(({ id }) => id === added.id)

  for (const { path: target } of [...indexedRoutes, { path: '' }]) {
    expect(await patch({ target })).toMatchObject({ target, title: added.title })
    expect(await mine()).toMatchObject({ target })
  }
  const another = makeSlide({ target: '/japan' })
  expect(await administrator.call(heroSlidesApi.add, { body: another })).toMatchObject(another)
  const pages = await administrator.call(pagesApi.list, { querystring: {} })
  const params = { id: pages.find(({ slug }) => slug === 'malta')?.id ?? '' }
  await patch({ target: '/malta' })
  expect((await administrator.call(pagesApi.read, { params })).inbound_links).toContainEqual({
    id: added.id,
    title: `Slide “${added.title}”`,
  })
  const archived_at = '2026-01-01T00:00:00.000Z'
  await db.updateTable('pages').set({ archived_at }).where('slug', '=', 'malta').execute()
  for (const target of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/nothing',
    '/malta',
    '/admin/dashboard',
    '/canada?x',
    'javascript:alert(1)',
  ]) {
    const url = `/api/hero-slides/${added.id}/`
    const response = await app.inject({ method: 'PATCH', url, headers, payload: { target } })
    expect([target, response.statusCode, response.json()]).toMatchObject([
      target,
      400,
      {
        fields: { target: 'Please choose a page from the list.' },
        problems: { target: { code: 'enum' } },
      },
    ])
  }
})
