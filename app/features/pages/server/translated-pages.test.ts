import { expect, test, vi } from 'vitest'
import { factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { searchApi } from '#app/features/search/contract.ts'
import { servicesApi } from '#app/features/services/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makePage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { pagesApi } from '../contract.ts'
import { previewsApi } from '../previews-contract.ts'
import { publishedApi } from '../published-contract.ts'
import { translationsApi } from '../translations-contract.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const site = 'http://localhost:3000'
const english = 'Please read what holds between us.'
const nepali = 'कृपया हामीबीच के लागू हुन्छ पढ्नुहोस्।'
const whole = makePage({
  intro: english,
})

async function start() {
  const started = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const { app, administrator } = started
  const open = (id: string) => administrator.call(pagesApi.read, { params: { id } })
  async function publish(id: string, content: object) {
    const { revision, draft } = await open(id)
    const params = { id }
    const body = { revision, content: { ...draft, ...content } }
    const saved = await administrator.call(pagesApi.save, { params, body })
    return administrator.call(pagesApi.publish, { params, body: { revision: saved.revision } })
  }
  async function add(content = whole) {
    const body = { type: 'page', title: content.title } as const
    const { id } = await administrator.call(pagesApi.add, { body })
    await publish(id, content)
    return id
  }
  async function find(address: string) {
    const all = await administrator.call(pagesApi.list, {})
    return all.find((each) => each.address === address)?.id ?? ''
  }
  async function translate(id: string, content: object, language: 'ne' | 'hi' = 'ne') {
    const given = { params: { id }, body: { language } }
    const made = await administrator.call(translationsApi.create, given)
    await publish(made.id, content)
    return made.id
  }
  const get = async (url: string) => (await app.inject(url)).body
  return { ...started, publish, add, find, translate, get }
}

/** Returns the hreflang links of a page. */
function alternatesIn(html: string) {
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)]
  return Object.fromEntries(links.map(([, language, address]) => [language, address]))
}

const localesIn = (html: string) =>
  [...html.matchAll(/property="og:locale(?::alternate)?" content="([^"]*)"/g)].map(
    ([, locale]) => locale,
  )

const main = (html: string) => html.split('<main')[1]?.split('</main>')[0] ?? ''

test('links a page and its translation and marks their languages', async () => {
  const { administrator, add, translate, get } = await start()
  const id = await add()
  const alone = await get('/terms')
  expect(alone).not.toMatch(/hreflang|og:locale/i)

  const translation = await translate(id, { title: 'सेवाका सर्त', intro: nepali })

  const [source, translated] = [await get('/terms'), await get('/ne/terms')]
  const alternates = {
    en: `${site}/terms`,
    ne: `${site}/ne/terms`,
    'x-default': `${site}/terms`,
  }
  expect(alternatesIn(source)).toEqual(alternates)
  expect(alternatesIn(translated)).toEqual(alternates)
  expect(translated).toContain(`rel="canonical" href="${site}/ne/terms"`)
  expect(translated).toContain('"inLanguage":"ne"')
  expect(localesIn(translated)).toEqual(['ne_NP', 'en_GB'])
  expect(localesIn(source)).toEqual(['en_GB', 'ne_NP'])
  expect(translated).toContain('<html lang="en">')
  expect(main(translated)).toMatch(/<a href="\/terms" hrefLang="en" lang="en"[^>]*>English<\/a>/i)
  expect(main(translated)).toMatch(
    new RegExp(`<div lang="ne">.*<h1[^>]*>सेवाका सर्त<.*${nepali}`, 's'),
  )
  expect(main(translated)).toMatch(/<span lang="en">Last changed on/)
  expect(main(source)).toMatch(/<a href="\/ne\/terms" hrefLang="ne" lang="ne"[^>]*>नेपाली<\/a>/i)
  expect(main(source)).not.toContain('<div lang')

  await administrator.call(pagesApi.archive, { params: { id: translation } })
  expect(await get('/terms')).toContain(main(alone))
  expect(await get('/terms')).not.toMatch(/hreflang|og:locale/i)
})

test('serves a translation alone when its source page is archived', async () => {
  const { administrator, add, translate, get } = await start()
  const id = await add()
  await translate(id, { intro: nepali })

  await administrator.call(pagesApi.archive, { params: { id } })

  const page = await get('/ne/terms')
  expect(page).toContain(nepali)
  expect([alternatesIn(page), localesIn(page)]).toEqual([{}, ['ne_NP']])
  expect(await get('/sitemap.xml')).not.toContain('hreflang')
})

test('lists both pages in the sitemap with all languages', async () => {
  const { add, translate, get } = await start()
  const id = await add()
  const before = await get('/sitemap.xml')

  await translate(id, { intro: nepali })

  const map = await get('/sitemap.xml')
  const alternates = [
    ['en', '/terms'],
    ['ne', '/ne/terms'],
    ['x-default', '/terms'],
  ].map(
    ([language, path]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${site}${path}"/>`,
  )
  for (const path of ['/terms', '/ne/terms']) {
    expect(map).toMatch(
      new RegExp(`<loc>${site}${path}</loc><lastmod>[^<]+</lastmod>${alternates.join('')}</url>`),
    )
  }
  expect(map).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  const plain = map
    .replaceAll(/<xhtml:link[^>]*>/g, '')
    .replace(' xmlns:xhtml="http://www.w3.org/1999/xhtml"', '')
    .replace(/ {2}<url><loc>[^<]*\/ne\/terms<.*\n/, '')
  expect(plain).toBe(before)
})

test('shows only source pages in menus, cards and lists and does not change untranslated pages', async () => {
  const { visitor, add, find, translate, get } = await start()
  const id = await add()
  const pages = ['/', '/services', '/canada', '/compare', '/contact', '/services/visa-processing']
  const read = () => Promise.all(pages.map(get))
  const before = await read()
  const lists = () =>
    Promise.all([visitor.call(publishedApi.list, {}), visitor.call(servicesApi.list, {})])
  const listed = await lists()

  await translate(id, { intro: nepali })
  await translate(await find('/australia'), { title: 'अस्ट्रेलियामा अध्ययन' })
  await translate(await find('/services/career-counseling'), { title: 'करियर परामर्श' })

  expect(await read()).toEqual(before)
  expect(await lists()).toEqual(listed)
  expect(await get('/ne/australia')).toMatch(/<h1[^>]*>अस्ट्रेलियामा अध्ययन</)
  expect(await get('/ne/services/career-counseling')).toMatch(/<h1[^>]*>करियर परामर्श</)
  expect(alternatesIn(await get('/services/career-counseling'))).toMatchObject({
    ne: `${site}/ne/services/career-counseling`,
  })
})

test('translates the About page', async () => {
  const { find, translate, get } = await start()

  await translate(await find('/about'), { heading: 'हाम्रो बारेमा' })

  expect(main(await get('/ne/about'))).toMatch(/<div lang="ne">.*<h1[^>]*>हाम्रो बारेमा</s)
  expect(main(await get('/about'))).toContain('>नेपाली</a>')
})

test('previews a draft in its language and redirects old addresses within that language', async () => {
  const { app, administrator, add, find, publish, translate, get } = await start()
  const about = await translate(await find('/about'), {})
  const { revision, draft } = await administrator.call(pagesApi.read, { params: { id: about } })
  const body = { revision, content: { ...draft, heading: 'मस्यौदा' } }
  await administrator.call(pagesApi.save, { params: { id: about }, body })
  const link = await administrator.call(previewsApi.add, {
    params: { id: about },
    body: { is_shared: false },
  })
  expect(main(await get(`/preview/${link.token}`))).toMatch(/<div lang="ne">.*<h1[^>]*>मस्यौदा</s)
  expect(await get('/ne/about')).not.toContain('मस्यौदा')

  const id = await translate(await add(), { intro: nepali })
  await publish(id, { slug: 'sarta' })

  const moved = await app.inject('/ne/terms')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/ne/sarta'])
  expect(alternatesIn(await get('/terms'))).toMatchObject({ ne: `${site}/ne/sarta` })
})

test('formats hours, dates, times and numbers in the language of the text', async () => {
  const { administrator, add, translate, get } = await start()
  const all = await administrator.call(factsApi.list, { querystring: { q: 'uk.processing' } })
  const params = { id: all[0]?.id ?? '' }
  const body = { from: '5', valid_from: '2999-01-02', applies_to: 'application' } as const
  await administrator.call(factValuesApi.add, { params, body })
  const intro = '{hours} / {ca.study-permit.fee} / {uk.processing}'
  const id = await add({ ...whole, intro })

  await translate(id, { intro })

  expect(main(await get('/terms'))).toMatch(
    /9:00 AM - 6:00 PM \(Sun-Fri\) \/ CAD\s150.* \/ 3\sweeks.* \(from 2 January 2999: 5\sweeks/,
  )
  expect(main(await get('/ne/terms'))).toMatch(
    /९:०० - १८:०० \(आइत-शुक्र\) \/ CAD\s१५०.* \/ ३ हप्ता.* \(from २९९९ जनवरी २: ५ हप्ता/,
  )
})

test('finds a translation by its words and returns one result per page', async () => {
  const { visitor, add, translate } = await start()
  const id = await add()
  await translate(id, { title: 'सेवाका सर्त', intro: nepali })
  const search = async (q: string) =>
    (await visitor.call(searchApi.search, { querystring: { q } })).results

  expect(await search('सर्त')).toMatchObject([
    { type: 'page', address: '/ne/terms', title: 'सेवाका सर्त', language: 'ne' },
  ])
  // Description and address are equal in both languages.
  const both = await search('terms')
  expect(both.map(({ address }) => address)).toContain('/terms')
  expect(both.map(({ address }) => address)).not.toContain('/ne/terms')
  expect(both[0]).not.toHaveProperty('language')
})
