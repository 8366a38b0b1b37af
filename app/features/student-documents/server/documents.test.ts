import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type DocumentChange, MAX_DOCUMENTS, studentDocumentsApi } from '../contract.ts'
import { filesApi } from '../files-contract.ts'
import { notifyExpiringDocuments } from './expiring.ts'
import { completeFiles } from './files/complete-files.ts'

async function start(withFirstContent = true) {
  const started = await startTestApp({ withFirstContent })
  const { administrator, app } = started
  const headers = await started.credentials()
  const add = async (name: string, countries: string[] = ['CA']) =>
    (await administrator.call(leadsApi.add, { body: { name, countries } })).id
  const id = await add('Example Student')
  const find = (lead = id) => administrator.call(leadsApi.find, { params: { id: lead } })
  return {
    ...started,
    id,
    add,
    find,
    listSuggestions: (lead = id) =>
      administrator.call(studentDocumentsApi.listSuggestions, {
        params: { id: lead },
        querystring: {},
      }),
    addSuggested: (country = 'CA', lead = id) =>
      administrator.attempt(studentDocumentsApi.addSuggested, {
        params: { id: lead },
        querystring: {},
        body: { country },
      }),
    addDocument: (title: string, lead = id) =>
      administrator.attempt(studentDocumentsApi.add, {
        params: { id: lead },
        body: { kind: 'other', title },
      }),
    change: (document: string, body: DocumentChange) =>
      administrator.attempt(studentDocumentsApi.change, { params: { id: document }, body }),
    order: (ids: string[]) =>
      administrator.attempt(studentDocumentsApi.order, { params: { id }, body: { ids } }),
    async addFile(document_id: string, lead = id, name = 'page.pdf') {
      const payload = makeForm({ document_id, file: new File(['%PDF-'], name) })
      const url = `/api/leads/${lead}/files/`
      return (await app.inject({ method: 'POST', url, headers, payload })).json().id as string
    },
    /** Verifies a document and returns the status and the body of the response. */
    async verify(document: string, fields: Record<string, string>, file?: File) {
      const payload = makeForm(file ? { ...fields, file } : fields)
      const url = `/api/student-documents/${document}/verify/`
      const response = await app.inject({ method: 'POST', url, headers, payload })
      return { status: response.statusCode, ...response.json() }
    },
    listTitles: async (lead = id) => (await find(lead)).documents.map(({ title }) => title),
    /** Document activities of the timeline, newest first. */
    listActivities: async () =>
      (await find()).timeline.flatMap(({ kind, before, after }) =>
        kind === 'document' ? [[before, after]] : [],
      ),
  }
}

test('starts from a country’s guide, and another guide adds only missing documents', async () => {
  const { administrator, add, addSuggested, find, listSuggestions, listTitles, listActivities } =
    await start()
  const [suggestion] = await listSuggestions()
  expect(suggestion).toMatchObject({ country: 'CA', name: 'Canada' })
  expect(suggestion?.titles).toContain('Passport')

  await addSuggested()
  const { documents } = await find()
  expect(documents.map(({ title }) => title)).toEqual(suggestion?.titles)
  const passport = documents.find(({ title }) => title === 'Passport')
  expect(passport).toMatchObject({ kind: 'passport', state: 'needed', due_on: null, files: [] })
  expect(await listSuggestions()).toEqual([])
  await addSuggested()
  expect(await listTitles()).toHaveLength(documents.length)
  expect(await listActivities()).toEqual([[{}, { added_documents: suggestion?.titles }]])
  const [auditEntry] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(auditEntry).toMatchObject({
    action: 'changed',
    subject: 'lead',
    after: { documents: suggestion?.titles },
  })

  const other = await add('Example Sister', ['CA', 'AU', 'ZZ'])
  await addSuggested('CA', other)
  const [australia, ...more] = await listSuggestions(other)
  expect(more).toEqual([])
  expect(australia).toMatchObject({ country: 'AU' })
  expect(australia?.titles).not.toContain('Passport')
  expect(await addSuggested('ZZ', other)).toMatchObject({ status: 400 })
  expect(await addSuggested('CA', '01900000-0000-7000-8000-000000000000')).toMatchObject({
    status: 404,
  })
})

test('adds the documents of the guide in the language of the back office, each only once', async () => {
  const { administrator, id, addSuggested, find } = await start()
  const call = { params: { id }, querystring: { language: 'ne' as const } }
  const [suggestion] = await administrator.call(studentDocumentsApi.listSuggestions, call)
  expect(suggestion?.name).toBe('क्यानडा')
  const latin = suggestion?.titles.filter((title) => !/\p{Script=Devanagari}/u.test(title))
  expect(latin).toEqual([])
  await administrator.call(studentDocumentsApi.addSuggested, { ...call, body: { country: 'CA' } })
  const { documents } = await find()
  expect(documents.map(({ title }) => title)).toEqual(suggestion?.titles)
  await addSuggested()
  expect((await find()).documents).toHaveLength(documents.length)
})

test('a changed guide leaves existing documents unchanged and offers its new ones', async () => {
  const { administrator, addSuggested, find, listSuggestions, listTitles } = await start()
  await addSuggested()
  const titlesBefore = await listTitles()
  const passport = (await find()).documents.find(({ title }) => title === 'Passport')
  const params = { id: passport?.id ?? '' }
  await administrator.call(studentDocumentsApi.remove, { params })

  const pages = await administrator.call(pagesApi.list, {})
  const guide = { id: pages.find(({ address }) => address === '/canada')?.id ?? '' }
  const { draft, revision } = await administrator.call(pagesApi.read, { params: guide })
  const content = { ...draft, documents: ['Passport', 'Example form IMM 0000'] }
  const saved = await administrator.call(pagesApi.save, {
    params: guide,
    body: { revision, content },
  })
  const published = { params: guide, body: { revision: saved.revision } }
  await administrator.call(pagesApi.publish, published)

  expect(await listTitles()).toEqual(titlesBefore.filter((title) => title !== 'Passport'))
  expect(await listSuggestions()).toEqual([
    { country: 'CA', name: 'Canada', titles: ['Example form IMM 0000'] },
  ])
})

test('documents can be added, changed, reordered, deleted and restored', async () => {
  const { administrator, addFile, change, find, order, addDocument, listTitles, listActivities } =
    await start(false)
  await addDocument('Birth certificate')
  await addDocument('Bank letter')
  const [first, second] = (await find()).documents
  const params = { id: first?.id ?? '' }

  const details = {
    title: 'Birth certificate, in English',
    whose: 'sponsor',
    issuer: 'Pokhara ward 5',
    issued_on: '2026-11-01',
    valid_until: '2027-05-01',
    due_on: '2026-12-05',
    state: 'asked',
  } as const
  expect(await change(params.id, details)).toMatchObject({ ok: true, value: details })
  await change(params.id, details)
  await order([second?.id ?? '', params.id])
  expect(await listTitles()).toEqual(['Bank letter', details.title])
  const pages = [await addFile(params.id), await addFile(params.id, undefined, 'page-2.pdf')]
  const [, changed] = (await find()).documents
  expect(changed).toMatchObject({ state: 'received', files: pages.map((id) => ({ id })) })

  await administrator.call(studentDocumentsApi.remove, { params })
  expect(await listTitles()).toEqual(['Bank letter'])
  const file = { params: { id: pages[0] ?? '' } }
  const deleted = await administrator.call(trashApi.list, { querystring: {} })
  expect(deleted).toMatchObject([{ subject: 'student_document', name: details.title }])
  const record = await administrator.call(personalDataApi.exportData, {
    params: { id: (await find()).id },
  })
  expect(record.removed_documents).toEqual([changed])
  expect(await administrator.call(studentDocumentsApi.restore, { params })).toEqual(changed)
  expect(await administrator.call(studentDocumentsApi.restore, { params })).toEqual(changed)
  // A restored page brings back its document.
  await administrator.call(filesApi.remove, file)
  await administrator.call(studentDocumentsApi.remove, { params })
  await administrator.call(filesApi.restore, file)
  expect((await find()).documents[1]).toEqual(changed)

  const activities = await listActivities()
  const document = { kind: 'other', title: details.title }
  expect(activities.slice(0, 4)).toEqual([
    [{ document_state: 'received' }, { document, document_state: 'removed' }],
    [{ document_state: 'removed' }, { document, document_state: 'received' }],
    [{ document_state: 'received' }, { document, document_state: 'removed' }],
    [
      expect.objectContaining({ document_state: 'needed', due_on: null }),
      expect.objectContaining({ document, document_state: 'asked', due_on: details.due_on }),
    ],
  ])
  const auditEntries = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'student_document' },
  })
  expect(auditEntries.map(({ action }) => action)).toEqual([
    'deleted',
    'restored',
    'deleted',
    'changed',
    'added',
    'added',
  ])
})

test('refuses contradictory details with the field', async () => {
  const { administrator, addDocument, change, id, order, find } = await start(false)
  await addDocument('Bank letter')
  const document = (await find()).documents[0]?.id ?? ''
  for (const [body, field] of [
    [{ title: ' ' }, 'title'],
    [{ issued_on: '2026-02-30' }, 'issued_on'],
    [{ issued_on: '2026-11-02', valid_until: '2026-11-01' }, 'valid_until'],
    [{ due_on: 'x' }, 'due_on'],
    [{ state: 'rejected' }, 'reject_reason'],
    [{ state: 'verified' }, 'state'],
    [{ title: 'x'.repeat(301) }, 'title'],
  ] as [DocumentChange, string][]) {
    expect([field, await change(document, body)]).toMatchObject([
      field,
      { status: 400, failure: { fields: { [field]: expect.any(String) } } },
    ])
  }
  expect(
    await administrator.attempt(studentDocumentsApi.add, {
      params: { id },
      body: { kind: 'other' },
    }),
  ).toMatchObject({ status: 400, failure: { fields: { title: expect.any(String) } } })
  expect(await order([])).toMatchObject({ status: 409 })
  expect(await order([document, document])).toMatchObject({ status: 409 })
  for (let count = 1; count < MAX_DOCUMENTS; count++) await addDocument('More')
  expect(await addDocument('Too many')).toMatchObject({ status: 409 })
})

test('a verification needs a file or a note, and ends when the pages change', async () => {
  const { administrator, addDocument, addFile, change, find, verify, listActivities } =
    await start(false)
  await addDocument('Transcript')
  const id = (await find()).documents[0]?.id ?? ''
  await addFile(id)

  expect(await verify(id, { how: 'phone' })).toMatchObject({
    status: 400,
    fields: { note: expect.stringContaining('proof file') },
  })
  expect(await verify(id, { how: 'guess', note: 'x' })).toMatchObject({ status: 400 })
  const text = new File(['text'], 'proof.txt')
  expect(await verify(id, { how: 'email' }, text)).toMatchObject({
    status: 400,
    fields: { file: expect.any(String) },
  })
  const unknown = '01900000-0000-7000-8000-000000000000'
  expect(await verify(unknown, { how: 'email', note: 'x' })).toMatchObject({ status: 404 })
  expect((await find()).documents[0]).toMatchObject({ state: 'received', verification: null })

  const proof = new File(['%PDF-'], 'answer.pdf')
  const verified = await verify(id, { how: 'email', note: 'By the registrar' }, proof)
  expect(verified).toMatchObject({
    status: 200,
    state: 'verified',
    verification: { how: 'email', by: 'Sita', note: 'By the registrar' },
    files: [
      { name: 'page.pdf', is_proof: false },
      { name: 'answer.pdf', is_proof: true },
    ],
  })
  expect(verified.verification.file_id).toBe(verified.files[1].id)
  expect((await listActivities())[0]).toEqual([
    expect.objectContaining({ document_state: 'received', document_verified_how: null }),
    expect.objectContaining({ document_state: 'verified', document_verified_how: 'email' }),
  ])
  // A changed name keeps the verification, another page ends it.
  expect(await change(id, { title: 'Transcript of TU' })).toMatchObject({
    value: { state: 'verified', verification: verified.verification },
  })
  const page = await addFile(id, undefined, 'page-2.pdf')
  const withdrawn = { state: 'received', verification: null }
  expect((await find()).documents[0]).toMatchObject(withdrawn)

  expect(await verify(id, { how: 'original', note: 'Seen' })).toMatchObject({
    verification: { file_id: null, note: 'Seen' },
  })
  // The proof of a former verification may be deleted.
  await administrator.call(filesApi.remove, { params: { id: verified.files[1].id } })
  expect((await find()).documents[0]).toMatchObject({ state: 'verified' })
  await administrator.call(filesApi.remove, { params: { id: page } })
  expect((await find()).documents[0]).toMatchObject(withdrawn)

  const reject_reason = 'The seal is missing.'
  expect(await change(id, { state: 'rejected', reject_reason })).toMatchObject({
    value: { state: 'rejected', reject_reason },
  })
  expect(await change(id, { state: 'asked' })).toMatchObject({
    value: { state: 'asked', reject_reason: '' },
  })
})

test('a merge shows both lists, unmerging separates them, and erasing deletes them', async () => {
  const { administrator, add, db, id, find, addDocument, listTitles } = await start(false)
  const other_id = await add('Example Brother')
  await addDocument('Mine')
  await addDocument('Theirs', other_id)
  const body = { other_id, fields: [] }
  await administrator.call(mergeApi.merge, { params: { id }, body })
  expect(await listTitles()).toEqual(['Mine', 'Theirs'])
  await administrator.call(mergeApi.unmerge, { params: { id }, body })
  expect([await listTitles(), await listTitles(other_id)]).toEqual([['Mine'], ['Theirs']])

  const record = await administrator.call(personalDataApi.exportData, { params: { id } })
  expect(record.lead.documents).toEqual((await find()).documents)
  await eraseLead(administrator, id)
  const rows = await db.selectFrom('student_documents').select('title').execute()
  expect(rows).toEqual([{ title: 'Theirs' }])
  const auditEntries = await db.selectFrom('audit_log').selectAll().execute()
  expect(JSON.stringify(auditEntries)).not.toMatch(/Mine/)
})

test('a merge combines equal documents with the further state and both files, and unmerging separates them', async () => {
  const { administrator, add, addFile, change, id, find, addDocument } = await start(false)
  const other_id = await add('Example Brother')
  const [own, others] = [
    await addDocument('Passport'),
    await addDocument('passport', other_id),
  ].map((added) => (added.ok ? added.value.id : '')) as [string, string]
  await addDocument('Passport')
  await addDocument('Marks', other_id)
  const [file, other] = [await addFile(own), await addFile(others, other_id)]
  await change(own, { state: 'asked' })
  await change(others, { due_on: '2027-01-31' })
  const before = [(await find()).documents, (await find(other_id)).documents]
  const body = { other_id, fields: [] }
  const listStates = async () =>
    (await find()).documents.map(({ title, state }) => `${title}: ${state}`).toSorted()

  await administrator.call(mergeApi.merge, { params: { id }, body })
  expect(await listStates()).toEqual(['Marks: needed', 'passport: received'])
  const [shown] = (await find()).documents.filter((each) => each.id === others)
  expect(shown).toMatchObject({ due_on: '2027-01-31', files: [{ id: file }, { id: other }] })
  expect(await change(others, { state: 'needed' })).toMatchObject({
    value: { state: 'needed', files: [{ id: file }, { id: other }] },
  })
  await change(others, { state: 'received' })

  await administrator.call(mergeApi.unmerge, { params: { id }, body })
  expect([(await find()).documents, (await find(other_id)).documents]).toEqual(before)
})

test('a merge puts no unchecked file under a verified document, and unmerging restores both', async () => {
  const { administrator, add, addFile, id, find, addDocument, verify } = await start(false)
  const other_id = await add('Example Brother')
  const [own, others, empty] = [
    await addDocument('Passport'),
    await addDocument('Passport', other_id),
    await addDocument('passport', other_id),
  ].map((added) => (added.ok ? added.value.id : '')) as [string, string, string]
  await verify(own, { how: 'original', note: 'Seen at the desk.' })
  const file = await addFile(others, other_id)
  const before = [(await find()).documents, (await find(other_id)).documents]
  const body = { other_id, fields: [] }
  const listRows = async () =>
    (await find()).documents.map((each) => [each.id, each.state, each.files.map(({ id }) => id)])

  await administrator.call(mergeApi.merge, { params: { id }, body })
  expect(await listRows()).toEqual([
    [own, 'verified', []],
    [others, 'received', [file]],
  ])
  await administrator.call(mergeApi.unmerge, { params: { id }, body })
  expect([(await find()).documents, (await find(other_id)).documents]).toEqual(before)

  // A deleted file that is restored, and a file for the document that the verified one has hidden.
  await administrator.call(filesApi.remove, { params: { id: file } })
  await administrator.call(mergeApi.merge, { params: { id }, body })
  expect(await listRows()).toEqual([[own, 'verified', []]])
  await administrator.call(filesApi.restore, { params: { id: file } })
  const later = await addFile(empty, id)
  expect((await listRows()).toSorted()).toEqual(
    [
      [own, 'verified', []],
      [others, 'received', [file]],
      [empty, 'received', [later]],
    ].toSorted(),
  )
})

test('a job adds documents and hashes to files that a previous version has stored', async () => {
  const { app, db, id, find } = await start(false)
  const file = {
    id: '01900000-0000-7000-8000-00000000000a',
    lead_id: id,
    kind: 'passport',
    name: 'old.pdf',
    type: 'pdf',
    size: 5,
    author_id: '',
    created_at: '2026-11-01T00:00:00.000Z',
  }
  await db.insertInto('lead_files').values(file).execute()
  const bytes = Buffer.from('%PDF-')
  await db.insertInto('lead_file_bytes').values({ file_id: file.id, bytes }).execute()
  const job = { payload: {}, id: '', attempt: 1, signal: AbortSignal.timeout(60_000) }
  await completeFiles.run({ ...job, app, end: async (change) => change(db) })

  expect((await find()).documents).toMatchObject([
    { kind: 'other', title: 'old.pdf', state: 'received', files: [{ id: file.id }] },
  ])
  const stored = await db.selectFrom('lead_files').select('sha256').executeTakeFirst()
  expect(stored?.sha256).toMatch(/^[\da-f]{64}$/)
})

test('documents that expire are in Today, and each warning is notified once', async () => {
  const { administrator, app, db, id, add, addDocument, change } = await start(false)
  const today = toOfficeDay(await app.office.read(), new Date())
  const [near, far] = [await addDocument('Passport'), await addDocument('Later')]
  const lost = await add('Example Lost')
  const ofLost = await addDocument('Of the lost lead', lost)
  const ids = [near, far, ofLost].map((added) => (added.ok ? added.value.id : '')) as [
    string,
    string,
    string,
  ]
  await change(ids[0], { valid_until: addDays(today, 29) })
  await change(ids[1], { valid_until: addDays(today, 61) })
  await change(ids[2], { valid_until: today })
  const stages = await administrator.call(stagesApi.list, {})
  const stage_id = stages.find(({ outcome }) => outcome === 'lost')?.id
  const body = { stage_id, lost_reason: 'x' }
  await administrator.call(leadsApi.change, { params: { id: lost }, body })

  const { expiring } = await administrator.call(leadsApi.today, { querystring: {} })
  expect(expiring).toEqual({
    total: 1,
    documents: [
      {
        id: ids[0],
        kind: 'other',
        title: 'Passport',
        valid_until: addDays(today, 29),
        lead_id: id,
        lead_name: 'Example Student',
      },
    ],
  })

  const listLeads = async () =>
    (await administrator.call(leadsApi.list, { querystring: { documents: 'expiring' } })).map(
      (lead) => lead.id,
    )
  expect(await listLeads()).toEqual([id])

  const job = { payload: {}, id: '', attempt: 1, signal: AbortSignal.timeout(60_000) }
  const notify = () =>
    notifyExpiringDocuments.run({
      ...job,
      app,
      end: (apply) => db.transaction().execute(apply),
    })
  await notify()
  await notify()
  const listKeys = async () =>
    (await db.selectFrom('notifications').select('key').where('kind', '=', 'follow_up').execute())
      .map(({ key }) => key)
      .toSorted()
  expect(await listKeys()).toEqual([`${ids[0]} ${addDays(today, 29)} 30`])
  await change(ids[0], { valid_until: addDays(today, 7) })
  await notify()
  expect(await listKeys()).toHaveLength(2)
  // Entered between two warnings, on the last day, and too late.
  for (const [days, warning] of [
    [5, 7],
    [45, 60],
    [8, 30],
    [0, 7],
  ] as const) {
    await change(ids[0], { valid_until: addDays(today, days) })
    await notify()
    await notify()
    expect(await listKeys()).toContain(`${ids[0]} ${addDays(today, days)} ${warning}`)
  }
  expect(await listKeys()).toHaveLength(6)
  await change(ids[0], { valid_until: addDays(today, -1) })
  await notify()
  expect(await listKeys()).toHaveLength(6)
  await change(ids[0], { valid_until: addDays(today, 7) })
  await change(ids[0], { state: 'not_needed' })
  expect((await administrator.call(leadsApi.today, { querystring: {} })).expiring.total).toBe(0)
  expect(await listLeads()).toEqual([])
})

test('the same file of two leads is flagged on both, not in a data export', async () => {
  const { administrator, add, addDocument, addFile, find, id } = await start(false)
  const other = await add('Example Brother')
  const [own, others] = [await addDocument('Bank'), await addDocument('Bank', other)].map(
    (added) => (added.ok ? added.value.id : ''),
  ) as [string, string]
  const file = await addFile(own)
  expect((await find()).same_files).toEqual([])
  const copy = await addFile(others, other)
  expect((await find()).same_files).toEqual([
    { file_id: file, lead_id: other, lead_name: 'Example Brother' },
  ])
  expect((await find(other)).same_files).toEqual([
    { file_id: copy, lead_id: id, lead_name: 'Example Student' },
  ])
  const record = await administrator.call(personalDataApi.exportData, { params: { id } })
  expect(record.lead.same_files).toEqual([])
  await administrator.call(filesApi.remove, { params: { id: copy } })
  expect((await find()).same_files).toEqual([])
})

test('chosen documents are downloaded as a ZIP file, which the activity log records', async () => {
  const { administrator, app, addDocument, addFile, credentials, id } = await start(false)
  const [first, second] = [await addDocument('First'), await addDocument('Second')].map((added) =>
    added.ok ? added.value.id : '',
  ) as [string, string]
  const headers = await credentials()
  const download = (payload: object) =>
    app.inject({ method: 'POST', url: `/api/leads/${id}/documents/zip/`, headers, payload })
  expect((await download({})).json()).toMatchObject({ fields: { ids: expect.any(String) } })
  await addFile(first)
  await addFile(second)

  const response = await download({ ids: [second] })
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining('Example Student.zip'),
  })
  expect(response.rawPayload.toString('latin1')).toContain('01 Second.pdf')
  expect(response.rawPayload.toString('latin1')).not.toContain('First')
  expect((await download({})).rawPayload.toString('latin1')).toContain('02 Second.pdf')
  const [entry] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(entry).toMatchObject({ action: 'exported', subject: 'lead', subject_id: id })
})
