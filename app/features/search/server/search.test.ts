import { expect, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import type { StandardContent } from '#app/features/pages/standard-contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { searchApi } from '../contract.ts'

async function start(withFirstContent = true) {
  const started = await startTestApp({ withFirstContent })
  const { visitor, administrator } = started
  const search = (q: string) => visitor.call(searchApi.search, { querystring: { q } })
  async function write(content: Partial<StandardContent>, id?: string) {
    const body = { type: 'page', title: 'Loans' } as const
    const { id: of } = id ? { id } : await administrator.call(pagesApi.add, { body })
    const params = { id: of }
    const { draft, revision: before } = await administrator.call(pagesApi.read, { params })
    const whole = { ...draft, description: 'Of loans.', slug: 'loans', ...content }
    const saving = { params, body: { revision: before, content: whole } }
    const { revision } = await administrator.call(pagesApi.save, saving)
    return { params, body: { revision } }
  }
  async function publish(content: Partial<StandardContent>, id?: string) {
    const text = await write(content, id)
    await administrator.call(pagesApi.publish, text)
    return text.params.id
  }
  return { ...started, search, write, publish }
}

const firstOf = async (response: ReturnType<Awaited<ReturnType<typeof start>>['search']>) =>
  (await response).results[0]

test.each(['छात्रवृत्ति', 'chhatrabritti', 'scolarship'])(
  'leads Nepali readers only to Nepali pages, also by proper names: %s',
  async (q) => {
    const { visitor } = await start()
    const { results } = await visitor.call(searchApi.search, {
      querystring: { q, language: 'ne' },
    })
    expect(results.length).toBeGreaterThan(3)
    expect(results.filter(({ address }) => !address.startsWith('/ne/'))).toEqual([])
  },
)

test('finds a figure by country and topic on the page that shows it', async () => {
  const { search } = await start()

  const { total, is_exact, results } = await search('australia visa fee')

  expect(results[0]).toMatchObject({
    type: 'figure',
    address: '/australia',
    title: 'Australia: Student visa fee',
    is_uncertain: true,
  })
  expect(textOf(results[0])).toBe('AUD\u00a02,500 (Home Affairs)')
  expect([is_exact, total >= results.length]).toEqual([true, true])
  expect(await search('How much is the VISA FEES for Austrália?')).toMatchObject({
    results: [{ title: 'Australia: Student visa fee' }, ...results.slice(1)],
  })
})

test('finds whole words and their synonyms first, but no earlier figures', async () => {
  const { search } = await start()
  const namesOf = async (q: string) => (await search(q)).results.map(({ title }) => title)

  for (const q of ['us', 'USA', 'america'])
    expect(await firstOf(search(q))).toMatchObject({
      type: 'guide',
      title: 'Study in the USA from Nepal',
    })
  expect(await firstOf(search('about us'))).toMatchObject({ address: '/about' })
  expect((await namesOf('canada study permit price'))[0]).toBe('Canada: Study permit fee')
  const names = await namesOf('new zealand living costs to show')
  expect(names).toContain('New Zealand: Living costs, tertiary study')
  expect(names).not.toContain('New Zealand: Living costs to show, each year')
})

test('tolerates a typing error and reports it', async () => {
  const { search } = await start()
  const right = await search('australia visa fee')

  for (const q of ['austrlia visa fee', 'austarlia visa fee']) {
    const { is_exact, results } = await search(q)
    expect([q, is_exact, results[0]?.title]).toEqual([q, false, right.results[0]?.title])
  }
})

test('finds guides, services and destinations at the matching section', async () => {
  const { search } = await start()

  expect(await firstOf(search('world heritage valletta'))).toMatchObject({
    type: 'guide',
    address: '/malta#reasons',
    heading: 'Sun, sea and old towns',
  })
  expect(await firstOf(search('practice tests against the clock'))).toMatchObject({
    type: 'service',
    address: '/services/test-preparation#features',
  })
  expect((await search('japan')).results).toContainEqual(
    expect.objectContaining({ type: 'destination', title: 'Japan', address: '/destinations' }),
  )
})

test.each(['pr', 'PR', 'पीआर', 'permanent residence'])(
  'finds permanent residence first for %j, not permits for some years',
  async (q) => {
    const { search } = await start()
    const { results } = await search(q)

    const first = results.slice(0, 3).map(({ address }) => address.replace('/ne/', '/'))
    expect(first.toSorted()).toEqual(
      ['/canada', '/newzealand', '/uk'].map((guide) => `${guide}#afterwards`),
    )
  },
)

test('marks the matching words in the sentence around them', async () => {
  const { search, publish } = await start(false)
  const long = `${'Something else is said here. '.repeat(40)}The Café takes रु ५,००० from each loan. ${'And more is said after it. '.repeat(40)}`
  const section = { id: 'costs', type: 'text', heading: 'Costs', text: long } as const
  await publish({ intro: 'Of *loans*.', sections: [{ ...section, items: [], closing: '' }] })

  const found = await firstOf(search('cafe loans 5000'))

  expect(found).toMatchObject({ type: 'page', address: '/loans#costs', heading: 'Costs' })
  expect(textOf(found)).toBe(
    '… The Café takes रु ५,००० from each loan. And more is said after it. …',
  )
  const marked = found?.excerpt.filter(({ is_match }) => is_match).map(({ text }) => text)
  expect(marked).toEqual(['Café', '५,०००', 'loan'])
  expect(textOf(await firstOf(search('loans')))).toBe('Of loans.')
})

test('finds only published content, immediately after publication', async () => {
  const { administrator, search, write, publish } = await start(false)
  const countOf = async (q: string) => (await search(q)).total
  const { params, body } = await write({ intro: 'Zebrafish' })
  expect(await countOf('zebrafish')).toBe(0)
  const at = '2099-01-01T09:00'
  await administrator.call(pagesApi.schedule, { params, body: { ...body, at } })
  expect(await countOf('zebrafish')).toBe(0)
  await administrator.call(pagesApi.cancel, { params })

  await publish({ intro: 'Zebrafish' }, params.id)
  expect(await countOf('zebrafish')).toBe(1)
  await write({ intro: 'Quokka' }, params.id)
  expect([await countOf('zebrafish'), await countOf('quokka')]).toEqual([1, 0])
  await administrator.call(pagesApi.archive, { params })
  expect(await countOf('zebrafish')).toBe(0)

  const destination = { country: 'Quokkania', description: 'An example' }
  const { id } = await administrator.call(destinationsApi.add, { body: destination })
  expect(await countOf('quokkania')).toBe(1)
  await administrator.call(destinationsApi.remove, { params: { id } })
  expect(await countOf('quokkania')).toBe(0)
})

test('suggests similar words if nothing is found', async () => {
  const { search } = await start()

  expect(await search('hospitlaitee')).toEqual({
    total: 0,
    is_exact: false,
    results: [],
    suggestions: ['hospitality', 'hospital'],
  })
  expect(await search('qqqqqqqqqq')).toMatchObject({ total: 0, suggestions: [] })
  expect(await search('what is the')).toMatchObject({ total: 0 })
  const { is_exact, results } = await search('malta xylophones')
  expect([is_exact, results[0]?.title]).toEqual([false, 'Study in Malta from Nepal'])
})

test('refuses an empty, too long or too frequent search with a message', async () => {
  const { app } = await startTestApp({ config: { rateLimitFactor: 0.02 } })
  const search = (q: string, remoteAddress = '10.0.0.1') =>
    app.inject({ url: searchApi.search.url, query: { q }, remoteAddress })

  for (const q of ['', '  ', 'x'.repeat(101), 'a\u0000b']) {
    const { statusCode, body } = await search(q)
    expect([q, statusCode]).toEqual([q, 400])
    expect(JSON.parse(body)).toHaveProperty('fields.q')
  }
  for (const q of ['<script>', '"*()', '٪', '😀', 'x'.repeat(100), '\ud83d']) {
    const { statusCode } = await search(q, `10.0.1.${q.length}`)
    expect([q, statusCode]).toEqual([q, 200])
  }
  await search('visa')
  await search('visa')
  expect((await search('visa')).statusCode).toBe(429)
})

const textOf = (found?: { excerpt: { text: string }[] }) =>
  found?.excerpt.map(({ text }) => text).join('')

test('finds the comparison, figures and destinations in the language of the reader, each once', async () => {
  const { visitor } = await start()
  const search = async (q: string, language?: 'ne') =>
    (await visitor.call(searchApi.search, { querystring: { q, language } })).results
  const addresses = (results: Awaited<ReturnType<typeof search>>) =>
    results.map(({ address }) => address)

  const [comparison] = await search('खर्च तुलना', 'ne')
  expect(comparison).toMatchObject({
    type: 'page',
    address: '/ne/compare',
    title: 'देशहरूको तुलना',
    language: 'ne',
  })
  expect(addresses(await search('खर्च तुलना', 'ne'))).not.toContain('/compare')
  expect(addresses(await search('compare costs', 'ne'))[0]).toBe('/ne/compare')
  expect(addresses(await search('compare costs'))[0]).toBe('/compare')

  const figures = (await search('अस्ट्रेलिया भिसा शुल्क', 'ne')).filter(({ type }) => type === 'figure')
  expect(figures[0]).toMatchObject({
    address: '/ne/australia',
    title: expect.stringMatching(/^अस्ट्रेलिया: \P{Lu}+$/u),
    language: 'ne',
  })
  expect(textOf(figures[0])).toContain('AUD\u00a0२,५००')
  const inEnglish = await search('australia visa fee')
  expect(inEnglish[0]).toMatchObject({
    address: '/australia',
    title: 'Australia: Student visa fee',
  })
  expect(inEnglish.filter(({ language }) => language)).toEqual([])

  const destinations = (await search('जापान', 'ne')).filter(({ type }) => type === 'destination')
  expect(destinations).toMatchObject([{ title: 'जापान', address: '/ne/destinations' }])
})
