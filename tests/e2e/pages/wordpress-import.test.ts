import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { makeZip } from '../../make-zip.ts'
import { createUniqueImage } from '../../test-images.ts'
import {
  makeAttachment,
  makeMenuItem,
  makeWordpressExport,
  type WordpressItem,
} from '../../wordpress-export.ts'
import { readWidths } from '../forms.ts'
import { openSignedIn } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

vi.setConfig({ testTimeout: 400_000 })

const { url } = await openSite()

const site = 'https://old.example'
const [POSTS, PAGES, PICTURES] = [120, 30, 200]
const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const pictureName = (index: number) => `2024/05/photo-${index}.png`

/** Three posts show only a form, so they need a text of their own. */
const makePost = (index: number): WordpressItem => ({
  id: 1000 + index,
  title: `Post ${index}`,
  slug: `post-${index}`,
  date: `20${String(10 + (index % 15)).padStart(2, '0')}-05-31 10:00:00`,
  terms: { [`category topic-${index % 5}`]: `Topic ${index % 5}`, 'post_tag study': 'Study' },
  meta: { _thumbnail_id: String(index + 1) },
  content:
    index < 3
      ? '[contact-form-7 id="1"]'
      : `<!-- wp:paragraph --><p>Read <a href="${site}/page-${index % PAGES}/">a page</a>.</p><!-- /wp:paragraph --><!-- wp:image --><figure><img src="${site}/wp-content/uploads/2024/05/photo-${index}-300x200.png" alt="Photo ${index}"/></figure><!-- /wp:image -->`,
})

const makePage = (index: number): WordpressItem => ({
  id: 2000 + index,
  type: 'page',
  title: index === 0 ? 'Contact' : `Page ${index}`,
  slug: index === 0 ? 'contact' : `page-${index}`,
  content: `<h2>About page ${index}</h2><p>Text.</p><img src="/wp-content/uploads/${pictureName(150 + index)}" alt="">`,
})

const items = [
  ...range(PICTURES).map((index) =>
    makeAttachment(index + 1, pictureName(index), { link: `${site}/photo-${index}/` }),
  ),
  ...range(POSTS).map(makePost),
  ...range(PAGES).map(makePage),
  // An album, and a page with a gallery and a PDF.
  {
    id: 3000,
    title: 'Farewell',
    slug: 'farewell',
    date: '2024-05-31 10:00:00',
    content: `[gallery ids="${range(12).map((index) => index + 1)}"]`,
  },
  {
    id: 3001,
    type: 'page',
    title: 'Campus',
    slug: 'campus',
    content: `<p>See <a href="${site}/wp-content/uploads/2024/05/fees.pdf">our fees</a>.</p><h2>Pictures</h2>[gallery ids="1,2,3"]`,
  },
  makeAttachment(3002, '2024/05/fees.pdf', { link: `${site}/campus/fees/`, parent: 3001 }),
  makeMenuItem(9001, { type: 'post_type', object: 'page', object_id: '2001' }, { order: 1 }),
]
const terms = Object.fromEntries([
  ...range(5).map((topic) => [`category topic-${topic}`, `Topic ${topic}`]),
  ['post_tag study', 'Study'],
  ['nav_menu main', 'Main'],
])
const file = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text as string),
})

/** Returns every address of the old site. */
function listOldAddresses() {
  const own = items
    .filter(({ type }) => type !== 'nav_menu_item')
    .flatMap(({ id, type = 'post', link, slug, date = '' }) => {
      const [year, month, day] = (date.split(' ')[0] ?? '').split('-')
      const path = link ? new URL(link).pathname : `/${slug}/`
      if (type === 'attachment') return [path, `/?attachment_id=${id}`]
      if (type === 'page') return [path, `/?page_id=${id}`]
      const lists = [`/${year}/`, `/${year}/${month}/`, `/${year}/${month}/${day}/`]
      return [
        `/${year}/${month}/${slug}/`,
        `/${year}/${month}/${slug}/feed/`,
        `/?p=${id}`,
        ...lists,
      ]
    })
  const topics = range(5).flatMap((topic) => [
    `/category/topic-${topic}/`,
    `/category/topic-${topic}/feed/`,
    `/category/topic-${topic}/page/2/`,
    `/?cat=${topic + 2}`,
  ])
  const uploads = range(PICTURES).map((index) => `/wp-content/uploads/${pictureName(index)}`)
  const file = '/wp-content/uploads/2024/05/fees.pdf'
  const others = [
    file,
    '/',
    '/feed/',
    '/comments/feed/',
    '/?feed=rss2',
    '/tag/study/',
    '/?tag=study',
  ]
  return [...new Set([...own, ...topics, ...uploads, ...others, '/author/asha/', '/?author=1'])]
}

/** Returns what is wrong with old addresses: status and address, where neither it nor its target exists. */
async function crawl(page: Page, addresses: string[]) {
  const problems: string[] = []
  const read = (address: string) => page.request.get(address, { maxRedirects: 0 })
  for (const address of addresses) {
    const answer = await read(address)
    const { location } = answer.headers()
    const isGood =
      answer.status() === 200 ||
      (answer.status() === 301 && location && (await read(location)).status() === 200)
    if (!isGood) problems.push(`${answer.status()} ${address} ${location ?? ''}`)
  }
  return problems
}

/** Writes a text and publishes the draft. */
async function mendArticle(page: Page, title: string) {
  await page.goto('/admin/articles?state=draft')
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.type('Ask us by the form.')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()
}

test('an owner moves a site in, mends three articles, and every old address leads on', async () => {
  const page = await openWindow(url, desktop)
  await openSignedIn(page, '/admin/pages')
  await page.getByRole('link', { name: 'Move in from WordPress' }).click()
  await page.getByRole('heading', { name: 'Move in from WordPress', level: 1 }).waitFor()
  await expectAccessible(page)

  await page.getByLabel('Export file').setInputFiles(file('a.xml', '<?xml version="1.0"?><feed/>'))
  await page.getByText('This is not an export file of WordPress.').waitFor()
  await page
    .getByLabel('Export file')
    .setInputFiles(file('old.xml', makeWordpressExport({ site, terms, items })))
  await page.getByRole('heading', { name: site, level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'What comes in' }).waitFor({ timeout: 60_000 })
  await page.getByText('Drafts: 3').waitFor()
  await page.getByText('This site has a page at this address, which stays').first().waitFor()
  await expectAccessible(page)

  const zip = page.getByLabel('ZIP of pictures (optional)')
  await zip.setInputFiles(file('notes.zip', 'no zip'))
  await page.getByText('This is not a ZIP file.').waitFor()
  const pictures = await Promise.all(range(PICTURES).map(() => createUniqueImage()))
  const packed = makeZip(
    Object.fromEntries([
      ...pictures.map((bytes, index) => [`uploads/${pictureName(index)}`, bytes]),
      ['uploads/2024/05/fees.pdf', Buffer.from('%PDF-1.7\n%%EOF\n')],
    ]),
  )
  await zip.setInputFiles(file('uploads.zip', packed))
  await page.getByText('uploads.zip is used.').waitFor()
  await page.getByLabel('Main menu').selectOption('main')
  await page.getByRole('button', { name: 'Start the import' }).click()
  await page.getByText('The site was imported.').waitFor({ timeout: 300_000 })
  await expectAccessible(page)
  const report = page.url()

  for (const index of range(3)) await mendArticle(page, `Post ${index}`)
  expect(await crawl(page, listOldAddresses())).toEqual([])
  const contact = await page.request.get('/contact')
  expect(await contact.text()).not.toContain('About page 0')

  await page.goto('/articles/post-5')
  await page.getByRole('img', { name: 'Photo 5' }).waitFor()
  await page.getByRole('link', { name: 'a page', exact: true }).click()
  await page.getByRole('heading', { name: 'About page 5' }).waitFor()

  await page.goto('/gallery/farewell')
  await expect.poll(() => page.locator('main li img').count()).toBe(12)
  await page.goto('/campus')
  await page.locator('[data-part=lightbox][data-started]').waitFor()
  const fees = await page.getByRole('link', { name: /our fees/ }).getAttribute('href')
  expect(fees).toMatch(/^\/media\/\w+-15\.pdf$/)
  await page.goto(`${report}?list=albums`)
  await page.getByText('Became an album, without author, categories and tags').first().waitFor()
  await expectAccessible(page)

  await page.goto(report)
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
  await page.getByText('The import was undone.').waitFor({ timeout: 120_000 })
  await page.getByRole('link', { name: 'Not removed', exact: true }).click()
  await page.getByRole('link', { name: 'Post 2', exact: true }).waitFor()
  expect((await page.request.get('/articles/post-5')).status()).toBe(404)
})

test('fits into a phone in both languages', async () => {
  const page = await openWindow(url, phone)
  await openSignedIn(page, '/admin/wordpress')
  await page.getByRole('link', { name: site }).click()
  await page.getByRole('heading', { name: site, level: 1 }).waitFor()
  const address = new URL(page.url()).pathname
  for (const path of ['/admin/wordpress', address, '/ne/admin/wordpress', `/ne${address}`]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const [screen, content] = await readWidths(page)
    expect([path, content]).toEqual([path, screen])
    await expectAccessible(page)
  }
})
