import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import type { StandardContent } from '#app/features/pages/standard-contract.ts'
import { translationsApi } from '#app/features/pages/translations-contract.ts'
import { makeFact, makePage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type Menu, type MenuEntry, menusApi } from '../contract.ts'

const entry = (
  type: MenuEntry['type'],
  target = '',
  given: Partial<MenuEntry> = {},
): MenuEntry => ({
  type,
  target,
  label: '',
  children: [],
  ...given,
})

async function start() {
  const started = await startTestApp({ withFirstContent: true })
  const { administrator, visitor } = started

  const list = () => administrator.call(menusApi.list, {})
  const find = async (language: Menu['language'] = 'en') =>
    (await list()).find((menu) => menu.language === language) as Menu
  const save = (entries: MenuEntry[], revision = 0, language: Menu['language'] = 'en') =>
    administrator.attempt(menusApi.save, { body: { language, revision, entries } })
  /** Returns the labels and addresses that visitors see. */
  async function read(language: Menu['language'] = 'en') {
    const menus = await visitor.call(menusApi.listPublic, {})
    return menus
      .find((menu) => menu.language === language)
      ?.entries.map(({ label, address, children }) =>
        children.length > 0
          ? [label, children.map((child) => `${child.label} ${child.address}`)]
          : `${label} ${address}`,
      )
  }
  /** Adds a published page. */
  async function publish(slug: string, given: Partial<StandardContent> = {}) {
    const title = given.title ?? slug
    const { id } = await administrator.call(pagesApi.add, { body: { type: 'page', title } })
    const params = { id }
    const content = makePage({ slug, menu_location: '', title, ...given })
    const saved = await administrator.call(pagesApi.save, {
      params,
      body: { revision: 1, content },
    })
    await administrator.call(pagesApi.publish, { params, body: saved })
    return id
  }
  return { ...started, list, find, save, read, publish }
}

test('a new office has the default menu in every language, and visitors get none to replace it', async () => {
  const { list, visitor } = await start()
  const menus = await list()
  expect(
    menus.map(({ language, is_default, revision }) => [language, is_default, revision]),
  ).toEqual([
    ['en', true, 0],
    ['ne', true, 0],
    ['hi', true, 0],
  ])
  for (const { entries } of menus) {
    expect(entries.map(({ type, target }) => target || type)).toEqual([
      '/',
      '/about',
      '/destinations',
      'guides',
      '/services',
      '/scholarships',
      '/contact',
      'other_pages',
    ])
  }
  expect(await visitor.call(menusApi.listPublic, {})).toEqual([])
})

test('visitors see the office’s name and fact values in titles and labels of pages', async () => {
  const { administrator, save, read, publish } = await start()
  const { id: fact, key } = await administrator.call(factsApi.add, { body: makeFact() })
  const params = { id: fact }
  await administrator.call(factValuesApi.add, { params, body: { from: '590' } })
  const named = await publish('why', { title: 'Why {office}' })
  const withFact = await publish('fee', { title: `A permit for {${key}}` })

  await save([entry('page', named), entry('page', withFact)])

  expect(await read()).toEqual([
    expect.stringMatching(/^Why [^{}]+ \/why$/),
    'A permit for €590 /fee',
  ])
})

test('visitors see order, labels, submenus and links of the saved menu', async () => {
  const { save, read, publish, find, app } = await start()
  const jobs = await publish('jobs', { title: 'Jobs at our office' })
  const saved = await save([
    entry('page', jobs, { label: 'Jobs' }),
    entry('fixed', '/contact'),
    entry('group', '', {
      label: ' Students ',
      children: [
        { type: 'link', target: 'https://example.com/forms', label: 'Forms' },
        { type: 'page', target: jobs, label: '' },
        { type: 'services', target: '', label: '' },
      ],
    }),
    entry('fixed', '/about', { children: [{ type: 'fixed', target: '/', label: 'Start' }] }),
    entry('guides'),
    entry('group', '', { label: 'Nothing yet' }),
  ])
  expect(saved).toMatchObject({ ok: true, value: { is_default: false, revision: 1 } })
  const services = (await app.listPublishedPagesIn()).filter(({ type }) => type === 'service')
  const guides = (await app.listPublishedPagesIn()).filter(({ type }) => type === 'guide')
  const links = (pages: typeof services) =>
    pages.map(({ label, title, address }) => `${label || title} ${address}`)
  expect(guides.length).toBeGreaterThan(1)

  expect(await read()).toEqual([
    'Jobs /jobs',
    'Contact Us /contact',
    [
      'Students',
      ['Forms https://example.com/forms', 'Jobs at our office /jobs', ...links(services)],
    ],
    ['About', ['About /about', 'Start /']],
    ['Countries', links(guides)],
  ])
  expect(await find()).toMatchObject({
    saved_by: 'Sita',
    entries: expect.arrayContaining([expect.objectContaining({ label: 'Students' })]),
  })
})

test('pages that are not published are left out until they are published again', async () => {
  const { administrator, save, read, publish } = await start()
  const jobs = await publish('jobs')
  const { id: draft } = await administrator.call(pagesApi.add, {
    body: { type: 'page', title: 'A draft' },
  })
  await save([
    entry('page', jobs, { children: [{ type: 'fixed', target: '/contact', label: '' }] }),
    entry('page', draft),
    entry('fixed', '/'),
  ])
  expect(await read()).toEqual([['jobs', ['jobs /jobs', 'Contact Us /contact']], 'Home /'])

  const params = { id: jobs }
  const { revision } = await administrator.call(pagesApi.archive, { params })
  expect(await read()).toEqual(['Home /'])

  await administrator.call(pagesApi.publish, { params, body: { revision } })
  expect(await read()).toHaveLength(2)
})

test('pages with the menu location "menu" are in the entry for other pages unless they are named', async () => {
  const { save, read, publish } = await start()
  const jobs = await publish('jobs', { menu_location: 'menu' })
  await publish('courses', { menu_location: 'menu' })
  await save([entry('other_pages')])
  expect(await read()).toEqual([
    ['More', expect.arrayContaining(['jobs /jobs', 'courses /courses'])],
  ])
  await save([entry('page', jobs), entry('other_pages', '', { label: 'Also' })], 1)
  expect(await read()).toEqual(['jobs /jobs', ['Also', ['courses /courses']]])
})

test('each language has its own menu, with the pages in this language where they exist', async () => {
  const { administrator, save, read, publish, find, visitor } = await start()
  const jobs = await publish('jobs', { title: 'Jobs' })
  const courses = await publish('courses', { title: 'Courses' })
  const { id, revision } = await administrator.call(translationsApi.create, {
    params: { id: jobs },
    body: { language: 'ne' },
  })
  const content = makePage({ slug: 'jobs', menu_location: '', title: 'रोजगार' })
  const params = { id }
  const draft = await administrator.call(pagesApi.save, { params, body: { revision, content } })
  await administrator.call(pagesApi.publish, { params, body: draft })

  await save([entry('page', jobs)])
  expect((await find('ne')).entries).toEqual([entry('page', jobs)])
  expect((await find('ne')).is_default).toBe(true)
  expect(await read('ne')).toBeUndefined()

  await save(
    [entry('page', jobs), entry('page', courses), entry('fixed', '/', { label: 'घर' })],
    0,
    'ne',
  )
  expect(await read()).toEqual(['Jobs /jobs'])
  expect(await read('ne')).toEqual(['रोजगार /ne/jobs', 'Courses /courses', 'घर /ne'])
  const [, nepali] = await visitor.call(menusApi.listPublic, {})
  expect(nepali?.entries.map(({ language }) => language)).toEqual(['ne', 'en', 'ne'])
})

test('refuses what cannot be linked at its field', async () => {
  const { save, publish, administrator, find } = await start()
  const jobs = await publish('jobs')
  const { id: deleted } = await administrator.call(pagesApi.add, {
    body: { type: 'page', title: 'Deleted' },
  })
  await administrator.call(pagesApi.remove, { params: { id: deleted } })
  const unknown = '01900000-0000-7000-8000-000000000000'
  const child = { type: 'page', target: jobs, label: '' } as const

  for (const [entries, field] of [
    [[entry('page', unknown)], 'entries.0.target'],
    [[entry('page', deleted)], 'entries.0.target'],
    [[entry('fixed', '/nowhere')], 'entries.0.target'],
    [
      [entry('fixed', '/'), entry('link', 'http://example.com', { label: 'A' })],
      'entries.1.target',
    ],
    [[entry('link', 'javascript:alert(1)', { label: 'A' })], 'entries.0.target'],
    [[entry('link', 'https://', { label: 'A' })], 'entries.0.target'],
    [[entry('link', '/contact', { label: 'A' })], 'entries.0.target'],
    [[entry('link', 'https://example.com')], 'entries.0.label'],
    [[entry('group')], 'entries.0.label'],
    [[entry('group', '', { label: 'x'.repeat(41) })], 'entries.0.label'],
    [[entry('guides', '', { children: [child] })], 'entries.0.children'],
    [
      [entry('group', '', { label: 'A', children: [{ ...child, type: 'link' }] })],
      'entries.0.children.0.target',
    ],
    [
      [entry('group', '', { label: 'A', children: [{ ...child, type: 'group' as never }] })],
      'entries.0.children.0.type',
    ],
    [Array.from({ length: 21 }, () => entry('fixed', '/')), 'entries'],
  ] as [MenuEntry[], string][]) {
    expect([field, await save(entries)]).toMatchObject([
      field,
      { status: 400, failure: { fields: { [field]: expect.any(String) } } },
    ])
  }
  expect(await find()).toMatchObject({ is_default: true, revision: 0 })
})

test('refuses a change that is based on an older menu, also after a reset', async () => {
  const { administrator, save, find, read } = await start()
  await save([entry('fixed', '/')])
  const conflict = { status: 409, failure: { params: { reason: 'changed' } } }
  expect(await save([entry('fixed', '/about')])).toMatchObject(conflict)
  expect(await read()).toEqual(['Home /'])

  const reset = (revision: number) =>
    administrator.attempt(menusApi.reset, { body: { language: 'en', revision } })
  expect(await reset(0)).toMatchObject(conflict)
  expect(await reset(1)).toMatchObject({ ok: true, value: { is_default: true, revision: 2 } })
  expect(await read()).toBeUndefined()
  expect(await save([entry('fixed', '/about')], 1)).toMatchObject(conflict)
  expect((await find()).revision).toBe(2)
})

test('the activity log says who changed which menu and how', async () => {
  const { administrator, save, publish } = await start()
  const jobs = await publish('jobs', { title: 'Jobs' })
  await save([
    entry('page', jobs),
    entry('group', '', {
      label: 'Students',
      children: [{ type: 'link', target: 'https://example.com/forms', label: 'Forms' }],
    }),
  ])
  await administrator.call(menusApi.reset, { body: { language: 'en', revision: 1 } })

  const log = await administrator.call(auditLogApi.list, { querystring: { subject: 'menu' } })
  const lines = ['Jobs', 'Students', 'Students › Forms (https://example.com/forms)']
  expect(log).toMatchObject([
    { action: 'changed', subject_name: 'English', before: { entries: lines } },
    {
      action: 'changed',
      before: { entries: ['Default menu'] },
      after: { entries: lines },
    },
  ])
})
