import { expect, test } from 'vitest'
import type { ArticleContent } from '#app/features/articles/article-contract.ts'
import { filesApi } from '#app/features/media/files-contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { makePdf } from '#tests/make-pdf.ts'
import { makeZip } from '#tests/make-zip.ts'
import { createUniqueImage } from '#tests/test-images.ts'
import { openOldSite, startWordpressApp } from '#tests/wordpress-app.ts'
import { makeAttachment } from '#tests/wordpress-export.ts'
import { wordpressApi } from '../contract.ts'

/** A PDF with two pages; the text makes it another file. */
const pdf = (text: string) => Buffer.concat([makePdf(2), Buffer.from(`% ${text}\n%%EOF\n`)])

const makeSite = (site: string) => ({
  site,
  items: [
    makeAttachment(5, '2024/05/Fees.pdf', { site, title: 'Fees 2024', parent: 10 }),
    makeAttachment(6, '2024/05/unlinked.pdf', { site, title: 'Brochure' }),
    {
      id: 10,
      title: 'Fees',
      content: `See [all] <a href="${site}/wp-content/uploads/2024/05/Fees.pdf">our <strong>fees</strong> [PDF]</a>, <a href="/wp-content/uploads/2024/05/gone.pdf">the old ones</a> and <a href="${site}/wp-content/uploads/2024/05/form.docx">a form</a>.\n\n[pdf-embedder url="${site}/wp-content/uploads/2024/05/Fees.pdf"]`,
    },
  ],
})

/** Serves PDFs; `gone.pdf` is not there. */
const openSite = (isOnline = () => true) =>
  openOldSite((request, response) => {
    const path = request.url ?? ''
    if (!isOnline()) return void response.writeHead(503).end()
    if (path.includes('gone')) return void response.writeHead(404).end()
    response.end(pdf(path))
  })

async function importSite(site: string, isOnline?: () => void) {
  const started = await startWordpressApp()
  const { id } = await started.importExport(makeSite(site))
  isOnline?.()
  const items = await started.listItems(id)
  const article = items.find(({ title }) => title === 'Fees')
  const params = { id: article?.page_id ?? '' }
  const readText = async () => {
    const { draft } = await started.administrator.call(pagesApi.read, { params })
    return (draft as unknown as ArticleContent).text
  }
  return { ...started, id, items, article, readText }
}

test('PDFs become files that texts link to, and their old addresses lead to them', async () => {
  const { site } = await openSite()
  const { administrator, app, id, items, article, readText, undo } = await importSite(site)
  const files = await administrator.call(filesApi.list, {})
  expect(files.map(({ title, uses, pages }) => [title, uses, pages]).toSorted()).toEqual([
    ['Brochure', 0, 2],
    ['Fees 2024', 2, 2],
  ])
  const fees = files.find(({ title }) => title === 'Fees 2024')?.address
  expect(await readText()).toBe(
    `See [all] [our **fees** [PDF]](${fees}), the old ones and a form.\n\n[Fees.pdf](${fees})`,
  )
  expect(article?.notes).toEqual([
    { code: 'file', detail: `${site}/wp-content/uploads/2024/05/form.docx` },
  ])
  expect(items.find(({ title }) => title === 'gone.pdf')).toMatchObject({
    type: 'file',
    state: 'failed',
    notes: [{ code: 'not_fetched', detail: expect.stringContaining('could not be fetched') }],
  })
  const redirects = await administrator.call(redirectsApi.list, {})
  const targets = Object.fromEntries(redirects.map(({ source, target }) => [source, target]))
  expect(targets).toMatchObject({ '/wp-content/uploads/2024/05/fees.pdf': fees })
  const answer = await app.inject({ url: fees ?? '' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])

  await undo(id)
  expect(await administrator.call(filesApi.list, {})).toEqual([])
})

test('PDFs that come later are linked, and a damaged one is reported', async () => {
  let isOnline = false
  const { site } = await openSite(() => isOnline)
  const { administrator, id, readText, listItems } = await importSite(site, () => {
    isOnline = true
  })
  expect(await readText()).toContain('See [all] our **fees** [PDF], the old ones')
  await administrator.call(wordpressApi.retryPictures, { params: { id } })
  await expect.poll(readText, { timeout: 10_000 }).toContain('.pdf), the old ones')
  const [missing] = (await listItems(id, { type: 'file' })).filter(({ state }) => state !== 'done')
  expect(missing?.title).toBe('gone.pdf')
})

test('PDFs come from the ZIP as well; one that is no PDF is refused', async () => {
  const { administrator, sendPart, uploadExport, start, listItems } = await startWordpressApp({
    isAllowed: () => false,
  })
  const site = 'https://old.example'
  const { id } = await uploadExport(makeSite(site))
  const bytes = makeZip({
    'uploads/2024/05/Fees.pdf': pdf('fees'),
    'uploads/2024/05/unlinked.pdf': Buffer.from('<html>Not found</html>'),
    'uploads/2024/05/a.png': await createUniqueImage(),
  })
  await sendPart(id, { kind: 'pictures', bytes })
  await start(id)
  const files = await listItems(id, { type: 'file' })
  expect(files.map(({ title, state }) => [title, state])).toEqual([
    ['Fees 2024', 'done'],
    ['Brochure', 'failed'],
    ['gone.pdf', 'failed'],
  ])
  expect(files[1]?.notes[0]?.detail).toBe('This file is not a PDF. Save it as PDF and upload that.')
  expect(await administrator.call(filesApi.list, {})).toMatchObject([{ title: 'Fees 2024' }])
})

test('PDFs and pictures whose old address leads to this site by now need the ZIP', async () => {
  const { uploadExport, start, listItems } = await startWordpressApp({
    publicUrl: 'https://office.example',
    isAllowed: () => false,
  })
  const { id } = await uploadExport(makeSite('http://www.office.example'))
  await start(id)
  const files = await listItems(id, { type: 'file' })
  expect(files.map(({ state, notes }) => [state, notes[0]?.detail])).toEqual(
    files.map(() => [
      'failed',
      'The old address now leads to this site. Please upload a ZIP of the files.',
    ]),
  )
  expect(files.length).toBeGreaterThan(0)
})
