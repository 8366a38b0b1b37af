import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { makeForm, makePage } from '#tests/factories.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { createUniqueImage } from '#tests/test-images.ts'
import { filesApi, type StoredFile } from '../files-contract.ts'

const makePdf = (text = 'Fees') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)
const longAgo = () => new Date(Date.now() - 30.01 * 24 * 60 * 60 * 1000).toISOString()

async function start() {
  const started = await startTestApp()
  const { app, administrator } = started
  const headers = await started.credentials()
  const send = (bytes: Buffer, name = 'fees.pdf', type = 'application/pdf', title = 'Fees') => {
    const file = new File([new Uint8Array(bytes)], name, { type })
    return app.inject({
      method: 'POST',
      url: '/api/files/',
      headers,
      payload: makeForm({ title, file }),
    })
  }
  const upload = async (title = 'Fees'): Promise<StoredFile> =>
    (await send(makePdf(title), `${title}.pdf`, 'application/pdf', title)).json()
  const list = (q = '') => administrator.call(filesApi.list, { querystring: { q } })
  const remove = ({ id }: StoredFile) => administrator.attempt(filesApi.remove, { params: { id } })
  /** Creates a page whose text links to the address. */
  async function link(address: string) {
    const body = { type: 'page', title: 'Costs' } as const
    const { id } = await administrator.call(pagesApi.add, { body })
    const text = `See [our fees](${address}).`
    const sections = [
      { id: 'fees', type: 'text' as const, heading: 'Fees', text, items: [], closing: '' },
    ]
    const content = makePage({ slug: 'costs', title: 'Costs', sections })
    const params = { id }
    const { revision } = await administrator.call(pagesApi.save, {
      params,
      body: { revision: 1, content },
    })
    const publish = () => administrator.attempt(pagesApi.publish, { params, body: { revision } })
    return { params, publish }
  }
  return { ...started, send, upload, list, remove, link }
}

test('stores a PDF by its content, lists it and sends it as a sandboxed download', async () => {
  const { app, administrator, send, upload, list } = await start()
  const sent = await send(makePdf(), 'fees.txt', 'text/plain', 'शुल्क 2026')
  await upload('Visa form')

  expect([sent.statusCode, sent.json()]).toEqual([
    201,
    expect.objectContaining({ title: 'शुल्क 2026', size: makePdf().length, uses: 0 }),
  ])
  const { address } = sent.json()
  expect(address).toMatch(new RegExp(`^/media/[0-9a-f]{32}-${makePdf().length}\\.pdf$`))
  expect((await list()).map(({ title }) => title)).toEqual(['Visa form', 'शुल्क 2026'])
  expect((await list('VISA')).map(({ title }) => title)).toEqual(['Visa form'])
  const { statusCode, headers, rawPayload } = await app.inject(address)
  expect([statusCode, rawPayload]).toEqual([200, makePdf()])
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="_____ 2026.pdf"; filename*=UTF-8''${encodeURIComponent('शुल्क 2026.pdf')}`,
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  })
  const [latest] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(latest).toMatchObject({ subject: 'file', action: 'added', subject_name: 'Visa form' })
  expect((await send(makePdf())).statusCode).toBe(200)
})

test('a download is known by its ETag until the file is renamed or deleted', async () => {
  const { app, administrator, upload, remove } = await start()
  const file = await upload('Fees')
  const first = await app.inject(file.address)
  const headers = { 'if-none-match': String(first.headers.etag) }
  const again = () => app.inject({ url: file.address, headers })

  const known = await again()
  expect([known.statusCode, known.body]).toEqual([304, ''])
  const params = { id: file.id }
  await administrator.call(filesApi.change, { params, body: { title: 'Costs' } })
  const renamed = await again()
  expect(renamed.statusCode).toBe(200)
  expect(renamed.headers['content-disposition']).toContain('Costs.pdf')
  await remove(file)
  expect((await again()).statusCode).toBe(404)
})

test('refuses other files at the field and stores nothing', async () => {
  const { administrator, db, send } = await start()
  const notPdf = 'This file is not a PDF. Save it as PDF and upload that.'
  for (const [bytes, sentence] of [
    [Buffer.from('<html>%PDF-1.7 %%EOF'), notPdf],
    [await createUniqueImage(), notPdf],
    [Buffer.alloc(0), 'This file is empty. Please choose another one.'],
    [makePdf().subarray(0, 12), expect.stringMatching(/^This PDF is incomplete\./)],
    [Buffer.from('%PDF-1.7 '), expect.stringMatching(/^This PDF is incomplete\./)],
  ] as const) {
    const refused = await send(bytes)
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { file: sentence }])
  }
  const large = await send(Buffer.concat([makePdf(), Buffer.alloc(11 * 1024 * 1024), makePdf()]))
  expect([large.statusCode, large.json().detail]).toEqual([413, expect.any(String)])
  expect(await administrator.attempt(filesApi.add, { body: {} })).toMatchObject({
    status: 400,
    failure: { fields: { file: 'Please choose a file.' } },
  })
  expect(await db.selectFrom('media').select('name').execute()).toEqual([])
})

test('refuses to delete a linked file, and restores a deleted one that is linked again', async () => {
  const { app, administrator, upload, remove, link, list } = await start()
  const file = await upload()
  const { params, publish } = await link(file.address)
  expect(await publish()).toMatchObject({ ok: true })

  expect(await list()).toMatchObject([{ uses: 2 }])
  expect(await remove(file)).toMatchObject({
    status: 409,
    failure: {
      detail: expect.stringMatching(/^It is used by Costs .* remove the link there first\.$/),
    },
  })
  const uses = await administrator.call(filesApi.listUses, { params: { id: file.id } })
  expect(uses.map(({ subject }) => subject)).toEqual(['page_draft', 'page_version'])

  await administrator.call(pagesApi.archive, { params })
  const other = await upload('Other')
  expect(await remove(other)).toMatchObject({ ok: true })
  expect((await app.inject(other.address)).statusCode).toBe(404)
  const { publish: publishDeleted } = await link(other.address)
  // The draft uses it again, so it is restored, as pictures are.
  expect((await app.inject(other.address)).statusCode).toBe(200)
  expect(await publishDeleted()).toMatchObject({ ok: true })
})

test('publishes no link to a file that does not exist', async () => {
  const { link } = await start()
  const { publish } = await link(`/media/${'0'.repeat(32)}-12.pdf`)
  expect(await publish()).toMatchObject({
    status: 400,
    failure: { fields: { 'sections.0.text': expect.stringMatching(/linked file was deleted/) } },
  })
})

test('renames, restores and finally removes a file', async () => {
  const { app, db, administrator, upload, remove, list } = await start()
  const [kept, gone] = [await upload('Kept'), await upload('Gone')]
  const params = { id: kept.id }
  const body = { title: 'Fee list' }
  expect(await administrator.call(filesApi.change, { params, body })).toMatchObject(body)
  const refused = { params, body: { title: ' ' } }
  expect(await administrator.attempt(filesApi.change, refused)).toMatchObject({
    status: 400,
    failure: { fields: { title: expect.any(String) } },
  })
  await remove(kept)
  await remove(gone)
  expect(await list()).toEqual([])
  expect(await administrator.call(trashApi.list, { querystring: {} })).toMatchObject([
    { subject: 'file', name: 'Gone' },
    { subject: 'file', name: 'Fee list' },
  ])
  await administrator.call(filesApi.restore, { params })
  await db.updateTable('media').set({ created_at: longAgo() }).execute()
  await db.updateTable('files').set({ deleted_at: longAgo() }).where('id', '=', gone.id).execute()
  await forgetOld(app)

  expect((await app.inject(kept.address)).statusCode).toBe(200)
  expect(await db.selectFrom('media').select('name').execute()).toHaveLength(1)
  expect(await administrator.attempt(filesApi.restore, { params: { id: gone.id } })).toMatchObject({
    status: 404,
  })
})
