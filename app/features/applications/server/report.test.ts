import { expect, test } from 'vitest'
import { dayIn } from '#app/contract/date-format.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import type { LeadQuery } from '#app/features/leads/query-contract.ts'
import { makeContact } from '#tests/factories.ts'
import { fillApplications } from '#tests/fill-applications.ts'
import { startTestApp } from '#tests/test-app.ts'
import { applicationListApi } from '../query-contract.ts'
import { rateGroupings } from '../rates-contract.ts'
import { applicationReportApi, phases } from '../report-contract.ts'
import { tracksApi } from '../tracks-contract.ts'

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
  const { administrator, db } = await start()
  const refused = db
    .selectFrom('applications')
    .select('id')
    .where('outcome', '=', 'refused')
    .where('deleted_at', 'is', null)
  await db
    .updateTable('applications')
    .set({ outcome_reason: '' })
    .where('id', 'in', refused.where('decided_on', 'like', '2026-0%').orderBy('id').limit(5))
    .execute()
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
  expect(refusals.map(({ reason }) => reason)).toContain('')
  for (const { reason, applications } of refusals) {
    const days = { decided_from: period.from, decided_until: period.until }
    const querystring = { ...days, outcome: 'refused', reason: reason || 'none' } as const
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
  const tracks = await administrator.call(tracksApi.list, {})
  // The steps at or after an offer.
  const furtherSteps = new Set(
    tracks.flatMap(({ steps }) => {
      const isFurther = (milestone: string) => !['', 'applied'].includes(milestone)
      const first = steps.findIndex(({ milestone }) => isFurther(milestone))
      return steps.slice(first).map(({ id }) => id)
    }),
  )
  const times = Map.groupBy(ended, ({ step_id }) => step_id)
  expect(report.step_times).toHaveLength(times.size)
  for (const {
    step_id,
    visits: count,
    applications: left,
    median_minutes,
    p90_minutes,
  } of report.step_times) {
    const minutes = (times.get(step_id) ?? [])
      .map((row) => (Date.parse(row.exited_at ?? '') - Date.parse(row.entered_at)) / 60_000)
      .toSorted((a, b) => a - b)
    expect(count).toBe(minutes.length)
    const leavers = (times.get(step_id) ?? []).map(({ application_id }) => application_id)
    expect(left).toBe(new Set(leavers).size)
    expect(median_minutes).toBe(minutes[Math.ceil(minutes.length * 0.5) - 1])
    expect(p90_minutes).toBe(minutes[Math.ceil(minutes.length * 0.9) - 1])
  }

  const leads = await db
    .selectFrom('leads')
    .select(['id', 'source', 'channel'])
    .where('created_at', 'like', '2026%')
    .execute()
  const reachedOffer = new Set(
    visits.flatMap(({ application_id, step_id }) =>
      furtherSteps.has(step_id) ? [application_id] : [],
    ),
  )
  const having = (rows: typeof leads, isWanted: (row: (typeof applications)[number]) => boolean) =>
    rows.filter(({ id }) => applications.some((row) => row.lead_id === id && isWanted(row))).length
  const hasVisa = (row: (typeof applications)[number]) =>
    row.visa_decision === 'granted' || row.outcome === 'enrolled'
  for (const by of ['source', 'channel'] as const) {
    const groups = Map.groupBy(leads, (row) => row[by])
    for (const [key, rows] of groups) {
      const found = report.conversions[`by_${by}`].find((group) => group.key === key)
      expect([by, key, found]).toMatchObject([
        by,
        key,
        {
          leads: rows.length,
          with_application: having(rows, () => true),
          with_offer: having(
            rows,
            (row) =>
              hasVisa(row) ||
              row.visa_decision !== null ||
              row.outcome === 'did_not_arrive' ||
              reachedOffer.has(row.id),
          ),
          with_visa: having(rows, hasVisa),
          enrolled: having(rows, (row) => row.outcome === 'enrolled'),
        },
      ])
    }
  }
  const { by_source } = report.conversions
  expect(by_source.find(({ key }) => key === 'facebook')?.with_application).toBe(3)
})

test('conversions and times per step equal the lists that they open', async () => {
  const { administrator, visitor, db } = await start()
  await visitor.call(contactsApi.send, { body: makeContact() })
  const until = dayIn('Asia/Kathmandu', new Date())
  const days = { from: period.from, until }
  const { conversions, step_times } = await administrator.call(applicationReportApi.read, {
    querystring: days,
  })
  const countLeads = async (querystring: LeadQuery) => {
    const result = await administrator.attempt(leadsApi.list, { querystring })
    return result.ok ? result.total : result.failure
  }
  for (const by of ['source', 'channel'] as const) {
    const groups = conversions[`by_${by}`]
    expect(groups.length).toBeGreaterThan(1)
    for (const group of groups) {
      const filter = (group.key ? { [by]: group.key } : { without: by }) as LeadQuery
      const created = { ...filter, ...days }
      expect(group.leads).toBe(await countLeads(created))
      for (const [count, application] of [
        ['with_application', 'any'],
        ['with_offer', 'offer'],
        ['with_visa', 'visa'],
        ['enrolled', 'enrolled'],
      ] as const) {
        expect([count, group[count]]).toEqual([
          count,
          await countLeads({ ...created, application }),
        ])
      }
      const enquired = { ...filter, enquired_from: days.from, enquired_until: days.until }
      // Each lead here has at most one enquiry.
      expect(group.enquiries).toBe(await countLeads(enquired))
    }
  }
  expect(step_times.length).toBeGreaterThan(0)
  const visits = await db.selectFrom('application_steps').selectAll().execute()
  for (const { step_id, applications, median_minutes, p90_minutes } of step_times) {
    const left = { left_step: step_id, left_from: days.from, left_until: days.until }
    const listLeft = async (more: { min_step_minutes?: number }) => {
      const querystring = { ...left, ...more, limit: 1000 }
      const rows = await administrator.call(applicationListApi.list, { querystring })
      return rows.map(({ id }) => id).toSorted()
    }
    // Deleted applications have visits, too.
    const counted = await listLeft({})
    expect(counted).toHaveLength(applications)
    for (const minutes of [median_minutes, p90_minutes]) {
      const long = visits.filter(
        (row) =>
          row.step_id === step_id &&
          row.exited_at &&
          Math.round((Date.parse(row.exited_at) - Date.parse(row.entered_at)) / 60_000) >= minutes,
      )
      const ids = new Set(long.map(({ application_id }) => application_id))
      expect(await listLeft({ min_step_minutes: minutes })).toEqual(
        counted.filter((id) => ids.has(id)),
      )
    }
  }
})
