import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { fillApplications } from '#tests/fill-applications.ts'
import { startTestApp } from '#tests/test-app.ts'
import { applicationListApi } from '../query-contract.ts'
import { rateGroupings } from '../rates-contract.ts'
import { applicationReportApi, phases } from '../report-contract.ts'

const period = { from: '2026-01-01', until: '2026-11-30' }

async function start() {
  const started = await startTestApp()
  const { administrator, db } = started
  const leadIds: string[] = []
  for (let index = 0; index < 6; index++) {
    const { id } = await administrator.call(leadsApi.add, {
      body: { name: `Student Example ${index}`, phone: `98000001${10 + index}` },
    })
    leadIds.push(id)
  }
  await db
    .updateTable('leads')
    .set({ source: 'facebook', created_at: '2026-03-01T06:00:00.000Z' })
    .where('id', 'in', leadIds.slice(0, 4))
    .execute()
  await db
    .updateTable('leads')
    .set({ created_at: '2025-03-01T06:00:00.000Z' })
    .where('id', 'in', leadIds.slice(4))
    .execute()
  // One lead of the period has no application.
  await fillApplications(db, {
    leadIds: [...leadIds.slice(0, 3), ...leadIds.slice(4)],
    ownerIds: [],
  })
  return started
}

test('open applications and refusals equal the lists that they open', async () => {
  const { administrator } = await start()
  for (const by of rateGroupings) {
    const { pipeline } = await administrator.call(applicationReportApi.read, {
      querystring: { ...period, group_by: by },
    })
    expect(pipeline.length).toBeGreaterThan(0)
    for (const { key, open, phases: counts } of pipeline) {
      const count = async (filters: object) => {
        const querystring = {
          [by]: key || 'unknown',
          outcome: 'open',
          ...filters,
          limit: 1,
        } as const
        const result = await administrator.attempt(applicationListApi.list, { querystring })
        return result.ok ? result.total : undefined
      }
      expect(open).toBe(await count({}))
      for (const phase of phases) expect(counts[phase]).toBe(await count({ phase }))
    }
  }
  const { refusals } = await administrator.call(applicationReportApi.read, { querystring: period })
  expect(refusals.length).toBeGreaterThan(0)
  for (const { reason, applications } of refusals) {
    const days = { decided_from: period.from, decided_until: period.until }
    const querystring = { ...days, outcome: 'refused', reason: reason || undefined } as const
    const result = await administrator.attempt(applicationListApi.list, { querystring })
    expect(result.ok && result.total).toBe(applications)
  }
})

test('times per step and conversions equal a recount of all rows', async () => {
  const { administrator, db } = await start()
  const report = await administrator.call(applicationReportApi.read, { querystring: period })
  const applications = await db
    .selectFrom('applications')
    .selectAll()
    .where('deleted_at', 'is', null)
    .execute()
  const visits = await db.selectFrom('application_steps').selectAll().execute()
  const isCounted = new Set(applications.map(({ id }) => id))
  const ended = visits.filter((row) => row.exited_at && isCounted.has(row.application_id))
  const times = Map.groupBy(ended, ({ step_id }) => step_id)
  expect(report.step_times).toHaveLength(times.size)
  for (const { step_id, visits: count, median_minutes, p90_minutes } of report.step_times) {
    const minutes = (times.get(step_id) ?? [])
      .map((row) => (Date.parse(row.exited_at ?? '') - Date.parse(row.entered_at)) / 60_000)
      .toSorted((a, b) => a - b)
    expect(count).toBe(minutes.length)
    expect(median_minutes).toBe(minutes[Math.ceil(minutes.length * 0.5) - 1])
    expect(p90_minutes).toBe(minutes[Math.ceil(minutes.length * 0.9) - 1])
  }

  const leads = await db
    .selectFrom('leads')
    .select('id')
    .where('created_at', 'like', '2026%')
    .execute()
  const having = (isWanted: (row: (typeof applications)[number]) => boolean) =>
    leads.filter(({ id }) => applications.some((row) => row.lead_id === id && isWanted(row))).length
  expect(report.conversions).toMatchObject([
    {
      source: 'facebook',
      leads: 4,
      with_application: having(() => true),
      with_visa: having((row) => row.visa_decision === 'granted' || row.outcome === 'enrolled'),
      enrolled: having((row) => row.outcome === 'enrolled'),
    },
  ])
  expect(report.conversions[0]?.with_application).toBe(3)
})
