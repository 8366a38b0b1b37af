import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi, type NewContact } from '#app/features/contacts/contract.ts'
import { importsApi } from '#app/features/lead-import/contract.ts'
import type { Database } from '#database/connect.ts'
import { isPostgres } from '#database/sql-dialect.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeContact, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { leadsApi } from '../contract.ts'
import { mergeApi } from '../merge-contract.ts'
import { matchesName, nameToConfirm, personalDataApi } from '../personal-data-contract.ts'
import type { LeadQuery } from '../query-contract.ts'
import { savedViewsApi } from '../saved-views-contract.ts'

test('exports all data of a person, and erases it except for an anonymous enquiry', async () => {
  const { administrator, app, db, visitor } = await startTestApp()
  const sendEnquiry = (overrides: Partial<NewContact>) =>
    visitor.call(contactsApi.send, { body: makeContact(overrides) })
  const list = (querystring: LeadQuery = {}) => administrator.call(leadsApi.list, { querystring })
  await sendEnquiry({ origin: 'source=facebook' })
  await sendEnquiry({ email: 'other@student.example', name: 'Someone Else', phone: '9822222222' })
  const id = (await list({ q: 'Asha' }))[0]?.id ?? ''
  const called = { kind: 'call' as const, text: 'Comes on Sunday.' }
  await administrator.call(leadsApi.logActivity, { params: { id }, body: called })
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Asha here' }) })
  const chatting = { params: { user_id: 'visitor-1' }, body: { name: 'Asha', phone: '9800000000' } }
  await administrator.call(conversationsApi.link, chatting)
  await administrator.call(messagesApi.removeAll, { querystring: { user_id: 'visitor-1' } })
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Asha again' }) })
  const [, contact] = await administrator.call(contactsApi.list, { querystring: {} })
  await administrator.call(contactsApi.remove, { params: { id: contact?.id ?? '' } })

  const record = await administrator.call(personalDataApi.exportData, { params: { id } })
  expect(record).toMatchObject({
    // Deleting the chat ended the wait, so the next message is a new enquiry.
    lead: {
      id,
      timeline: [
        { kind: 'chat', text: 'Asha again' },
        { kind: 'chat' },
        { text: 'Comes on Sunday.' },
        { kind: 'enquiry' },
      ],
    },
    contact_messages: [{ email: 'asha@student.example' }],
    chat_messages: [
      { user_id: 'visitor-1', message: 'Asha here' },
      { user_id: 'visitor-1', message: 'Asha again' },
    ],
  })

  for (const _again of [1, 2]) await administrator.call(leadsApi.find, { params: { id } })
  await administrator.call(leadsApi.change, { params: { id }, body: { name: 'Asha G.' } })
  const accessQuery = { querystring: { subject: 'lead_access', q: id } }
  expect(await administrator.call(auditLogApi.list, accessQuery)).toMatchObject([
    { action: 'opened', subject_id: id, subject_name: 'Asha Gurung' },
  ])
  const recent = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(recent.map(({ action }) => action)).not.toContain('opened')

  await eraseLead(administrator, id)

  const tables = [
    'audit_log',
    'contacts',
    'conversations',
    'messages',
    'leads',
    'lead_activities',
    'lead_match_keys',
  ] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  expect(JSON.stringify(rows)).not.toMatch(/asha|9800000000|Sunday/i)
  expect(await list()).toMatchObject([{ name: 'Someone Else' }])
  const traces = await db.selectFrom('anonymous_enquiries').selectAll().orderBy('channel').execute()
  expect(traces).toMatchObject([
    { channel: 'chat', source: '' },
    { channel: 'chat', source: '' },
    { channel: 'form', source: 'facebook', countries: '["AU"]', outcome: 'open' },
  ])
  const auditEntries = await app.db.selectFrom('audit_log').select(['action', 'subject']).execute()
  expect(auditEntries).toContainEqual({ action: 'exported', subject: 'lead' })
  expect(
    await administrator.attempt(personalDataApi.erase, {
      params: { id },
      body: { name: 'Example Student' },
    }),
  ).toMatchObject({
    status: 404,
  })
})

test('erasing removes the person from merged leads and possible duplicates', async () => {
  const { administrator, db, visitor } = await startTestApp()
  const sendEnquiry = (overrides: Partial<NewContact>) =>
    visitor.call(contactsApi.send, { body: makeContact(overrides) })
  await sendEnquiry({ name: 'Sita Stays', email: 'sita@student.example', phone: '9811111111' })
  await sendEnquiry({ name: 'Hari Goes', email: 'hari@student.example', phone: '9822222222' })
  // A phone that relatives share.
  await sendEnquiry({ name: 'Maya Doubt', email: 'maya@student.example', phone: '9822222222' })
  const leads = await administrator.call(leadsApi.list, { querystring: {} })
  const idOf = (name: string) => leads.find((lead) => lead.name.startsWith(name))?.id ?? ''
  const [id, other_id] = [idOf('Sita'), idOf('Hari')]
  const merging = { params: { id }, body: { other_id } }
  const other = { params: { id: other_id } }
  const { possible_duplicates } = await administrator.call(leadsApi.find, other)
  expect(possible_duplicates).toMatchObject([{ name: 'Maya Doubt' }])
  const record = await administrator.call(personalDataApi.exportData, other)
  expect(JSON.stringify(record)).not.toMatch(/maya/i)
  await administrator.call(mergeApi.merge, { ...merging, body: { other_id, fields: ['name'] } })
  const body = { city: 'Pokhara' }
  await administrator.call(leadsApi.change, { params: { id }, body })
  await administrator.call(mergeApi.unmerge, merging)
  // The leads are two people.
  const unmerged = await administrator.call(personalDataApi.exportData, { params: { id } })
  expect(unmerged.lead.timeline.map(({ kind }) => kind)).toContain('unmerge')
  expect(JSON.stringify(unmerged)).not.toMatch(/hari/i)
  const two = { params: { id: idOf('Maya') }, body: { other_id } }
  await administrator.call(mergeApi.dismissDuplicate, two)

  await eraseLead(administrator, other_id)

  const tables = ['audit_log', 'leads', 'lead_activities', 'lead_match_keys', 'contacts'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  const stored = JSON.stringify(rows).replaceAll(/maya@student\.example/g, '')
  expect(stored).not.toMatch(/hari/i)
  expect(await administrator.call(leadsApi.find, { params: { id } })).toMatchObject({
    name: 'Sita Stays',
    emails: ['sita@student.example'],
    phones: ['9811111111'],
    city: 'Pokhara',
  })
})

test('no table contains a phone of an erased person in any spelling', async () => {
  const { administrator, db } = await startTestApp()
  const add = (name: string, phone: string) =>
    administrator.call(leadsApi.add, { body: { name, phone } })
  const change = (id: string, body: object) =>
    administrator.call(leadsApi.change, { params: { id }, body })
  const { id } = await add('Sita Stays', '9841001111 (home)')
  const { id: other_id } = await add('Hari Goes', '9841009999 (father)')
  const { id: childId } = await add('Gita Goes', '9841002222')
  await change(other_id, { guardian_phone: '+977 984-1007777 (uncle)' })
  // A phone that relatives share.
  await change(id, { guardian_phone: '9841002222 (mother)' })
  const labels = ['9841001111 (home)', '9841002222 (mother)', '9841009999 (mine)']
  for (const erasedId of [other_id, childId]) {
    const merging = { params: { id }, body: { other_id: erasedId } }
    await administrator.call(mergeApi.merge, {
      ...merging,
      body: { other_id: erasedId, fields: [] },
    })
    await change(id, { city: `Pokhara ${erasedId}`, phone_labels: labels })
    await administrator.call(mergeApi.unmerge, merging)
  }
  const numbers = ['9841009999 (his father)', '9841008888']
  await change(other_id, { phones: numbers, guardian_phone: '9841006666 (boss)' })
  for (const q of ['9841009999', '9841007777', '9841006666']) {
    const body = { name: `View ${q}`, query: `q=${q}`, is_shared: false }
    await administrator.call(savedViewsApi.add, { body })
  }
  const listDigits = async () => {
    const tables = await db.introspection.getTables()
    // Indexes of letters have no phones, see clear-erased-data.test.ts.
    const names = tables.map(({ name }) => name).filter((name) => !/^lead_letters/.test(name))
    const rows = names.map((name) =>
      db
        .selectFrom(name as 'leads')
        .selectAll()
        .execute(),
    )
    return JSON.stringify(await Promise.all(rows)).replaceAll(/[ -]/g, '')
  }
  expect(await listDigits()).toContain('9841009999')

  await eraseLead(administrator, other_id)
  await eraseLead(administrator, childId)

  const digits = await listDigits()
  for (const number of ['9841009999', '9841008888', '9841007777', '9841006666']) {
    expect(digits, number).not.toContain(number)
  }
  expect(await administrator.call(leadsApi.find, { params: { id } })).toMatchObject({
    phones: expect.arrayContaining(['9841001111']),
    guardian_phone: '9841002222',
    phone_labels: expect.arrayContaining(['9841001111 (home)', '9841002222 (mother)']),
  })
})

test('erasing removes the person from saved views and file names', async () => {
  const { administrator, db } = await startTestApp()
  const person = { name: 'Hari Goes', email: 'hari.g@student.example', phone: '9822222222' }
  const { id } = await administrator.call(leadsApi.add, { body: person })
  const saveView = (name: string, query: string) =>
    administrator.call(savedViewsApi.add, { body: { name, query, is_shared: true } })
  const addImport = (file_name: string) =>
    administrator.call(importsApi.start, { body: { id: newId(), file_name, rows: 1 } })
  const erasedViews = [
    await saveView('Hari goes, Pokhara', 'country=AU'),
    await saveView('By name', 'q=HARI+GOES&stage='),
    await saveView('By mail', 'q=hari.g%40student.example'),
    await saveView('By phone', 'q=%2B977+98222-22222'),
    await saveView('In Devanagari', `q=${encodeURIComponent('९८२२२२२२२२')}`),
  ]
  const renamed = await saveView('Hari Goes to Japan', 'country=JP')
  const params = { id: renamed.id }
  await administrator.call(savedViewsApi.change, { params, body: { name: 'Japan' } })
  await saveView('Hari', 'q=Hari')
  await saveView('Others', 'q=98222222221&from=2026-01-01')
  await addImport('hari_goes-2026.csv')
  await addImport('harish.csv')

  await eraseLead(administrator, id)

  const views = await administrator.call(savedViewsApi.list, {})
  expect(views.map(({ name }) => name)).toEqual(['Hari', 'Japan', 'Others'])
  for (const view of erasedViews) {
    const result = await administrator.attempt(savedViewsApi.restore, { params: { id: view.id } })
    expect(result).toMatchObject({ status: 404 })
  }
  const imports = await administrator.call(importsApi.list, {})
  expect(imports.map(({ file_name }) => file_name)).toEqual(['harish.csv', ''])
  const auditEntries = await db.selectFrom('audit_log').selectAll().execute()
  expect(JSON.stringify(auditEntries)).not.toMatch(/hari.goes|student\.example|9822222222"|९८/i)
  expect(JSON.stringify(auditEntries)).toContain('harish.csv')
})

test('a person with thousands of enquiries can be erased', async () => {
  const { administrator, db } = await startTestApp()
  const body = { name: 'Asha Example', phone: '9841000001' }
  const { id } = await administrator.call(leadsApi.add, { body })
  const activity = await db.selectFrom('lead_activities').selectAll().executeTakeFirstOrThrow()
  const enquiry = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
  const ids = Array.from({ length: 6000 }, () => newId())
  while (ids.length > 0) {
    const some = ids.splice(0, 1000)
    await db
      .insertInto('lead_activities')
      .values(some.map((each) => ({ ...activity, id: each })))
      .execute()
    await db
      .insertInto('enquiries')
      .values(some.map((activity_id) => ({ ...enquiry, activity_id })))
      .execute()
  }

  await eraseLead(administrator, id)

  const traces = await db.selectFrom('anonymous_enquiries').select('channel').execute()
  expect(traces).toHaveLength(6001)
})

test('a lead opens when the disk is full', async () => {
  const { db, administrator } = await startTestApp()
  const { id } = await administrator.call(leadsApi.add, { body: { name: 'Example Student' } })
  await fillDisk(db)

  expect(await administrator.call(leadsApi.find, { params: { id } })).toMatchObject({ id })
  const erasing = await administrator.attempt(personalDataApi.erase, {
    params: { id },
    body: { name: 'Example Student' },
  })
  expect(erasing).toMatchObject({ status: 503 })
})

/** Makes the database fail like on a full disk when an audit entry is written. */
async function fillDisk(db: Database) {
  if (isPostgres(db)) {
    const raiseError = sql.lit("begin raise 'could not extend file' using errcode = '53100'; end")
    await sql`create function full_disk() returns trigger language plpgsql as ${raiseError}`.execute(
      db,
    )
    await sql`create trigger full_disk before insert on audit_log execute function full_disk()`.execute(
      db,
    )
  } else {
    await sql`create trigger full_disk before insert on audit_log
      begin select raise(abort, 'database or disk is full'); end`.execute(db)
  }
}

test.each([
  ['Si\u200bta Goes', 'Sita Goes'],
  ['Sita\u202e Goes', 'SITA  Goes'],
  ['Sita\u2028Goes\u2800', 'Sita Goes'],
  ['Sita\u0007Goes', 'Sita Goes'],
  ['Ｓita Goes\ufe0f', 'Sita Goes'],
  ['गर्\u200dयो', 'गर्यो'],
  ['गर्यो', 'गर्\u200dयो'],
  ['José', 'Jose\u0301'],
  ['\u200b\u202e', '9822222222'],
])('a lead stored as %j is erased by its displayed name', async (stored, displayed) => {
  const { administrator, db } = await startTestApp()
  const body = { name: 'Sita Goes', email: 'sita@student.example', phone: '9822222222' }
  const add = async () => {
    const { id } = await administrator.call(leadsApi.add, { body })
    await db.updateTable('leads').set({ name: stored }).where('id', '=', id).execute()
    return { id }
  }
  const erase = (params: { id: string }, name: string) =>
    administrator.attempt(personalDataApi.erase, { params, body: { name } })

  const params = await add()
  expect(
    matchesName(nameToConfirm({ name: stored, phones: [body.phone], emails: [] }), displayed),
  ).toBe(true)
  expect(await erase(params, 'Gita Goes')).toMatchObject({ status: 400 })
  expect(await erase(params, displayed)).toMatchObject({ ok: true })
  // The number of leads that are erased together.
  await eraseLead(administrator, (await add()).id)
  expect(await db.selectFrom('leads').select('id').execute()).toEqual([])
})
