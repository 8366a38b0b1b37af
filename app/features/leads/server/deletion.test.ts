import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { responseLogApi } from '#app/features/notifications/response-log-contract.ts'
import { reportApi } from '#app/features/reports/contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { filesApi } from '#app/features/student-documents/files-contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { createAdministrator } from '#tests/create-administrator.ts'
import { createBranches } from '#tests/create-branches.ts'
import { makeContact, makeForm, makeMessage } from '#tests/factories.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { waitForJobs } from '#tests/wait-for-jobs.ts'
import { boardApi } from '../board-contract.ts'
import { bulkApi } from '../bulk-contract.ts'
import { leadsApi } from '../contract.ts'
import { mergeApi } from '../merge-contract.ts'
import { personalDataApi } from '../personal-data-contract.ts'
import { stagesApi } from '../stage-contract.ts'

const asha = { name: 'Asha Gurung', phone: '9800000001', email: 'asha@student.example' }

/** Asha has a form enquiry, a chat, a note, a document, a file and a possible duplicate. */
async function start() {
  const started = await startTestApp()
  const { app, administrator, credentials, visitor } = started
  await createBranches(administrator, 'Pokhara')
  const sendEnquiry = (overrides: object = {}) =>
    visitor.call(contactsApi.send, { body: makeContact({ ...asha, ...overrides }) })
  await sendEnquiry({ origin: 'source=facebook' })
  await sendEnquiry({ name: 'Bikash Gurung', email: 'bikash@student.example' })
  const list = (querystring = {}) => administrator.call(leadsApi.list, { querystring })
  const id = (await list({ q: 'Asha' }))[0]?.id ?? ''
  const params = { id }
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Asha here' }) })
  const linking = { params: { user_id: 'visitor-1' }, body: asha }
  await administrator.call(conversationsApi.link, linking)
  await administrator.call(leadsApi.logActivity, {
    params,
    body: { kind: 'note', text: 'Is kind.' },
  })
  const follow_up_at = '2026-01-05T04:00:00.000Z'
  const change = { follow_up_at, tags: ['kindly'], branch: 'Pokhara' }
  await administrator.call(leadsApi.change, { params, body: change })
  const newItem = { kind: 'noc' as const, title: 'Passport' }
  const item = await administrator.call(studentDocumentsApi.add, { params, body: newItem })
  const payload = makeForm({ file: new File(['%PDF-1.7\n%%EOF'], 'asha.pdf') })
  const headers = await credentials()
  const upload = await app.inject({
    method: 'POST',
    url: `/api/leads/${id}/files/`,
    headers,
    payload,
  })
  const conversations = () => administrator.call(conversationsApi.list, { querystring: {} })
  /** Reads all lists and counts of leads. */
  const readAll = async () => {
    const querystring = {}
    const days = { from: '2026-01-01', until: '2099-01-01', group_by: 'branch' as const }
    return {
      list: await list(),
      found: await list({ q: '9800000001' }),
      today: await administrator.call(leadsApi.today, { querystring }),
      board: await administrator.call(boardApi.read, { querystring }),
      report: await administrator.call(reportApi.read, { querystring: days }),
      responseLog: await administrator.call(responseLogApi.list, { querystring: {} }),
      conversations: await conversations(),
    }
  }
  return {
    ...started,
    sendEnquiry,
    list,
    readAll,
    params,
    conversations,
    itemId: item.id,
    fileId: upload.json().id as string,
    find: () => administrator.call(leadsApi.find, { params }),
    remove: () => administrator.call(leadsApi.remove, { params }),
    restore: () => administrator.attempt(leadsApi.restore, { params }),
  }
}

test('a deleted lead is missing from all lists and counts and cannot be read or changed', async () => {
  const { administrator, app, itemId, credentials, fileId, list, params, remove, readAll } =
    await start()
  await remove()

  expect((await list()).map(({ name }) => name)).toEqual(['Bikash Gurung'])
  expect(JSON.stringify(await readAll())).not.toMatch(/Asha Gurung|facebook|Pokhara|kindly/)
  const visible = await readAll()
  expect(visible.report).toMatchObject({ leads: 1, enquiries: 1 })
  expect(visible.conversations).toMatchObject([{ lead_id: null, last_message: 'Asha here' }])
  const [bikash] = await list()
  const lead = await administrator.call(leadsApi.find, { params: { id: bikash?.id ?? '' } })
  expect(lead.possible_duplicates).toEqual([])

  const notFound = { status: 404 }
  expect(await administrator.attempt(leadsApi.find, { params })).toMatchObject(notFound)
  expect(await administrator.attempt(leadsApi.change, { params, body: {} })).toMatchObject(notFound)
  expect(await administrator.attempt(leadsApi.remove, { params })).toMatchObject(notFound)
  const merging = { params: { id: bikash?.id ?? '' }, body: { other_id: params.id, fields: [] } }
  expect(await administrator.attempt(mergeApi.merge, merging)).toMatchObject(notFound)
  const bulkChange = { body: { ids: [params.id], follow_up_at: null } }
  expect(await administrator.call(bulkApi.change, bulkChange)).toMatchObject({ changed: 0 })
  const item = { params: { id: itemId }, body: { title: 'Other' } }
  expect(await administrator.attempt(studentDocumentsApi.change, item)).toMatchObject(notFound)
  const file = { params: { id: fileId } }
  expect(await administrator.attempt(filesApi.remove, file)).toMatchObject(notFound)
  const headers = await credentials()
  const url = `/api/lead-files/${fileId}/`
  expect(await app.inject({ url, headers })).toMatchObject({ statusCode: 404 })
})

test('a contact message does not link to a deleted lead', async () => {
  const { administrator, params, remove, restore } = await start()
  const listLinks = async () => {
    const contacts = await administrator.call(contactsApi.list, { querystring: {} })
    return contacts.filter(({ name }) => name.startsWith('Asha')).map(({ lead_id }) => lead_id)
  }
  expect(await listLinks()).toEqual([params.id])

  await remove()
  expect(await listLinks()).toEqual([null])
  await restore()
  expect(await listLinks()).toEqual([params.id])
})

test('a deleted lead without a name is listed by its phone, its email or as unnamed lead', async () => {
  const { administrator, db } = await startTestApp()
  const phones = ['9800000001', '9800000002']
  const emails = ['one@student.example', 'two@student.example']
  for (const person of [
    { phones, emails },
    { phones: [], emails },
    { phones: [], emails: [] },
  ]) {
    const { id } = await administrator.call(leadsApi.add, { body: { name: 'Asha Gurung' } })
    const lists = { phones: JSON.stringify(person.phones), emails: JSON.stringify(person.emails) }
    await db
      .updateTable('leads')
      .set({ name: '', ...lists })
      .where('id', '=', id)
      .execute()
    await administrator.call(leadsApi.remove, { params: { id } })
  }

  const deleted = await administrator.call(trashApi.list, { querystring: {} })
  expect(deleted.map(({ name }) => name)).toEqual(['Unnamed lead', emails[0], phones[0]])
  const found = await administrator.call(trashApi.list, { querystring: { q: '98000' } })
  expect(found.map(({ name }) => name)).toEqual([phones[0]])
})

test('a restored lead has its previous values and documents', async () => {
  const { administrator, db, find, params, remove, restore, readAll } = await start()
  // The response log shows the state of each mail.
  await waitForJobs({ db })
  const before = [await find(), await readAll()]
  await remove()
  expect(await administrator.call(trashApi.list, { querystring: {} })).toMatchObject([
    { id: params.id, subject: 'lead', name: 'Asha Gurung', deleted_by: 'Sita' },
  ])

  expect(await restore()).toMatchObject({ ok: true })
  expect([await find(), await readAll()]).toEqual(before)
  // A row that is not deleted is returned unchanged.
  expect(await restore()).toMatchObject({ ok: true, value: { id: params.id } })
  expect(await administrator.call(trashApi.list, { querystring: {} })).toEqual([])
  const querystring = { subject: 'lead', q: params.id }
  const auditEntries = await administrator.call(auditLogApi.list, { querystring })
  expect(auditEntries.slice(0, 2).map(({ action }) => action)).toEqual(['restored', 'deleted'])
})

test('a new enquiry by form or chat restores a deleted lead', async () => {
  const { sendEnquiry, conversations, find, remove, visitor } = await start()
  const restoredText = 'Restored automatically because of a new enquiry.'
  await remove()
  await sendEnquiry({ message: 'Another question' })
  expect(await find()).toMatchObject({ enquiries: 3, name: 'Asha Gurung' })
  expect((await find()).timeline.filter(({ text }) => text === restoredText)).toHaveLength(1)

  await remove()
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Are you there?' }) })
  expect(await conversations()).toMatchObject([{ lead_id: (await find()).id }])
  const texts = (await find()).timeline.map(({ text }) => text)
  expect(texts.filter((text) => text === restoredText)).toHaveLength(2)
  expect(texts).toContain('Are you there?')
})

test('a stage with only deleted leads can be deleted, and restored leads move to the first stage', async () => {
  const { administrator, find, params, remove, restore } = await start()
  const stage = await administrator.call(stagesApi.add, { body: { name: 'Example' } })
  await administrator.call(leadsApi.change, { params, body: { stage_id: stage.id } })
  await remove()
  await administrator.call(stagesApi.remove, { params: { id: stage.id } })
  await restore()

  const [first] = await administrator.call(stagesApi.list, {})
  expect(await find()).toMatchObject({ stage_id: first?.id })
})

test('a deleted lead is erased after 30 days, and its chat messages remain', async () => {
  const { administrator, app, conversations, db, params, remove, restore } = await start()
  await remove()
  const deletedAgo = (days: number) => {
    const deleted_at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    return db.updateTable('leads').set({ deleted_at }).where('id', '=', params.id).execute()
  }
  await deletedAgo(29)
  await forgetOld(app)
  expect(await restore()).toMatchObject({ ok: true })

  await remove()
  await deletedAgo(31)
  expect(await restore()).toMatchObject({ status: 404 })
  expect(await administrator.call(trashApi.list, { querystring: {} })).toEqual([])
  await forgetOld(app)
  const tables = ['audit_log', 'leads', 'lead_activities', 'lead_match_keys', 'lead_files'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  expect(JSON.stringify(rows)).not.toMatch(/asha|Is kind/i)
  expect(await conversations()).toMatchObject([{ lead_id: null, last_message: 'Asha here' }])
})

test('a counsellor with limited lead scope deletes and restores only leads in this scope', async () => {
  const started = await start()
  const { administrator, params, remove } = started
  const maya = await createAdministrator(started, 'Maya', { lead_scope: 'own' })
  const ownLead = await maya.client.call(leadsApi.add, { body: { name: 'Own Example' } })
  const other = await maya.client.attempt(leadsApi.remove, { params })
  expect(other).toMatchObject({ status: 404 })

  await remove()
  await maya.client.call(leadsApi.remove, { params: { id: ownLead.id } })
  const deleted = await maya.client.call(trashApi.list, { querystring: {} })
  expect(deleted.map(({ name }) => name)).toEqual(['Own Example'])
  expect(await maya.client.attempt(leadsApi.restore, { params })).toMatchObject({ status: 404 })
  expect(await maya.client.call(leadsApi.restore, { params: { id: ownLead.id } })).toMatchObject({
    name: 'Own Example',
  })
  expect(await administrator.call(trashApi.list, { querystring: {} })).toHaveLength(1)
})

test('erasing requires its right, the typed name and a recent re-authentication', async () => {
  const started = await start()
  const { administrator, db, find, list, params, remove } = started
  const gita = await createAdministrator(started, 'Gita')
  const erase = (name: string, client = administrator) =>
    client.attempt(personalDataApi.erase, { params, body: { name } })

  expect(await erase('Asha Gurung', gita.client)).toMatchObject({
    status: 403,
    failure: { params: { reason: 'role' } },
  })
  expect(await erase('Asha Gurun')).toMatchObject({
    status: 400,
    failure: { fields: { name: expect.stringContaining('not the name') } },
  })
  const asOf = (created_at: string) => db.updateTable('sessions').set({ created_at }).execute()
  await asOf('2026-01-01T00:00:00.000Z')
  expect(await erase('Asha Gurung')).toMatchObject({
    status: 403,
    failure: { code: 'reauthentication_required' },
  })
  expect(await find()).toMatchObject({ name: 'Asha Gurung' })

  await asOf(new Date().toISOString())
  // Also for a deleted lead.
  await remove()
  expect(await erase(' asha  gurung ')).toMatchObject({ ok: true })
  expect((await list()).map(({ name }) => name)).toEqual(['Bikash Gurung'])
})
