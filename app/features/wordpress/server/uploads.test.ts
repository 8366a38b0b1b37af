import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isPublicAddress } from '#app/platform/server/http/outbound-requests.ts'
import { makeZip } from '#tests/make-zip.ts'
import { createOversizedPng, createUniqueImage } from '#tests/test-images.ts'
import { openOldSite, startWordpressApp } from '#tests/wordpress-app.ts'
import { makeAttachment, makeWordpressExport } from '#tests/wordpress-export.ts'
import { partBytes, wordpressApi } from '../contract.ts'
import { pathOf } from './files.ts'
import { sentences } from './read/refused-file.ts'

const site = 'https://old.example'
const good = makeWordpressExport({ items: [{ id: 1, title: 'Post' }] })
const head = good.slice(0, good.indexOf('<item>'))

/** Files that are refused at once, beside the field. */
const refusedAtOnce: [string, string, string][] = [
  ['a spreadsheet', 'a,b\n1,2', sentences.notAnExport],
  ['other XML', '<?xml version="1.0"?><feed><entry/></feed>', sentences.notAnExport],
  ['a ZIP', makeZip({ 'a.xml': good }).toString('latin1'), sentences.zipped],
  [
    'an entity bomb',
    `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "&a;&a;&a;">]><rss>&b;</rss>`,
    sentences.hasDeclarations,
  ],
]

test.each(refusedAtOnce)('refuses %s at the field', async (_, text, sentence) => {
  const { administrator, sendPart } = await startWordpressApp()
  const { id } = await administrator.call(wordpressApi.add, { body: { file_name: 'a.xml' } })
  const sent = await sendPart(id, { bytes: Buffer.from(text, 'latin1') })
  expect(sent).toMatchObject({ status: 400, body: { fields: { file: sentence } } })
  const refused = await administrator.call(wordpressApi.read, { params: { id } })
  expect(refused).toMatchObject({ state: 'refused', error: sentence })
})

/** Files that are refused while they are read. */
const refusedLater: [string, string, string][] = [
  ['a file that ends in the middle', good.slice(0, -60), sentences.incomplete],
  [
    'a feed that is no export',
    '<rss><channel><item><title>A</title></item></channel></rss>',
    sentences.notAnExport,
  ],
  ['an export without content', `${head}</channel></rss>`, sentences.empty],
  ['XML that is not well formed', good.replace('</title>', '</titel>'), sentences.damaged],
  ['an unknown entity', good.replace('<title>Old', '<title>&bomb;'), sentences.damaged],
  [
    'entities that are declared later in the file',
    `<?xml version="1.0"?><!-- ${'x'.repeat(250_000)} --><!DOCTYPE rss [<!ENTITY a "x">]>${good.slice(good.indexOf('<rss'))}`.replace(
      '<!-- ',
      '<!-- <rss > ',
    ),
    sentences.hasDeclarations,
  ],
  [
    'a text of 17 MB',
    good.replace('Text of', `${'x'.repeat(17 * 1024 * 1024)} of`),
    sentences.textTooLong,
  ],
  [
    'thousands of nested elements',
    good.replace('<item>', `<item>${'<a>'.repeat(5000)}`),
    sentences.tooDeep,
  ],
]

test.each(refusedLater)('refuses %s with a sentence, and takes another file', async (...given) => {
  const [, text, sentence] = given
  const { db, upload, sendPart, waitFor, listItems } = await startWordpressApp()
  const refused = await upload(text, 'refused')
  expect(refused.error).toBe(sentence)
  expect(await db.selectFrom('wordpress_items').selectAll().execute()).toEqual([])
  await sendPart(refused.id, { bytes: Buffer.from(good) })
  await waitFor(refused.id, 'ready')
  expect((await listItems(refused.id, { type: 'article' })).length).toBe(1)
})

test('takes a large file in parts, a part again, and refuses a gap', async () => {
  const { administrator, sendPart, waitFor, listItems } = await startWordpressApp()
  const { id } = await administrator.call(wordpressApi.add, { body: { file_name: 'a.xml' } })
  const bytes = Buffer.from(
    good.replace('</channel>', `<!-- ${'x'.repeat(partBytes)} --></channel>`),
  )
  const first = { bytes: bytes.subarray(0, partBytes), isLast: false }
  const gap = { bytes: bytes.subarray(partBytes), offset: partBytes + 1 }
  expect(await sendPart(id, first)).toMatchObject({ body: { received: partBytes } })
  expect((await sendPart(id, first)).status).toBe(200)
  expect((await sendPart(id, gap)).status).toBe(409)
  const tooFar = { bytes: Buffer.from('x'), offset: 200 * 1024 * 1024 }
  expect(await sendPart(id, tooFar)).toMatchObject({
    status: 400,
    body: { fields: { file: expect.stringContaining('The maximum is 200 MB.') } },
  })
  await sendPart(id, first)
  await sendPart(id, { ...gap, offset: partBytes })
  await waitFor(id, 'ready')
  expect((await listItems(id, { type: 'article' })).length).toBe(1)
})

test('takes pictures from a ZIP, and lists those that it cannot', async () => {
  const { site: online, requests } = await openOldSite((_request, response) => {
    response.writeHead(404).end()
  })
  const { uploadExport, sendPart, start, listItems } = await startWordpressApp()
  const names = ['good', 'huge', 'text', 'bomb', 'absent'].map((name) => `2024/05/${name}.png`)
  const { id } = await uploadExport({
    site: online,
    items: names.map((name, index) => makeAttachment(index + 1, name, { site: online })),
  })
  const unsafe = makeZip({ '../../etc/a.png': 'x', 'uploads/2024/05/good.png': 'x' })
  const refusals: [Buffer, string][] = [
    [Buffer.from('no zip'), sentences.notAZip],
    [makeZip({ 'notes.txt': 'x' }), sentences.emptyZip],
    [unsafe, sentences.unsafeZip],
    [unsafe.subarray(0, 60), sentences.notAZip],
  ]
  for (const [bytes, sentence] of refusals)
    expect(await sendPart(id, { bytes, kind: 'pictures' })).toMatchObject({
      status: 400,
      body: { fields: { file: sentence } },
    })

  const bytes = makeZip({
    'uploads/2024/05/good.png': await createUniqueImage(),
    'uploads/2024/05/huge.png': createOversizedPng(60_000, 60_000),
    'uploads/2024/05/text.png': 'not a picture',
    'uploads/2024/05/bomb.png': Buffer.alloc(9 * 1024 * 1024),
  })
  expect(await sendPart(id, { bytes, kind: 'pictures' })).toMatchObject({ status: 200 })
  await start(id)
  const pictures = await listItems(id, { type: 'picture' })
  expect(
    pictures.map(({ old_address, state, notes }) => [
      old_address.split('/').at(-1),
      state,
      notes[0]?.detail ?? '',
    ]),
  ).toEqual([
    ['good.png', 'done', ''],
    [
      'huge.png',
      'failed',
      'This picture is too large. Please choose one of at most 40 megapixels.',
    ],
    ['text.png', 'failed', 'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.'],
    ['bomb.png', 'failed', 'This picture is too large. The maximum is 8 MB.'],
    ['absent.png', 'failed', 'There is no picture at this address.'],
  ])
  expect(requests).toEqual(['/wp-content/uploads/2024/05/absent.png'])
})

test('a ZIP is used only while it is complete, and the old site has the other pictures', async () => {
  const { site: online } = await openOldSite()
  const { db, app, uploadExport, sendPart, start, read, listItems } = await startWordpressApp()
  const attachments = [makeAttachment(1, '2024/05/a.png', { site: online })]
  const { id } = await uploadExport({ site: online, items: attachments })
  const zip = makeZip({ 'uploads/2024/05/a.png': await createUniqueImage() })
  const send = (bytes: Buffer, isLast = true) => sendPart(id, { bytes, isLast, kind: 'pictures' })
  const used = async () => (await read(id)).pictures_file
  await send(zip)
  expect(await used()).toBe('uploads.zip')

  expect((await send(Buffer.from('no zip'))).status).toBe(400)
  expect(await used()).toBe('uploads.zip')
  await send(zip.subarray(0, 60), false)
  expect(await used()).toBe('')
  await send(zip)
  expect(await used()).toBe('uploads.zip')
  expect((await send(zip.subarray(0, 60))).status).toBe(400)
  expect(await used()).toBe('')

  // Whatever damages the file later, the import goes on without it.
  await send(zip)
  await writeFile(pathOf(app, id, 'pictures'), zip.subarray(0, 60))
  await db
    .updateTable('wordpress_items')
    .set({ old_address: 'http://127.0.0.1:1/wp-content/uploads/b.png' })
    .where('type', '=', 'picture')
    .execute()
  await start(id)
  const [picture] = await listItems(id, { type: 'picture' })
  expect(picture?.notes.map(({ code }) => code)).toEqual(['not_fetched', 'not_fetched'])
  expect(picture?.notes[0]?.detail).toBe(sentences.notAZip)
})

test('asks no address that is not on the public internet', async () => {
  const options = { isAllowed: isPublicAddress }
  const { uploadExport, start, listItems } = await startWordpressApp(options)
  const sites = ['http://10.0.0.1', 'http://169.254.169.254', 'http://inside.example']
  const { id } = await uploadExport({
    site,
    items: sites.map((each, index) => makeAttachment(index + 1, 'a.png', { site: each })),
  })
  await start(id)
  const pictures = await listItems(id, { type: 'picture' })
  const detail = 'This address is not on the public internet.'
  expect(pictures.map(({ notes }) => notes)).toEqual(
    sites.map(() => [{ code: 'not_fetched', detail }]),
  )
})
