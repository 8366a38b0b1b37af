import { expect, test, vi } from 'vitest'
import { type PageContent, pagesApi } from '#app/features/pages/contract.ts'
import { translationsApi } from '#app/features/pages/translations-contract.ts'
import { searchApi } from '#app/features/search/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { ArticleContent } from '../article-contract.ts'
import { articlesApi } from '../contract.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const visas: ArticleContent = {
  slug: 'visa-interviews',
  title: 'Visa interviews',
  description: 'What the officer asks.',
  picture: '',
  alt: '',
  date: '2026-11-20',
  author: 'Asha Gurung',
  text: 'Bring **papers**.\n\n# Questions\n\nSee [our office](/about#team).',
  categories: ['Student visas', 'News'],
  tags: ['Interview'],
}

async function start(options: Parameters<typeof startTestApp>[0] = {}) {
  const started = await startTestApp(options)
  const { app, administrator } = started

  async function save(id: string, revision: number, content: PageContent) {
    const saving = { params: { id }, body: { revision, content } }
    return (await administrator.call(pagesApi.save, saving)).revision
  }
  async function publish(id: string, revision: number, content: PageContent) {
    const body = { revision: await save(id, revision, content) }
    return administrator.call(pagesApi.publish, { params: { id }, body })
  }
  async function write(content: Partial<ArticleContent> = {}) {
    const body = { type: 'article' as const, title: content.title ?? visas.title }
    const { id, revision } = await administrator.call(pagesApi.add, { body })
    return publish(id, revision, { ...visas, ...content })
  }
  async function translate(id: string, content: Partial<ArticleContent>) {
    const translation = await administrator.call(translationsApi.create, {
      params: { id },
      body: { language: 'ne' },
    })
    const { id: translated, revision, draft } = translation
    return publish(translated, revision, { ...draft, ...content })
  }
  const get = (url: string) => app.inject({ url: encodeURI(url) })
  return { ...started, publish, write, translate, get }
}

test('an article of a later day is not published before, but can be scheduled for that day', async () => {
  const { administrator, get } = await start()
  const body = { type: 'article' as const, title: 'Deadlines of 2099' }
  const { id, revision: first } = await administrator.call(pagesApi.add, { body })
  const content = { ...visas, slug: 'deadlines-2099', date: '2099-05-11' }
  const params = { id }
  const saving = { params, body: { revision: first, content } }
  const { revision } = await administrator.call(pagesApi.save, saving)
  const refusal = { status: 400, failure: { fields: { date: expect.stringMatching(/future/) } } }

  expect(
    await administrator.attempt(pagesApi.publish, { params, body: { revision } }),
  ).toMatchObject(refusal)
  const tooEarly = { params, body: { revision, at: '2099-05-10T09:00' } }
  expect(await administrator.attempt(pagesApi.schedule, tooEarly)).toMatchObject(refusal)
  expect((await get('/articles/deadlines-2099')).statusCode).toBe(404)
  const onTheDay = { params, body: { revision, at: '2099-05-11T09:00' } }
  expect(await administrator.call(pagesApi.schedule, onTheDay)).toMatchObject({
    state: 'scheduled',
  })
})

test('has no address, sitemap entry, search result or menu entry without a published article', async () => {
  const { administrator, get, visitor } = await start({ pages: registerBuiltPages })
  await administrator.call(pagesApi.add, { body: { type: 'article', title: 'A draft' } })

  for (const address of ['/articles', '/ne/articles', '/articles/a-draft', '/articles/feed.xml']) {
    expect([address, (await get(address)).statusCode]).toEqual([address, 404])
  }
  expect((await get('/sitemap.xml')).body).not.toContain('articles')
  expect((await get('/')).body).not.toContain('articles')
  const found = await visitor.call(searchApi.search, { querystring: { q: 'draft' } })
  expect(found.results.filter(({ type }) => type === 'article')).toEqual([])
  expect(await visitor.call(articlesApi.listPublic, {})).toMatchObject({ total: 0, articles: [] })
})

test('shows a published article with its metadata, in lists, feed, sitemap and search', async () => {
  const { get, visitor, write } = await start({ pages: registerBuiltPages })
  const { address } = await write()
  const { body: page } = await get(address)
  const { body: feed, headers } = await get('/articles/feed.xml')

  expect(address).toBe('/articles/visa-interviews')
  expect(page).toContain('<meta property="og:type" content="article"/>')
  expect(page).toContain('"@type":"Article","headline":"Visa interviews"')
  expect(page).toContain('"datePublished":"2026-11-20"')
  expect(page).toMatch(/<h2[^>]*>Questions<\/h2>/)
  expect(page).toContain('href="/articles/category/student-visas"')
  expect(page).toContain('href="/articles/tag/interview"')
  for (const list of ['/articles', '/articles/category/news', '/articles/tag/interview']) {
    const { statusCode, body } = await get(list)
    expect([list, statusCode]).toEqual([list, 200])
    expect(body).toContain('href="/articles/visa-interviews"')
  }
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(feed).toContain('<link>http://localhost:3000/articles/visa-interviews</link>')
  expect(feed).toContain('<dc:creator>Asha Gurung</dc:creator>')
  const { body: sitemap } = await get('/sitemap.xml')
  expect(sitemap).toContain('<loc>http://localhost:3000/articles</loc>')
  expect(sitemap).toContain('<loc>http://localhost:3000/articles/visa-interviews</loc>')
  const found = await visitor.call(searchApi.search, { querystring: { q: 'officer' } })
  expect(found.results).toMatchObject([{ type: 'article', address }])
})

test('shows articles in Nepali where they are translated, with the date and terms of the original', async () => {
  const { get, translate, visitor, write } = await start({ pages: registerBuiltPages })
  const { id } = await write()
  await write({ slug: 'untranslated', title: 'Not translated', date: '2026-11-01' })
  await translate(id, { slug: 'bhisa', title: 'भिसाको अन्तर्वार्ता', date: '2020-01-01', tags: [] })

  const querystring = { language: 'ne' as const }
  const { articles } = await visitor.call(articlesApi.listPublic, { querystring })
  expect(articles).toMatchObject([
    { address: '/ne/articles/bhisa', language: 'ne', date: '2026-11-20' },
    { address: '/ne/articles/untranslated', language: 'en' },
  ])
  const { headers, statusCode } = await get('/ne/articles/visa-interviews')
  expect([statusCode, headers.location]).toEqual([302, '/ne/articles/bhisa'])
  const { body } = await get('/ne/articles/bhisa')
  expect(body).toContain('href="/ne/articles/tag/interview"')
  expect(body).toContain('"datePublished":"2026-11-20"')
  expect((await get('/articles/visa-interviews')).body).toContain('hrefLang="ne"')
  expect((await get('/ne/articles/untranslated')).statusCode).toBe(200)
  expect((await get('/ne/articles/feed.xml')).body).toContain('/ne/articles/bhisa</link>')
})

test('removes an archived article everywhere, and a renamed one redirects', async () => {
  const { administrator, get, publish, visitor, write } = await start({ pages: registerBuiltPages })
  const { id, revision } = await write()
  await publish(id, revision, { ...visas, slug: 'interviews', categories: [] })

  const { headers } = await get('/articles/visa-interviews')
  expect(headers.location).toBe('/articles/interviews')
  expect((await get('/articles/category/news')).statusCode).toBe(404)
  await administrator.call(pagesApi.archive, { params: { id } })
  for (const address of ['/articles', '/articles/interviews', '/articles/tag/interview']) {
    expect([address, (await get(address)).statusCode]).toEqual([address, 404])
  }
  const found = await visitor.call(searchApi.search, { querystring: { q: 'officer' } })
  expect(found.results).toEqual([])
})

test('divides lists into pages of twelve, the latest first', async () => {
  const { get, visitor, write } = await start({ pages: registerBuiltPages })
  for (let day = 1; day <= 13; day++) {
    const date = `2026-10-${String(day).padStart(2, '0')}`
    await write({ slug: `day-${day}`, title: `Day ${day}`, date, tags: ['विद्यार्थी भिसा'] })
  }

  const first = await visitor.call(articlesApi.listPublic, {})
  expect(first).toMatchObject({ total: 13, pages: 2, articles: { length: 12 } })
  expect(first.articles.at(0)?.title).toBe('Day 13')
  const second = await get('/articles/tag/विद्यार्थी-भिसा/page/2')
  expect(second.body).toContain('href="/articles/day-1"')
  expect(second.body).toContain(`href="/articles/tag/${encodeURIComponent('विद्यार्थी-भिसा')}"`)
  for (const address of ['/articles/page/1', '/articles/page/3', '/articles/page/x']) {
    expect([address, (await get(address)).statusCode]).toEqual([address, 404])
  }
})

test('lists drafts for the office by status, language and text, with their number', async () => {
  const { administrator, write } = await start()
  await write()
  await write({ slug: 'second', title: 'Étudier' })
  await administrator.call(pagesApi.add, { body: { type: 'article', title: 'Draft' } })
  const list = async (querystring: { q?: string; state?: 'draft' | 'published'; limit?: number }) =>
    (await administrator.call(articlesApi.list, { querystring })).map(({ title }) => title)

  expect(await list({})).toEqual(['Draft', 'Étudier', 'Visa interviews'])
  expect(await list({ limit: 1 })).toEqual(['Draft'])
  expect(await list({ q: 'etudier' })).toEqual(['Étudier'])
  expect(await list({ state: 'draft' })).toEqual(['Draft'])
  expect(await administrator.call(pagesApi.list, {})).toEqual([])
})

test('offers people, categories and tags that are in use', async () => {
  const { administrator, write } = await start()
  await write()

  const types = await administrator.call(pagesApi.listTypes, {})
  const { properties } = types.find(({ type }) => type === 'article')?.schema ?? {}
  expect(properties?.author?.suggestions).toEqual(['Sita'])
  expect(properties?.categories?.suggestions).toEqual(['News', 'Student visas'])
  expect(properties?.tags?.suggestions).toEqual(['Interview'])
})

test('refuses to publish an incomplete article, with a sentence at each field', async () => {
  const { administrator } = await start()
  const body = { type: 'article' as const, title: 'Empty' }
  const { id, revision, missing } = await administrator.call(pagesApi.add, { body })

  expect(Object.keys(missing).sort()).toEqual(['description', 'text'])
  const publication = { params: { id }, body: { revision } }
  const refused = await administrator.attempt(pagesApi.publish, publication)
  expect(refused).toMatchObject({
    ok: false,
    failure: { fields: { description: expect.any(String), text: expect.any(String) } },
  })
})

test('finds links to a page and facts in articles', async () => {
  const { administrator, app, write } = await start({ withFirstContent: true })
  const text = 'The fee is {uk.student-visa.fee}. See [Australia](/australia#visa).'
  const { address } = await write({ text })

  const pages = await administrator.call(pagesApi.list, { querystring: { q: 'australia' } })
  const { id = '' } = pages.find((each) => each.address === '/australia') ?? {}
  const page = await administrator.call(pagesApi.read, { params: { id } })
  expect(page.inbound_links).toContainEqual({ id: expect.any(String), title: visas.title })
  expect(await app.factUsages()).toContainEqual({ key: 'uk.student-visa.fee', page: address })
})

test('shows the current value of a fact in the search', async () => {
  const { app, db, visitor, write } = await start({ withFirstContent: true })
  await write({ text: 'The unusual fee is {uk.student-visa.fee}.' })
  const findExcerpt = async () => {
    const { results } = await visitor.call(searchApi.search, { querystring: { q: 'unusual' } })
    return results
      .at(0)
      ?.excerpt.map(({ text }) => text)
      .join('')
  }

  const before = await findExcerpt()
  expect(before).toContain('£')
  await app.responseCache.invalidateAfter(() =>
    db.updateTable('fact_values').set({ from: '1234' }).where('from', '=', '558').execute(),
  )
  expect(await findExcerpt()).toContain('£1,234')
})
