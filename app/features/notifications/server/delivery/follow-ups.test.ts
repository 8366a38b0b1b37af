import { expect, onTestFinished, test } from 'vitest'
import { setOfficeCalendar } from '#app/contract/set-office-calendar.ts'
import { bulkApi } from '#app/features/leads/bulk-contract.ts'
import { type LeadChange, leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { exampleOffice } from '#app/features/office/example-office-contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { addColleague, startNotificationApp } from '#tests/notification-app.ts'

/** A time in Kathmandu. 22 November 2026 is a Sunday. */
const at = (moment: string) => new Date(`2026-11-${moment}+05:45`).toISOString()
const due = (name: string) => `Task due: ${name}`

async function start() {
  const started = await startNotificationApp(at('22T10:00:00'))
  const { administrator, listSubjects } = started
  return {
    ...started,
    setTime: (to: string) => started.setClock(at(to)),
    followUpMails: (name: string) =>
      listSubjects(name).filter((subject) => /[Tt]asks? due/.test(subject ?? '')),
    /** Adds a lead with a follow-up. */
    plan: async (name: string, change: LeadChange) => {
      const { id } = await administrator.call(leadsApi.add, { body: { name } })
      await administrator.call(leadsApi.change, { params: { id }, body: change })
      return { id }
    },
    change: (params: { id: string }, body: LeadChange) =>
      administrator.call(leadsApi.change, { params, body }),
  }
}

test('notifies at the time of a follow-up, also after it was moved, and not after it was removed', async () => {
  const { change, listMailsTo, plan, followUpMails, setTime } = await start()
  const step = { follow_up_channel: 'phone' as const, follow_up_note: 'SLC results' }
  const moved = await plan('Asha', { follow_up_at: at('22T11:00:00'), ...step })
  const gone = await plan('Bina', { follow_up_at: at('22T11:00:00') })
  await change(moved, { follow_up_at: at('22T12:00:00') })
  await change(gone, { follow_up_at: null })
  await setTime('22T11:30:00')
  expect(followUpMails('Sita')).toEqual([])
  await setTime('22T12:00:00')
  expect(followUpMails('Sita')).toEqual([due('Asha')])
  const { plain, headers } = listMailsTo('Sita').at(-1) ?? {}
  expect(plain).toContain('Due: Sunday 22 November, 12:00 PM\nType: Call\nNote: SLC results')
  expect(plain).toContain(`/admin/leads/${moved.id}`)
  expect(headers).toHaveProperty('list-unsubscribe')

  // The same time is the same follow-up; another time sends another notification.
  await change(moved, { follow_up_at: at('22T13:00:00') })
  await change(moved, { follow_up_at: at('22T12:00:00') })
  await setTime('22T13:30:00')
  expect(followUpMails('Sita')).toHaveLength(1)
  await change(moved, { follow_up_at: at('23T09:00:00') })
  await setTime('23T09:00:00')
  expect(followUpMails('Sita')).toHaveLength(2)
}, 60_000)

test('states the day in Bikram Sambat too where the office shows it', async () => {
  onTestFinished(() => setOfficeCalendar(exampleOffice))
  const { administrator, listMailsTo, plan, setTime } = await start()
  const stored = await administrator.call(officeApi.read, {})
  await administrator.call(officeApi.replace, { body: { ...stored, is_bikram_sambat_shown: true } })
  await plan('Asha', { follow_up_at: at('22T12:00:00') })
  await setTime('22T12:00:00')

  expect(listMailsTo('Sita').at(-1)?.plain).toContain(
    'Due: Sunday 22 November (6 Mangsir 2083), 12:00 PM',
  )
})

test('notifies the counsellor, or everyone with access if unassigned, disabled or out of office', async () => {
  const { change, db, findOwnerId, listMailsTo, plan, followUpMails, setTime } = await start()
  const binod = await addColleague(db, 'Binod')
  const away = await addColleague(db, 'Away')
  const editor = await addColleague(db, 'Editor', { role: 'editor' })
  await addColleague(db, 'Limited', { lead_scope: 'own' })
  await db
    .insertInto('absences')
    .values({ id: away, from_at: at('20T00:00:00'), until_at: null })
    .execute()
  const follow_up_at = at('22T11:00:00')
  await plan('Asha', { follow_up_at })
  await change(await plan('Bina', { follow_up_at }), { owner_id: binod })
  const expected = [due('Asha')]
  await setTime('22T11:00:00')
  expect([followUpMails('Sita'), followUpMails('Binod'), followUpMails('Limited')]).toEqual([
    expected,
    [due('Bina')],
    [],
  ])

  const later = at('22T12:00:00')
  const left = [null, away, editor, await findOwnerId()]
  for (const [number, owner_id] of left.entries()) {
    const { id } = await plan(`Number ${number}`, { follow_up_at: later })
    // The counsellor has lost the right to work on leads.
    await db.updateTable('leads').set({ owner_id }).where('id', '=', id).execute()
  }
  await setTime('22T12:00:00')
  await setTime('22T12:02:00')
  const numbers = (name: string) => {
    const said = listMailsTo(name).map(({ headers, plain }) => `${headers.subject} ${plain}`)
    return [...new Set(said.join().match(/Number \d/g))].toSorted().join()
  }
  expect([numbers('Sita'), numbers('Binod')]).toEqual([
    'Number 0,Number 1,Number 2,Number 3',
    'Number 0,Number 1,Number 2',
  ])
  expect(followUpMails('Limited')).toEqual([])
}, 60_000)

test('sends no task of lost or erased leads, and those of merged leads under the primary lead', async () => {
  const { administrator, db, plan, followUpMails, setTime } = await start()
  const follow_up_at = at('22T11:00:00')
  const [lost, erased, limited] = [
    await plan('Lost', { follow_up_at }),
    await plan('Erased', { follow_up_at }),
    await plan('Limited', {}),
  ]
  const part = await plan('Part', { follow_up_at })
  const stage = await db
    .selectFrom('lead_stages')
    .select('id')
    .where('outcome', '=', 'lost')
    .executeTakeFirstOrThrow()
  const body = { ids: [lost.id], stage_id: stage.id, lost_reason: 'Went elsewhere' }
  await administrator.call(bulkApi.change, { body })
  await eraseLead(administrator, erased.id)
  const merged = { other_id: part.id, fields: [] }
  await administrator.call(mergeApi.merge, { params: limited, body: merged })
  await setTime('22T11:30:00')
  expect(followUpMails('Sita')).toEqual([due('Limited')])

  const other = await plan('Other', { follow_up_at: at('22T12:00:00') })
  const taken = { other_id: other.id, fields: ['follow_up_at' as const] }
  await administrator.call(mergeApi.merge, { params: limited, body: taken })
  await setTime('22T12:00:00')
  expect(followUpMails('Sita')).toEqual([due('Limited'), due('Limited')])

  const parted = await plan('Parted', { follow_up_at: at('22T13:00:00') })
  const again = { other_id: parted.id, fields: ['follow_up_at' as const] }
  await administrator.call(mergeApi.merge, { params: limited, body: again })
  await administrator.call(mergeApi.unmerge, { params: limited, body: { other_id: parted.id } })
  await setTime('22T13:00:00')
  expect(followUpMails('Sita').slice(2)).toEqual([due('Parted')])
}, 60_000)
