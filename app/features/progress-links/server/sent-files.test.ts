import { expect, test } from 'vitest'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { filesApi } from '#app/features/student-documents/files-contract.ts'
import { makeForm } from '#tests/factories.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { progressLinksApi } from '../contract.ts'

const pdf = Buffer.from('%PDF-1.7\nAn example.\n%%EOF')

/** Two students with a link and a needed document each. */
async function start() {
  const started = await startLeadApp()
  const { administrator, add, app, find, signIn } = started
  await signIn()
  async function addStudent(name: string) {
    const { id } = await add({ name })
    const { id: documentId } = await administrator.call(studentDocumentsApi.add, {
      params: { id },
      body: { kind: 'other', title: `Letter of ${name}` },
    })
    const { address } = await administrator.call(progressLinksApi.add, {
      params: { id },
      body: { guardian_id: null },
    })
    const secret = new URL(address).searchParams.get('link') as string
    return { id, documentId, secret }
  }
  return {
    ...started,
    asha: await addStudent('Asha Example'),
    bina: await addStudent('Bina Sample'),
    send(secret: string, document: string, bytes?: Buffer, name = 'letter.pdf') {
      const file = bytes && new File([new Uint8Array(bytes)], name)
      const query = new URLSearchParams({ link: secret, document, language: 'en' })
      return app.inject({
        method: 'POST',
        url: `/progress/files?${query}`,
        payload: makeForm(file ? { file } : {}),
      })
    },
    readDocument: async (id: string) => {
      const { documents } = await find(id)
      return documents[0] as (typeof documents)[0]
    },
  }
}

test('a student sends several pages of a document, which is received then', async () => {
  const { app, asha, db, find, readDocument, send } = await start()
  const { secret, documentId, id } = asha

  // A repeat, as after a lost response, adds no page.
  for (const page of [1, 2, 2]) {
    const { statusCode, headers } = await send(secret, documentId, pdf, `page-${page}.pdf`)
    expect(statusCode).toBe(303)
    expect(headers.location).toMatch(/#documents$/)
    const { body } = await app.inject(String(headers.location).replace(/#.*/, ''))
    expect(body).toContain('We have received the file: Letter of Asha Example')
    expect(body).toContain('Add another page')
  }
  const { state, files } = await readDocument(id)
  expect(state).toBe('received')
  expect(files.map(({ name, by }) => [name, by])).toEqual([
    ['page-1.pdf', ''],
    ['page-2.pdf', ''],
  ])
  expect((await find(id)).timeline[0]).toMatchObject({ kind: 'file', by: '' })
  // One notification a day and document.
  const sent = await db
    .selectFrom('notifications')
    .selectAll()
    .where('content', 'like', '%Student sent a document%')
    .execute()
  expect(sent).toHaveLength(1)
})

test('a refused file is explained beside its field, and nothing is stored', async () => {
  const { asha, readDocument, send } = await start()
  const { secret, documentId, id } = asha
  const refusals = [
    [undefined, 400, 'Please choose a file first.'],
    [Buffer.alloc(0), 400, 'This file is empty.'],
    [Buffer.from('just a text'), 400, 'This file type is not accepted.'],
    [Buffer.alloc(11 * 1024 * 1024), 413, 'This file is too large.'],
  ] as const

  for (const [bytes, status, sentence] of refusals) {
    const { statusCode, body } = await send(secret, documentId, bytes)
    expect([sentence, statusCode]).toEqual([sentence, status])
    expect(body).toContain(sentence)
    expect(body).toContain(`aria-describedby="error-${documentId}"`)
  }
  expect(await readDocument(id)).toMatchObject({ state: 'needed', files: [] })
})

test('a link adds no page to documents of others, to checked ones or without a secret', async () => {
  const { administrator, asha, bina, readDocument, send } = await start()

  expect((await send(asha.secret, bina.documentId, pdf)).statusCode).toBe(404)
  expect((await send('0'.repeat(40), asha.documentId, pdf)).statusCode).toBe(404)
  expect(await readDocument(bina.id)).toMatchObject({ state: 'needed', files: [] })

  await send(asha.secret, asha.documentId, pdf)
  await administrator.call(studentDocumentsApi.verify, {
    params: { id: asha.documentId },
    body: { how: 'original', note: 'The original was here.' },
  })
  const refused = await send(asha.secret, asha.documentId, pdf)
  expect(refused.statusCode).toBe(404)
  expect(refused.body).toContain('We do not need this document any more.')
  const { state, files } = await readDocument(asha.id)
  expect([state, files.length]).toEqual(['verified', 1])
})

test('the page shows no number of a passport from the name of a file', async () => {
  const { administrator, app, asha } = await start()
  const file = new File([new Uint8Array(pdf)], 'scan of PA1234567.pdf')
  await administrator.call(filesApi.add, { params: { id: asha.id }, body: {}, file })
  const opened = await app.inject({
    method: 'POST',
    url: `/progress?link=${asha.secret}&language=en`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
  const { body } = await app.inject(String(opened.headers.location))
  expect(body).toContain('scan of ….pdf')
  expect(body).not.toContain('1234567')
})
