import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { filesApi, MAX_TOTAL_BYTES } from '#app/features/student-documents/files-contract.ts'
import { TooManyRequests } from '#app/platform/server/http/errors.ts'
import { runWithSentForm } from '#app/platform/server/uploads/sent-form.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeQuestion, publishForm, toKey } from '#tests/publish-form.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { formsApi } from '../contract.ts'
import type { FormField } from '../definition-contract.ts'

const pdf = Buffer.from('%PDF-1.7\nAn example.\n%%EOF')
const png = Buffer.from('89504e470d0a1a0a00', 'hex')
const damaged =
  'This file is damaged, or its content is of another kind than its name says. Please save it again and choose that file.'
const passport = toKey('Passport')

interface File {
  name: string
  bytes: Buffer
  field?: string
  isTooLarge?: boolean
}

/** Starts an office with a form that asks for files. */
async function start(given: Partial<FormField> = {}, config = {}) {
  const started = await startTestApp({ config: { rateLimitFactor: 1000, ...config } })
  const { administrator, visitor, db } = started
  const question = makeQuestion('Passport', { kind: 'file', is_required: true, ...given })
  const { id: form } = await publishForm(administrator, { fields: [question] })
  const send = (name: string, files: File[], more = {}) =>
    runWithSentForm(
      {
        files: files.map(({ field = passport, isTooLarge = false, ...file }) => ({
          ...file,
          field: `answers.${field}`,
          isTooLarge,
        })),
      },
      () =>
        visitor.attempt(formsApi.send, {
          body: {
            form,
            name,
            email: `${name.toLowerCase()}@student.example`,
            phone: '9800000001',
            answers: {},
            ...more,
          },
        }),
    )
  const list = (querystring = {}) => administrator.call(formsApi.list, { querystring })
  const countFiles = async () => {
    const rows = await db.selectFrom('lead_file_bytes').select('file_id').execute()
    return rows.length
  }
  return { ...started, form, send, list, countFiles }
}

test('files come with the answers, as documents of the lead, and the office downloads them', async () => {
  const { administrator, app, credentials, list, send } = await start({ max_files: 2 })
  const files = [
    { name: 'passport', bytes: pdf },
    { name: 'photo.png', bytes: png },
  ]
  expect(await send('Asha', files)).toMatchObject({ ok: true })

  const [sent] = await list()
  expect(sent?.answers).toMatchObject([
    {
      label: 'Passport',
      text: 'passport.pdf, photo.png',
      files: [
        { name: 'passport.pdf', size: pdf.length, is_scanned: false },
        { name: 'photo.png', is_scanned: false },
      ],
    },
  ])
  const { timeline, documents } = await administrator.call(leadsApi.find, {
    params: { id: sent?.lead_id ?? '' },
  })
  expect(timeline.at(-1)?.text).toBe('Free assessment\nPassport: passport.pdf, photo.png')
  expect(documents).toMatchObject([
    {
      kind: 'other',
      title: 'passport.pdf',
      state: 'received',
      is_from_form: true,
      files: [{ name: 'passport.pdf', is_from_form: true, is_from_chat: false, is_scanned: false }],
    },
    { title: 'photo.png' },
  ])

  const params = { id: sent?.id ?? '', file_id: sent?.answers[0]?.files?.[0]?.id ?? '' }
  const url = `/api/form-answers/${params.id}/files/${params.file_id}/`
  const read = await app.inject({ url, headers: await credentials() })
  expect(read.rawPayload).toEqual(pdf)
  expect(read.headers['content-disposition']).toContain('attachment; filename="passport.pdf"')
  const other = { id: crypto.randomUUID(), file_id: params.file_id }
  expect(await administrator.attempt(formsApi.readFile, { params: other })).toMatchObject({
    status: 404,
  })
  await administrator.call(filesApi.remove, { params: { id: params.file_id } })
  expect((await list())[0]?.answers[0]?.files).toMatchObject([{ name: 'photo.png' }])
})

test('a file of a deleted document is neither listed nor downloaded until the document is restored', async () => {
  const { administrator, list, send } = await start()
  await send('Asha', [{ name: 'x.pdf', bytes: pdf }])
  const [sent] = await list()
  const lead = { id: sent?.lead_id ?? '' }
  const { documents } = await administrator.call(leadsApi.find, { params: lead })
  const document = { id: documents[0]?.id ?? '' }
  const params = { id: sent?.id ?? '', file_id: sent?.answers[0]?.files?.[0]?.id ?? '' }

  await administrator.call(studentDocumentsApi.remove, { params: document })
  expect((await list())[0]?.answers).toMatchObject([{ text: 'x.pdf', files: [] }])
  expect(await administrator.attempt(formsApi.readFile, { params })).toMatchObject({ status: 404 })
  await administrator.call(studentDocumentsApi.restore, { params: document })
  expect((await list())[0]?.answers[0]?.files).toMatchObject([{ name: 'x.pdf' }])
})

test('wrong files are refused at their question by their content, and none is stored', async () => {
  const { countFiles, list, send } = await start({ file_kinds: ['pdf'] })
  const refusals: [File[], string][] = [
    [[], 'Please choose a file.'],
    [[{ name: 'x.exe', bytes: Buffer.from('MZ') }], 'This kind of file is not accepted.'],
    [[{ name: 'x.pdf', bytes: Buffer.from('MZ') }], damaged],
    [[{ name: 'x.pdf', bytes: png }], damaged],
    [[{ name: 'x.pdf', bytes: Buffer.alloc(0) }], 'This file is empty. Please choose another one.'],
    [
      [{ name: 'x.pdf', bytes: Buffer.alloc(0), isTooLarge: true }],
      'Each file may have at most 10 MB.',
    ],
    [
      [
        { name: 'x.pdf', bytes: pdf },
        { name: 'y.pdf', bytes: pdf },
      ],
      'Please choose fewer files. The limit is 1.',
    ],
  ]

  for (const [files, sentence] of refusals)
    expect(await send('Asha', files)).toMatchObject({
      status: 400,
      failure: { fields: { [`answers.${passport}`]: sentence } },
    })
  const wrongPhone = await send('Asha', [{ name: 'x.pdf', bytes: pdf }], { phone: '1' })
  expect(wrongPhone).toMatchObject({ failure: { fields: { phone: expect.any(String) } } })
  expect(await list()).toEqual([])
  expect(await countFiles()).toBe(0)
})

test('a file of a question that is not shown is ignored, and so are names without a file', async () => {
  const { countFiles, list, send } = await start({ is_required: false })
  const stray = { name: 'x.pdf', bytes: pdf, field: 'unknown0' }
  await send('Asha', [stray], { answers: { [passport]: ['x.pdf'] } })

  expect((await list())[0]?.answers).toEqual([])
  expect(await countFiles()).toBe(0)
})

test('an infected file is refused, and an accepted one is marked as scanned', async () => {
  const script = join(tmpdir(), `scan-${crypto.randomUUID()}.sh`)
  writeFileSync(script, '! grep -q Infected')
  const { countFiles, list, send } = await start({}, { scanCommand: ['sh', script] })
  const infected = Buffer.from('%PDF-1.7\nInfected\n%%EOF')

  expect(await send('Asha', [{ name: 'x.pdf', bytes: infected }])).toMatchObject({
    failure: {
      fields: {
        [`answers.${passport}`]: 'The virus scanner refused this file. Please choose another one.',
      },
    },
  })
  expect(await countFiles()).toBe(0)
  await send('Asha', [{ name: 'x.pdf', bytes: pdf }])
  expect((await list())[0]?.answers[0]?.files).toMatchObject([{ is_scanned: true }])
})

test('the same file again within ten minutes is stored once, another one of its name is not', async () => {
  const { countFiles, list, send } = await start()
  const other = Buffer.concat([pdf, pdf])
  for (const bytes of [pdf, pdf, other]) await send('Asha', [{ name: 'x.pdf', bytes }])

  expect(await list()).toHaveLength(2)
  expect(await countFiles()).toBe(2)
})

test('files of spam have no lead until the office says that it is none, and end with it', async () => {
  const { administrator, app, countFiles, db, list, send } = await start()
  const file = { name: 'x.pdf', bytes: pdf }
  await send('Robot', [file], { website: 'https://spam.example' })
  expect(await countFiles()).toBe(0)
  for (const name of ['Links https://a.example', 'More https://b.example']) {
    await send(name, [file], { email: 'links@student.example' })
  }
  expect(await countFiles()).toBe(2)
  const [kept] = await list({ state: 'spam', q: 'Links' })
  const { lead_id } = await administrator.call(formsApi.markNotSpam, {
    params: { id: kept?.id ?? '' },
  })
  const { documents } = await administrator.call(leadsApi.find, { params: { id: lead_id ?? '' } })
  expect(documents).toMatchObject([{ title: 'x.pdf', is_from_form: true }])

  const created_at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
  await db.updateTable('form_answers').set({ created_at }).execute()
  await forgetOld(app)
  expect(await countFiles()).toBe(1)
})

test('an export has the files, a merge keeps them, and an erased lead leaves none', async () => {
  const { administrator, countFiles, db, list, send } = await start()
  await send('Asha', [{ name: 'asha.pdf', bytes: pdf }])
  await send('Bina', [{ name: 'bina.pdf', bytes: pdf }], { phone: '9800000002' })
  const find = async (q: string) => (await list({ q }))[0]?.lead_id ?? ''
  const params = { id: await find('Asha') }
  const other_id = await find('Bina')
  await administrator.call(mergeApi.merge, { params, body: { other_id, fields: [] } })

  const exported = await administrator.call(personalDataApi.exportData, { params })
  expect(exported.form_answers.map(({ answers }) => answers[0]?.files?.[0]?.name)).toEqual([
    'asha.pdf',
    'bina.pdf',
  ])
  await eraseLead(administrator, params.id)
  expect(await countFiles()).toBe(0)
  expect(await db.selectFrom('student_documents').select('id').execute()).toEqual([])
})

test('a lead that has as many files as it can have takes no more', async () => {
  const { countFiles, db, list, send } = await start()
  const files = [{ name: 'photo.png', bytes: png }]
  await send('Asha', [{ name: 'passport.pdf', bytes: pdf }])
  await db.updateTable('lead_files').set({ size: MAX_TOTAL_BYTES }).execute()
  expect(await send('Asha', files)).toMatchObject({
    status: 400,
    failure: {
      fields: {
        [`answers.${passport}`]: 'No more files can be sent here at the moment. Please contact us.',
      },
    },
  })
  expect([(await list()).length, await countFiles()]).toEqual([1, 1])
  expect(await send('Bina', files, { phone: '9800000002' })).toMatchObject({ ok: true })
  await db.updateTable('lead_files').set({ size: 1 }).execute()
  expect(await send('Asha', files)).toMatchObject({ ok: true })
})

test('a form whose files were not kept is refused with the reason', async () => {
  const { visitor, form, list } = await start()
  const body = { form, name: 'Asha', email: 'a@student.example', phone: '9800000001', answers: {} }
  const refused = await runWithSentForm({ files: [], problem: new TooManyRequests(60) }, () =>
    visitor.attempt(formsApi.send, { body }),
  )
  expect(refused).toMatchObject({ status: 429 })
  expect(await list()).toEqual([])
})

test('a form cannot be published whose question accepts no files', async () => {
  const { administrator } = await start()
  const { result } = await publishForm(administrator, {
    slug: 'other',
    fields: [makeQuestion('Passport', { kind: 'file', file_kinds: [] })],
  })
  expect(result).toMatchObject({
    failure: { fields: { 'fields.0.file_kinds': 'Choose at least one kind of file.' } },
  })
})
