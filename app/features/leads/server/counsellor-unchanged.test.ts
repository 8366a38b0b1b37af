import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { importsApi } from '#app/features/lead-import/contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { createAdministrator } from '#tests/create-administrator.ts'
import { makeContact } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { bulkApi } from '../bulk-contract.ts'
import { type LeadChange, leadsApi, type NewLead } from '../contract.ts'
import { mergeApi } from '../merge-contract.ts'

const bikash = { name: 'Bikash Gurung', phone: '9811111111', email: 'bikash@student.example' }
const errorText = 'This person is assigned to a colleague.'

/** Maya has scope own; Bikash is a lead of the owner. */
async function start() {
  const started = await startTestApp({ config: { rateLimitFactor: 100 } })
  const { administrator, db, visitor } = started
  const otherLead = await administrator.call(leadsApi.add, { body: bikash })
  const maya = await createAdministrator(started, 'Maya', { lead_scope: 'own' })
  const ownLead = await maya.client.call(leadsApi.add, { body: { name: 'Own Example' } })
  return {
    ...started,
    maya,
    otherLead,
    ownLead,
    change: (body: LeadChange, client = maya.client, id = ownLead.id) =>
      client.attempt(leadsApi.change, { params: { id }, body }),
    sendEnquiry: (overrides: object = {}) =>
      visitor.call(contactsApi.send, { body: makeContact({ ...bikash, ...overrides }) }),
    find: (id: string, client = administrator) => client.call(leadsApi.find, { params: { id } }),
    /** Returns everything that Maya can see. */
    readAll: async () => {
      const querystring = {}
      const read = maya.client
      const responses = [
        await read.attempt(leadsApi.list, { querystring }),
        await read.attempt(leadsApi.list, { querystring: { q: '9811111111' } }),
        await read.attempt(leadsApi.today, { querystring }),
        await read.attempt(leadsApi.find, { params: { id: ownLead.id } }),
        await read.attempt(auditLogApi.list, { querystring }),
        await read.attempt(trashApi.list, { querystring }),
      ]
      return JSON.stringify(responses)
    },
    listNotifications: () =>
      db.selectFrom('notifications').selectAll().where('kind', '=', 'enquiry').execute(),
  }
}

test('adding a phone and an e-mail of another person does not redirect enquiries', async () => {
  const { administrator, sendEnquiry, change, find, ownLead, otherLead } = await start()
  const taken = { phones: ['981-1111111'], emails: ['BIKASH@student.example'] }

  // A person with access to both leads may add the shared phone, which flags a possible duplicate.
  expect(await change(taken, administrator)).toMatchObject({ ok: true })
  expect((await find(ownLead.id)).possible_duplicates).toMatchObject([{ id: otherLead.id }])
  expect(await change({ name: 'Bikash Gurung' }, administrator)).toMatchObject({ ok: true })
  await sendEnquiry()
  await sendEnquiry({ name: 'B. Gurung', message: 'Another question' })

  expect((await find(otherLead.id)).timeline.filter(({ kind }) => kind === 'enquiry')).toHaveLength(
    3,
  )
  expect((await find(ownLead.id)).timeline.filter(({ kind }) => kind === 'enquiry')).toHaveLength(1)
})

test('refuses a change that matches a colleague’s lead, at its field and without changes', async () => {
  const { sendEnquiry, change, db, find, ownLead, readAll, otherLead } = await start()
  const refused = (field: string) => ({
    status: 400,
    failure: { code: 'invalid', fields: { [field]: errorText } },
  })
  const readRows = async () => [
    await db.selectFrom('leads').selectAll().orderBy('id').execute(),
    await db.selectFrom('lead_match_keys').selectAll().orderBy('key').orderBy('lead_id').execute(),
    await db.selectFrom('possible_duplicates').selectAll().execute(),
    await db.selectFrom('lead_activities').selectAll().orderBy('id').execute(),
  ]
  await change({ name: 'Bikash Gurung' })
  const before = [await readRows(), await readAll()]

  expect(await change({ phones: ['+977 9811111111'] })).toMatchObject(refused('phones'))
  expect(await change({ emails: [bikash.email] })).toMatchObject(refused('emails'))
  expect(await change({ phones: ['9800000077', bikash.phone], tags: ['new'] })).toMatchObject(
    refused('phones'),
  )
  expect([await readRows(), await readAll()]).toEqual(before)

  // Relatives with one phone are two leads until the names match.
  expect(await change({ name: 'Sunita Gurung' })).toMatchObject({ ok: true })
  expect(await change({ phones: [bikash.phone] })).toMatchObject({ ok: true })
  expect(await change({ name: 'Bikash Gurung' })).toMatchObject(refused('name'))
  await sendEnquiry()
  expect(await find(otherLead.id)).toMatchObject({ enquiries: 2 })
  expect(await find(ownLead.id)).toMatchObject({ enquiries: 1, name: 'Sunita Gurung' })
})

test('records an enquiry for a colleague’s lead and reveals nothing about the lead', async () => {
  const { app, db, find, maya, listNotifications, ownLead, readAll, otherLead } = await start()
  const before = await readAll()
  const send = async (url: string, payload: object) => {
    const { headers } = maya
    const response = await app.inject({ method: 'POST', url, headers, payload })
    return [response.statusCode, response.json()]
  }
  const visit: NewLead = {
    name: 'Bikash Gurung',
    phone: bikash.phone,
    note: 'Wants to see us.',
  }
  const responses = [
    await send('/api/leads/', visit),
    await send('/api/leads/', { name: 'B. Gurung', email: bikash.email, channel: 'referral' }),
    await send('/api/leads/quick-add/', { line: `Bikash Gurung, ${bikash.phone}, Canada` }),
  ]

  const recorded = { detail: `Recorded. ${errorText}` }
  expect(responses).toEqual(responses.map(() => [202, recorded]))
  // The answer is the same for unassigned leads and leads of another branch.
  await db
    .updateTable('leads')
    .set({ owner_id: null, branch: 'Pokhara' })
    .where('id', '=', otherLead.id)
    .execute()
  expect(await send('/api/leads/', visit)).toEqual([202, recorded])

  const lead = await find(otherLead.id)
  expect(lead).toMatchObject({ enquiries: 5, countries: ['CA'] })
  expect(lead.timeline.filter(({ by }) => by === 'Maya')).toHaveLength(4)
  expect(lead.timeline).toContainEqual(expect.objectContaining({ text: 'Wants to see us.' }))
  const notifications = await listNotifications()
  expect(notifications).toHaveLength(4)
  expect(notifications[0]).toMatchObject({
    lead_id: otherLead.id,
    administrator_id: otherLead.owner_id,
  })
  expect(notifications[3]).toMatchObject({ lead_id: otherLead.id, administrator_id: null })
  expect(await readAll()).toBe(before)
  expect(await maya.client.call(leadsApi.add, { body: { name: 'Own Example' } })).toMatchObject({
    owner_id: ownLead.owner_id,
  })
})

test('all other calls that add or change leads respect the lead scope', async () => {
  const { app, maya, ownLead, otherLead } = await start()
  const refused = { status: 403 }
  const conversation = { params: { user_id: 'visitor-1' }, body: bikash }
  expect(await maya.client.attempt(conversationsApi.link, conversation)).toMatchObject(refused)
  const rows = { rows: [{ row: 1, ...bikash }] }
  expect(await maya.client.attempt(importsApi.check, { body: rows })).toMatchObject(refused)
  const key = await app.inject({
    method: 'POST',
    url: '/api/v1/leads/',
    headers: maya.headers,
    payload: bikash,
  })
  expect([key.statusCode, key.body.includes('Bikash')]).toEqual([403, false])
  const merging = { params: { id: ownLead.id }, body: { other_id: otherLead.id, fields: [] } }
  expect(await maya.client.attempt(mergeApi.merge, merging)).toMatchObject({ status: 404 })
  const bulkChange = { body: { ids: [otherLead.id], owner_id: maya.id } }
  expect(await maya.client.call(bulkApi.change, bulkChange)).toMatchObject({ changed: 0 })
})
