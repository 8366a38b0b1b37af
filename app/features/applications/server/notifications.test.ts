import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { preferencesApi } from '#app/features/notifications/preferences-contract.ts'
import { addRecurring } from '#app/platform/server/jobs/run-jobs.ts'
import { addColleague, startNotificationApp } from '#tests/notification-app.ts'
import { removeStepDocuments } from '#tests/step-documents.ts'
import { bulkApplicationsApi } from '../bulk-contract.ts'
import { type ApplicationChange, applicationsApi, type NewApplication } from '../contract.ts'
import { tracksApi } from '../tracks-contract.ts'
import { notifyNearDeadlines } from './near-deadlines.ts'

/** A time in Kathmandu. */
const at = (moment: string) => new Date(`2026-11-${moment}+05:45`).toISOString()

/** Starts at 10:00 on 20 November; Sita is the owner, Hari and Gita are counsellors. */
async function start() {
  const started = await startNotificationApp(at('20T10:00:00'))
  const { administrator, db, listSubjects } = started
  await addRecurring(db, [notifyNearDeadlines])
  await removeStepDocuments(administrator)
  const tracks = await administrator.call(tracksApi.list, {})
  const track = tracks.find(({ country }) => country === 'GB')
  const step_id = track?.steps.find(({ milestone }) => milestone === 'visa_lodged')?.id
  const [hari, gita] = [
    await addColleague(db, 'Hari', { role: 'counsellor' }),
    await addColleague(db, 'Gita', { role: 'counsellor' }),
  ]
  const addLead = async (name: string, owner_id: string | null) => {
    const { id } = await administrator.call(leadsApi.add, { body: { name } })
    await administrator.call(leadsApi.change, { params: { id }, body: { owner_id } })
    return id
  }
  return {
    ...started,
    hari,
    gita,
    addLead,
    setTime: (to: string) => started.setClock(at(to)),
    /** Adds an application whose visa is lodged. */
    async apply(id: string, body: Partial<NewApplication> = {}) {
      const added = await administrator.call(applicationsApi.add, {
        params: { id },
        body: { institution: 'Example University', country: 'GB', ...body },
      })
      const params = { id: added.id }
      return administrator.call(applicationsApi.change, { params, body: { step_id } })
    },
    change: (id: string, body: ApplicationChange) =>
      administrator.call(applicationsApi.change, { params: { id }, body }),
    /** The subjects of mails about applications. */
    listMails: (name: string) =>
      listSubjects(name).filter((subject) =>
        /Visa|Rejected|Deadline of an|decisions/.test(subject ?? ''),
      ),
  }
}

test('a decision notifies the counsellors of application and lead once, and not the author', async () => {
  const { addLead, apply, change, gita, hari, listMails, listMailsTo, runDueJobs } = await start()
  const lead = await addLead('Asha Example', hari)
  const { id } = await apply(lead, { owner_id: gita, course: 'MSc Data Science' })

  await change(id, { visa_decision: 'granted' })
  // Neither the day of the decision nor the number is a decision.
  await change(id, { visa_decided_on: '2026-11-19', application_no: 'EX-1' })
  await runDueJobs()

  expect(listMails('Hari')).toEqual(['Visa granted: Asha Example'])
  expect(listMails('Gita')).toEqual(['Visa granted: Asha Example'])
  expect(listMails('Sita')).toEqual([])
  const { plain = '' } = listMailsTo('Gita').at(-1) ?? {}
  expect(plain).toContain('Application: Example University, MSc Data Science')
  expect(plain).toContain(`/admin/leads/${lead}`)
}, 60_000)

test('a refusal and a rejection notify, other outcomes do not', async () => {
  const { addLead, administrator, apply, hari, listMails, runDueJobs, setTime } = await start()
  const lead = await addLead('Asha Example', hari)
  const ids = []
  for (const institution of ['Example College', 'Sample College', 'Third College'])
    ids.push((await apply(lead, { institution })).id)
  const [first = '', second = '', third = ''] = ids
  const bulk = (body: object) =>
    administrator.call(bulkApplicationsApi.change, { body: body as never })

  await bulk({ ids: [first], outcome: 'refused', outcome_reason: 'funds' })
  await runDueJobs()
  expect(listMails('Hari')).toEqual(['Visa refused: Asha Example'])
  await bulk({ ids: [second], outcome: 'rejected', outcome_reason: 'grades' })
  await bulk({ ids: [third], outcome: 'withdrawn', outcome_reason: 'family' })
  await setTime('20T10:05:00')
  expect(listMails('Hari')).toEqual([
    'Visa refused: Asha Example',
    'Rejected by institution: Asha Example',
  ])
}, 60_000)

test('without a counsellor everyone else with access is notified, as they have chosen', async () => {
  const { addLead, administrator, apply, change, gita, db, listMails, runDueJobs } = await start()
  const { id } = await apply(await addLead('Asha Example', null))
  const chosen = await administrator.call(preferencesApi.read, {})
  expect(chosen.preferences.decision).toEqual(['mail', 'push'])
  await db
    .insertInto('notification_preferences')
    .values({
      id: gita,
      preferences: JSON.stringify({ decision: [] }),
      quiet_from: '',
      quiet_until: '',
    })
    .execute()
  await change(id, { visa_decision: 'refused' })
  await runDueJobs()
  expect(listMails('Hari')).toEqual(['Visa refused: Asha Example'])
  expect([listMails('Gita'), listMails('Sita')]).toEqual([[], []])
}, 60_000)

test('a deadline is notified 7 days and 1 day before, each once, and again when it moves', async () => {
  const { addLead, apply, change, gita, hari, listMails, listMailsTo, runDueJobs, setTime } =
    await start()
  const lead = await addLead('Asha Example', hari)
  const { id } = await apply(lead, {
    owner_id: gita,
    deadline: '2026-11-28',
    deadline_note: 'Deposit',
  })
  const { id: closed } = await apply(lead, { deadline: '2026-11-28' })
  await change(closed, { outcome: 'withdrawn', outcome_reason: 'family' })
  await runDueJobs()
  expect(listMails('Gita')).toEqual([])

  await setTime('21T10:00:00')
  expect(listMails('Gita')).toEqual(['Deadline of an application: Asha Example'])
  const { plain = '' } = listMailsTo('Gita').at(-1) ?? {}
  expect(plain).toContain(
    'Application: Example University\nDue: Saturday, 28 November 2026\nNote: Deposit',
  )
  await setTime('22T10:00:00')
  await setTime('24T10:00:00')
  expect(listMails('Gita')).toHaveLength(1)
  await setTime('27T10:00:00')
  expect(listMails('Gita')).toHaveLength(2)
  await change(id, { deadline: '2026-11-29' })
  await setTime('28T10:00:00')
  expect(listMails('Gita')).toHaveLength(3)
  await setTime('29T10:00:00')
  await setTime('30T10:00:00')
  expect(listMails('Gita')).toHaveLength(3)
  expect(listMails('Hari')).toEqual([])
}, 60_000)

test('a deadline that is entered 4 or 2 days or hours before is notified at once, and again the day before', async () => {
  const { addLead, apply, hari, listMails, setTime } = await start()
  const lead = await addLead('Asha Example', hari)
  await apply(lead, { deadline: '2026-11-24' })
  await setTime('20T11:00:00')
  await setTime('21T11:00:00')
  expect(listMails('Hari')).toHaveLength(1)
  await apply(lead, { institution: 'Sample College', deadline: '2026-11-23' })
  await setTime('21T12:00:00')
  expect(listMails('Hari')).toHaveLength(2)
  // The day before that of the second, and the server is off on the day before that of the first.
  await setTime('22T12:00:00')
  expect(listMails('Hari')).toHaveLength(3)
  await setTime('24T12:00:00')
  expect(listMails('Hari')).toHaveLength(4)
  await apply(lead, { institution: 'Third College', deadline: at('24T18:00:00') })
  await setTime('24T13:00:00')
  await setTime('25T13:00:00')
  expect(listMails('Hari')).toHaveLength(5)
}, 60_000)
