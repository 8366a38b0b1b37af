import { expect, test, vi } from 'vitest'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { scholarshipsApi } from '#app/features/scholarships/contract.ts'
import { testimonialsApi } from '#app/features/testimonials/contract.ts'
import { publicUrl, registerBuiltPages } from '#tests/built-pages.ts'
import { makePage, makeScholarship, makeTestimonial } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { pagesApi } from '../contract.ts'
import type { StandardContent } from '../standard-contract.ts'
import { translationsApi } from '../translations-contract.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const secret = 'Only the office may read this yet'
const whole = makePage({
  intro: 'Of <b>1 June</b>: *please* read [the guide](/canada).',
  sections: [
    {
      id: 'a',
      type: 'steps',
      heading: 'Three steps',
      text: '',
      items: [{ title: 'Ask', text: 'Us.' }],
    },
    { id: 'b', type: 'action', heading: 'Now', text: '', label: 'Write to us', target: '/contact' },
  ],
})

async function start(options: { address?: string; withFirstContent?: boolean } = {}) {
  const started = await startTestApp({ pages: registerBuiltPages, ...options })
  const { app, administrator } = started
  async function write(content: StandardContent, id?: string) {
    const body = { type: 'page', title: content.title } as const
    const page = id
      ? await administrator.call(pagesApi.read, { params: { id } })
      : await administrator.call(pagesApi.add, { body })
    const params = { id: page.id }
    const { revision } = await administrator.call(pagesApi.save, {
      params,
      body: { revision: page.revision, content },
    })
    return { params, body: { revision } }
  }
  async function publish(content: StandardContent, id?: string) {
    const { params, body } = await write(content, id)
    await administrator.call(pagesApi.publish, { params, body })
    return params.id
  }
  async function translate(id: string, language: 'ne' | 'hi') {
    const begun = { params: { id }, body: { language } }
    return (await administrator.call(translationsApi.create, begun)).id
  }
  return { ...started, write, publish, translate, get: (url: string) => app.inject(url) }
}

test('serves a published page at its address with metadata and caching', async () => {
  const { app, publish, get } = await start({ withFirstContent: true })
  expect((await get('/terms')).statusCode).toBe(404)
  const footerOf = async (path: string) => (await get(path)).body.split('<footer')[1] ?? ''
  const link = (path: string, text: string) =>
    expect.stringMatching(new RegExp(`<a href="${path}"[^>]*>${text}</a>`))
  expect(await footerOf('/')).toEqual(link('/privacy-policy', 'Terms of Service'))
  const id = await publish(whole)

  const { statusCode, headers, body } = await get('/terms')

  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(body).toContain('<title>Terms of Service – ')
  expect(body).toContain('name="description" content="What holds between you and us."')
  expect(body).toContain(`rel="canonical" href="${publicUrl}/terms"`)
  expect(body).toContain('property="og:title" content="Terms of Service"')
  expect(body).toContain('BreadcrumbList')
  expect(body).toContain('Of &lt;b&gt;1 June&lt;/b&gt;: <em>please</em> read <a href="/canada"')
  expect((await get('/sitemap.xml')).body).toContain(`<loc>${publicUrl}/terms</loc>`)
  expect(await footerOf('/')).toEqual(link('/terms', 'Terms of Service'))
  expect(await footerOf('/')).not.toEqual(link('/privacy-policy', 'Terms of Service'))
  expect(await footerOf('/')).toEqual(link('/privacy-policy', 'Disclaimer'))
  // Rendered again if the change notification came later.
  await get('/terms')
  const { answers } = app.responseCache.stats
  for (const spelling of ['/Terms/', '/terms?x=1', '/t%65rms#x']) {
    expect((await get(spelling)).body).toBe(body)
  }
  // Fewer if the change notification came only now.
  expect(app.responseCache.stats.answers).toBeLessThanOrEqual(answers)

  await publish({ ...whole, title: 'New terms' }, id)
  expect((await get('/terms')).body).toContain('New terms')
})

test('escapes texts in structured data and HTML', async () => {
  const { publish, get } = await start()
  const title = '</script><script>alert(1)</script><!--'
  await publish({ ...whole, title })

  const { body } = await get('/terms')

  expect(body).not.toContain('<script>alert(1)')
  const [, data = ''] = body.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? []
  expect(JSON.stringify(JSON.parse(data))).toContain(title)
})

test('redirects moved addresses and addresses that the office adds', async () => {
  const { administrator, publish, get } = await start()
  const id = await publish(whole)
  await get('/terms')
  await publish({ ...whole, slug: 'rules' }, id)
  const add = (source: string, target: string, is_permanent?: boolean) =>
    administrator.call(redirectsApi.add, { body: { source, target, is_permanent } })
  await add('/Old-Guide/', '/canada')
  await add('/partner', 'https://partner.example/नेपाल?a=%20b', false)

  for (const [url, status, location] of [
    ['/terms', 301, '/rules'],
    ['/TERMS/', 301, '/rules'],
    ['/old-guide', 301, '/canada'],
    [
      '/partner',
      302,
      'https://partner.example/%E0%A4%A8%E0%A5%87%E0%A4%AA%E0%A4%BE%E0%A4%B2?a=%20b',
    ],
    ['/rules', 200, undefined],
    ['/terms.data', 404, undefined],
  ] as const) {
    const { statusCode, headers } = await get(url)
    expect([url, statusCode, headers.location]).toEqual([url, status, location])
  }
  expect((await get('/sitemap.xml')).body).not.toContain('/terms<')
})

test('serves the new page on every server at the next request', async () => {
  const one = await start()
  const other = await start({ address: one.address })
  const id = await one.publish(whole)

  for (const turn of ['First', 'Second']) {
    await one.publish({ ...whole, title: `${turn} title` }, id)
    expect((await one.get('/terms')).body).toContain(`${turn} title`)
    if (one.address.startsWith('postgres')) {
      await expect
        .poll(async () => (await other.get('/terms')).body, { timeout: 1000 })
        .toContain(`${turn} title`)
    }
  }
})

test('never shows drafts, scheduled content or archived pages to visitors', async () => {
  const { app, administrator, db, write, publish, translate, get } = await start()
  const hidden = (slug: string): StandardContent => ({
    ...whole,
    slug,
    title: secret,
    intro: secret,
  })
  await write(hidden('drafted'))
  const { params, body } = await write(hidden('scheduled'))
  const at = '2099-01-01T09:00'
  await administrator.call(pagesApi.schedule, { params, body: { ...body, at } })
  const archived = await publish(hidden('archived'))
  await administrator.call(pagesApi.archive, { params: { id: archived } })
  const shown = await publish(whole)
  await write({ ...whole, title: secret, slug: 'renamed' }, shown)
  const ofShown = { ...whole, title: secret, intro: secret }
  await write(ofShown, await translate(shown, 'ne'))
  const translation = await write(ofShown, await translate(shown, 'hi'))
  const later = { ...translation, body: { ...translation.body, at } }
  await administrator.call(pagesApi.schedule, later)
  const other = await publish({ ...whole, title: 'Prices', slug: 'prices' })
  const begun = await translate(other, 'ne')
  await publish({ ...ofShown, slug: 'prices' }, begun)
  await administrator.call(pagesApi.archive, { params: { id: begun } })
  for (const given of [{ is_published: false }, { deadline: '2020-01-31' }]) {
    const body = makeScholarship({ title: secret, country: 'CA', ...given })
    await administrator.call(scholarshipsApi.add, { body })
  }
  for (const given of [{ is_published: false }, { consent_withdrawn_on: '2026-11-20' }]) {
    const body = makeTestimonial({ text: secret, is_published: false, ...given })
    await administrator.call(testimonialsApi.add, { body })
  }

  const { paths } = (await get('/api/openapi.json')).json<{ paths: Record<string, object> }>()
  const map = (await get('/sitemap.xml')).body
  const pages = [...map.matchAll(/<loc>[^<]+?:\d+(\/[^<]*)</g)].map(([, path = '']) => path)
  const { id } = params
  const urls = [
    ...pages,
    ...pages.map((page) => `${page === '/' ? '/_' : page}.data`),
    '/drafted',
    '/scheduled',
    '/archived',
    '/renamed',
    '/preview/x',
    '/scholarships',
    '/sitemap.xml',
    '/robots.txt',
    '/drafted.data',
    '/admin/pages',
    `/admin/pages/${id}`,
    '/ne/terms',
    '/ne/terms.data',
    '/ne',
    '/hi/terms',
    '/ne/prices',
    ...Object.keys(paths)
      .filter((path) => !path.includes('stream'))
      .map((path) => path.replace(/\{\w+\}/g, id)),
    ...['drafted', 'scheduled', 'archived', 'renamed', 'ne/terms', 'hi/terms', 'ne/prices'].map(
      (slug) => `/api/public/page/?address=/${slug}`,
    ),
  ]
  expect(urls.length).toBeGreaterThan(60)
  for (const url of urls) {
    const { body: html, headers } = await app.inject(url)
    expect([url, html.includes(secret), String(headers.location)]).toEqual([
      url,
      false,
      'undefined',
    ])
    expect([url, /\/(drafted|scheduled|archived|renamed)"/.test(html)]).toEqual([url, false])
  }
  expect(await db.selectFrom('page_drafts').select('title').execute()).toHaveLength(8)
})
