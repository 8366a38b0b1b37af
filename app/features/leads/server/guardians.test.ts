import { expect, test } from 'vitest'
import { apiKeysApi } from '#app/features/api-keys/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { reportApi } from '#app/features/reports/contract.ts'
import { tasksApi } from '#app/features/tasks/tasks-contract.ts'
import type { Database } from '#database/connect.ts'
import { makeForm, makeMessage } from '#tests/factories.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { leadsApi } from '../contract.ts'
import { type GuardianChange, guardiansApi } from '../guardians-contract.ts'
import { mergeApi } from '../merge-contract.ts'
import { personalDataApi } from '../personal-data-contract.ts'

const PHONE = '9841000003'

async function start() {
  const started = await startLeadApp()
  const { administrator, sendEnquiry, add } = started
  const addGuardian = (id: string, body: GuardianChange) =>
    administrator.call(guardiansApi.add, { params: { id }, body })
  return {
    ...started,
    addGuardian,
    /** Sends an enquiry from the father's phone and another e-mail address than before. */
    sendAs: (name: string, message: string, email = 'hari@parent.example') =>
      sendEnquiry({ name, message, email, phone: `+977 ${PHONE}` }),
    /** Adds two students with one father. */
    async addSiblings() {
      const sita = await add({ name: 'Sita Example', phone: '9841000001' })
      const ram = await add({ name: 'Ram Example', phone: '9841000002' })
      const father = { name: 'Hari Example', relation: 'father', phone: PHONE }
      const { id } = await addGuardian(sita.id, father)
      await addGuardian(ram.id, father)
      return { sita: sita.id, ram: ram.id, father: id }
    },
  }
}

test('a guardian is one person for several students, found by phone', async () => {
  const { administrator, addSiblings, find, change, list } = await start()
  const { sita, ram, father } = await addSiblings()
  expect(await find(sita)).toMatchObject({
    guardian_name: 'Hari Example',
    guardian_relation: 'father',
    guardian_phone: PHONE,
    guardians: [
      {
        id: father,
        students: [{ id: ram, name: 'Ram Example', relation: 'father' }],
      },
    ],
    possible_duplicates: [],
  })
  for (const q of [PHONE, `+977-${PHONE}`, 'hari exam', 'हरि'])
    expect([q, (await list({ q, sort: 'name' })).map(({ name }) => name)]).toEqual([
      q,
      ['Ram Example', 'Sita Example'],
    ])
  const found = await administrator.call(guardiansApi.list, { querystring: { q: '98410000' } })
  expect(found).toMatchObject([{ id: father, students: [{ id: sita }, { id: ram }] }])

  await change(ram, { guardian_name: 'Hari Bahadur Example', guardian_phone: '9841000009' })
  const renamed = { guardian_name: 'Hari Bahadur Example', guardian_phone: '9841000009' }
  const { timeline, ...lead } = await find(sita)
  expect(lead).toMatchObject({ ...renamed, guardians: [{ id: father }] })
  expect(timeline[0]).toMatchObject({ kind: 'details', after: renamed })
})

test('an enquiry from a guardian belongs to the student and changes no contact details', async () => {
  const { add, find, list, addGuardian, sendAs } = await start()
  const { id } = await add({ name: 'Sita Example', phone: '9841000001' })
  const father = { name: 'Hari Example', relation: 'father', phone: PHONE }
  await addGuardian(id, father)
  await sendAs('Hari Example', 'What does the visa cost?')
  const lead = await find(id)
  expect(lead).toMatchObject({
    name: 'Sita Example',
    phones: ['9841000001'],
    emails: [],
    enquiries: 2,
    tasks: [],
    possible_duplicates: [],
  })
  expect(lead.timeline.find(({ enquiry }) => enquiry?.channel === 'form')).toMatchObject({
    text: 'What does the visa cost?',
    after: { emails: ['hari@parent.example'] },
    enquiry: { guardian: 'Hari Example (father)' },
  })
  expect(await add({ name: 'Hari Example', phone: PHONE })).toMatchObject({ id, enquiries: 3 })

  // An enquiry with another name and the same phone becomes another lead.
  await sendAs('Gita Sample', 'I have a question.', 'gita@parent.example')
  expect((await list({})).map(({ name }) => name).sort()).toEqual(['Gita Sample', 'Sita Example'])
  await sendAs('Gita Sample', 'Sita asks about the visa.', 'gita@parent.example')
})

test('of several students the named one gets the enquiry, else a person chooses', async () => {
  const { administrator, addSiblings, find, list, sendAs } = await start()
  const { sita, ram } = await addSiblings()
  await sendAs('Hari Example', 'Which papers does RAM need?')
  expect(await find(ram)).toMatchObject({ enquiries: 2, tasks: [] })
  expect(await find(sita)).toMatchObject({ enquiries: 1, tasks: [] })
  await sendAs('Sita Example', 'Which papers do I need?')
  expect(await find(sita)).toMatchObject({ enquiries: 2, phones: ['9841000001'] })

  await sendAs('Hari Example', 'When do you open?')
  const note = 'Which student? Enquiry from Hari Example (father).'
  const [ramBefore, sitaBefore] = [await find(ram), await find(sita)]
  expect(ramBefore.tasks).toMatchObject([{ note, done_at: null }])
  expect(sitaBefore.tasks).toMatchObject([{ note, done_at: null }])
  expect(ramBefore.enquiries + sitaBefore.enquiries).toBe(5)
  const listAsked = async () => {
    const { overdue } = await administrator.call(leadsApi.today, { querystring: {} })
    return overdue.tasks.map(({ lead, enquiry_id }) => [lead.id, enquiry_id !== null])
  }
  expect(await listAsked()).toHaveLength(2)
  expect(await listAsked()).toEqual(
    expect.arrayContaining([
      [sita, true],
      [ram, true],
    ]),
  )
  const { id: holder } = ramBefore.enquiries === 3 ? ramBefore : sitaBefore
  const findByText = async () => (await list({ q: 'do you open' })).map(({ id }) => id)
  expect(await findByText()).toEqual([holder])

  const choose = (task: string | undefined, is_done: boolean) =>
    administrator.call(tasksApi.change, { params: { id: task as string }, body: { is_done } })
  await choose(ramBefore.tasks[0]?.id, true)
  expect(await listAsked()).toEqual([])
  expect(await findByText()).toEqual([ram])
  expect(await find(ram)).toMatchObject({ enquiries: 3, follow_up_at: null })
  expect(await find(sita)).toMatchObject({
    enquiries: 2,
    follow_up_at: null,
    tasks: [{ done_at: expect.any(String) }],
  })
  await choose(ramBefore.tasks[0]?.id, false)
  expect(await listAsked()).toHaveLength(2)
  expect(await findByText()).toEqual([holder])
  await choose(sitaBefore.tasks[0]?.id, true)
  expect(await findByText()).toEqual([sita])
  // Opening the task of another student asks again, too.
  await choose(ramBefore.tasks[0]?.id, false)
  expect(await findByText()).toEqual([holder])
  expect(await find(holder)).toMatchObject({ enquiries: 3, tasks: [{ done_at: null }] })
  await choose(sitaBefore.tasks[0]?.id, true)
  expect(await find(ram)).toMatchObject({ enquiries: 2 })
  const chosen = await find(sita)
  expect(chosen).toMatchObject({ enquiries: 3 })
  expect(chosen.timeline.find(({ text }) => text === 'When do you open?')).toMatchObject({
    enquiry: { guardian: 'Hari Example (father)' },
  })
  expect(await list({})).toHaveLength(2)
})

test('a restored task does not ask again about a decided enquiry', async () => {
  const { administrator, addSiblings, find, sendAs } = await start()
  const { sita, ram } = await addSiblings()
  await sendAs('Hari Example', 'When do you open?')
  const taskOf = async (id: string) => (await find(id)).tasks[0]?.id ?? ''
  const [ofSita, ofRam] = [await taskOf(sita), await taskOf(ram)]
  const choose = (id: string, is_done: boolean) =>
    administrator.call(tasksApi.change, { params: { id }, body: { is_done } })
  const params = { id: ofRam }
  await administrator.call(tasksApi.remove, { params })
  await choose(ofSita, true)
  expect(await administrator.call(tasksApi.restore, { params })).toMatchObject({
    done_at: expect.any(String),
  })
  expect(await find(sita)).toMatchObject({ enquiries: 2 })
  expect(await find(ram)).toMatchObject({ enquiries: 1, follow_up_at: null })

  await administrator.call(tasksApi.remove, { params })
  await choose(ofSita, false)
  expect(await administrator.call(tasksApi.restore, { params })).toMatchObject({ done_at: null })
})

test('the guardian’s phone filters in every spelling, for every guardian', async () => {
  const { add, list, addGuardian } = await start()
  const { id } = await add({ name: 'Sita Example', phone: '9841000001' })
  await add({ name: 'Without Guardian', phone: '9841000002' })
  await addGuardian(id, { name: 'Hari Example', phone: PHONE })
  await addGuardian(id, { name: 'Gita Example', phone: '+977-9841000004' })
  const count = async (guardian_phone: string) => (await list({ guardian_phone })).length
  for (const phone of [
    PHONE,
    `+977 ${PHONE}`,
    '00977 98410 00003',
    '000003',
    '+977 98410',
    '9841000004',
  ])
    expect([phone, await count(phone)]).toEqual([phone, 1])
  for (const phone of ['abc', '+', '9841000001', '+977 9841000002'])
    expect([phone, await count(phone)]).toEqual([phone, 0])
})

test('the chosen student gets the countries of an enquiry, and no other', async () => {
  const { administrator, add, addSiblings, change, find } = await start()
  const { sita, ram } = await addSiblings()
  const leads = async () => {
    const [ofSita, ofRam] = [await find(sita), await find(ram)]
    return { tasks: [ofSita, ofRam], countries: [ofSita.countries, ofRam.countries] }
  }
  await change(ram, { countries: ['CA'] })
  await add({ name: 'Hari Example', phone: PHONE, countries: ['AU', 'CA'] })
  const { tasks, countries } = await leads()
  expect(countries).toEqual([[], ['CA']])
  const [taskOfSita, taskOfRam] = tasks.map((lead) => lead.tasks[0]?.id ?? '')
  const choose = async (id: string | undefined, is_done: boolean) => {
    const params = { id: id as string }
    await administrator.call(tasksApi.change, { params, body: { is_done } })
    return (await leads()).countries
  }
  expect(await choose(taskOfRam, true)).toEqual([[], ['CA', 'AU']])
  expect(await choose(taskOfRam, false)).toEqual([[], ['CA']])
  expect(await choose(taskOfSita, true)).toEqual([['AU', 'CA'], ['CA']])
  expect(await choose(taskOfRam, false)).toEqual([[], ['CA']])
  expect(await choose(taskOfRam, true)).toEqual([[], ['CA', 'AU']])
})

test('fields of the lead link, change and remove its first guardian', async () => {
  const { administrator, add, change, find, addGuardian } = await start()
  const { id } = await add({ name: 'Sita Example' })
  await change(id, { guardian_name: 'Hari Example', guardian_phone: PHONE })
  const mother = { name: 'Gita Example', relation: 'mother', phone: '9841000004' }
  const { id: motherId } = await addGuardian(id, mother)
  const names = async () => (await find(id)).guardians.map(({ name }) => name)
  expect(await names()).toEqual(['Hari Example', 'Gita Example'])
  const params = { id, guardian_id: motherId }
  await administrator.call(guardiansApi.change, { params, body: { is_first: true } })
  expect(await find(id)).toMatchObject({ guardian_name: 'Gita Example' })
  expect(await names()).toEqual(['Gita Example', 'Hari Example'])
  await administrator.call(guardiansApi.remove, { params })
  expect(await find(id)).toMatchObject({ guardian_name: 'Hari Example', guardian_relation: '' })
  await change(id, { guardian_name: '', guardian_phone: '' })
  expect(await find(id)).toMatchObject({ guardian_name: '', guardians: [] })

  for (const [body, field] of [
    [{}, 'name'],
    [{ phone: '12' }, 'phone'],
    [{ phone: '9841000001 / 9841000002' }, 'phone'],
    [{ email: 'none' }, 'email'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'Hari', relation: 'x'.repeat(61) }, 'relation'],
  ] as [GuardianChange, string][]) {
    const refused = await administrator.attempt(guardiansApi.add, { params: { id }, body })
    expect([field, refused]).toMatchObject([
      field,
      { status: 400, failure: { fields: { [field]: expect.any(String) } } },
    ])
  }
})

test('changes of a guardian through several students at the same time are all kept', async () => {
  const { administrator, addSiblings, find, change, list } = await start()
  const { sita, ram, father } = await addSiblings()
  const changeFather = (id: string, body: GuardianChange) =>
    administrator.call(guardiansApi.change, { params: { id, guardian_id: father }, body })
  for (const round of ['Bahadur', 'Prasad', 'Kumar', 'Lal']) {
    const name = `Hari ${round} Example`
    const email = `${round}@parent.example`.toLowerCase()
    await Promise.all([
      changeFather(sita, { name }),
      changeFather(ram, { relation: round }),
      changeFather(ram, { email }),
      change(sita, { guardian_relation: `${round} of Sita` }),
      change(ram, { name: `Ram ${round}` }),
      change(sita, { name: `Sita ${round}`, city: round }),
    ])
    const guardian = { name, email, phone: PHONE }
    expect(await find(ram)).toMatchObject({
      name: `Ram ${round}`,
      guardian_name: name,
      guardian_relation: round,
      guardians: [guardian],
    })
    expect(await find(sita)).toMatchObject({
      name: `Sita ${round}`,
      city: round,
      guardian_name: name,
      guardian_relation: `${round} of Sita`,
      guardians: [guardian],
    })
    const found = await list({ q: `${round} hari`, sort: 'name' })
    expect(found.map((lead) => lead.name)).toEqual([`Ram ${round}`, `Sita ${round}`])
  }
})

test('a merge keeps the guardians of both leads, and unmerging gives each its own', async () => {
  const { administrator, add, find, addGuardian } = await start()
  const one = await add({ name: 'Sita Example', phone: '9841000001' })
  const other = await add({ name: 'Sita Sample', phone: '9841000002' })
  await addGuardian(one.id, { name: 'Hari Example', phone: PHONE })
  await addGuardian(other.id, { name: 'Gita Sample', phone: '9841000004' })
  const pair = { params: { id: one.id } }
  const names = async (id: string) => (await find(id)).guardians.map(({ name }) => name)
  for (const [fields, expected] of [
    [[], ['Hari Example', 'Gita Sample']],
    [
      ['guardian_name', 'guardian_phone', 'guardian_relation'],
      ['Gita Sample', 'Hari Example'],
    ],
  ] as const) {
    const body = { other_id: other.id, fields: [...fields] }
    const merged = await administrator.call(mergeApi.merge, { ...pair, body })
    expect(merged.guardian_name).toBe(expected[0])
    expect(await names(one.id)).toEqual(expected)
    await administrator.call(mergeApi.unmerge, { ...pair, body: { other_id: other.id } })
    expect(await find(one.id)).toMatchObject({ guardian_name: 'Hari Example' })
    expect(await names(one.id)).toEqual(['Hari Example'])
    expect(await find(other.id)).toMatchObject({ guardian_name: 'Gita Sample' })
    expect(await names(other.id)).toEqual(['Gita Sample'])
  }
})

test('the data of a guardian is exported, and erased from all students', async () => {
  const { administrator, db, addSiblings, change, find, list, sendAs } = await start()
  const { sita, ram, father } = await addSiblings()
  await change(ram, { guardian_phone: `${PHONE} (father)` })
  await change(ram, { phone_labels: [`${PHONE} (dad)`, '9841000002 (own)'] })
  await sendAs('Hari Example', 'I am Hari. What does Ram need?')
  await sendAs('Hari Example', 'When do you open?')
  const params = { id: sita, guardian_id: father }
  const body = { name: 'Hari Bahadur Example', phone: '9841000009' }
  await administrator.call(guardiansApi.change, { params, body })
  await administrator.call(guardiansApi.change, {
    params,
    body: { name: 'Hari Example', phone: PHONE },
  })
  const exported = await administrator.call(personalDataApi.exportGuardian, {
    params: { id: father },
  })
  expect(exported).toMatchObject({
    guardian: { name: 'Hari Example', phone: PHONE, students: [{ id: sita }, { id: ram }] },
    enquiries: [{ lead_id: ram }, { text: 'When do you open?' }],
    contact_messages: [{ name: 'Hari Example' }, { name: 'Hari Example' }],
  })
  const ofStudent = await administrator.call(personalDataApi.exportData, { params: { id: sita } })
  expect(ofStudent.lead.guardians).toMatchObject([{ id: father, students: [] }])

  const erase = (name: string) =>
    administrator.attempt(personalDataApi.eraseGuardian, { params: { id: father }, body: { name } })
  expect(await erase('Hari')).toMatchObject({
    status: 400,
    failure: { fields: { name: expect.any(String) } },
  })
  expect(await erase('Hari Example')).toMatchObject({ ok: true })
  for (const id of [sita, ram])
    expect(await find(id)).toMatchObject({ guardian_name: '', guardian_phone: '', guardians: [] })
  expect(await find(ram)).toMatchObject({ phone_labels: ['9841000002 (own)'] })
  expect(await list({ q: PHONE })).toEqual([])
  const total = (await find(sita)).enquiries + (await find(ram)).enquiries
  expect(total).toBe(4)
  expect(await listTexts(db)).not.toMatch(/hari|9841000003|9841000009/i)
})

test('erasing a student keeps a guardian with other students and an undecided enquiry', async () => {
  const { administrator, db, addSiblings, find, sendAs } = await start()
  const { sita, ram, father } = await addSiblings()
  await sendAs('Hari Example', 'When do you open?')
  const erase = (id: string, name: string) =>
    administrator.call(personalDataApi.erase, { params: { id }, body: { name } })
  const holder = (await find(sita)).enquiries === 2 ? sita : ram
  const other = holder === sita ? ram : sita
  const nameOf = (id: string) => (id === sita ? 'Sita Example' : 'Ram Example')
  await erase(holder, nameOf(holder))
  expect(await find(other)).toMatchObject({ enquiries: 2, guardians: [{ id: father }] })
  await erase(other, nameOf(other))
  for (const table of ['guardians', 'lead_guardians', 'guardian_match_keys'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
})

/** Returns all stored texts in which a guardian may be named. */
async function listTexts(db: Database) {
  const tables = [
    'guardians',
    'leads',
    'lead_match_keys',
    'lead_activities',
    'lead_note_search',
    'enquiries',
    'tasks',
    'contacts',
    'audit_log',
    'jobs',
    'mails',
    'notifications',
    'conversations',
    'messages',
  ] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

test('the chat, the API and quick add know a guardian too, and count once', async () => {
  const { administrator, app, visitor, addSiblings, find } = await start()
  const { sita, ram } = await addSiblings()
  const quick = { line: `Hari Example, ${PHONE}, Sita wants to go to Canada` }
  expect(await administrator.call(leadsApi.quickAdd, { body: quick })).toMatchObject({
    id: sita,
    phones: ['9841000001'],
  })
  const key = { name: 'Site', rights: ['leads:create'], expires_at: null } as const
  const { secret } = await administrator.call(apiKeysApi.add, {
    body: { ...key, rights: [...key.rights] },
  })
  const sent = await app.inject({
    method: 'POST',
    url: '/api/v1/leads/',
    headers: { authorization: `Bearer ${secret}` },
    payload: { name: 'Hari Example', phone: PHONE, message: 'About Ram.' },
  })
  expect(sent.statusCode).toBe(201)
  expect(await find(ram)).toMatchObject({ enquiries: 2, phones: ['9841000002'] })

  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'When do you open?' }) })
  const card = { params: { user_id: 'visitor-1' }, body: { name: 'Hari Example', phone: PHONE } }
  const linked = await administrator.call(conversationsApi.link, card)
  const file = new File(['%PDF-1.7\n%%EOF'], 'marks.pdf')
  const url = `/api/messages/files/?user_id=visitor-1&id=${crypto.randomUUID()}`
  const upload = await app.inject({ method: 'POST', url, payload: makeForm({ file }) })
  expect(upload.statusCode).toBe(201)
  const [from, to] = linked.lead_id === sita ? [sita, ram] : [ram, sita]
  const task = (await find(to)).tasks.find(({ enquiry_id }) => enquiry_id)
  const done = { params: { id: task?.id ?? '' }, body: { is_done: true } }
  await administrator.call(tasksApi.change, done)
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Still there?' }) })
  const conversations = await administrator.call(conversationsApi.list, { querystring: {} })
  expect(conversations).toMatchObject([{ user_id: 'visitor-1', lead_id: to }])
  expect(await find(from)).toMatchObject({ enquiries: 2, documents: [] })
  expect(await find(to)).toMatchObject({
    enquiries: 3,
    awaiting_reply_since: expect.any(String),
    documents: [{ kind: 'other', files: [{ name: 'marks.pdf' }] }],
  })
  const enquiries = { from: '2026-01-01', until: '2099-01-01', group_by: 'channel' } as const
  const report = await administrator.call(reportApi.read, { querystring: enquiries })
  expect(report).toMatchObject({ leads: 2, enquiries: 5 })
})
