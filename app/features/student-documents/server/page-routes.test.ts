import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startLeadApp } from '#tests/lead-app.ts'
import { studentDocumentsApi } from '../contract.ts'
import { filesApi } from '../files-contract.ts'

async function start() {
  const started = await startLeadApp()
  const { administrator, signIn } = started
  await signIn()
  const { id: leadId } = await started.add({ name: 'Asha Example' })
  const { id } = await administrator.call(studentDocumentsApi.add, {
    params: { id: leadId },
    body: { kind: 'passport' },
  })
  const addFile = (name: string, bytes: Buffer) =>
    administrator.call(filesApi.add, {
      params: { id: leadId },
      body: { document_id: id },
      file: new File([new Uint8Array(bytes)], name),
    })
  return {
    ...started,
    id,
    addPhoto: async (name: string) => {
      const create = { width: 4, height: 6, channels: 3, background: 'red' } as const
      return addFile(name, await sharp({ create }).jpeg().toBuffer())
    },
    addFile,
    order: (ids: string[]) =>
      administrator.attempt(studentDocumentsApi.orderFiles, { params: { id }, body: { ids } }),
    download: () => administrator.attempt(studentDocumentsApi.downloadPdf, { params: { id } }),
    async listNames() {
      const { documents } = await started.find(leadId)
      return documents[0]?.files.map(({ name }) => name)
    },
  }
}

test('the pages of a document are reordered, and a new page comes last', async () => {
  const { administrator, id, addPhoto, order, listNames } = await start()
  const [one, two, three] = [
    await addPhoto('1.jpg'),
    await addPhoto('2.jpg'),
    await addPhoto('3.jpg'),
  ]
  expect(await listNames()).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  const reordered = await order([three.id, one.id, two.id])
  expect(reordered.ok && reordered.value.files.map(({ name }) => name)).toEqual([
    '3.jpg',
    '1.jpg',
    '2.jpg',
  ])
  await addPhoto('4.jpg')
  expect(await listNames()).toEqual(['3.jpg', '1.jpg', '2.jpg', '4.jpg'])
  for (const ids of [[one.id, two.id, three.id], [one.id, one.id, two.id, three.id], []])
    expect(await order(ids)).toMatchObject({
      status: 409,
      failure: { params: { reason: 'list_changed' } },
    })
  expect(await order(['x'])).toMatchObject({ status: 400 })

  await administrator.call(filesApi.remove, { params: { id: one.id } })
  await administrator.call(filesApi.restore, { params: { id: one.id } })
  expect(await listNames()).toEqual(['3.jpg', '1.jpg', '2.jpg', '4.jpg'])
  await administrator.call(studentDocumentsApi.verify, {
    params: { id },
    body: { how: 'original' },
    file: new File(['%PDF-1.7'], 'proof.pdf'),
  })
  // The proof is no page.
  expect((await order([one.id])).ok).toBe(false)
})

test('the photos of a document are downloaded as one PDF', async () => {
  const { db, id, addPhoto, addFile, download } = await start()
  expect(await download()).toMatchObject({
    status: 400,
    failure: { fields: { id: expect.stringContaining('Only photos can become one PDF') } },
  })
  await addPhoto('1.jpg')
  await addPhoto('2.jpg')
  const result = await download()
  if (!result.ok) return expect.fail()
  const text = Buffer.from(result.value as never).toString('latin1')
  expect(text.startsWith('%PDF-1.4')).toBe(true)
  expect(text).toContain('/Count 2')
  const log = await db
    .selectFrom('audit_log')
    .select('subject_id')
    .where('action', '=', 'exported')
    .execute()
  expect(log).toEqual([{ subject_id: id }])
  await addFile('scan.pdf', Buffer.from('%PDF-1.7'))
  expect(await download()).toMatchObject({ status: 400 })
})
