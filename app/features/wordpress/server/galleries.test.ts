import { expect, test } from 'vitest'
import type { AlbumContent } from '#app/features/albums/album-contract.ts'
import { albumsApi } from '#app/features/albums/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import type { StandardContent } from '#app/features/pages/standard-contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { openOldSite, startWordpressApp } from '#tests/wordpress-app.ts'
import { makeAttachment } from '#tests/wordpress-export.ts'
import { wordpressApi } from '../contract.ts'

const makePhoto = (id: number, site: string) =>
  makeAttachment(id, `2024/05/photo-${id}.png`, { site, meta: alt(id), excerpt: `Day ${id}` })

/** Galleries of WordPress and of plugins, as their versions write them. */
const makeSite = (site: string) => ({
  site,
  items: [
    makePhoto(1, site),
    makePhoto(2, site),
    makePhoto(3, site),
    makePhoto(4, site),
    {
      id: 10,
      title: 'Farewell',
      slug: 'farewell',
      date: '2024-05-03 10:00:00',
      terms: { 'category news': 'News' },
      content: '[gallery columns="3" link="file" ids="1,2"]',
    },
    {
      id: 11,
      type: 'page',
      title: 'Our fair',
      slug: 'fair-pictures',
      content: `<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images"><!-- wp:image {"id":3} --><figure class="wp-block-image"><img src="${site}/wp-content/uploads/2024/05/photo-3-300x200.png" alt=""/><figcaption>At our stand</figcaption></figure><!-- /wp:image --><!-- wp:image {"id":4} --><figure class="wp-block-image"><img src="${site}/wp-content/uploads/2024/05/photo-4.png" alt=""/></figure><!-- /wp:image --></figure><!-- /wp:gallery -->`,
    },
    {
      id: 12,
      type: 'page',
      title: 'Campus',
      slug: 'campus',
      content: '<h2>The hall</h2><p>Come in.</p>[gallery ids="1,2,3"]<p>Until then.</p>',
    },
    { id: 13, title: 'With pictures', content: 'Look:\n\n[gallery ids="1,2"]' },
    { id: 14, title: 'Envira', slug: 'envira', content: '[envira-gallery id="20"]' },
    {
      id: 15,
      title: 'Foo',
      slug: 'foo',
      content: '<!-- wp:fooplugins/foogallery {"id":21} /-->',
    },
    { id: 16, title: 'Modula', slug: 'modula', content: '[Modula id="22"]' },
    { id: 17, title: 'NextGEN', content: 'Look:\n\n[nggallery id=3]' },
    {
      id: 20,
      type: 'envira',
      title: 'Envira gallery',
      meta: {
        _eg_gallery_data: `a:2:{s:2:"id";i:20;s:7:"gallery";a:1:{i:1;a:3:{s:6:"status";s:6:"active";s:3:"src";s:70:"${site}/wp-content/uploads/2024/05/photo-1.png";s:5:"title";s:1:"A";}}}`,
      },
    },
    {
      id: 21,
      type: 'foogallery',
      title: 'Foo gallery',
      meta: { foogallery_attachments: 'a:2:{i:0;s:1:"2";i:1;i:3;}' },
    },
    {
      id: 22,
      type: 'modula-gallery',
      title: 'Modula gallery',
      meta: { 'modula-images': 'a:1:{i:0;a:2:{s:2:"id";s:1:"4";s:3:"alt";s:0:"";}}' },
    },
    { id: 23, type: 'foogallery', title: 'Never shown' },
  ],
})

const alt = (id: number) => ({ _wp_attachment_image_alt: `Photo ${id}` })

async function start(site: string) {
  const started = await startWordpressApp()
  const preview = await started.uploadExport(makeSite(site))
  const { id } = await started.start(preview.id)
  const items = await started.listItems(id)
  const itemOf = (title: string) => items.find((item) => item.title === title)
  const read = async <Content>(title: string) => {
    const params = { id: itemOf(title)?.page_id ?? '' }
    const page = await started.administrator.call(pagesApi.read, { params })
    return { ...page, draft: page.draft as unknown as Content }
  }
  return { ...started, id, preview, itemOf, read }
}

test('a post that is nothing but a gallery becomes an album with its redirects', async () => {
  const { site } = await openOldSite()
  const { administrator, visitor, id, itemOf, read, undo } = await start(site)
  const farewell = await read<AlbumContent>('Farewell')
  expect(farewell).toMatchObject({
    type: 'album',
    address: '/gallery/farewell',
    draft: {
      date: '2024-05-03',
      pictures: [
        { alt: 'Photo 1', caption: 'Day 1', width: 16, height: 9 },
        { alt: 'Photo 2', caption: 'Day 2', width: 16, height: 9 },
      ],
    },
  })
  expect(itemOf('Farewell')?.notes).toEqual([{ code: 'became_album', detail: '' }])
  expect((await read<AlbumContent>('Our fair')).draft.pictures).toMatchObject([
    { alt: 'Photo 3', caption: 'At our stand' },
    { alt: 'Photo 4', caption: 'Day 4' },
  ])
  const { albums } = await visitor.call(albumsApi.listPublic, {})
  expect(albums.map(({ address }) => address).toSorted()).toEqual([
    '/gallery/envira',
    '/gallery/fair-pictures',
    '/gallery/farewell',
    '/gallery/foo',
    '/gallery/modula',
  ])
  const redirects = await administrator.call(redirectsApi.list, {})
  const targets = Object.fromEntries(redirects.map(({ source, target }) => [source, target]))
  expect(targets).toMatchObject({
    '/2024/05/farewell': '/gallery/farewell',
    '/?p=10': '/gallery/farewell',
    '/fair-pictures': '/gallery/fair-pictures',
    '/?page_id=11': '/gallery/fair-pictures',
  })

  await undo(id)
  expect((await visitor.call(albumsApi.listPublic, {})).total).toBe(0)
})

test('a gallery inside a page becomes a section, and inside an article its pictures stay', async () => {
  const { site } = await openOldSite()
  const { itemOf, read } = await start(site)
  const { draft } = await read<StandardContent>('Campus')
  expect(draft.sections).toMatchObject([
    { type: 'text', heading: 'The hall', text: 'Come in.' },
    { type: 'gallery', heading: 'The hall (2)', pictures: [{ width: 16 }, {}, { alt: 'Photo 3' }] },
    { type: 'text', heading: 'The hall (3)', text: 'Until then.' },
  ])
  expect(itemOf('Campus')?.notes).toEqual([{ code: 'gallery_section', detail: 'The hall (2)' }])
  const article = await read<{ text: string }>('With pictures')
  expect(article.draft.text.match(/!\[Photo \d\]\(\/media\/[0-9a-f]{32}\.webp/g)).toHaveLength(2)
  expect(itemOf('With pictures')?.notes).toEqual([{ code: 'gallery', detail: '' }])
})

test('galleries of plugins come with their pictures, and the preview lists those that cannot', async () => {
  const { site } = await openOldSite()
  const { itemOf, preview, read } = await start(site)
  const alts = async (title: string) =>
    (await read<AlbumContent>(title)).draft.pictures.map((picture) => picture.alt)
  expect(await alts('Envira')).toEqual(['Photo 1'])
  expect(await alts('Foo')).toEqual(['Photo 2', 'Photo 3'])
  expect(await alts('Modula')).toEqual(['Photo 4'])
  expect(itemOf('NextGEN')?.notes).toEqual([{ code: 'gallery_left_out', detail: 'nggallery 3' }])
  expect(preview.losses).toContainEqual({
    code: 'unknown_type',
    count: 1,
    details: ['foogallery: Never shown'],
  })
})

test('pictures of a gallery that come later are added to album and section', async () => {
  let isOnline = false
  const { site: pictures } = await openOldSite()
  const { site } = await openOldSite(async (request, response) => {
    if (!isOnline) return void response.writeHead(503).end()
    const { port } = new URL(pictures)
    const found = await fetch(`http://127.0.0.1:${port}${request.url}`)
    response.end(Buffer.from(await found.arrayBuffer()))
  })
  const { administrator, id, itemOf, read } = await start(site)
  expect(itemOf('Farewell')?.is_draft).toBe(true)
  expect(itemOf('Campus')?.is_draft).toBe(false)
  const sections = async () => (await read<StandardContent>('Campus')).draft.sections
  expect((await sections())[1]).toMatchObject({ type: 'gallery', is_hidden: true, pictures: [] })

  isOnline = true
  await administrator.call(wordpressApi.retryPictures, { params: { id } })
  await expect
    .poll(async () => (await read<AlbumContent>('Farewell')).draft.pictures.length, {
      timeout: 10_000,
    })
    .toBe(2)
  await expect.poll(async () => (await sections())[1]?.is_hidden).toBe(undefined)
})
