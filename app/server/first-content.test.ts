import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { documentsApi } from '#app/features/documents/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { servicesApi } from '#app/features/services/contract.ts'
import { up as makeServicesDocuments } from '#database/migrations/2026-12-04-services-are-documents.ts'
import { makeDestination } from '#tests/make.ts'
import { startTestApp } from '#tests/test-app.ts'
import { addFirstContent } from './first-start.ts'

test('a new office begins with 6 slides, 8 destinations and 6 services, in order', async () => {
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

test('first content goes only into tables that are empty', async () => {
  const { administrator, visitor, db } = await startTestApp()
  const own = await administrator.call(destinationsApi.add, { body: makeDestination() })

  await addFirstContent(db)
  await addFirstContent(db)

  expect(await visitor.call(destinationsApi.list, {})).toEqual([own])
  expect(await visitor.call(heroSlidesApi.listPublic, {})).toHaveLength(6)
  expect(await visitor.call(servicesApi.list, {})).toHaveLength(6)
})

test('an office that had services before they were documents has them as documents', async () => {
  const { db, visitor } = await startTestApp()
  await db.schema.createTable('services').addColumn('id', 'text').execute()
  const noted = { subject: 'services', changed_at: '2026-11-21T00:00:00.000Z' }
  await db.insertInto('content_changes').values(noted).execute()

  await makeServicesDocuments(db as unknown as Kysely<unknown>)
  await addFirstContent(db)

  expect(await visitor.call(servicesApi.list, {})).toHaveLength(6)
})

test('an office of before gets the pages that every site has at its next start, once', async () => {
  const { db, administrator } = await startTestApp({ withFirstContent: true })
  const own = db.selectFrom('documents').select('id').where('kind', 'like', '%-page')
  await db.deleteFrom('document_drafts').where('document_id', 'in', own).execute()
  await db.deleteFrom('document_versions').where('document_id', 'in', own).execute()
  await db.deleteFrom('documents').where('kind', 'like', '%-page').execute()
  await db.deleteFrom('content_changes').where('subject', '=', 'front_pages').execute()
  const list = () => administrator.call(documentsApi.list, {})
  const before = await list()

  await addFirstContent(db)
  const about = (await list()).find(({ address }) => address === '/about')
  const params = { id: about?.id ?? '' }
  const { draft, revision } = await administrator.call(documentsApi.read, { params })
  const body = { revision, content: { ...draft, heading: 'Us' } }
  await administrator.call(documentsApi.save, { params, body })
  await addFirstContent(db)

  const added = (await list()).filter(({ id }) => !before.some((each) => each.id === id))
  expect(added.map(({ address, state }) => [address, state]).sort()).toEqual([
    ['/', 'published'],
    ['/about', 'changed'],
    ['/contact', 'published'],
    ['/destinations', 'published'],
    ['/services', 'published'],
  ])
})

test('starts at the same moment put it in once', async () => {
  const { db, visitor } = await startTestApp()

  await Promise.all([addFirstContent(db), addFirstContent(db), addFirstContent(db)])

  expect(await visitor.call(destinationsApi.list, {})).toHaveLength(8)
  expect(await visitor.call(servicesApi.list, {})).toHaveLength(6)
})
