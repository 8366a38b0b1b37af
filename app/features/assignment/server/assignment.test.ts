import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi, type NewContact } from '#app/features/contacts/contract.ts'
import { type LeadChange, leadsApi } from '#app/features/leads/contract.ts'
import { savedViewsApi } from '#app/features/leads/saved-views-contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { createBranches } from '#tests/create-branches.ts'
import { makeAnswer, makeContact, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { absencesApi, assignmentRulesApi, type NewAssignmentRule } from '../contract.ts'

const DAY_MS = 24 * 60 * 60_000
const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/** Starts an office with three administrators. */
async function start() {
  const started = await startTestApp()
  const { administrator, db, signIn, visitor } = started
  await signIn()
  const people = ['Anita', 'Bimal', 'Chitra'].map((username) => ({ id: newId(), username }))
  const rows = people.map(({ id, username }) => ({
    id,
    username,
    username_key: username.toLowerCase(),
    created_at: daysAhead(0),
    email: `${username}@office.example`,
    password_hash: 'none that fits',
    role: 'counsellor' as const,
  }))
  await db.insertInto('administrators').values(rows).execute()
  let count = 0
  return {
    ...started,
    people: people.map(({ id }) => id) as [string, string, string],
    addRule: (rule: Partial<NewAssignmentRule> = {}) => {
      const body = { name: 'All', counsellor_ids: people.map(({ id }) => id) }
      return administrator.call(assignmentRulesApi.add, { body: { ...body, ...rule } })
    },
    setAbsent: (id: string, from_at = daysAhead(0), until_at: string | null = null) =>
      administrator.call(absencesApi.set, { params: { id }, body: { from_at, until_at } }),
    /** Sends an enquiry of a new person. Returns the assigned counsellor. */
    sendEnquiry: async (overrides: Partial<NewContact> = {}) => {
      count++
      const name = `Example ${String.fromCharCode(64 + count).repeat(3)}`
      const person = { name, email: `p${count}@student.example`, phone: `98000000${count + 10}` }
      await visitor.call(contactsApi.send, { body: makeContact({ ...person, ...overrides }) })
      const querystring = { q: overrides.email ?? person.email }
      const [lead] = await administrator.call(leadsApi.list, { querystring })
      return lead
    },
    change: (id: string, body: LeadChange) =>
      administrator.call(leadsApi.change, { params: { id }, body }),
  }
}

test('round robin skips people who may not work on leads', async () => {
  const { addRule, sendEnquiry, db, people } = await start()
  await addRule()
  await db
    .updateTable('administrators')
    .set({ role: 'editor' })
    .where('id', '=', people[0])
    .execute()
  const owners = [await sendEnquiry(), await sendEnquiry(), await sendEnquiry()].map(
    (lead) => lead?.owner_id,
  )

  expect(owners).toEqual([people[1], people[2], people[1]])
})

test('round robin assigns leads to present people across all servers', async () => {
  const { addRule, address, administrator, db, people, setAbsent, visitor } = await start()
  await addRule()
  await setAbsent(people[1])
  const other = await startTestApp({ address })

  await Promise.all(
    Array.from({ length: 24 }, (_, index) => {
      const body = makeContact({
        name: `Example ${index}`,
        email: `p${index}@student.example`,
        phone: `98000000${index + 10}`,
      })
      return [visitor, other.visitor][index % 2]?.call(contactsApi.send, { body })
    }),
  )

  const leads = await db.selectFrom('leads').select('owner_id').execute()
  const counts = Map.groupBy(leads, ({ owner_id }) => owner_id)
  expect(new Set(counts.keys())).toEqual(new Set([people[0], people[2]]))
  expect([...counts.values()].map(({ length }) => length)).toEqual([12, 12])
  const [lead] = await administrator.call(leadsApi.list, { querystring: { limit: 1 } })
  const details = await administrator.call(leadsApi.find, { params: { id: lead?.id ?? '' } })
  expect(details.timeline).toContainEqual(
    expect.objectContaining({
      kind: 'owner',
      text: 'Assigned by round robin, rule “All”',
      by: '',
      after: { owner_id: lead?.owner_id },
    }),
  )
})

test('a renamed branch keeps its leads, rules, views and people', async () => {
  const { addRule, administrator, sendEnquiry, change, db, people } = await start()
  const rename = async (...names: string[]) => {
    const { version, ...office } = await administrator.call(officeApi.read, {})
    const [main] = office.branches
    const branches = names.map((name) => ({ ...main, name })) as typeof office.branches
    await administrator.call(officeApi.replace, { body: { ...office, branches, version } })
  }
  await rename('Head office', 'Pokhara')
  await addRule({ name: 'Pokhara', branch: 'Pokhara' })
  const body = { name: 'Lakeside', query: 'branch=Pokhara&sort=follow_up_at', is_shared: true }
  await administrator.call(savedViewsApi.add, { body })
  await db
    .updateTable('administrators')
    .set({ branch: 'Pokhara' })
    .where('id', 'in', people)
    .execute()
  const [first, other] = [await sendEnquiry(), await sendEnquiry()]
  await change(first?.id ?? '', { branch: 'Pokhara' })
  await change(other?.id ?? '', { branch: 'Head office' })

  await rename('Head office', 'Pokhara Lakeside')
  // Reordering is not a rename, and a new branch gets no leads.
  await rename('Pokhara Lakeside', 'Head office')
  await rename('Butwal', 'Pokhara Lakeside', 'Head office')

  const branchOf = async (id = '') =>
    (await administrator.call(leadsApi.find, { params: { id } })).branch
  expect(await branchOf(first?.id)).toBe('Pokhara Lakeside')
  expect(await branchOf(other?.id)).toBe('Head office')
  expect(await administrator.call(assignmentRulesApi.list, {})).toMatchObject([
    { branch: 'Pokhara Lakeside' },
  ])
  expect(await administrator.call(savedViewsApi.list, {})).toMatchObject([
    { query: 'branch=Pokhara+Lakeside&sort=follow_up_at' },
  ])
  const administrators = await db
    .selectFrom('administrators')
    .select('branch')
    .where('id', 'in', people)
    .execute()
  expect(administrators).toEqual(people.map(() => ({ branch: 'Pokhara Lakeside' })))
})

test('the first matching rule for a country or branch decides', async () => {
  const { addRule, sendEnquiry, change, people, administrator } = await start()
  await createBranches(administrator, 'Head office', 'Pokhara')
  const [anita, bimal, chitra] = people
  const branch = await addRule({ name: 'Pokhara', branch: 'Pokhara', counsellor_ids: [chitra] })
  const canada = await addRule({ name: 'Canada', countries: ['CA', 'US'], counsellor_ids: [bimal] })
  const elsewhere = await sendEnquiry()
  expect(elsewhere?.owner_id).toBeNull()
  expect((await sendEnquiry({ country: 'Canada' }))?.owner_id).toBe(bimal)
  // Adds data to an unassigned lead.
  expect((await change(elsewhere?.id ?? '', { branch: 'Pokhara' })).owner_id).toBe(chitra)

  const first = await addRule({ name: 'All', counsellor_ids: [anita] })
  await administrator.call(assignmentRulesApi.order, {
    body: { ids: [first.id, canada.id, branch.id] },
  })
  expect((await sendEnquiry({ country: 'Canada' }))?.owner_id).toBe(anita)
  await administrator.call(assignmentRulesApi.remove, { params: { id: first.id } })
  expect((await sendEnquiry({ country: 'Canada' }))?.owner_id).toBe(bimal)
})

test('absent and disabled people get no leads, and without present people a lead stays unassigned', async () => {
  const { addRule, administrator, sendEnquiry, db, people, setAbsent } = await start()
  const [anita, bimal, chitra] = people
  await addRule()
  // An absence in the past.
  const pastAbsence = { id: anita, from_at: daysAhead(-2), until_at: daysAhead(-1) }
  await db.insertInto('absences').values(pastAbsence).execute()
  await setAbsent(bimal, daysAhead(1))
  await administrator.call(administratorsApi.disable, { params: { id: chitra } })
  const owners = [await sendEnquiry(), await sendEnquiry(), await sendEnquiry()].map(
    (lead) => lead?.owner_id,
  )
  expect(owners).toEqual([anita, bimal, anita])

  await setAbsent(anita)
  await setAbsent(bimal)
  const unassigned = await sendEnquiry()
  expect(unassigned?.owner_id).toBeNull()
  const absences = await administrator.call(absencesApi.list, {})
  expect(absences.map(({ id }) => id).toSorted()).toEqual([anita, bimal].toSorted())
  const [activity] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(activity).toMatchObject({
    subject: 'absence',
    subject_name: 'Bimal',
    after: { from_at: expect.any(String) },
  })

  await administrator.call(absencesApi.remove, { params: { id: bimal } })
  // A new enquiry assigns an unassigned lead; an assigned lead keeps its counsellor.
  const knownPerson = {
    name: 'Example DDD',
    email: unassigned?.emails[0] ?? '',
    message: 'Is anybody there?',
  }
  expect(await sendEnquiry(knownPerson)).toMatchObject({
    id: unassigned?.id,
    owner_id: bimal,
    enquiries: 2,
  })
  await setAbsent(bimal)
  await administrator.call(absencesApi.remove, { params: { id: anita } })
  const furtherEnquiry = { ...knownPerson, message: 'And in Canada?', country: 'Canada' }
  expect(await sendEnquiry(furtherEnquiry)).toMatchObject({ owner_id: bimal, enquiries: 3 })
})

test('an unassigned lead is assigned when it asks again in the chat', async () => {
  const { addRule, administrator, people, visitor } = await start()
  const user_id = 'visitor-1'
  await visitor.call(messagesApi.send, { body: makeMessage({ user_id }) })
  const body = { name: 'Asha Example', phone: '9811111111' }
  await administrator.call(conversationsApi.link, { params: { user_id }, body })
  await administrator.call(messagesApi.send, { body: makeAnswer({ user_id }) })
  const list = () => administrator.call(leadsApi.list, { querystring: {} })
  // It is assigned to who made it.
  const [{ id = '' } = {}] = await list()
  await administrator.call(leadsApi.change, { params: { id }, body: { owner_id: null } })
  expect(await list()).toMatchObject([{ owner_id: null, awaiting_reply_since: null }])

  await addRule()
  await visitor.call(messagesApi.send, { body: makeMessage({ user_id }) })
  expect(await list()).toMatchObject([{ owner_id: people[0], enquiries: 2 }])
})

test('refuses invalid values at their field', async () => {
  const { administrator, people } = await start()
  const rule = { name: 'All', countries: [], branch: '', counsellor_ids: [...people] }
  for (const [field, body] of [
    ['counsellor_ids', { ...rule, counsellor_ids: [] }],
    ['counsellor_ids', { ...rule, counsellor_ids: [newId()] }],
    ['counsellor_ids', { ...rule, counsellor_ids: [people[0], people[0]] }],
    ['countries', { ...rule, countries: ['Canada'] }],
    ['name', { ...rule, name: ' ' }],
  ] as const) {
    const response = await administrator.attempt(assignmentRulesApi.add, {
      body: body as NewAssignmentRule,
    })
    const fields = { [field]: expect.any(String) }
    expect(response, field).toMatchObject({ status: 400, failure: { fields } })
  }
  const params = { id: people[0] }
  for (const [from, until, sentence] of [
    [2, 1, /before the first/],
    [-2, -1, /in the past/],
  ] as const) {
    const body = { from_at: daysAhead(from), until_at: daysAhead(until) }
    const response = await administrator.attempt(absencesApi.set, { params, body })
    const fields = { until_at: expect.stringMatching(sentence) }
    expect(response).toMatchObject({ status: 400, failure: { fields } })
  }
  expect(await administrator.call(absencesApi.list, {})).toEqual([])
})

test('refuses an unknown branch in a lead and in a rule', async () => {
  const { administrator, db, visitor } = await startTestApp()
  await createBranches(administrator, 'Pokhara', 'Gone')
  await visitor.call(contactsApi.send, { body: makeContact() })
  const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
  const params = { id: lead?.id ?? '' }
  const change = (branch: string) =>
    administrator.attempt(leadsApi.change, { params, body: { branch } })
  const refused = { status: 400, failure: { fields: { branch: expect.any(String) } } }
  expect(await change('Nowhere')).toMatchObject(refused)
  expect(await change('Gone')).toMatchObject({ ok: true })
  await createBranches(administrator, 'Pokhara')
  const { failure } = { failure: undefined, ...(await change('Gone')) }
  expect(failure).toBeUndefined()
  const { id } = await db.selectFrom('administrators').select('id').executeTakeFirstOrThrow()
  const rule = { name: 'Far', countries: [], branch: 'Nowhere', counsellor_ids: [id] }
  expect(await administrator.attempt(assignmentRulesApi.add, { body: rule })).toMatchObject(refused)
})
