import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { openOldSite, startWordpressApp } from '#tests/wordpress-app.ts'
import { makeAttachment } from '#tests/wordpress-export.ts'

async function start() {
  const started = await startWordpressApp()
  const listTargets = async () => {
    const redirects = await started.administrator.call(redirectsApi.list, {})
    return Object.fromEntries(redirects.map(({ source, target }) => [source, target]))
  }
  return { ...started, listTargets }
}

test('the address of a page that becomes a draft leads on until the page is published', async () => {
  const { administrator, importExport, listItems, listTargets, undo } = await start()
  const site = 'https://old.example'
  const { id } = await importExport({
    site,
    items: [
      { id: 1, type: 'page', title: 'Apply', slug: 'apply-now', content: '[wpforms id="1"]' },
      { id: 2, type: 'page', title: 'Ours', slug: 'ours' },
      { id: 3, type: 'page', title: 'Contact', slug: 'contact' },
    ],
  })
  const targets = await listTargets()
  expect(targets).toMatchObject({ '/apply-now': '/', '/?page_id=1': '/' })
  expect(Object.keys(targets)).not.toContain('/ours')
  expect(Object.keys(targets)).not.toContain('/contact')

  const items = await listItems(id, { type: 'page' })
  const params = { id: items.find(({ title }) => title === 'Apply')?.page_id ?? '' }
  const { draft, revision } = await administrator.call(pagesApi.read, { params })
  const content = { ...draft, intro: 'Write to us.' }
  const saved = await administrator.call(pagesApi.save, { params, body: { revision, content } })
  await administrator.call(pagesApi.publish, { params, body: { revision: saved.revision } })
  const published = await listTargets()
  expect(Object.keys(published)).not.toContain('/apply-now')
  expect(published).toMatchObject({ '/?page_id=1': '/apply-now' })

  await undo(id)
  expect(await listTargets()).toEqual({ '/?p=1': '/apply-now', '/?page_id=1': '/apply-now' })
})

test('addresses of drafts lead on for now, and for good once they are published', async () => {
  const { administrator, importExport, listItems } = await start()
  const find = async (address: string) => {
    const redirects = await administrator.call(redirectsApi.list, {})
    return redirects.find(({ source }) => source === address)
  }
  const { id } = await importExport({
    site: 'https://old.example',
    items: [
      { id: 1, title: 'Later', slug: 'later', status: 'draft', link: 'https://old.example/?p=1' },
      { id: 2, type: 'page', title: 'Contact', slug: 'contact' },
    ],
  })
  expect(await find('/?p=1')).toMatchObject({ target: '/', is_permanent: false })
  expect(await find('/?page_id=2')).toMatchObject({ target: '/contact', is_permanent: true })

  const [item] = await listItems(id, { type: 'article' })
  const params = { id: item?.page_id ?? '' }
  const { revision } = await administrator.call(pagesApi.read, { params })
  await administrator.call(pagesApi.publish, { params, body: { revision } })
  expect(await find('/?p=1')).toMatchObject({ target: '/articles/later', is_permanent: true })
})

test('finds the parts of a text, and terms and authors that only the posts name', async () => {
  const { importExport, listTargets } = await start()
  const site = 'https://old.example'
  await importExport({
    site,
    authors: [],
    items: [
      {
        id: 1,
        link: `${site}/2024/05/long/`,
        author: 'ghost',
        content: '<p>One</p><!--nextpage--><p>Two</p>',
        terms: { 'post_tag sop': 'SOP' },
      },
    ],
  })
  expect(await listTargets()).toMatchObject({
    '/2024/05/long/2': '/articles/slug-1',
    '/tag/sop': '/articles/tag/sop',
    '/?tag=sop': '/articles/tag/sop',
    '/author/ghost': '/articles',
  })
})

test('imported as drafts, all pages leave their addresses to redirects', async () => {
  const { importExport, listTargets, undo } = await start()
  const items = [
    { id: 1, type: 'page', title: 'Story', slug: 'story' },
    { id: 2, title: 'News', link: 'https://old.example/news/' },
  ]
  const { id } = await importExport({ items }, { is_published: false })
  expect(await listTargets()).toMatchObject({ '/story': '/', '/news': '/' })
  await undo(id)
  expect(await listTargets()).toEqual({})
})

test('lists below the common beginning of the posts lead to the lists of articles', async () => {
  const { importExport, listTargets } = await start()
  const site = 'https://old.example'
  await importExport({
    site,
    terms: { 'category visa': 'Visa', 'post_tag ielts': 'IELTS' },
    items: [
      { id: 1, link: `${site}/blog/first/`, terms: { 'category visa': 'Visa' } },
      { id: 2, link: `${site}/blog/second/` },
      { id: 3, type: 'page', title: 'Blog', slug: 'blog', content: '' },
    ],
  })
  expect(await listTargets()).toMatchObject({
    '/blog': '/articles',
    '/blog/first': '/articles/slug-1',
    '/blog/category/visa': '/articles/category/visa',
    '/category/visa': '/articles/category/visa',
    '/blog/tag/ielts': '/articles',
    '/blog/author/asha': '/articles',
    '/blog/2024/05': '/articles',
    '/blog/feed': '/articles/feed.xml',
  })
})

test('every picture of the old site leads to its copy, also one that only a text shows', async () => {
  const { importExport, listTargets } = await start()
  const { site } = await openOldSite()
  const uploads = '/wp-content/uploads/2024/05'
  await importExport({
    site,
    items: [
      makeAttachment(5, '2024/05/campus-scaled.png', { site }),
      makeAttachment(6, '2024/05/fees-300x200.png', { site }),
      makeAttachment(7, '2024/05/fees.png', { site }),
      {
        id: 1,
        content: `<img src="${site}${uploads}/hall-640x480.png"><img src="https://cdn.example/a.png">`,
      },
    ],
  })
  const targets = await listTargets()
  const pictures = Object.entries(targets).filter(([source]) => source.startsWith(uploads))
  expect(pictures.map(([source]) => source)).toEqual([
    `${uploads}/campus-scaled.png`,
    `${uploads}/campus.png`,
    `${uploads}/fees-300x200.png`,
    `${uploads}/fees.png`,
    `${uploads}/hall-640x480.png`,
    `${uploads}/hall.png`,
  ])
  const [campus, , fees, fullFees] = pictures.map(([, target]) => target)
  expect(targets[`${uploads}/campus.png`]).toBe(campus)
  expect(fees).not.toBe(fullFees)
})
