import { expect, test, vi } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { searchApi } from '#app/features/search/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { firstGuides } from '../content/first-guides.ts'
import { guidesApi } from '../contract.ts'
import type { GuideContent } from '../guide-contract.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const [example] = firstGuides as [GuideContent]
const norway: GuideContent = {
  ...example,
  slug: 'norway',
  code: 'NO',
  name: 'Norway',
  nameInText: 'Norway',
  label: 'Norway',
  title: 'Study in Norway from Nepal',
  intro: 'Fjords, and lectures in English.',
  position: 4,
  globe: '',
  outline: '',
}

async function start() {
  const started = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const { app, administrator } = started
  const open = (id: string) => administrator.call(pagesApi.read, { params: { id } })
  async function find(address: string) {
    const all = await administrator.call(pagesApi.list, {})
    return open(all.find((each) => each.address === address)?.id ?? '')
  }
  async function publish(id: string, content: GuideContent) {
    const params = { id }
    const { revision } = await open(id)
    const saved = await administrator.call(pagesApi.save, {
      params,
      body: { revision, content },
    })
    const body = { revision: saved.revision }
    return administrator.attempt(pagesApi.publish, { params, body })
  }
  const attemptGuide = (title: string, is_second?: boolean) =>
    administrator.attempt(pagesApi.add, { body: { type: 'guide', title, is_second } })
  const createGuide = (title: string) =>
    administrator.call(pagesApi.add, { body: { type: 'guide', title } })
  const get = async (url: string) => (await app.inject(url)).body
  return { ...started, find, publish, attemptGuide, createGuide, get }
}

/** Returns the links in a part of a page. */
const linksIn = (html: string, part: 'nav' | 'footer') => {
  const [, ...parts] = html.split(`<${part}`)
  const inside = parts.map((each) => each.split(`</${part}>`)[0]).join()
  return [...inside.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, text]) => [to, text])
}

test('creates complete guides for a new office', async () => {
  const { visitor, find, publish } = await start()

  const guides = await visitor.call(guidesApi.list, {})
  expect(guides.map(({ code, address }) => [code, address])).toEqual(
    firstGuides.map(({ code, slug }) => [code, `/${slug}`]),
  )
  for (const content of firstGuides) {
    const { id, draft, state } = await find(`/${content.slug}`)
    expect([draft, state]).toEqual([content, 'published'])
    expect(await publish(id, content)).toMatchObject({ ok: true, value: { draft: content } })
  }
})

test('shows a changed guide at the next request', async () => {
  const { find, publish, get } = await start()
  expect(await get('/canada')).toContain('Study in Canada')
  const { id, draft } = await find('/canada')
  const canada = draft as unknown as GuideContent

  await publish(id, { ...canada, tagline: 'Written by the office', universities: [] })

  const page = await get('/canada')
  expect(page).toContain('Written by the office')
  expect(page).not.toContain('id="universities"')
  expect(await publish(id, { ...canada, tagline: ' ', code: 'c1' })).toMatchObject({
    status: 400,
    failure: { fields: { tagline: 'Please fill this in.', code: expect.any(String) } },
  })
  expect(await get('/canada')).toContain('Written by the office')
})

test('shows and finds the questions of a guide, and nothing without questions', async () => {
  const { find, publish, get, visitor } = await start()
  const guide = await get('/canada')
  expect(guide).not.toContain('questions')
  const { id, draft } = await find('/canada')
  const question = {
    title: 'May my spouse come along?',
    text: 'Ask us. Fee: {ca.study-permit.fee}.',
  }

  await publish(id, { ...(draft as unknown as GuideContent), questions: [question] })

  const page = await get('/canada')
  expect(page).toContain('href="#questions"')
  expect(page).toMatch(
    /Questions and answers<.*id="questions".*<details[^>]*><summary[^>]*>May my spouse come along\?<.*Ask us\. Fee: [^{]*\d+/s,
  )
  const { results } = await visitor.call(searchApi.search, {
    querystring: { q: 'spouse come along' },
  })
  expect(results.slice(0, 3)).toContainEqual(
    expect.objectContaining({ type: 'guide', address: '/canada#questions' }),
  )
  const halves = [{ ...question, text: ' ' }]
  const half = { ...(draft as unknown as GuideContent), questions: halves }
  expect(await publish(id, half)).toMatchObject({
    status: 400,
    failure: { fields: { 'questions.0.text': 'Please fill this in.' } },
  })
})

test('links to a new guide everywhere, and nowhere once it is archived', async () => {
  const { administrator, visitor, createGuide, publish, get } = await start()
  const body = { country: 'Norway', code: 'NO', description: 'Up in the north' }
  await administrator.call(destinationsApi.add, { body })
  const before = await get('/')
  const { id } = await createGuide('Norway')

  expect(await publish(id, norway)).toMatchObject({ ok: true, value: { address: '/norway' } })

  const home = await get('/')
  expect(linksIn(home, 'nav')).toContainEqual(['/norway', 'Norway'])
  expect(linksIn(home, 'footer')).toContainEqual(['/norway', 'Norway'])
  expect(home).toMatch(/<a href="\/norway" class="group-hover[^>]*>Norway/)
  expect(home).toContain('&quot;/norway&quot;:&quot;Norway&quot;')
  const page = await get('/norway')
  expect(page).toContain('Fjords, and lectures in English.')
  expect(page).toContain('rel="canonical" href="http://localhost:3000/norway"')
  expect(page).toMatch(/"name":"Study Abroad","item":"[^"]*\/destinations"/)
  expect(page).toMatch(/<link rel="stylesheet" href="[^"]*print[^"]*" media="print"\/>/)
  expect(await get('/sitemap.xml')).toContain('/norway</loc>')
  expect(await get('/compare')).toMatch(/value="no"[^>]*\/>Norway/)
  expect(await get('/compare?countries=ca,no')).toContain('Compare Canada and Norway')
  const find = () => visitor.call(searchApi.search, { querystring: { q: 'fjords' } })
  expect((await find()).results).toMatchObject([{ type: 'guide', address: '/norway' }])

  await administrator.call(pagesApi.archive, { params: { id } })

  expect(await get('/norway')).toContain('Page not found')
  for (const address of ['/', '/sitemap.xml', '/compare']) {
    expect([address, await get(address)]).toEqual([address, expect.not.stringContaining('/norway')])
  }
  expect(linksIn(await get('/'), 'nav')).toEqual(linksIn(before, 'nav'))
  expect(await get('/compare?countries=ca,no')).toContain('We have no guide for some')
  expect((await find()).results).toEqual([])
})

test('creates a new guide with the requirements for students from Nepal', async () => {
  const { createGuide, find } = await start()

  const { draft, revision, state } = await createGuide('Norway')

  const { noc } = (await find('/canada')).draft
  expect([revision, state]).toEqual([1, 'draft'])
  const title = 'Study in Norway from Nepal'
  expect(draft).toMatchObject({ slug: 'norway', code: 'NO', title, label: 'Norway', noc })
})

test('finds the facts of each new guide, also after those of an earlier one were read', async () => {
  const { createGuide } = await start()
  const missing = []
  for (const country of ['Norway', 'Sweden'])
    missing.push(Object.keys((await createGuide(country)).missing))
  expect(missing[0]).toContain('tagline')
  expect(missing[1]).toEqual(missing[0])
  expect(missing.flat().filter((path) => path.includes('keys'))).toEqual([])
})

test('reads the Nepali name of a country, and names the guide in English', async () => {
  const { attemptGuide } = await start()

  expect(await attemptGuide('नर्वे')).toMatchObject({
    value: { draft: { slug: 'norway', code: 'NO', name: 'Norway' } },
  })
  expect(await attemptGuide('न्यूजील्याण्ड')).toMatchObject({
    failure: { problems: { is_second: { code: 'exists' } } },
  })
})

test('creates the usual facts of a new country, in its currency and in their places', async () => {
  const { administrator, visitor, createGuide, publish, get } = await start()
  const { id, draft } = await createGuide('Norway')

  const querystring = { country: 'NO', limit: 100 }
  const facts = await administrator.call(factsApi.list, { querystring })

  const listed = facts.map(({ key, unit, per }) => [key, unit, per]).toSorted()
  expect(listed).toEqual([
    ['no.dependants', 'words', ''],
    ['no.english', 'words', ''],
    ['no.funds', 'NOK', ''],
    ['no.health', 'NOK', 'year'],
    ['no.living', 'NOK', 'year'],
    ['no.marks', 'words', ''],
    ['no.stay', 'month', ''],
    ['no.tuition', 'NOK', 'year'],
    ['no.visa.fee', 'NOK', ''],
    ['no.visa.time', 'week', ''],
    ['no.work.holidays', 'words', ''],
    ['no.work.in-term', 'hour', 'week'],
  ])
  expect(await administrator.call(factsApi.listCountries, {})).toContain('NO')
  const guide = draft as unknown as GuideContent
  expect(guide.answers.funds).toEqual({ keys: ['no.funds'] })
  const rest = {
    tagline: 'Up in the north',
    gateway: { airport: 'OSL', city: 'Oslo' },
    answers: { ...guide.answers, intakes: [8] },
  }
  expect(await publish(id, { ...guide, ...rest })).toMatchObject({ ok: true })
  const before = await get('/norway')
  expect(before).toContain('Study in Norway')
  expect(before).not.toContain('id="costs"')
  const value = { from: '166859', address: 'https://www.udi.no/en/', publisher: 'UDI' }
  const { id: fact } = facts.find(({ key }) => key === 'no.funds') ?? { id: '' }
  await administrator.call(factValuesApi.add, { params: { id: fact }, body: value })
  const shown = (await get('/norway')).match(/NOK\s166,859/g) ?? []
  // At the top, and in the step in which it is shown.
  expect(shown.length).toBe(2)
  const current = await visitor.call(factsApi.current, { querystring: {} })
  expect(Object.keys(current)).toContain('NO')
})

test('asks before a second guide for a country, and keeps the facts that it has', async () => {
  const { administrator, attemptGuide, find } = await start()
  const count = async () => {
    const facts = await administrator.call(factsApi.list, { querystring: { limit: 1000 } })
    return facts.filter(({ country }) => country === 'AU').length
  }
  const before = await count()
  const { id } = await find('/australia')

  expect(await attemptGuide('australia')).toMatchObject({
    status: 400,
    failure: {
      fields: {
        is_second:
          'There is a guide for Australia already. Open it, or confirm that you want another one.',
      },
      problems: { is_second: { code: 'exists', params: { id } } },
    },
  })
  expect(await count()).toBe(before)
  expect(await attemptGuide('Australia', true)).toMatchObject({
    ok: true,
    value: { draft: { code: 'AU', answers: { visaFee: { keys: [] } } } },
  })
  expect(await attemptGuide('Narnia')).toMatchObject({
    status: 400,
    failure: { fields: { title: 'Please choose a country from the list, for example Norway.' } },
  })
})

test('lists the guides that show a fact, and refuses unknown facts', async () => {
  const { administrator, find, publish } = await start()
  const querystring = { q: 'uk.processing' }
  const uses = async () => (await administrator.call(factsApi.list, { querystring }))[0]?.uses
  expect(await uses()).toEqual(['/uk', '/ne/uk'])
  const { id, draft } = await find('/uk')
  const replaceKey = (key: string) =>
    JSON.parse(JSON.stringify(draft).replaceAll('uk.processing', key))

  expect(await publish(id, replaceKey('uk.other'))).toMatchObject({
    status: 400,
    failure: {
      fields: { 'answers.visaTime.keys.0': 'There is no fact with the key “uk.other”.' },
    },
  })
  expect(await uses()).toEqual(['/uk', '/ne/uk'])
  await publish(id, replaceKey('uk.student-visa.fee'))

  expect(await uses()).toEqual(['/ne/uk'])
})
