import { expect, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { servicesApi } from '#app/features/services/contract.ts'
import { textTranslationsApi } from '#app/features/text-translations/contract.ts'
import { makeDestination } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { addFirstContent } from './first-start.ts'

test('a new office has 6 slides, 10 destinations and 6 services in order', async () => {
  const { visitor } = await startTestApp({ withFirstContent: true })

  const slides = await visitor.call(heroSlidesApi.listPublic, {})
  const destinations = await visitor.call(destinationsApi.list, {})
  const services = await visitor.call(servicesApi.list, {})

  expect(slides.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
  expect(new Set(slides.map(({ button_text }) => button_text))).toEqual(new Set(['Get Started']))
  expect(slides.map(({ target }) => target)).toEqual([
    '',
    '/australia',
    '/canada',
    '/uk',
    '/usa',
    '/newzealand',
  ])
  expect(destinations.map(({ country }) => country)).toEqual([
    'Australia',
    'Canada',
    'United Kingdom',
    'United States',
    'New Zealand',
    'Japan',
    'South Korea',
    'Malta',
    'Germany',
    'Ireland',
  ])
  for (const { country, flag, benefits, description } of destinations) {
    expect([country, flag]).toEqual([
      country,
      `/flags/${country.toLowerCase().replace(' ', '-')}.svg`,
    ])
    expect(benefits.length).toBeGreaterThanOrEqual(2)
    expect(description.length).toBeGreaterThan(40)
  }
  expect(services.map(({ title, link }) => [title, link])).toEqual([
    ['Career Counseling', '/services/career-counseling'],
    ['University Selection', '/services/university-selection'],
    ['Application Assistance', '/services/application-assistance'],
    ['Visa Processing', '/services/visa-processing'],
    ['Scholarship Guidance', '/services/scholarship-guidance'],
    ['Test Preparation', '/services/test-preparation'],
  ])
})

test('the first content is added only to empty tables', async () => {
  const { administrator, visitor, db } = await startTestApp()
  const own = await administrator.call(destinationsApi.add, { body: makeDestination() })

  await addFirstContent(db)
  const pages = await administrator.call(pagesApi.list, {})
  await addFirstContent(db)

  expect(pages.map(({ address }) => address)).toContain('/about')
  expect(await administrator.call(pagesApi.list, {})).toEqual(pages)
  expect(await visitor.call(destinationsApi.list, {})).toEqual([own])
  expect(await visitor.call(heroSlidesApi.listPublic, {})).toHaveLength(6)
  expect(await visitor.call(servicesApi.list, {})).toHaveLength(6)
})

test('simultaneous starts add it once', async () => {
  const { db, visitor } = await startTestApp()

  await Promise.all([addFirstContent(db), addFirstContent(db), addFirstContent(db)])

  expect(await visitor.call(destinationsApi.list, {})).toHaveLength(10)
  expect(await visitor.call(servicesApi.list, {})).toHaveLength(6)
})

test('all first content is also in Nepali', async () => {
  const { app, administrator } = await startTestApp({ withFirstContent: true })

  const published = await app.listPublishedPages()
  const translated = new Set(published.map(({ translation_of }) => translation_of))
  const untranslated = published.filter(
    ({ id, translation_of }) => translation_of === null && !translated.has(id),
  )
  expect(untranslated.map(({ address }) => address)).toEqual([])
  const querystring = { language: 'ne' } as const
  const texts = await administrator.call(textTranslationsApi.list, { querystring })
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(({ text }) => text === '').map(({ source }) => source)).toEqual([])
})
