import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi, type NewContact } from '#app/features/contacts/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { reportApi } from '#app/features/reports/contract.ts'
import { startAppAt } from '#tests/clock-app.ts'
import { makeAnswer, makeContact, makeMessage } from '#tests/factories.ts'
import { loggedKinds } from '../activity-contract.ts'
import { leadsApi } from '../contract.ts'
import type { LeadQuery } from '../query-contract.ts'
import { leadSettingsApi } from '../settings-contract.ts'

/** A time in Kathmandu. 22 November 2026 is a Sunday; the office opens at 9. */
const at = (moment: string) => `2026-11-${moment}+05:45`
const period = { from: '2026-11-01', until: '2026-11-30' }

async function start(moment: string) {
  const { administrator, db, setClock, visitor } = await startAppAt(at(moment))
  return {
    administrator,
    db,
    visitor,
    setClock: (to: string) => setClock(at(to)),
    sendEnquiry: (name: string, overrides: Partial<NewContact> = {}) => {
      const email = `${name.toLowerCase()}@student.example`
      const phone = `980${String(Math.trunc(Math.random() * 1e7)).padStart(7, '0')}`
      return visitor.call(contactsApi.send, {
        body: makeContact({ name, email, phone, ...overrides }),
      })
    },
    find: async (q: string) => {
      const [lead] = await administrator.call(leadsApi.list, { querystring: { q } })
      return lead
    },
    names: async (querystring: LeadQuery) =>
      (await administrator.call(leadsApi.list, { querystring: { ...querystring, sort: 'name' } }))
        .map(({ name }) => name)
        .join(),
  }
}

test('separates responses within the target, late responses and overdue leads in list and report', async () => {
  const { administrator, db, sendEnquiry, find, names, setClock } = await start('22T10:00:00')
  for (const name of ['Asha', 'Bikash', 'Chandra', 'Dipa']) await sendEnquiry(name)
  const call = async (name: string) => {
    const params = { id: (await find(name))?.id ?? '' }
    await administrator.call(leadsApi.logActivity, { params, body: { kind: 'call', text: '' } })
  }
  await setClock('22T10:29:59')
  await call('Asha')
  expect(await names({ response_target: 'missed' })).toBe('')
  await setClock('22T10:30:00')
  await call('Bikash')
  await sendEnquiry('Esha')

  expect(await names({ response_target: 'met' })).toBe('Asha')
  expect(await names({ response_target: 'missed' })).toBe('Bikash,Chandra,Dipa')
  const report = await administrator.call(reportApi.read, { querystring: period })
  expect(report).toMatchObject({ leads: 5, met: 1, missed: 3, awaiting_reply: 3 })
  const rows = await db.selectFrom('leads').select(['name', 'first_response_minutes']).execute()
  expect(
    new Map(rows.map(({ name, first_response_minutes }) => [name, first_response_minutes])),
  ).toEqual(
    new Map([
      ['Asha', 29],
      ['Bikash', 30],
      ...['Chandra', 'Dipa', 'Esha'].map((name) => [name, null] as const),
    ]),
  )

  const body = { response_target_minutes: 45 }
  expect(await administrator.call(leadSettingsApi.change, { body })).toMatchObject(body)
  expect(await names({ response_target: 'missed' })).toBe('')
  const [activity] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(activity).toMatchObject({
    subject: 'lead_settings',
    before: { response_target_minutes: 30 },
  })
  for (const response_target_minutes of [0, 1.5, 6001, 'soon']) {
    const refused = { body: { response_target_minutes: response_target_minutes as number } }
    expect(await administrator.attempt(leadSettingsApi.change, refused)).toMatchObject({
      status: 400,
      failure: { fields: { response_target_minutes: expect.any(String) } },
    })
  }
})

test('response times respect holidays and the opening hours of a branch', async () => {
  const { administrator, sendEnquiry, find, names, setClock } = await start('22T17:50:00')
  const office = await administrator.call(officeApi.read, {})
  const week = office.week.map(() => [{ from: '00:00', until: '24:00' }])
  const [main] = office.branches
  const branches = [
    ...office.branches,
    { ...(main as NonNullable<typeof main>), name: 'Always', week },
  ]
  const holidays = [
    { name: 'A holiday', from: '2026-11-23', until: '2026-11-23', is_yearly: false },
  ]
  await administrator.call(officeApi.replace, { body: { ...office, branches, holidays } })
  await sendEnquiry('Asha')
  await sendEnquiry('Bikash')
  const params = { id: (await find('Bikash'))?.id ?? '' }
  await administrator.call(leadsApi.change, { params, body: { branch: 'Always' } })

  await setClock('22T18:20:00')
  expect(await names({ response_target: 'missed' })).toBe('Bikash')
  // 10 minutes on Sunday, 0 on the holiday and 19 on Tuesday.
  await setClock('24T09:19:59')
  expect(await names({ response_target: 'missed' })).toBe('Bikash')
  await administrator.call(leadsApi.logActivity, { params, body: { kind: 'call', text: '' } })
  expect((await find('Bikash'))?.first_response_minutes).toBe(6 * 60 + 10 + 9 * 60 + 19)
  await setClock('24T09:20:00')
  expect(await names({ response_target: 'missed' })).toBe('Asha,Bikash')
})

test('the first response counts on every channel', async () => {
  const { administrator, visitor, sendEnquiry, find, setClock } = await start('22T10:00:00')
  const chat = { params: { user_id: 'visitor-1' }, body: { name: 'Chatting', phone: '9811111111' } }
  await visitor.call(messagesApi.send, { body: makeMessage() })
  await administrator.call(conversationsApi.link, chat)
  await sendEnquiry('Walking', { phone: '9822222222' })
  await sendEnquiry('Later', { phone: '9833333333' })
  for (const kind of loggedKinds) await sendEnquiry(`Kind${kind}`)
  await setClock('22T10:20:00')

  await administrator.call(messagesApi.send, { body: makeAnswer() })
  const visit = { name: 'Walking', phone: '9822222222', channel: 'walk-in' as const }
  await administrator.call(leadsApi.add, { body: visit })
  for (const kind of loggedKinds) {
    const params = { id: (await find(`Kind${kind}`))?.id ?? '' }
    await administrator.call(leadsApi.logActivity, { params, body: { kind, text: 'Said so.' } })
  }
  // A chat without a lead, with a reply.
  const user_id = 'visitor-2'
  await visitor.call(messagesApi.send, { body: makeMessage({ user_id }) })
  await administrator.call(messagesApi.send, { body: makeAnswer({ user_id }) })
  await setClock('22T10:50:00')
  const body = { name: 'Later', phone: '9833333333' }
  await administrator.call(conversationsApi.link, { params: { user_id }, body })

  const replied = { awaiting_reply_since: null, first_response_minutes: 20 }
  for (const name of ['Chatting', 'Walking', 'Later']) {
    expect(await find(name), name).toMatchObject(replied)
  }
  for (const kind of loggedKinds) {
    const awaiting = { awaiting_reply_since: expect.any(String), first_response_minutes: null }
    expect(await find(`Kind${kind}`), kind).toMatchObject(kind === 'note' ? awaiting : replied)
  }
})
