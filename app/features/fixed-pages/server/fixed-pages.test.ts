import { expect, test, vi } from 'vitest'
import { officeApi } from '#app/features/office/contract.ts'
import { exampleOffice } from '#app/features/office/example-office-contract.ts'
import { type AddablePageType, type PageContent, pagesApi } from '#app/features/pages/contract.ts'
import { previewsApi } from '#app/features/pages/previews-contract.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { versionsApi } from '#app/features/pages/versions-contract.ts'
import { searchApi } from '#app/features/search/contract.ts'
import { publicUrl, registerBuiltPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { about } from '../content/about.ts'
import { contact } from '../content/contact.ts'
import { destinations } from '../content/destinations.ts'
import { home } from '../content/home.ts'
import { services } from '../content/services.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const first: Record<string, PageContent> = {
  '/': home,
  '/about': about,
  '/contact': contact,
  '/destinations': destinations,
  '/services': services,
}

async function start(options: { address?: string } = {}) {
  const started = await startTestApp({
    pages: registerBuiltPages,
    withFirstContent: true,
    ...options,
  })
  const { app, administrator } = started
  /** Returns the page at this address. */
  async function open(address: string) {
    const all = await administrator.call(pagesApi.list, {})
    const id = all.find((each) => each.address === address)?.id ?? ''
    return administrator.call(pagesApi.read, { params: { id } })
  }
  async function save(address: string, change: Partial<PageContent>) {
    const { id, revision, draft } = await open(address)
    const body = { revision, content: { ...draft, ...change } }
    return administrator.attempt(pagesApi.save, { params: { id }, body })
  }
  async function publish(address: string, change: Partial<PageContent> = {}) {
    await save(address, change)
    const { id, revision } = await open(address)
    return administrator.attempt(pagesApi.publish, { params: { id }, body: { revision } })
  }
  const get = async (path: string) => (await app.inject(path)).body.replaceAll('<!-- -->', '')
  return { ...started, open, save, publish, get }
}

test('creates complete fixed pages for every site', async () => {
  const { open, publish } = await start()

  for (const [address, content] of Object.entries(first)) {
    const { draft, state, inbound_links } = await open(address)
    expect([draft, state, inbound_links]).toEqual([content, 'published', []])
    expect(await publish(address)).toMatchObject({
      ok: true,
      value: { address, draft: content, state: 'published' },
    })
  }
})

test('writes the address of the office in the language of the page', async () => {
  const { visitor } = await startTestApp({ withFirstContent: true })
  const read = async (address: string) =>
    JSON.stringify(await visitor.call(publishedApi.read, { querystring: { address } }))
  expect(await read('/about')).toContain('Putalisadak')
  for (const address of ['/ne', '/ne/about', '/ne/contact']) {
    expect(await read(address), address).not.toContain('Putalisadak')
  }
  expect(await read('/ne/about')).toContain('पुतलीसडक')
})

test('shows visitors and search engines the last published version', async () => {
  const { open, save, publish, get } = await start()
  const mission = { heading: 'Our mission', text: 'Nobody leaves without a plan.' }
  expect(await get('/about')).toContain(about.mission.text)

  await save('/about', { mission, title: 'Who we are', description: 'All about us.' })
  expect(await get('/about')).toContain(about.mission.text)
  expect((await open('/about')).state).toBe('changed')
  await publish('/about')

  const page = await get('/about')
  expect(page).toContain(mission.text)
  expect(page).not.toContain(about.mission.text)
  expect(page).toContain('<title>Who we are – ')
  expect(page).toContain('name="description" content="All about us."')
  const day = new Date().toISOString().slice(0, 10)
  expect(page).toContain(`"dateModified":"${day}T`)
  const map = await get('/sitemap.xml')
  expect(map).toContain(`<loc>${publicUrl}/about</loc><lastmod>${day}`)
  expect(map.match(/:\d+\/about</g)).toHaveLength(1)
})

test('shows the texts of the office in each part of the home page and the lists', async () => {
  const { publish, get } = await start()
  const part = (name: string) => ({ heading: `${name} by us`, text: `Below ${name}.` })
  const process = {
    heading: 'In two steps',
    points: [
      { title: 'Ask', text: 'Us.' },
      { title: 'Fly', text: 'There.' },
    ],
  }

  const written = { heading: 'Start here', destinations: part('Lands'), services: part('Help') }
  await publish('/', { ...written, contact: { heading: 'Only a heading', text: '' } })
  await publish('/destinations', { heading: 'All lands', closing: part('Doubt') })
  await publish('/services', { heading: 'All help', process })
  await publish('/contact', { heading: 'Write', intro: 'Anything.' })

  const front = await get('/')
  for (const text of [
    'Start here',
    'Lands by us',
    'Below Lands.',
    'Help by us',
    'Only a heading',
  ]) {
    expect(front).toContain(text)
  }
  expect(front).not.toContain(home.contact.text.replace("'", '&#x27;'))
  expect(front).toContain('In two steps')
  expect(await get('/destinations')).toMatch(/All lands.*Doubt by us.*Below Doubt\./s)
  expect(await get('/services')).toMatch(/All help.*In two steps.*Fly/s)
  expect(await get('/contact')).toMatch(/<h1[^>]*>Write<\/h1><p[^>]*>Anything\.<\/p>/)
})

test('fills in the office profile in texts, search and drafts', async () => {
  const { administrator, visitor, open, get } = await start()
  const [branch] = exampleOffice.branches
  const branches = [{ ...branch, address: 'Lakeside, Pokhara' }] as typeof exampleOffice.branches
  const record = { ...exampleOffice, name: 'Himal Studies *Abroad*', branches }
  expect(await get('/about')).toContain(`About ${exampleOffice.name}</h1>`)

  await administrator.call(officeApi.replace, { body: { ...record, version: 0, examples: [] } })

  const page = await get('/about')
  expect(page).toContain('About Himal Studies *Abroad*</h1>')
  expect(page).toContain(
    'You find us at Lakeside, Pokhara. We are open 9:00 AM - 6:00 PM (Sun-Fri).',
  )
  // Data for scripts contains texts with placeholders.
  expect(page.replaceAll(/ data-[\w-]+="[^"]*"/g, '')).not.toMatch(/\{\w+\}/)
  expect(await get('/')).toContain('Study abroad with Himal Studies *Abroad*</h1>')
  const found = await visitor.call(searchApi.search, { querystring: { q: 'Lakeside Pokhara' } })
  expect(found.results.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/', '/about']),
  )
  const { id, draft } = await open('/about')
  expect(draft.heading).toBe('About {office}')
  const body = { is_shared: true }
  const link = await administrator.call(previewsApi.add, { params: { id }, body })
  expect(await get(`/preview/${link.token}`)).toContain('About Himal Studies *Abroad*</h1>')
})

test('previews the draft of each fixed page only by link and without indexing', async () => {
  const { administrator, open, save, get } = await start()

  for (const [address, content] of Object.entries(first)) {
    await save(address, { heading: 'Not yet for everybody' })
    const { id } = await open(address)
    const body = { is_shared: false }
    const { token } = await administrator.call(previewsApi.add, { params: { id }, body })
    const preview = await get(`/preview/${token}`)
    expect([address, preview.includes('Not yet for everybody')]).toEqual([address, true])
    expect(preview).toContain('name="robots" content="noindex"')
    expect(preview).not.toContain('ld+json')
    expect(preview).not.toContain('canonical')
    expect([address, (await get(address)).includes('Not yet for everybody')]).toEqual([
      address,
      false,
    ])
    expect(content.heading).not.toBe('Not yet for everybody')
  }
})

test('refuses to move, archive or duplicate a fixed page', async () => {
  const { administrator, open, save, get } = await start()
  const { id, revision } = await open('/about')

  expect(await save('/about', { slug: 'who-we-are' })).toMatchObject({
    status: 400,
    failure: { fields: { slug: 'This page is always at /about and cannot move.' } },
  })
  expect(await administrator.attempt(pagesApi.archive, { params: { id } })).toMatchObject({
    status: 409,
    failure: { detail: 'This is a built-in page. It cannot be archived.' },
  })
  const body = { type: 'about-page' as AddablePageType, title: 'About' }
  expect(await administrator.attempt(pagesApi.add, { body })).toMatchObject({ status: 400 })
  expect(await open('/about')).toMatchObject({ revision, state: 'published' })
  expect(await get('/about')).toContain(about.mission.text)
})

test('schedules and restores a fixed page like any page', async () => {
  const { administrator, open, save, publish, get } = await start()
  await save('/about', { heading: 'Next year' })
  const { id, revision } = await open('/about')
  const params = { id }
  const body = { revision, at: '2099-01-01T09:00' }
  expect(await administrator.call(pagesApi.schedule, { params, body })).toMatchObject({
    state: 'scheduled',
    address: '/about',
  })
  expect(await get('/about')).not.toContain('Next year')
  await administrator.call(pagesApi.cancel, { params })

  await publish('/about', { heading: 'This year' })
  expect(await get('/about')).toContain('This year</h1>')
  await administrator.call(versionsApi.restore, {
    params: { id, number: '1' },
    body: { revision: (await open('/about')).revision },
  })
  expect((await open('/about')).draft).toEqual(about)
  await publish('/about')
  expect(await get('/about')).toContain(`About ${exampleOffice.name}</h1>`)
})

test('names missing fields when publishing, not in a draft', async () => {
  const { save, publish } = await start()
  const change = { mission: { heading: ' ', text: '' }, values: { heading: 'Values', points: [] } }

  expect(await save('/about', change)).toMatchObject({ ok: true })
  expect(await publish('/about', change)).toMatchObject({
    status: 400,
    failure: {
      fields: {
        'mission.heading': 'Please fill this in.',
        'mission.text': 'Please fill this in.',
        'values.points': 'Please enter at least 1.',
      },
    },
  })
})

test('leaves out a list that cannot be loaded', async () => {
  const { app, db, get } = await start()
  await db.schema.dropTable('hero_slides').execute()
  expect((await app.inject('/')).statusCode).toBe(503)
  expect(await get('/')).toContain(home.destinations.heading)

  await db.schema.alterTable('page_versions').renameTo('away').execute()
  await app.responseCache.invalidateAfter(async () => {})

  for (const address of Object.keys(first)) {
    const { statusCode, body } = await app.inject(address)
    expect([address, statusCode >= 500]).toEqual([address, true])
    expect(body).toContain('This page cannot be shown right now.')
  }
})
