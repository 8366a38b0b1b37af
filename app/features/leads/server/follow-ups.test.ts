import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type ReportGrouping, reportApi } from '#app/features/reports/contract.ts'
import { startAppAt } from '#tests/clock-app.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import type { NewActivity } from '../activity-contract.ts'
import { bulkApi } from '../bulk-contract.ts'
import { type LeadChange, leadsApi } from '../contract.ts'
import { mergeApi } from '../merge-contract.ts'
import type { FollowUpResult, LeadQuery } from '../query-contract.ts'

const period = { from: '2026-11-02', until: '2026-11-08' }
const states = ['on_time', 'late', 'open'] as const

/** Starts on a Monday at 09:45 in Kathmandu. */
async function start() {
  const started = await startAppAt('2026-11-02T04:00:00Z')
  const { administrator } = started
  const change = (id: string, body: LeadChange) =>
    administrator.call(leadsApi.change, { params: { id }, body })
  const read = (by: ReportGrouping = 'country', days = period) =>
    administrator.call(reportApi.read, { querystring: { ...days, group_by: by } })
  return {
    ...started,
    change,
    read,
    /** Adds a lead with a follow-up. */
    add: async (name: string, follow_up_at: string) => {
      const { id } = await administrator.call(leadsApi.add, { body: { name, countries: ['AU'] } })
      await change(id, { follow_up_at })
      return id
    },
    note: (id: string, kind: NewActivity['kind']) =>
      administrator.call(leadsApi.logActivity, { params: { id }, body: { kind, text: 'Example' } }),
    list: async (follow_up_result: FollowUpResult, filters: LeadQuery = {}) => {
      const days = { follow_up_from: period.from, follow_up_until: period.until }
      const querystring = { follow_up_result, ...days, ...filters, sort: 'name' as const }
      return (await administrator.call(leadsApi.list, { querystring })).map(({ name }) => name)
    },
    count: async (days = period) => {
      const { follow_ups_on_time, follow_ups_late, follow_ups_open } = await read('country', days)
      return [follow_ups_on_time, follow_ups_late, follow_ups_open]
    },
  }
}

test('counts follow-ups as done on time, late or open, and the list matches each number', async () => {
  const { add, change, count, db, list, note, read, setClock } = await start()
  const [called, moved] = [
    await add('Called', '2026-11-02T10:00:00.000Z'),
    await add('Moved', '2026-11-02T10:00:00.000Z'),
  ]
  await add('Forgotten', '2026-11-03T10:00:00.000Z')
  const postponed = await add('Put off', '2026-11-05T10:00:00.000Z')
  await add('To come', '2026-11-07T10:00:00.000Z')
  // A call before the due date does not complete the follow-up.
  await note(postponed, 'call')
  expect(await count()).toEqual([0, 0, 0])

  await setClock('2026-11-02T05:00:00Z')
  expect(await count()).toEqual([0, 0, 0])
  await note(called, 'call')
  expect(await count()).toEqual([1, 0, 0])
  await setClock('2026-11-02T18:20:00Z')
  await change(moved, { follow_up_at: '2026-11-04T10:00:00.000Z' })
  await change(postponed, { follow_up_at: '2026-11-12T10:00:00.000Z' })
  await setClock('2026-11-04T12:00:00Z')
  await note(moved, 'note')

  expect(await count()).toEqual([2, 1, 1])
  expect(await list('on_time')).toEqual(['Called', 'Moved'])
  expect(await list('late')).toEqual(['Moved'])
  expect(await list('open')).toEqual(['Forgotten'])
  expect(await list('open', { country: 'CA' })).toEqual([])
  expect((await read()).follow_ups_since).toBe('2026-11-02T04:00:00.000Z')
  for (const by of ['country', 'owner', 'branch', 'source'] as const) {
    expect((await read(by)).groups).toMatchObject([
      { leads: 5, follow_ups_on_time: 2, follow_ups_late: 1, follow_ups_open: 1 },
    ])
  }
  expect(await count()).toEqual(await recount(db as never))
})

test('undo removes a follow-up from the counts, and clearing it on its day counts as done', async () => {
  const { add, administrator, change, count, note, setClock } = await start()
  const [asha, bikash] = [
    await add('Asha', '2026-11-02T06:00:00.000Z'),
    await add('Bikash', '2026-11-02T06:00:00.000Z'),
  ]
  await setClock('2026-11-02T07:00:00Z')
  await note(bikash, 'visit')
  await setClock('2026-11-02T07:01:00Z')
  const ids = [asha, bikash]
  const body = { ids, follow_up_at: '2026-11-02T09:00:00.000Z' }
  const { before } = await administrator.call(bulkApi.change, { body })
  expect(await count()).toEqual([2, 0, 0])
  await administrator.call(bulkApi.undo, { body: { before } })
  expect(await count()).toEqual([1, 0, 1])
  await setClock('2026-11-02T10:00:00Z')
  expect(await count()).toEqual([1, 0, 1])
  await change(asha, { follow_up_at: null })
  expect(await count()).toEqual([2, 0, 0])
  // The same time again, without any action.
  await change(asha, { follow_up_at: '2026-11-02T06:00:00.000Z' })
  expect(await count()).toEqual([1, 0, 1])
})

test('unmerging restores the follow-ups of each lead, and erasing removes them', async () => {
  const { add, administrator, count, setClock } = await start()
  const id = await add('Asha Example', '2026-11-03T06:00:00.000Z')
  const other_id = await add('Asha Exampel', '2026-11-03T07:00:00.000Z')
  await setClock('2026-11-04T06:00:00Z')
  expect(await count()).toEqual([0, 0, 2])
  const body = { other_id, fields: ['follow_up_at' as const, 'follow_up_channel' as const] }
  await administrator.call(mergeApi.merge, { params: { id }, body })
  // A merge keeps the tasks of both.
  expect(await count()).toEqual([0, 0, 2])
  await administrator.call(mergeApi.unmerge, { params: { id }, body: { other_id } })
  expect(await count()).toEqual([0, 0, 2])
  await eraseLead(administrator, id)
  expect(await count()).toEqual([0, 0, 1])
})

test('counts follow-ups of the chosen dates only, also for extreme dates', async () => {
  const { add, count, setClock } = await start()
  await add('Asha', '2026-11-03T18:14:00.000Z')
  await setClock('2026-11-05T06:00:00Z')
  expect(await count({ from: '2026-11-04', until: '2026-11-05' })).toEqual([0, 0, 0])
  expect(await count({ from: '2026-11-03', until: '2026-11-03' })).toEqual([0, 0, 1])
  expect(await count({ from: '1900-01-01', until: '2999-12-31' })).toEqual([0, 0, 1])
})

/** Counts with plain SQL, day by day in Kathmandu. */
async function recount(db: Parameters<ReturnType<typeof sql>['execute']>[0]) {
  const total = { on_time: 0, late: 0, open: 0 }
  for (let day = 2; day <= 8; day++) {
    const at = (days: number) => `2026-11-0${days}T18:15:00.000Z`
    const [from, until] = [at(day - 1), at(day)]
    const { rows } = await sql<Record<FollowUpResult, number>>`
      select
        count(case when handled_at >= ${from} and handled_at < ${until} then 1 end) as on_time,
        count(case when handled_at >= ${until} then 1 end) as late,
        count(case when handled_at is null and due_at < ${new Date().toISOString()} then 1 end) as open
      from tasks where due_at >= ${from} and due_at < ${until}`.execute(db)
    for (const state of states) total[state] += Number(rows[0]?.[state])
  }
  return states.map((state) => total[state])
}

test('a follow-up is due at the same time in every time zone', async () => {
  const { add, administrator, change } = await start()
  const id = await add('Soon', '2026-11-02T23:30:00+05:45')
  const today = await administrator.call(leadsApi.today, { querystring: {} })
  expect(today).toMatchObject({ today: { total: 1 }, week: { total: 0 } })
  const due = '2026-11-02T17:45:00.000Z'
  expect(today.today.tasks).toMatchObject([{ due, lead: { id, follow_up_at: due } }])

  // The same time in another format is not a change.
  const { last_activity_at } = await change(id, { follow_up_at: '2026-11-02T17:45:00Z' })
  expect(last_activity_at).toBe(today.today.tasks[0]?.lead.last_activity_at)
  const body = { ids: [id], follow_up_at: '2026-11-02T09:00:00+05:45' }
  await administrator.call(bulkApi.change, { body })
  const later = await administrator.call(leadsApi.today, { querystring: {} })
  const overdue = { id, follow_up_at: '2026-11-02T03:15:00.000Z' }
  expect(later.overdue.tasks).toMatchObject([{ lead: overdue }])
})
