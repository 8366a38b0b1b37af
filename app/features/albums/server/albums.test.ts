import { expect, test, vi } from 'vitest'
import { menusApi } from '#app/features/menus/contract.ts'
import { type PageContent, pagesApi } from '#app/features/pages/contract.ts'
import { translationsApi } from '#app/features/pages/translations-contract.ts'
import { searchApi } from '#app/features/search/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createUniqueImage, toFile } from '#tests/test-images.ts'
import type { AlbumContent } from '../album-contract.ts'
import { albumsApi } from '../contract.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

async function start() {
  const started = await startTestApp({ pages: registerBuiltPages })
  const { app, administrator, credentials } = started
  async function upload() {
    const headers = await credentials()
    const payload = makeForm({ title: 'Example', image: toFile(await createUniqueImage()) })
    const added = await app.inject({ method: 'POST', url: '/api/hero-slides/', headers, payload })
    return String(added.json().image)
  }
  const picture = await upload()
  const content: AlbumContent = {
    slug: 'farewell',
    title: 'Farewell',
    description: 'The students of 2026.',
    date: '2026-05-03',
    picture: '',
    alt: '',
    text: 'In **Lalitpur**.',
    pictures: [
      { picture, alt: 'Students with tika', caption: 'Before the flight', width: 16, height: 9 },
    ],
  }
  async function publish(id: string, written: object) {
    const params = { id }
    const { revision: old, draft } = await administrator.call(pagesApi.read, { params })
    const body = { revision: old, content: { ...draft, ...written } as PageContent }
    const { revision } = await administrator.call(pagesApi.save, { params, body })
    return administrator.attempt(pagesApi.publish, { params, body: { revision } })
  }
  async function add(given: Partial<AlbumContent> = {}) {
    const title = given.title ?? content.title
    const { id } = await administrator.call(pagesApi.add, { body: { type: 'album', title } })
    return { id, result: await publish(id, { ...content, ...given }) }
  }
  const get = (url: string) => app.inject({ url: encodeURI(url) })
  return { ...started, picture, add, publish, get }
}

test('has no address, sitemap entry, search result or menu entry without a published album', async () => {
  const { administrator, visitor, get } = await start()
  await administrator.call(pagesApi.add, { body: { type: 'album', title: 'A draft' } })
  const { revision } = (await administrator.call(menusApi.list, {}))[0] ?? { revision: 0 }
  const entry = { type: 'fixed' as const, target: '/gallery', label: '', children: [] }
  const body = { language: 'en' as const, revision, entries: [entry] }
  await administrator.call(menusApi.save, { body })

  for (const address of ['/gallery', '/ne/gallery', '/gallery/a-draft'])
    expect([address, (await get(address)).statusCode]).toEqual([address, 404])
  expect((await get('/sitemap.xml')).body).not.toContain('/gallery')
  expect((await get('/')).body).not.toContain('/gallery')
  const { results } = await visitor.call(searchApi.search, { querystring: { q: 'draft' } })
  expect(results.filter(({ type }) => type === 'album')).toEqual([])
})

test('shows published albums, the latest first, in list, menu, sitemap and search', async () => {
  const { administrator, visitor, picture, add, get } = await start()
  const { id } = await add()
  await add({ slug: 'fair', title: 'Fair', date: '2026-06-01' })
  const [menu] = await administrator.call(menusApi.list, {})
  const entry = { type: 'fixed' as const, target: '/gallery', label: '', children: [] }
  const body = { language: 'en' as const, revision: menu?.revision ?? 0, entries: [entry] }
  await administrator.call(menusApi.save, { body })

  const { albums: listed, total } = await visitor.call(albumsApi.listPublic, {})
  expect(total).toBe(2)
  expect(listed.map(({ address }) => address)).toEqual(['/gallery/fair', '/gallery/farewell'])
  // Without a cover of its own, the first picture is the cover.
  expect(listed[1]).toMatchObject({
    count: 1,
    cover: { address: picture, alt: 'Students with tika' },
  })
  const { body: album } = await get('/gallery/farewell')
  expect(album).toContain('"@type":"ImageGallery"')
  expect(album).toContain('<strong>Lalitpur</strong>')
  expect(album).toContain('Before the flight')
  expect(album).toContain(`href="${picture}"`)
  expect((await get('/gallery')).body).toContain('href="/gallery/farewell"')
  expect((await get('/')).body).toContain('href="/gallery"')
  const { body: sitemap } = await get('/sitemap.xml')
  expect(sitemap).toContain('/gallery</loc>')
  expect(sitemap).toContain('/gallery/farewell</loc>')
  const { results } = await visitor.call(searchApi.search, { querystring: { q: 'tika flight' } })
  expect(results[0]).toMatchObject({ type: 'album', address: '/gallery/farewell' })

  await administrator.call(pagesApi.archive, { params: { id } })
  expect((await get('/gallery/farewell')).statusCode).toBe(404)
  expect((await get('/gallery')).body).not.toContain('farewell')
})

test('shows the Nepali translation with the day of its source', async () => {
  const { administrator, visitor, add, publish, get } = await start()
  const { id } = await add()
  const params = { id }
  const body = { language: 'ne' as const }
  const translation = await administrator.call(translationsApi.create, { params, body })
  await publish(translation.id, { title: 'बिदाइ', date: '2020-01-01' })

  const querystring = { language: 'ne' as const }
  expect(await visitor.call(albumsApi.listPublic, { querystring })).toMatchObject({
    albums: [{ title: 'बिदाइ', language: 'ne', date: '2026-05-03' }],
  })
  const list = (await get('/ne/gallery')).body
  expect(list).toContain('<h1 class="font-display text-title font-semibold text-night">ग्यालरी')
  expect(list).toContain('बिदाइ')
})

test('lists twelve albums on a page, and has no page after the last', async () => {
  const { visitor, add, get } = await start()
  for (let day = 1; day <= 13; day++)
    await add({ slug: `album-${day}`, date: `2026-05-${String(day).padStart(2, '0')}` })
  const second = await visitor.call(albumsApi.listPublic, { querystring: { page: 2 } })
  expect(second).toMatchObject({ total: 13, pages: 2, albums: [{ address: '/gallery/album-1' }] })

  const first = (await get('/gallery')).body
  expect(first).toContain('href="/gallery/album-13"')
  expect(first).not.toContain('href="/gallery/album-1"')
  expect(first).toContain('href="/gallery/page/2"')
  const last = (await get('/ne/gallery/page/2')).body
  expect(last).toContain('href="/ne/gallery/album-1"')
  expect(last).toContain('पृष्ठ २ / २')
  for (const address of ['/gallery/page/3', '/ne/gallery/page/3', '/gallery/page/0'])
    expect([address, (await get(address)).statusCode]).toEqual([address, 404])
  const after = await visitor.attempt(albumsApi.listPublic, { querystring: { page: 3 } })
  expect(after).toMatchObject({ status: 404 })
})

test('shows pictures of an album, or the latest albums, in a section that is left out without them', async () => {
  const { administrator, picture, add, publish, get } = await start()
  const { id: page } = await administrator.call(pagesApi.add, {
    body: { type: 'page', title: 'Our students' },
  })
  const section = { type: 'album', text: '', count: 1 }
  const publishPage = (album: string) =>
    publish(page, {
      description: 'Our students.',
      sections: [
        { ...section, id: 'chosen', heading: 'The farewell', album },
        { ...section, id: 'latest', heading: 'Latest albums', album: '' },
      ],
    })
  expect(await publishPage('not an id')).toMatchObject({ status: 400 })
  const { id } = await add()
  const { id: other } = await add({ slug: 'fair', title: 'Fair', date: '2026-06-01' })
  await publishPage(id)
  const { body } = await get('/our-students')
  expect(body).toContain(`href="${picture}"`)
  expect(body).toContain('href="/gallery/farewell"')
  expect(body).toContain('(1 picture)')
  expect(body).toContain('href="/gallery/fair"')

  await administrator.call(pagesApi.archive, { params: { id } })
  const left = (await get('/our-students')).body
  expect(left).not.toContain('The farewell')
  expect(left).not.toContain('data-part="lightbox"')
  await administrator.call(pagesApi.archive, { params: { id: other } })
  expect((await get('/our-students')).body).not.toContain('Latest albums')
})

test('refuses an album without pictures, or a picture without a description, at the field', async () => {
  const { picture, add } = await start()
  const { result } = await add({ pictures: [] })
  expect(result).toMatchObject({
    status: 400,
    failure: { fields: { pictures: expect.any(String) } },
  })

  const other = await add({ pictures: [{ picture, alt: ' ', caption: '', width: 0, height: 0 }] })
  expect(other.result).toMatchObject({
    status: 400,
    failure: { fields: { 'pictures.0.alt': 'Please fill this in.' } },
  })
})
