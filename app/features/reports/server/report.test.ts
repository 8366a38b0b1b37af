import { expect, onTestFinished, test, vi } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi, type NewLead } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import type { LeadFilters } from '#app/features/leads/query-contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { createBranches } from '#tests/create-branches.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeContact } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type ReportGrouping, reportApi, reportGroupings } from '../contract.ts'

const today = new Date().toISOString().slice(0, 10)
const dayAt = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
/** A period that contains today in every time zone. */
const period = { from: dayAt(-1), until: dayAt(1) }

async function start() {
  const started = await startTestApp()
  const { administrator } = started
  return {
    ...started,
    add: (body: NewLead) => administrator.call(leadsApi.add, { body }),
    read: (by?: ReportGrouping, days = period) =>
      administrator.call(reportApi.read, { querystring: { ...days, group_by: by } }),
  }
}

test('every number equals the list with the same filters', async () => {
  const { administrator, visitor, add, read } = await start()
  await createBranches(administrator, 'Head office')
  await visitor.call(contactsApi.send, {
    body: makeContact({ origin: 'source=facebook&campaign=winter&page=/contact' }),
  })
  await add({ name: 'Bikash Example', countries: ['AU', 'CA'] })
  const lostLead = await add({ name: 'Nima Example', countries: ['CA'], channel: 'phone' })
  const stages = await administrator.call(stagesApi.list, {})
  const lost = stages.find(({ outcome }) => outcome === 'lost')
  const body = { stage_id: lost?.id, lost_reason: 'Too dear', branch: 'Head office' }
  await administrator.call(leadsApi.change, { params: { id: lostLead.id }, body })

  const count = async (filters: LeadFilters) => {
    const querystring = { ...period, ...filters, limit: 1 }
    const result = await administrator.attempt(leadsApi.list, { querystring })
    return result.ok ? result.total : undefined
  }
  const report = await read()
  expect(report).toMatchObject({ leads: 3, awaiting_reply: 1, lost: 1, won: 0, enquiries: 3 })
  expect(report.lost_reasons).toEqual([{ reason: 'Too dear', leads: 1 }])
  expect(await count({ lost_reason: 'Too dear' })).toBe(1)
  expect(await count({ lost_reason: 'Too' })).toBe(0)
  expect(report.leads).toBe(await count({}))
  for (const { id, leads } of report.stages) expect(leads).toBe(await count({ stage: id }))
  for (const by of reportGroupings) {
    const { groups } = await read(by)
    expect(groups.length).toBeGreaterThan(0)
    for (const { key, ...numbers } of groups) {
      const groupFilter: LeadFilters = key || by === 'owner' ? { [by]: key } : { without: by }
      expect(numbers, `${by} ${key}`).toEqual({
        leads: await count(groupFilter),
        awaiting_reply: await count({ ...groupFilter, awaiting_reply: true }),
        won: await count({ ...groupFilter, outcome: 'won' }),
        lost: await count({ ...groupFilter, outcome: 'lost' }),
        met: await count({ ...groupFilter, response_target: 'met' }),
        missed: await count({ ...groupFilter, response_target: 'missed' }),
        follow_ups_on_time: 0,
        follow_ups_late: 0,
        follow_ups_open: 0,
        // Each lead has one enquiry.
        enquiries: await count({
          ...groupFilter,
          enquired_from: period.from,
          enquired_until: period.until,
        }),
        median_minutes: null,
        p90_minutes: null,
      })
    }
  }
})

test('an enquiry counts on its own date, and each number opens the matching list', async () => {
  const { administrator, db, add, read } = await start()
  const [asha, bikash] = [
    await add({ name: 'Asha', countries: ['AU'] }),
    await add({ name: 'Bikash' }),
  ]
  const [nima, mergedLead] = [await add({ name: 'Nima' }), await add({ name: 'Nima Example' })]
  await administrator.call(mergeApi.merge, {
    params: { id: nima.id },
    body: { other_id: mergedLead.id, fields: [] },
  })
  const change = (
    id: string,
    values: { at?: string; first_response_minutes?: number; channel?: string },
  ) => db.updateTable('enquiries').set(values).where('lead_id', '=', id).execute()
  await change(asha.id, { first_response_minutes: 5 })
  await change(bikash.id, { at: `${dayAt(-9)}T06:00:00.000Z`, first_response_minutes: 300 })
  await change(nima.id, { channel: 'import' })
  await change(mergedLead.id, { first_response_minutes: 40 })
  await db
    .updateTable('leads')
    .set({ created_at: `${dayAt(-40)}T06:00:00.000Z` })
    .execute()

  const report = await read()
  expect(report).toMatchObject({ leads: 0, enquiries: 2, median_minutes: 5, p90_minutes: 40 })
  expect(report.groups).toMatchObject([
    { key: '', leads: 0, enquiries: 1, median_minutes: 40, p90_minutes: 40 },
    { key: 'AU', leads: 0, enquiries: 1, median_minutes: 5, p90_minutes: 5 },
  ])
  const list = async (filters: LeadFilters) => {
    const days = { enquired_from: period.from, enquired_until: period.until }
    const querystring = { ...days, ...filters, sort: 'name' as const }
    return (await administrator.call(leadsApi.list, { querystring })).map(({ name }) => name)
  }
  expect(await list({})).toEqual(['Asha', 'Nima'])
  expect(await list({ country: 'AU' })).toEqual(['Asha'])
  expect(await list({ min_response_minutes: 6 })).toEqual(['Nima'])
  expect(await list({ min_response_minutes: 40 })).toEqual(['Nima'])
  expect(await list({ enquired_from: dayAt(-20), min_response_minutes: 41 })).toEqual(['Bikash'])
})

test('response times include erased people and equal a recount by SQL', async () => {
  const { administrator, db, add, read } = await start()
  for (const name of ['Asha', 'Bikash', 'Nima']) await add({ name: `${name} Example` })
  const [first, second, third] = await db.selectFrom('enquiries').select('activity_id').execute()
  for (const [each, first_response_minutes] of [
    [first, 10],
    [second, 20],
    [third, 90],
  ] as const) {
    await db
      .updateTable('enquiries')
      .set({ first_response_minutes })
      .where('activity_id', '=', each?.activity_id ?? '')
      .execute()
  }
  const timed = { enquiries: 3, median_minutes: 20, p90_minutes: 90 }
  expect(await read()).toMatchObject(timed)

  const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
  await eraseLead(administrator, lead?.id ?? '')
  expect(await read()).toMatchObject({ ...timed, leads: 2 })
})

test('the default is the last 30 days in the office’s time zone', async () => {
  // In Kathmandu the next day has begun.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T18:20:00Z`) })
  onTestFinished(() => void vi.useRealTimers())
  const { administrator } = await start()
  const read = async (querystring: { from?: string; until?: string }) => {
    const { from, until } = await administrator.call(reportApi.read, { querystring })
    return { from, until }
  }

  expect(await read({})).toEqual({ from: dayAt(-28), until: dayAt(1) })
  expect(await read({ until: dayAt(-3) })).toEqual({ from: dayAt(-32), until: dayAt(-3) })
  expect(await read({ from: dayAt(0) })).toEqual({ from: today, until: dayAt(1) })
})

test('reports the chosen dates and refuses dates in the wrong order', async () => {
  const { administrator, add, read } = await start()
  await add({ name: 'Bikash Example' })

  const before = { from: dayAt(-9), until: dayAt(-3) }
  expect(await read('owner', before)).toMatchObject({
    leads: 0,
    enquiries: 0,
    median_minutes: null,
    groups: [],
  })
  const querystring = { from: today, until: dayAt(-3) }
  expect(await administrator.attempt(reportApi.read, { querystring })).toMatchObject({
    status: 400,
    failure: { fields: { until: expect.any(String) } },
  })
})

test('a report of some leads equals the list with the same filters', async () => {
  const { administrator, add } = await start()
  const nursing = { intake: '2027-02', subject: 'Nursing', level: 'Bachelor' }
  for (const [name, country, details] of [
    ['Asha Example', 'AU', nursing],
    ['Binod Example', 'AU', {}],
    ['Chandra Example', 'CA', nursing],
  ] as const) {
    const { id } = await add({ name, countries: [country] })
    await administrator.call(leadsApi.change, { params: { id }, body: details })
  }
  const filters = { country: 'AU', intake: '2027-02', subject: 'nurs' }
  const querystring = { ...period, ...filters, group_by: 'intake' as const }
  expect(await administrator.call(reportApi.read, { querystring })).toMatchObject({
    leads: 1,
    enquiries: 1,
    groups: [{ key: '2027-02', leads: 1, enquiries: 1 }],
  })
  expect(await administrator.call(leadsApi.list, { querystring: filters })).toHaveLength(1)
  const invalid = { querystring: { ...period, intake: 'soon' } }
  expect(await administrator.attempt(reportApi.read, invalid)).toMatchObject({
    status: 400,
    failure: { fields: { intake: expect.any(String) } },
  })
})
