import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { filesApi } from '#app/features/student-documents/files-contract.ts'
import { deleteConversation, restoreConversation, user_id } from '#tests/deleted-conversations.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { expireDeletedConversations } from '#tests/expire-deleted-conversations.ts'
import { makeForm, makeMessage } from '#tests/factories.ts'
import { makeDocx } from '#tests/make-zip.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createImage } from '#tests/test-images.ts'
import { type Message, messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

const pdf = Buffer.from('%PDF-1.7\nAn example.\n%%EOF')

interface Sending {
  headers?: Record<string, string>
  id?: string
  name?: string
  user_id?: string
}

/** A conversation in which the visitor has written. */
async function start(config: { scanCommand?: string[]; rateLimitFactor?: number } = {}) {
  const started = await startTestApp({ config: { rateLimitFactor: 1000, ...config } })
  const { app, administrator, visitor, credentials } = started
  const office = await credentials()
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Hello' }) })
  return {
    ...started,
    office,
    async send(bytes: Buffer | undefined, given: Sending = {}) {
      const { headers, id = randomUUID(), name = 'marks.pdf', user_id: to = user_id } = given
      const file = bytes && new File([new Uint8Array(bytes)], name)
      const url = `/api/messages/files/?user_id=${to}&id=${id}`
      const payload = makeForm(file ? { file } : {})
      const response = await app.inject({ method: 'POST', url, headers, payload })
      return { status: response.statusCode, ...(response.json() as Message & { fields?: object }) }
    },
    read: (id: string, headers: Record<string, string> = {}) =>
      app.inject({ url: `/api/messages/${id}/file/?user_id=${user_id}`, headers }),
    async makeLead(phone = '9800000001') {
      const body = { name: 'Asha Gurung', phone }
      const linked = await administrator.call(conversationsApi.link, { params: { user_id }, body })
      return linked.lead_id ?? ''
    },
    findLead: (id: string) => administrator.call(leadsApi.find, { params: { id } }),
    listFiles: async (id: string) =>
      (await administrator.call(leadsApi.find, { params: { id } })).documents.flatMap(
        (document) => document.files,
      ),
    listMessages: () => visitor.call(messagesApi.list, { querystring: { user_id } }),
  }
}

test('a visitor sends photos and PDFs, and the office answers with a file', async () => {
  const { send, read, office, listMessages, administrator, app } = await start()

  const photo = await createImage('jpeg')
  const sent = await send(photo, { name: '../marks <2081>.PNG' })
  expect(sent).toMatchObject({ status: 201, sender: 'user', message: 'marks 2081.PNG.jpg', seq: 2 })
  expect(sent.file).toEqual({ type: 'jpeg', size: photo.length })
  const answer = await send(pdf, { headers: office, name: 'checklist.pdf' })
  expect(answer).toMatchObject({ status: 201, sender: 'admin', author: { name: 'Sita' } })
  expect(answer.file).toEqual({ type: 'pdf', size: pdf.length, is_scanned: false })

  expect((await listMessages()).map(({ message, file }) => [message, file?.type])).toEqual([
    ['Hello', undefined],
    ['marks 2081.PNG.jpg', 'jpeg'],
    ['checklist.pdf', 'pdf'],
  ])
  const listed = await administrator.call(conversationsApi.messages, {
    params: { user_id },
    querystring: {},
  })
  expect(listed.map(({ file }) => file?.is_scanned)).toEqual([undefined, false, false])
  const download = await read(sent.id)
  expect(download.rawPayload).toEqual(photo)
  expect(download.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringContaining('attachment; filename="marks 2081.PNG.jpg"'),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'no-store',
  })
  expect((await read(answer.id)).rawPayload).toEqual(pdf)
  expect((await read(listed[0]?.id ?? '')).statusCode).toBe(404)
  expect(await administrator.call(auditLogApi.list, { querystring: {} })).toEqual([])
  expect((await read(sent.id, office)).rawPayload).toEqual(photo)
  expect(await administrator.call(auditLogApi.list, { querystring: {} })).toMatchObject([
    { action: 'exported', subject: 'lead_file', subject_name: 'marks 2081.PNG.jpg' },
  ])
  const elsewhere = `/api/messages/${sent.id}/file/?user_id=visitor-2`
  expect((await app.inject(elsewhere)).statusCode).toBe(404)
})

test('a repeated file is stored once; another one with its ID is refused', async () => {
  const { send, db, listMessages } = await start()
  const id = randomUUID()

  const answers = await Promise.all([send(pdf, { id }), send(pdf, { id }), send(pdf, { id })])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  expect(new Set(answers.map(({ seq, file }) => `${seq} ${file?.size}`)).size).toBe(1)
  expect(await send(Buffer.concat([pdf, pdf]), { id })).toMatchObject({ status: 409 })
  expect(await send(pdf, { id, name: 'other.pdf' })).toMatchObject({ status: 409 })
  const [first] = await listMessages()
  expect(await send(pdf, { id: first?.id })).toMatchObject({ status: 409 })
  expect(await listMessages()).toHaveLength(2)
  expect(await db.selectFrom('lead_file_bytes').select('file_id').execute()).toHaveLength(1)
})

test('refuses other kinds of files by their content, too large and too many ones', async () => {
  const { send, db, office } = await start()
  const refusedFiles = [Buffer.from('<html>%PDF-'), Buffer.from('MZ'), makeDocx()]
  for (const bytes of refusedFiles)
    expect(await send(bytes)).toMatchObject({
      status: 400,
      fields: {
        file: 'This file type is not accepted. Choose a photo (JPEG, PNG or WebP) or a PDF.',
      },
    })
  expect(await send(Buffer.alloc(0))).toMatchObject({
    fields: { file: 'This file is empty. Choose another one.' },
  })
  expect(await send(undefined)).toMatchObject({ fields: { file: 'Please choose a file.' } })
  const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])
  expect(await send(large)).toMatchObject({ status: 413 })

  expect(await send(large.subarray(0, 10 * 1024 * 1024))).toMatchObject({ status: 201 })
  await db
    .updateTable('lead_files')
    .set({ size: 40 * 1024 * 1024 })
    .execute()
  const full = { status: 409, params: { reason: 'chat_files_full' } }
  expect(await send(pdf)).toMatchObject(full)
  await db.updateTable('lead_files').set({ size: 1 }).execute()
  for (let count = 1; count < 10; count++) expect(await send(pdf)).toMatchObject({ status: 201 })
  expect(await send(pdf)).toMatchObject(full)
  expect(await send(pdf, { headers: office })).toMatchObject(full)
  expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(11)
})

test('a visitor writes first, and the office sends files only into conversations', async () => {
  const { send, visitor, office } = await start()
  const early = { fields: { file: 'Please write a message first, then send the file.' } }

  expect(await send(pdf, { user_id: 'visitor-2' })).toMatchObject({ status: 400, ...early })
  const welcome = makeMessage({
    user_id: 'visitor-2',
    sender: 'admin',
    message: 'Hello! How can we help you?',
  })
  await visitor.attempt(messagesApi.send, { body: welcome })
  expect(await send(pdf, { user_id: 'visitor-2' })).toMatchObject({ status: 400, ...early })
  expect(await send(pdf, { user_id: 'visitor-3', headers: office })).toMatchObject({ status: 404 })
  expect(await send(pdf, { user_id: 'not valid!' })).toMatchObject({ status: 400 })
})

test('an address sends 20 files an hour, the office as many as it needs', async () => {
  const { send, office } = await start({ rateLimitFactor: 1 })
  for (let count = 0; count < 20; count++)
    expect(await send(Buffer.from('MZ'))).toMatchObject({ status: 400 })

  expect(await send(pdf)).toMatchObject({ status: 429, code: 'throttled' })

  expect(await send(pdf, { headers: office })).toMatchObject({ status: 201 })
})

test('only the browser of the conversation sends and downloads its files', async () => {
  const { app, send, read, office } = await start()
  const fromOurPages = { 'sec-fetch-site': 'same-origin' }
  const payload = makeMessage({ user_id: 'visitor-2' })
  const url = '/api/messages/'
  const first = await app.inject({ method: 'POST', url, headers: fromOurPages, payload })
  const browser = { ...fromOurPages, cookie: `chatOwner=${first.cookies[0]?.value}` }
  const to = { user_id: 'visitor-2' }
  const sent = await send(pdf, { ...to, headers: browser })
  const file = `/api/messages/${sent.id}/file/?user_id=visitor-2`

  const foreign: Record<string, string>[] = [{}, fromOurPages, { cookie: 'chatOwner=wrong' }]
  for (const headers of foreign) {
    expect(await send(pdf, { ...to, headers })).toMatchObject({ status: 403, code: 'not_owner' })
    expect((await app.inject({ url: file, headers })).statusCode).toBe(404)
  }
  expect((await app.inject({ url: file, headers: browser })).statusCode).toBe(200)
  expect((await app.inject({ url: file, headers: office })).statusCode).toBe(200)
  expect((await read(sent.id, browser)).statusCode).toBe(404)
})

test('files of a chat are among the files of its lead, also after merges, without copies', async () => {
  const { send, db, administrator, makeLead, findLead, listFiles, app, office } = await start()
  const before = await send(pdf, { name: 'before.pdf' })
  const id = await makeLead()
  await send(pdf, { name: 'after.pdf' })

  const files = await listFiles(id)
  const { owner_id, documents } = await findLead(id)
  expect(files).toMatchObject([
    { name: 'before.pdf', by: '', is_from_chat: true, is_scanned: false },
    { name: 'after.pdf', by: '', is_from_chat: true, is_scanned: false },
  ])
  expect(documents).toMatchObject([
    { kind: 'other', title: 'before.pdf', state: 'received', is_from_chat: true },
    { kind: 'other', title: 'after.pdf', state: 'received', is_from_chat: true },
  ])
  const [{ id: administratorId } = { id: '' }] = await db
    .selectFrom('administrators')
    .select('id')
    .execute()
  expect(owner_id).toBe(administratorId)
  const download = await app.inject({
    url: `/api/lead-files/${files[0]?.id}/content/`,
    headers: office,
  })
  expect(download.rawPayload).toEqual(pdf)

  const other = await administrator.call(leadsApi.add, { body: { name: 'Example Brother' } })
  const merging = { params: { id: other.id }, body: { other_id: id, fields: [] } }
  await administrator.call(mergeApi.merge, merging)
  expect(await listFiles(other.id)).toEqual(files)
  await administrator.call(mergeApi.unmerge, merging)
  expect(await listFiles(other.id)).toEqual([])
  expect(await listFiles(id)).toEqual(files)

  const params = { id: files[0]?.id ?? '' }
  await administrator.call(filesApi.remove, { params })
  const readUrl = `/api/messages/${before.id}/file/?user_id=${user_id}`
  expect((await app.inject(readUrl)).statusCode).toBe(404)
  await administrator.call(filesApi.restore, { params })
  expect((await app.inject(readUrl)).statusCode).toBe(200)
  expect(await db.selectFrom('lead_file_bytes').select('file_id').execute()).toHaveLength(2)
})

test('files are deleted, restored and purged with their chat', async () => {
  const started = await start()
  const { app, send, makeLead, listFiles, visitor, db, listMessages } = started
  const first = await send(pdf, { name: 'first.pdf' })
  const id = await makeLead()
  await deleteConversation(started)

  expect(await listFiles(id)).toEqual([])
  const url = `/api/messages/${first.id}/file/?user_id=${user_id}`
  expect((await app.inject(url)).statusCode).toBe(404)

  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Are you there?' }) })
  await send(pdf, { name: 'second.pdf' })
  expect((await listFiles(id)).map(({ name }) => name)).toEqual(['second.pdf'])
  await restoreConversation(started)
  const names = ['first.pdf', 'second.pdf']
  expect((await listFiles(id)).map(({ name }) => name)).toEqual(names)
  expect((await listMessages()).flatMap(({ file, message }) => (file ? message : []))).toEqual(
    names,
  )
  expect((await app.inject(url)).statusCode).toBe(200)

  await deleteConversation(started)
  await expireDeletedConversations(app)
  expect(await db.selectFrom('lead_files').select('id').execute()).toEqual([])
  expect(await db.selectFrom('lead_file_bytes').select('file_id').execute()).toEqual([])
})

test('the data export lists files of the chat, and erasing deletes them', async () => {
  const started = await start()
  const { administrator, app, db, send, makeLead, office, read } = started
  const sent = await send(pdf, { name: 'passport-asha.pdf' })
  const id = await makeLead()
  await read(sent.id, office)
  await deleteConversation(started)
  await restoreConversation(started)

  const exported = await administrator.call(personalDataApi.exportData, { params: { id } })
  expect(exported.lead.documents[0]?.files).toMatchObject([{ name: 'passport-asha.pdf' }])
  expect(exported.chat_messages[1]?.file).toEqual({ name: 'passport-asha.pdf', size: pdf.length })
  await deleteConversation(started)
  await eraseLead(administrator, id)

  expect(await db.selectFrom('lead_file_bytes').select('file_id').execute()).toEqual([])
  expect(await db.selectFrom('messages').select('id').execute()).toEqual([])
  const auditEntries = await db.selectFrom('audit_log').selectAll().execute()
  expect(JSON.stringify(auditEntries)).not.toContain('passport-asha')
  expect((await app.inject(`/api/messages/${sent.id}/file/?user_id=${user_id}`)).statusCode).toBe(
    404,
  )
})

test('the virus scanner decides over files of the chat', async () => {
  const detectVirus = `let text = ''
    process.stdin.on('data', (part) => (text += part)).on('end', () => {
      process.exitCode = text.includes('virus') ? 1 : 0
    })`
  const { send, office } = await start({ scanCommand: [process.execPath, '-e', detectVirus] })

  expect((await send(pdf, { headers: office })).file).toMatchObject({ is_scanned: true })
  expect(await send(Buffer.concat([pdf, Buffer.from('virus')]))).toMatchObject({
    status: 400,
    fields: { file: expect.stringMatching(/^The virus scanner rejected/) },
  })
})
