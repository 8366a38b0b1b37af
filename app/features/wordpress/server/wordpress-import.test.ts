import { expect, test } from 'vitest'
import { articlesApi } from '#app/features/articles/contract.ts'
import { menusApi } from '#app/features/menus/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import { createUniqueImage } from '#tests/test-images.ts'
import { openOldSite, startWordpressApp } from '#tests/wordpress-app.ts'
import { makeAttachment, makeMenuItem } from '#tests/wordpress-export.ts'
import { wordpressApi } from '../contract.ts'

/** A small site with everything that is moved. */
const makeSite = (site: string) => ({
  site,
  terms: {
    'category visa': 'Visa',
    'category uk': 'United Kingdom',
    'post_tag ielts': 'IELTS',
    'nav_menu main': 'Main',
  },
  parents: { uk: 'visa' },
  items: [
    makeAttachment(5, '2024/05/campus.png', {
      site,
      title: 'Campus',
      excerpt: 'The campus',
      parent: 10,
      link: `${site}/2024/05/visa-news/campus/`,
      meta: { _wp_attachment_image_alt: 'A campus' },
    }),
    makeAttachment(6, '2024/05/unused.png', { site }),
    {
      id: 10,
      title: 'Visa news &amp; more',
      slug: 'visa-news',
      excerpt: 'What is new.',
      terms: { 'category uk': 'United Kingdom', 'post_tag ielts': 'IELTS' },
      content: `<!-- wp:paragraph --><p>Read <a href="${site}/how-we-work/">how we work</a> and <a href="/?p=11">more</a>.</p><!-- /wp:paragraph --><!-- wp:image {"id":5} --><figure class="wp-block-image"><img src="${site}/wp-content/uploads/2024/05/campus-300x200.png" alt=""/></figure><!-- /wp:image -->`,
      meta: { _thumbnail_id: '5' },
    },
    { id: 11, title: 'Draft', slug: 'a-draft', status: 'draft', link: `${site}/?p=11` },
    {
      id: 20,
      type: 'page',
      title: 'How we work',
      slug: 'how-we-work',
      content: 'First paragraph.\n\n<h2>Steps</h2>\nCall us.\n\n<h3>Papers</h3>\nBring them.',
    },
    { id: 21, type: 'page', title: 'Contact', slug: 'contact', content: 'Our old address.' },
    {
      id: 22,
      type: 'page',
      title: 'Staff',
      slug: 'staff',
      parent: 20,
      link: `${site}/how-we-work/staff/`,
    },
    makeMenuItem(30, { type: 'post_type', object: 'page', object_id: '20' }, { order: 1 }),
    makeMenuItem(
      31,
      { type: 'post_type', object: 'page', object_id: '22', menu_item_parent: '30' },
      { order: 2, title: 'People' },
    ),
    makeMenuItem(
      32,
      { type: 'custom', url: 'https://other.example/' },
      { order: 3, title: 'Other' },
    ),
    makeMenuItem(33, { type: 'custom', url: `${site}/contact/` }, { order: 4, title: 'Contact' }),
  ],
})

const contentTables = [
  'pages',
  'page_drafts',
  'page_versions',
  'articles',
  'article_keys',
  'redirects',
  'media',
  'media_sizes',
  'media_uses',
  'pictures',
] satisfies (keyof Tables)[]

/** Returns the rows of all tables that an import changes. */
async function dump(db: Database) {
  const rows = await Promise.all(
    contentTables.map((table) => db.selectFrom(table).selectAll().execute()),
  )
  return Object.fromEntries(
    contentTables.map((table, index) => [
      table,
      rows[index]?.map((row) => JSON.stringify(row)).toSorted(),
    ]),
  )
}

test('a site is read, imported with its addresses, and undone exactly', async () => {
  const started = await startWordpressApp({ withFirstContent: true })
  const { administrator, db, uploadExport, start, undo, listItems } = started
  const { site } = await openOldSite()
  const before = await dump(db)
  const menusBefore = await administrator.call(menusApi.list, {})

  const preview = await uploadExport(makeSite(site))
  expect(preview.site).toBe(site)
  expect(preview.menus).toEqual([{ slug: 'main', name: 'Main', entries: 3, left_out: [] }])
  expect(await dump(db)).toEqual(before)

  const done = await start(preview.id, { menu: 'main' })
  const { articles } = await administrator.call(articlesApi.listPublic, {})
  expect(articles).toMatchObject([
    {
      address: '/articles/visa-news',
      title: 'Visa news & more',
      description: 'What is new.',
      date: '2024-05-31',
      author: 'Asha Gurung',
      cover: { alt: 'A campus', width: 16, height: 9 },
    },
  ])
  const items = await listItems(done.id)
  const idOf = (title: string) => items.find((item) => item.title === title)?.page_id ?? ''
  const read = (title: string) => administrator.call(pagesApi.read, { params: { id: idOf(title) } })
  const article = await read('Visa news & more')
  const cover = article.draft.picture
  expect(article.draft.text).toBe(
    `Read [how we work](/how-we-work) and [more](/articles/a-draft).\n\n![A campus](${cover} "16x9 The campus")`,
  )
  expect(article.draft).toMatchObject({ categories: ['United Kingdom'], tags: ['IELTS'] })
  expect((await read('How we work')).draft).toMatchObject({
    intro: 'First paragraph.',
    sections: [{ type: 'text', heading: 'Steps', text: 'Call us.\n\n# Papers\n\nBring them.' }],
  })
  expect((await read('Draft')).state).toBe('draft')
  expect((await read('Staff')).address).toBe('/staff')

  // The page of the code stays; the old text is a draft.
  const contact = items.find(({ title }) => title === 'Contact')
  expect([contact?.is_draft, contact?.notes]).toEqual([
    true,
    [{ code: 'address_taken', detail: '/contact' }],
  ])

  const redirects = await administrator.call(redirectsApi.list, {})
  const targets = Object.fromEntries(redirects.map(({ source, target }) => [source, target]))
  expect(targets).toMatchObject({
    '/2024/05/visa-news': '/articles/visa-news',
    '/?p=10': '/articles/visa-news',
    '/?page_id=20': '/how-we-work',
    '/how-we-work/staff': '/staff',
    '/2024/05/visa-news/campus': '/articles/visa-news',
    '/?attachment_id=5': '/articles/visa-news',
    '/wp-content/uploads/2024/05/campus.png': cover,
    '/category/uk': '/articles/category/united-kingdom',
    '/category/visa/uk': '/articles/category/united-kingdom',
    '/category/visa': '/articles',
    '/tag/ielts': '/articles/tag/ielts',
    '/author/asha': '/articles',
    '/2024/05': '/articles',
    '/feed': '/articles/feed.xml',
  })
  const [english] = await administrator.call(menusApi.list, {})
  expect(english?.entries).toEqual([
    {
      type: 'page',
      target: idOf('How we work'),
      label: '',
      children: [{ type: 'page', target: idOf('Staff'), label: 'People' }],
    },
    { type: 'link', target: 'https://other.example/', label: 'Other', children: [] },
    { type: 'fixed', target: '/contact', label: 'Contact', children: [] },
  ])
  expect(done.counts.find(({ type, state }) => type === 'picture' && state === 'done')?.count).toBe(
    2,
  )

  await undo(done.id)
  expect(await dump(db)).toEqual(before)
  const withoutTimes = (menus: typeof menusBefore) =>
    menus.map(({ entries, is_default }) => ({ entries, is_default }))
  expect(withoutTimes(await administrator.call(menusApi.list, {}))).toEqual(
    withoutTimes(menusBefore),
  )
})

test('undo keeps what somebody has changed, with its redirects and pictures', async () => {
  const { administrator, db, importExport, undo, listItems } = await startWordpressApp()
  const { site } = await openOldSite()
  const { id } = await importExport(makeSite(site), { menu: 'main' })
  const items = await listItems(id)
  const params = { id: items.find(({ title }) => title === 'How we work')?.page_id ?? '' }
  const { draft, revision } = await administrator.call(pagesApi.read, { params })
  const content = { ...draft, title: 'How we help', slug: 'how-we-help' }
  const saved = await administrator.call(pagesApi.save, { params, body: { revision, content } })
  await administrator.call(pagesApi.publish, { params, body: { revision: saved.revision } })
  const [menu] = await administrator.call(menusApi.list, {})
  const { revision: menuRevision = 0 } = menu ?? {}
  const entries = [{ type: 'fixed' as const, target: '/', label: '', children: [] }]
  await administrator.call(menusApi.save, {
    body: { language: 'en', revision: menuRevision, entries },
  })

  await undo(id)
  const pages = await administrator.call(pagesApi.list, { querystring: {} })
  expect(pages.map(({ title, address }) => [title, address])).toEqual([
    ['How we help', '/how-we-help'],
  ])
  const redirects = await administrator.call(redirectsApi.list, {})
  // They follow the page to its new address.
  expect(redirects.map(({ source, target }) => [source, target])).toEqual([
    ['/?p=20', '/how-we-help'],
    ['/?page_id=20', '/how-we-help'],
    ['/how-we-work', '/how-we-help'],
  ])
  expect(await db.selectFrom('media').select('name').execute()).toEqual([])
  const [changedMenu] = await administrator.call(menusApi.list, {})
  expect(changedMenu?.entries).toEqual(entries)
  const kept = (await listItems(id)).filter(({ state }) => state === 'kept')
  expect(kept.map(({ title }) => title)).toEqual(['How we work', '/?p=20', '/?page_id=20'])
})

test('drafts get their old addresses once they are published', async () => {
  const { administrator, importExport, listItems } = await startWordpressApp()
  const { site } = await openOldSite()
  const { id } = await importExport(makeSite(site), { is_published: false })
  const targetOf = async (address: string) => {
    const redirects = await administrator.call(redirectsApi.list, {})
    return redirects.find(({ source }) => source === address)?.target
  }
  expect(await administrator.call(pagesApi.list, { querystring: { state: 'published' } })).toEqual(
    [],
  )
  expect([await targetOf('/?p=10'), await targetOf('/category/uk')]).toEqual(['/', '/'])

  const items = await listItems(id, { type: 'article' })
  const params = { id: items[0]?.page_id ?? '' }
  const { revision } = await administrator.call(pagesApi.read, { params })
  await administrator.call(pagesApi.publish, { params, body: { revision } })
  expect(await targetOf('/?p=10')).toBe('/articles/visa-news')
  expect(await targetOf('/2024/05/visa-news')).toBe('/articles/visa-news')
})

test('missing pictures are fetched again and shown in pages that have not changed', async () => {
  let isOnline = false
  const bytes = await createUniqueImage()
  const { site } = await openOldSite((_request, response) => {
    if (isOnline) response.end(bytes)
    else response.writeHead(503).end()
  })
  const { administrator, importExport, listItems, visitor } = await startWordpressApp()
  const { id, counts } = await importExport(makeSite(site))
  expect(counts).toContainEqual({ type: 'picture', state: 'failed', is_draft: false, count: 2 })
  const items = await listItems(id, { type: 'article' })
  const params = { id: items[0]?.page_id ?? '' }
  const text = async () => String((await administrator.call(pagesApi.read, { params })).draft.text)
  expect(await text()).not.toContain('![')

  isOnline = true
  await administrator.call(wordpressApi.retryPictures, { params: { id } })
  await expect.poll(text, { timeout: 10_000 }).toContain('![A campus](/media/')
  await expect
    .poll(async () => (await listItems(id)).filter(({ state }) => state === 'failed'))
    .toEqual([])
  const { articles } = await visitor.call(articlesApi.listPublic, {})
  expect(articles[0]?.cover).toBeDefined()
  await expect
    .poll(async () => (await administrator.call(redirectsApi.list, {})).map(({ source }) => source))
    .toContain('/wp-content/uploads/2024/05/campus.png')
})

test('an import that was interrupted goes on, and adds nothing twice', async () => {
  const first = await startWordpressApp()
  const { site } = await openOldSite()
  const { id } = await first.uploadExport(makeSite(site))
  const { importPicture } = first.app
  let requests = 0
  // The first attempt fails at the second picture; the job starts again.
  first.app.importPicture = async (...given) => {
    requests++
    if (requests === 2) throw new Error('stopped')
    return importPicture(...given)
  }
  await first.start(id, { menu: 'main' })
  const items = await first.listItems(id)
  expect(items.filter(({ state }) => state === 'waiting')).toEqual([])
  const pages = await first.administrator.call(pagesApi.list, { querystring: {} })
  expect(pages.map(({ title }) => title)).toEqual(['Contact', 'How we work', 'Staff'])
})
