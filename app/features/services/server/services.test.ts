import { expect, test, vi } from 'vitest'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { type PageContent, pagesApi } from '#app/features/pages/contract.ts'
import { searchApi } from '#app/features/search/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { firstServices } from '../content/first-services.ts'
import { servicesApi } from '../contract.ts'
import type { ServiceContent } from '../service-contract.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const accommodation: ServiceContent = {
  slug: 'accommodation',
  title: 'Accommodation',
  description: 'A first room abroad.',
  picture: '',
  position: 2,
  icon: 'plane',
  summary: 'A room before you fly.',
  intro: 'We look for a dormitory with you.',
  features: { heading: 'What we do', points: [{ title: 'Rooms', text: 'Near the campus.' }] },
  related: ['visa-processing', 'nothing'],
}

async function start() {
  const started = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const { app, administrator } = started
  async function write(params: { id: string }, revision: number, content: PageContent) {
    const body = { revision, content }
    const saved = await administrator.call(pagesApi.save, { params, body })
    const publication = { params, body: { revision: saved.revision } }
    return administrator.attempt(pagesApi.publish, publication)
  }
  const createService = (title: string) =>
    administrator.call(pagesApi.add, { body: { type: 'service', title } })
  const get = async (url: string) => (await app.inject(url)).body
  return { ...started, write, createService, get }
}

test('creates complete services for a new office', async () => {
  const { administrator, visitor, write } = await start()

  const listed = await visitor.call(servicesApi.list, {})
  expect(listed.map(({ link }) => link)).toEqual(
    firstServices.map(({ slug }) => `/services/${slug}`),
  )
  for (const [index, { id }] of listed.entries()) {
    const params = { id }
    const { draft, revision } = await administrator.call(pagesApi.read, { params })
    expect(draft).toEqual(firstServices[index])
    expect(await write(params, revision, draft)).toMatchObject({ ok: true, value: { draft } })
  }
})

test('returns the fields of a service that publishing requires', async () => {
  const { administrator } = await start()
  const types = await administrator.call(pagesApi.listTypes, {})

  const fields = types.find(({ type }) => type === 'service')?.schema.properties

  const needed = ['title', 'slug', 'summary', 'intro', 'picture'].map(
    (name) => fields?.[name]?.needed,
  )
  expect(needed).toEqual([true, true, true, undefined, undefined])
})

test('shows and finds the questions of a service, and nothing without questions', async () => {
  const { visitor, createService, write, get } = await start()
  const { id, revision } = await createService('Accommodation')
  const questions = [{ title: 'May I bring a rice cooker?', text: 'Ask the dormitory.' }]
  expect(await get('/services/visa-processing')).not.toContain('id="questions"')

  await write({ id }, revision, { ...accommodation, questions })

  const page = await get('/services/accommodation')
  expect(page).toMatch(
    /id="questions".*<details[^>]*><summary[^>]*>May I bring a rice cooker\?<.*Ask the dormitory/s,
  )
  const { results } = await visitor.call(searchApi.search, { querystring: { q: 'rice cooker' } })
  expect(results).toMatchObject([{ type: 'service', address: '/services/accommodation#questions' }])
})

test('links to a new service everywhere, and nowhere once it is archived', async () => {
  const { administrator, visitor, createService, write, get } = await start()
  const address = '/services/accommodation'
  const { id, revision } = await createService('Accommodation')
  const params = { id }
  const counted = async () => (await administrator.call(dashboardApi.read, {})).counts.services
  expect(await counted()).toBe(6)

  expect(await write(params, revision, accommodation)).toMatchObject({ value: { address } })

  const listed = await visitor.call(servicesApi.list, {})
  expect(listed[1]).toMatchObject({ id, link: address, description: accommodation.summary })
  const home = await get('/')
  expect(home.split('<footer')[1]).toContain(`<a href="${address}"`)
  expect(home.split('<footer')[0]).toContain(`<a href="${address}"`)
  expect(await get('/services')).toContain(accommodation.summary)
  expect(await get('/sitemap.xml')).toContain(`${address}</loc>`)
  const page = await get(address)
  expect(page).toContain(accommodation.intro)
  expect(page).toMatch(/"name":"Services","item":"[^"]*\/services"/)
  expect(page).toContain('<a href="/services/visa-processing" class="group-hover')
  const find = () => visitor.call(searchApi.search, { querystring: { q: 'dormitory with' } })
  expect((await find()).results[0]).toMatchObject({ type: 'service', address })
  expect(await counted()).toBe(7)

  await administrator.call(pagesApi.archive, { params })

  expect(await get(address)).toContain('Page not found')
  for (const place of ['/', '/services', '/sitemap.xml']) {
    expect([place, await get(place)]).toEqual([place, expect.not.stringContaining(address)])
  }
})

test('refuses to publish a service without points and names the field', async () => {
  const { createService, write } = await start()
  const { id, revision } = await createService('Accommodation')
  const features = { heading: ' ', points: [] }

  expect(await write({ id }, revision, { ...accommodation, features })).toMatchObject({
    status: 400,
    failure: {
      fields: {
        'features.heading': 'Please fill this in.',
        'features.points': 'Please enter at least 1.',
      },
    },
  })
})

const ieltsClass = {
  test: 'IELTS',
  start: '2031-02-03',
  times: 'Sunday to Friday, 7:00 AM',
  weeks: 6,
}

test('shows classes that have not begun, and no section without any', async () => {
  const { createService, write, get } = await start()
  const { id, revision } = await createService('Accommodation')
  const past = { ...ieltsClass, test: 'GMAT', start: '2020-02-03' }
  const later = { ...ieltsClass, test: 'PTE', start: '2031-03-03', fee: 12_000, places: 1 }
  const published = await write({ id }, revision, { ...accommodation, classes: [past] })
  const none = await get('/services/accommodation')
  expect(none).not.toContain('id="classes"')
  const next = published.ok ? published.value.revision : 0

  await write({ id }, next, { ...accommodation, classes: [later, past, ieltsClass] })

  const page = await get('/services/accommodation')
  expect(page).toMatch(/id="classes".*>IELTS<.*6 weeks.*>PTE<.*NPR\s12,000 · 1 place</s)
  expect(page).not.toContain('GMAT')
})

test('names the fields of a class that cannot be published', async () => {
  const { createService, write } = await start()
  const { id, revision } = await createService('Accommodation')
  const wrong = { ...ieltsClass, test: ' ', start: '2031-02-30', weeks: 0 }

  expect(await write({ id }, revision, { ...accommodation, classes: [wrong] })).toMatchObject({
    status: 400,
    failure: {
      fields: {
        'classes.0.test': 'Please fill this in.',
        'classes.0.start': expect.any(String),
        'classes.0.weeks': expect.any(String),
      },
    },
  })
})

test('shows what the guides say on a service, and nothing where it is not chosen', async () => {
  const { get } = await start()

  const [english, visa, universities, scholarships, other] = await Promise.all(
    [
      'test-preparation',
      'visa-processing',
      'university-selection',
      'scholarship-guidance',
      'application-assistance',
    ].map((slug) => get(`/services/${slug}`)),
  )

  expect(english).toMatch(/id="english".*<a href="\/australia".*IELTS 6\.5.*PTE 47/s)
  expect(visa).toMatch(/id="visa".*<a href="\/canada".*Visa fee.*<details/s)
  expect(universities).toMatch(/id="universities".*<a href="https:\/\/[^"]+" rel="noopener"/s)
  expect(scholarships).toMatch(/id="scholarships".*<a href="\/uk"/s)
  expect(other).not.toMatch(/id="(english|visa|universities|scholarships)"/)
})
