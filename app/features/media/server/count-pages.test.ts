import { expect, onTestFinished, test } from 'vitest'
import { filesApi } from '#app/features/media/files-contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { makeForm, makePage } from '#tests/factories.ts'
import { makePdf } from '#tests/make-pdf.ts'
import { startTestApp } from '#tests/test-app.ts'
import { countStoredPages } from './count-stored.ts'

async function start() {
  const started = await startTestApp()
  const { app, administrator } = started
  const headers = await started.credentials()
  const list = () => administrator.call(filesApi.list, {})
  return {
    ...started,
    list,
    async upload(bytes: Buffer, title = 'Fees') {
      const file = new File([new Uint8Array(bytes)], 'a.pdf', { type: 'application/pdf' })
      const payload = makeForm({ title, file })
      return app.inject({ method: 'POST', url: '/api/files/', headers, payload })
    },
    /** Runs the job that counts the pages of stored files. */
    async countStored() {
      const { signal } = new AbortController()
      const job = { app, payload: {}, id: '', attempt: 1, signal, end: async () => {} }
      await countStoredPages.run(job)
      return list()
    },
  }
}

test('the pages of a PDF are counted on upload and stated with the page that links to it', async () => {
  const { administrator, upload } = await start()
  const sent = await upload(makePdf(12))
  expect([sent.statusCode, sent.json()]).toMatchObject([201, { pages: 12 }])
  const { address } = sent.json()
  const unknown = (await upload(Buffer.from('%PDF-1.7\nno pages\n%%EOF\n'))).json()
  expect(unknown.pages).toBe(0)

  const page = { type: 'page', title: 'Costs' } as const
  const { id } = await administrator.call(pagesApi.add, { body: page })
  const params = { id }
  const sections = [
    {
      id: 'a',
      type: 'files' as const,
      heading: 'Files',
      text: '',
      files: [{ address, title: 'A' }],
    },
    {
      id: 'b',
      type: 'text' as const,
      heading: 'Text',
      text: `See [this](${unknown.address}).`,
      items: [],
      closing: '',
    },
  ]
  const content = makePage({ slug: 'costs', title: 'Costs', sections } as never)
  const { revision } = await administrator.call(pagesApi.save, {
    params,
    body: { revision: 1, content },
  })
  await administrator.call(pagesApi.publish, { params, body: { revision } })
  const querystring = { address: '/costs' }
  const published = await administrator.call(publishedApi.read, { querystring })
  expect(published.file_pages).toEqual({ [address]: 12 })
})

test('the pages of files from before are counted by a job, once', async () => {
  const { db, list, upload, countStored } = await start()
  await upload(makePdf(3), 'Three')
  await upload(makePdf(1), 'One')
  await upload(Buffer.from('%PDF-1.7\nno pages\n%%EOF\n'), 'None')
  await db.updateTable('files').set({ pages: null }).execute()
  expect((await list()).map(({ pages }) => pages)).toEqual([0, 0, 0])
  const counted = await countStored()
  expect(counted.map(({ title, pages }) => [title, pages])).toEqual([
    ['None', 0],
    ['One', 1],
    ['Three', 3],
  ])
  await db.updateTable('files').set({ pages: 7 }).where('title', '=', 'One').execute()
  expect((await countStored()).map(({ pages }) => pages)).toEqual([0, 7, 3])
})

test('the pages of a PDF are counted later if the process cannot start now', async () => {
  const { upload, list, countStored } = await start()
  const { execPath } = process
  onTestFinished(() => {
    process.execPath = execPath
  })
  process.execPath = '/missing/node'
  expect((await upload(makePdf(3))).statusCode).toBe(201)
  expect((await countStored()).map(({ pages }) => pages)).toEqual([0])
  process.execPath = execPath
  await countStored()
  expect((await list()).map(({ pages }) => pages)).toEqual([3])
})

/** The start of a PDF whose reader needs a password, with a wrong key. */
const encrypted = Buffer.from(
  makePdf(2)
    .toString('latin1')
    .replace(
      '/Root 1 0 R',
      `/Root 1 0 R /ID [<00><00>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
    ),
  'latin1',
)

const hostile: [name: string, file: Buffer, pages: number][] = [
  ['an encrypted PDF', encrypted, 0],
  ['one that claims two billion pages', makePdf(1, 2_000_000_000), 1],
  [
    'one whose pages contain themselves',
    Buffer.from(
      makePdf(1).toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [2 0 R] /Count 9'),
      'latin1',
    ),
    1,
  ],
  [
    'one with arrays a million deep',
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n${'['.repeat(1_000_000)}\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    ),
    0,
  ],
  [
    'ten megabytes of object names',
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.from('1 0 obj << /Type /Catalog /Pages 1 0 R >>\n'.repeat(220_000)),
      Buffer.from('%%EOF\n'),
    ]),
    0,
  ],
]

test.each(hostile)(
  '%s is stored; its pages are counted or not known',
  async (_name, file, pages) => {
    const { app, upload } = await start()
    const sent = await upload(file)
    expect([sent.statusCode, sent.json().pages]).toEqual([201, pages])
    expect((await app.inject('/health')).statusCode).toBeLessThan(500)
  },
)
