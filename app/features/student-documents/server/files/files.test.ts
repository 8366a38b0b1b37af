import { expect, test, vi } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeForm } from '#tests/factories.ts'
import { makeDocx, makeZip } from '#tests/make-zip.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { createImage } from '#tests/test-images.ts'
import { studentDocumentsApi } from '../../contract.ts'
import { filesApi, type LeadFile, MAX_FILES } from '../../files-contract.ts'

const pdf = Buffer.from('%PDF-1.7\nAn example.\n%%EOF')
const docx = makeDocx()

async function start(scanCommand?: string[]) {
  const started = await startTestApp({ config: { scanCommand } })
  const { administrator, app } = started
  const headers = await started.credentials()
  const add = async (name: string) =>
    (await administrator.call(leadsApi.add, { body: { name } })).id
  return {
    ...started,
    headers,
    add,
    id: await add('Example Student'),
    find: async (id: string) =>
      (await administrator.call(leadsApi.find, { params: { id } })).documents,
    listFiles: async (id: string) => {
      const { documents } = await administrator.call(leadsApi.find, { params: { id } })
      return documents.flatMap(({ files }) => files)
    },
    async send(id: string, bytes: Buffer, name = 'passport.pdf', document_id = '') {
      const fields: Record<string, string> = document_id ? { document_id } : {}
      const payload = makeForm({ ...fields, file: new File([new Uint8Array(bytes)], name) })
      const url = `/api/leads/${id}/files/`
      const response = await app.inject({ method: 'POST', url, headers, payload })
      return { status: response.statusCode, ...(response.json() as LeadFile & { fields?: object }) }
    },
    read: (id: string) => app.inject({ url: `/api/lead-files/${id}/content/`, headers }),
    /** File activities of the timeline, newest first. */
    async readFileActivities(id: string) {
      const { timeline } = await administrator.call(leadsApi.find, { params: { id } })
      return timeline.flatMap(({ kind, before, after }) =>
        kind === 'file' ? [[before.file, after.file]] : [],
      )
    },
  }
}

test('stores a file by its content type, independent of its name, and sends it as a download', async () => {
  const { app, administrator, id, listFiles, send, read } = await start()
  const uploads: [name: string, bytes: Buffer, storedName: string][] = [
    ["राहदानी 'नयाँ'.PDF", pdf, "राहदानी 'नयाँ'.pdf"],
    ['marks.exe', await createImage('jpeg'), 'marks.exe.jpg'],
    ['../../marks.png', await createImage('png'), 'marks.png'],
    ['scan\u202egpj.webp', await createImage('webp'), 'scangpj.webp'],
    [`${'x'.repeat(300)}.docx`, docx, `${'x'.repeat(100)}.docx`],
  ]
  for (const [name, bytes, storedName] of uploads) {
    expect(await send(id, bytes, name), name).toMatchObject({
      status: 201,
      name: storedName,
      size: bytes.length,
      by: 'Sita',
    })
  }
  const files = await listFiles(id)
  expect(files.map(({ name }) => name)).toEqual(uploads.map(([, , storedName]) => storedName))

  const first = files[0]?.id ?? ''
  const response = await read(first)
  const encoded = encodeURIComponent("राहदानी 'नयाँ'.pdf").replaceAll("'", '%27')
  expect(response.rawPayload).toEqual(pdf)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="_______ '____'.pdf"; filename*=UTF-8''${encoded}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'no-store',
  })
  expect((await app.inject(`/api/lead-files/${first}/content/`)).statusCode).toBe(401)
  const [last] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(last).toMatchObject({ action: 'exported', subject: 'lead_file', before: {}, after: {} })
})

test('refuses other file types and too many files with an error message', async () => {
  const { administrator, db, headers, app, id, send } = await start()
  for (const bytes of [
    Buffer.from('<html>%PDF-'),
    Buffer.from('MZ'),
    makeZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }),
    makeDocx({ 'word/vbaProject.bin': 'a program' }),
    Buffer.from('PK\x03\x04[Content_Types].xml word/document.xml'),
    Buffer.alloc(0),
  ]) {
    expect(await send(id, bytes)).toMatchObject({
      status: 400,
      fields: {
        file: expect.stringMatching(
          /^(This file type is not accepted.*|This document contains macros.*|This file is empty.*)\.$/,
        ),
      },
    })
  }
  const url = `/api/leads/${id}/files/`
  const none = await app.inject({
    method: 'POST',
    url,
    headers,
    payload: makeForm({ note: 'none' }),
  })
  expect(none.json()).toMatchObject({ fields: { file: 'Please choose a file.' } })
  expect(await send(id, pdf, 'a.pdf', 'nonsense')).toMatchObject({ status: 400 })
  const unknownId = '01900000-0000-7000-8000-000000000000'
  expect(await send(id, pdf, 'a.pdf', unknownId)).toMatchObject({
    status: 400,
    fields: { document_id: 'This document was deleted. Choose another one.' },
  })
  const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])
  expect(await send(id, large)).toMatchObject({ status: 413 })
  const first = await send(id, large.subarray(0, 10 * 1024 * 1024))
  expect(first).toMatchObject({ status: 201 })
  expect(await send(unknownId, pdf)).toMatchObject({ status: 404 })

  await db
    .updateTable('lead_files')
    .set({ size: 100 * 1024 * 1024 })
    .execute()
  expect(await send(id, pdf)).toMatchObject({ status: 409 })
  await db.updateTable('lead_files').set({ size: 1 }).execute()
  for (let count = 1; count < MAX_FILES; count++)
    await send(id, pdf, `page-${count}.pdf`, first.document_id)
  expect(await send(id, pdf)).toMatchObject({ status: 409 })
  const stored = await db.selectFrom('lead_files').select('id').execute()
  expect(stored).toHaveLength(MAX_FILES)

  // A restored file counts, too.
  const params = { id: stored[0]?.id ?? '' }
  await administrator.call(filesApi.remove, { params })
  await send(id, pdf)
  expect(await administrator.attempt(filesApi.restore, { params })).toMatchObject({ status: 409 })
  const other = { id: stored[1]?.id ?? '' }
  await administrator.call(filesApi.remove, { params: other })
  expect(await administrator.call(filesApi.restore, { params })).toMatchObject(params)
})

test('a file can be deleted and restored for 30 days', async () => {
  const { administrator, app, db, id, listFiles, send, read, readFileActivities } = await start()
  const { status: _, ...file } = await send(id, pdf)
  const params = { id: file.id }

  await administrator.call(filesApi.remove, { params })
  expect(await listFiles(id)).toEqual([])
  expect((await read(file.id)).statusCode).toBe(404)
  expect(await administrator.attempt(filesApi.remove, { params })).toMatchObject({ status: 404 })
  expect(await administrator.call(trashApi.list, { querystring: {} })).toMatchObject([
    { subject: 'lead_file', name: file.name },
  ])
  expect(await administrator.call(filesApi.restore, { params })).toEqual(file)
  expect(await administrator.call(filesApi.restore, { params })).toEqual(file)
  expect(await listFiles(id)).toEqual([file])

  const shown = { kind: 'passport', name: 'passport.pdf' }
  expect(await readFileActivities(id)).toEqual([
    [undefined, shown],
    [shown, null],
    [undefined, shown],
  ])
  const auditEntries = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(auditEntries.map(({ action, subject }) => `${action} ${subject}`).slice(0, 3)).toEqual(
    ['restored', 'deleted', 'added'].map((action) => `${action} lead_file`),
  )

  await administrator.call(filesApi.remove, { params })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 })
  await forgetOld(app)
  vi.useRealTimers()
  expect(await db.selectFrom('lead_file_bytes').select('file_id').execute()).toEqual([])
})

test('a file fills the document of its kind that must be brought, once, or becomes a new one', async () => {
  const { administrator, id, send, find } = await start()
  const params = { id }
  const [needed] = await administrator.call(studentDocumentsApi.addNeeded, {
    params,
    body: { kinds: ['passport', 'cv'] },
  })
  const sent = await Promise.all([
    send(id, pdf, 'passport.pdf'),
    send(id, Buffer.from('%PDF-2'), 'my passport.pdf'),
  ])
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  expect(sent.map(({ document_id }) => document_id)).toContain(needed?.id)
  // A repeat adds nothing, also while a document is needed again.
  await administrator.call(studentDocumentsApi.add, { params, body: { kind: 'passport' } })
  expect(await send(id, pdf, 'passport.pdf')).toMatchObject({ status: 200 })
  expect((await find(id)).map(({ kind, state, files }) => [kind, state, files.length])).toEqual([
    ['passport', 'received', 1],
    ['cv', 'needed', 0],
    ['passport', 'received', 1],
    ['passport', 'needed', 0],
  ])
})

test('a file without a document fills one of a sponsor only if it shows funds', async () => {
  const { administrator, id, send, find } = await start()
  const params = { id }
  for (const kind of ['passport', 'income'] as const)
    await administrator.call(studentDocumentsApi.add, { params, body: { kind, whose: 'sponsor' } })
  await send(id, pdf, 'passport.pdf')
  await send(id, Buffer.from('%PDF-2'), 'income.pdf')
  expect((await find(id)).map(({ kind, whose, state }) => [kind, whose, state])).toEqual([
    ['passport', 'sponsor', 'needed'],
    ['income', 'sponsor', 'received'],
    ['passport', 'student', 'received'],
  ])
})

test('a merge shows the files of both leads, and unmerging separates them', async () => {
  const { administrator, add, id, listFiles, send, readFileActivities } = await start()
  const other_id = await add('Example Brother')
  const ownFile = await send(id, pdf, 'own.pdf')
  const otherFile = await send(other_id, pdf, 'theirs.pdf')
  const body = { other_id, fields: [] }
  const idsOf = async (lead: string) => (await listFiles(lead)).map((file) => file.id)

  await administrator.call(mergeApi.merge, { params: { id }, body })
  expect(await idsOf(id)).toEqual([ownFile.id, otherFile.id])
  expect(await send(other_id, pdf)).toMatchObject({ status: 404 })
  const params = { id: otherFile.id }
  await administrator.call(filesApi.remove, { params })
  await administrator.call(filesApi.restore, { params })
  await administrator.call(mergeApi.unmerge, { params: { id }, body })

  expect(await idsOf(id)).toEqual([ownFile.id])
  expect(await idsOf(other_id)).toEqual([otherFile.id])
  expect(await readFileActivities(other_id)).toHaveLength(3)
})

test('the data export lists all files, and erasing deletes them and their activities', async () => {
  const { administrator, db, id, send } = await start()
  const params = { id }
  const kept = await send(id, pdf, 'kept.pdf')
  const deleted = await send(id, pdf, 'gone.pdf')
  await administrator.call(filesApi.remove, { params: { id: deleted.id } })

  expect(await administrator.call(personalDataApi.exportData, { params })).toMatchObject({
    lead: { documents: [{ files: [{ id: kept.id, name: 'kept.pdf' }] }, { files: [] }] },
    removed_files: [{ id: deleted.id }],
  })
  await eraseLead(administrator, params.id)

  expect(await db.selectFrom('lead_file_bytes').select('file_id').execute()).toEqual([])
  const auditEntries = await db.selectFrom('audit_log').selectAll().execute()
  expect(JSON.stringify(auditEntries)).not.toMatch(/kept|gone/)
})

test('uses the configured virus scanner and follows its result', async () => {
  const node = (script: string) => [process.execPath, '-e', script]
  const detectVirus = `let text = ''
    process.stdin.on('data', (part) => (text += part)).on('end', () => {
      process.exitCode = text.includes('virus') ? 1 : 0
    })`
  const { id, send } = await start(node(detectVirus))
  expect(await send(id, pdf)).toMatchObject({ status: 201 })
  expect(await send(id, Buffer.concat([pdf, Buffer.from('virus')]))).toMatchObject({
    status: 400,
    fields: { file: expect.stringMatching(/^The virus scanner rejected/) },
  })

  for (const command of [['/no/such/scanner'], node('process.exit(2)')]) {
    const failing = await start(command)
    expect(await failing.send(failing.id, pdf)).toMatchObject({ status: 503 })
    expect(await failing.listFiles(failing.id)).toEqual([])
  }
})

test('the same file within 10 minutes is stored once, unless it was deleted or rejected', async () => {
  const { administrator, db, id, listFiles, send } = await start()
  const sent = await Promise.all([send(id, pdf), send(id, pdf)])
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 201])
  const [{ document_id } = { document_id: '' }] = await listFiles(id)
  expect(await send(id, pdf, 'passport.pdf', document_id)).toMatchObject({ status: 200 })
  expect(await listFiles(id)).toHaveLength(1)

  expect(await send(id, pdf, 'page-2.pdf', document_id)).toMatchObject({ status: 201 })
  const change = { state: 'rejected', reject_reason: 'It is blurred.' } as const
  const params = { id: document_id }
  await administrator.call(studentDocumentsApi.change, { params, body: change })
  expect(await send(id, pdf, 'passport.pdf', document_id)).toMatchObject({ status: 201 })
  const files = await listFiles(id)
  expect(files).toHaveLength(3)

  for (const file of files) await administrator.call(filesApi.remove, { params: { id: file.id } })
  expect(await send(id, pdf, 'passport.pdf', document_id)).toMatchObject({ status: 201 })
  await db.updateTable('lead_files').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute()
  expect(await send(id, pdf, 'passport.pdf', document_id)).toMatchObject({ status: 201 })
})
