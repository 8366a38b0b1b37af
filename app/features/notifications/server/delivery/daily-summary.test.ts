import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { addRecurring } from '#app/platform/server/jobs/run-jobs.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeFact, makeMessage } from '#tests/factories.ts'
import { addColleague, startNotificationApp } from '#tests/notification-app.ts'
import { startTestApp } from '#tests/test-app.ts'
import { mailsApi } from '../../contract.ts'
import { preferencesApi } from '../../preferences-contract.ts'

/**
 * A time in Kathmandu. 22 November 2026 is a Sunday; the office opens at 9 except on Saturdays.
 */
const at = (moment: string) => new Date(`2026-11-${moment}+05:45`).toISOString()

async function start(moment: string) {
  const started = await startNotificationApp(at(moment))
  const { administrator, app, db, listSubjects, setClock, runDueJobs } = started
  // Turns all other notifications off.
  const defaultChannels = { quiet_from: '', quiet_until: '' }
  const preferences = { enquiry: [], overdue_reply: [], follow_up: [], job: [] }
  await administrator.call(preferencesApi.save, { body: { ...defaultChannels, preferences } })
  await addRecurring(
    db,
    app.jobTypes.filter(({ name }) => name === 'start-daily-summary'),
  )
  return {
    ...started,
    setTime: (to: string) => setClock(at(to)),
    plan: async (name: string, follow_up_at: string, owner_id?: string) => {
      const { id } = await administrator.call(leadsApi.add, { body: { name } })
      const body = { follow_up_at, owner_id }
      await administrator.call(leadsApi.change, { params: { id }, body })
      return id
    },
    summaries: async (name: string) => {
      await runDueJobs()
      return listSubjects(name).filter((subject) => subject?.startsWith('Today'))
    },
  }
}

test('sends each person their open work once at opening time, and nothing without open work', async () => {
  const { sendEnquiry, db, listMailsTo, plan, summaries, setTime, visitor } =
    await start('21T12:00:00')
  const binod = await addColleague(db, 'Binod')
  await addColleague(db, 'Limited', { lead_scope: 'own' })
  await addColleague(db, 'Viewer', { role: 'viewer' })
  await plan('Overdue', at('20T10:00:00'))
  await plan('Today', at('22T17:00:00'))
  await plan('Binod’s', at('22T17:00:00'), binod)
  await plan('Tomorrow', at('23T17:00:00'))
  await sendEnquiry({ name: 'Asha', message: 'Where?' })
  const message = { user_id: 'v1', message: 'Is anybody there?' }
  await visitor.call(messagesApi.send, { body: makeMessage(message) })
  // Closed on Saturdays.
  await setTime('21T13:00:00')
  expect(await summaries('Sita')).toEqual([])
  await setTime('22T08:59:00')
  expect(await summaries('Sita')).toEqual([])
  await setTime('22T09:00:00')

  const day = 'Today: 2 tasks due, 1 unanswered enquiry, 1 chat awaits a reply'
  expect(await summaries('Sita')).toEqual([day])
  const plain = listMailsTo('Sita').at(-1)?.plain ?? ''
  expect(plain).toContain(
    '2 tasks due:\n- Overdue – was due Friday 20 November, 10:00 AM\n  http://localhost:3000/admin/leads/',
  )
  expect(plain).toContain('- Today – due Sunday 22 November, 5:00 PM')
  expect(plain).toContain('- Asha – awaiting reply since Saturday 21 November, 12:00 PM')
  expect(plain).toContain('– “Is anybody there?”')
  expect(await summaries('Binod')).toEqual([day.replace('2 tasks due', '1 task due')])
  expect(listMailsTo('Binod').at(-1)?.plain).toContain('Binod’s')
  for (const name of ['Limited', 'Viewer'])
    expect([name, await summaries(name)]).toEqual([name, []])

  await setTime('22T12:00:00')
  await plan('Later', at('22T16:00:00'))
  await setTime('22T12:30:00')
  expect(await summaries('Sita')).toHaveLength(1)
  await setTime('23T09:01:00')
  expect((await summaries('Sita'))[1]).toBe(
    'Today: 4 tasks due, 1 unanswered enquiry, 1 chat awaits a reply',
  )
}, 60_000)

test('lists facts for editors, and only own leads for a counsellor with limited access', async () => {
  const { administrator, sendEnquiry, db, plan, summaries, setTime } = await start('22T08:00:00')
  await addColleague(db, 'Editor', { role: 'editor' })
  const limited = await addColleague(db, 'Limited', { lead_scope: 'own' })
  await sendEnquiry({ name: 'Asha' })
  await plan('Sita’s', at('22T10:00:00'))
  await plan('Theirs', at('22T11:00:00'), limited)
  const { id } = await administrator.call(factsApi.add, { body: makeFact() })
  const value = await administrator.call(factValuesApi.add, {
    params: { id },
    body: { from: '590' },
  })
  await administrator.call(factValuesApi.confirm, { params: { id: value.id } })
  await db.updateTable('fact_values').set({ read_at: '2025-11-22T00:00:00.000Z' }).execute()
  await setTime('22T09:00:00')

  expect(await summaries('Editor')).toEqual(['Today: 1 fact to review'])
  expect(await summaries('Limited')).toEqual(['Today: 1 task due'])
  expect(await summaries('Sita')).toEqual([
    'Today: 1 task due, 1 unanswered enquiry, 1 fact to review',
  ])
}, 60_000)

test('lists due documents, and facts that change within a week', async () => {
  const { administrator, db, listMailsTo, plan, summaries, setTime } = await start('22T08:00:00')
  await addColleague(db, 'Editor', { role: 'editor' })
  await addColleague(db, 'Limited', { lead_scope: 'own' })
  const lead = await plan('Asha', at('25T10:00:00'))
  for (const [title, due_on] of [
    ['Passport', '2026-11-21'],
    ['Transcript', '2026-11-22'],
    ['IELTS', '2026-11-23'],
  ] as const) {
    const body = { kind: 'other' as const, title }
    const item = await administrator.call(studentDocumentsApi.add, { params: { id: lead }, body })
    await administrator.call(studentDocumentsApi.change, {
      params: { id: item.id },
      body: { due_on },
    })
  }
  const { id } = await administrator.call(factsApi.add, { body: makeFact() })
  const value = { from: '650', valid_from: '2026-11-28' }
  await administrator.call(factValuesApi.add, { params: { id }, body: value })
  await setTime('22T09:00:00')

  expect(await summaries('Sita')).toEqual(['Today: 2 tasks due, 1 fact to review'])
  const plain = listMailsTo('Sita').at(-1)?.plain ?? ''
  expect(plain).toContain('- Asha – was due Saturday 21 November · Passport\n')
  expect(plain).toContain('- Asha – due Sunday 22 November · Transcript\n')
  expect(plain).toMatch(
    /- Fee of the residence permit, NO – Confirm now: new value starts, Changing soon – from 28 November: .*650\n/,
  )
  expect(await summaries('Editor')).toEqual(['Today: 1 fact to review'])
  expect(await summaries('Limited')).toEqual(['Today: 1 fact changes this week'])
}, 60_000)

test('follows the current opening hours, and sends late in the morning but not in the afternoon', async () => {
  const { administrator, plan, summaries, setTime } = await start('22T08:00:00')
  await plan('Asha', at('22T08:30:00'))
  const { version, ...office } = await administrator.call(officeApi.read, {})
  const holiday = { name: 'Election', from: '2026-11-23', until: '2026-11-23', is_yearly: false }
  const week = office.week.map(() => [{ from: '10:30', until: '17:00' }])
  const body = { ...office, week, holidays: [holiday], version }
  await administrator.call(officeApi.replace, { body })
  await setTime('22T10:29:00')
  expect(await summaries('Sita')).toEqual([])
  await setTime('22T11:45:00')
  expect(await summaries('Sita')).toEqual(['Today: 1 task due'])
  await setTime('23T11:00:00')
  await setTime('24T14:31:00')
  expect(await summaries('Sita')).toHaveLength(1)
  await setTime('25T14:29:00')
  expect(await summaries('Sita')).toHaveLength(2)
}, 60_000)

test('sends one summary across several servers', async () => {
  const { address, app, db, plan, summaries, setTime, config } = await start('22T08:00:00')
  // SQLite has one server only.
  const isShared = address.startsWith('postgres')
  const { app: other } = isShared
    ? await startTestApp({ address, config, jobs: { graceMs: 0 } })
    : { app }
  await other.ready()
  await plan('Asha', at('22T08:30:00'))
  await setTime('22T09:00:00')
  for (const each of [app, other]) each.changeNotifier.notify('jobs', 'start-daily-summary')
  await expect.poll(() => summaries('Sita')).toHaveLength(1)
  const lists = () =>
    db.selectFrom('notifications').select('id').where('kind', '=', 'daily_summary').execute()
  expect(await lists()).toHaveLength(1)
}, 60_000)

test('removes an erased person from stored summaries', async () => {
  const { administrator, db, listMailsTo, plan, state, summaries, setTime } =
    await start('22T08:00:00')
  const asha = await plan('Asha', at('22T08:30:00'))
  await plan('Bina', at('22T08:40:00'))
  state.behaviour = { recipient: () => '451 4.3.0 Come again' }
  await setTime('22T09:00:00')
  const [waiting] = await administrator.call(mailsApi.list, { querystring: { state: 'waiting' } })
  expect(waiting?.subject).toBe('Today: 2 tasks due')
  await eraseLead(administrator, asha)
  state.behaviour = {}
  await setTime('22T11:00:00')

  expect(await summaries('Sita')).toHaveLength(1)
  const { plain } = listMailsTo('Sita').at(-1) ?? {}
  expect(plain).toContain('Bina')
  expect(plain).not.toContain('Asha')
  const limited = [
    await db.selectFrom('notifications').select('content').execute(),
    await db.selectFrom('mails').select('content').execute(),
  ]
  expect(JSON.stringify(limited)).not.toContain('Asha')
}, 60_000)
