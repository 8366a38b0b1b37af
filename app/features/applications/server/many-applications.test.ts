import { CompiledQuery } from 'kysely'
import { expect, test, vi } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { isPostgres } from '#database/sql-dialect.ts'
import { fillApplications } from '#tests/fill-applications.ts'
import { startTestApp } from '#tests/test-app.ts'
import { applicationsApi } from '../contract.ts'
import { type ApplicationQuery, applicationListApi } from '../query-contract.ts'
import { ratesApi } from '../rates-contract.ts'
import { applicationReportApi } from '../report-contract.ts'
import { tracksApi } from '../tracks-contract.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Counts the queries of each call with this number of students, applications and documents. */
async function countQueries(students: number) {
  const { administrator, app, db } = await startTestApp()
  const leadIds: string[] = []
  for (let index = 0; index < students; index++) {
    const { id } = await administrator.call(leadsApi.add, {
      body: { name: `Student Example ${index}`, phone: `98000001${10 + index}` },
    })
    leadIds.push(id)
  }
  const params = { id: leadIds[0] as string }
  for (let index = 0; index < students; index++) {
    const body = { kind: 'other' as const, title: `Letter ${index}` }
    await administrator.call(studentDocumentsApi.add, { params, body })
  }
  await fillApplications(db, { leadIds, ownerIds: [] }, students * 10)
  const [track] = await administrator.call(tracksApi.list, {})
  const spy = vi.spyOn(app.db.getExecutor(), 'executeQuery')
  async function count(call: () => Promise<unknown>) {
    spy.mockClear()
    await call()
    return spy.mock.calls.length
  }
  const querystring = { track: track?.id as string }
  return {
    list: await count(() =>
      administrator.call(applicationListApi.list, { querystring: { limit: 1000 } }),
    ),
    board: await count(() => administrator.call(applicationListApi.board, { querystring })),
    options: await count(() => administrator.call(applicationListApi.options, {})),
    rates: await count(() => administrator.call(ratesApi.read, {})),
    report: await count(() => administrator.call(applicationReportApi.read, {})),
    lead: await count(() => administrator.call(leadsApi.find, { params })),
    ofLead: await count(() => administrator.call(applicationsApi.listOfLead, { params })),
  }
}

test('lists, reports and the lead page run as many queries with 400 applications as with 100', async () => {
  const few = await countQueries(10)
  const many = await countQueries(40)

  expect(many).toEqual(few)
  expect(Math.max(...Object.values(many))).toBeLessThan(30)
})

test('SQLite reads an index and no rows for searches and most filters of the list', async () => {
  const { administrator, app, db } = await startTestApp()
  if (isPostgres(db)) return
  const spy = vi.spyOn(app.db.getExecutor(), 'executeQuery')
  const filters: ApplicationQuery[] = [
    {},
    { q: 'asha hull' },
    { q: 'ra' },
    { owner: 'unassigned' },
    { reason: 'funds' },
    { has_place: false },
    { phase: 'offer' },
    { sort: 'deadline' },
    { sort: 'institution' },
  ]
  for (const querystring of filters) {
    spy.mockClear()
    await administrator.call(applicationListApi.list, { querystring })
    const queries = spy.mock.calls.map(([query]) => query)
    const listing = queries.find(({ sql }) => sql.includes('matches as materialized'))
    if (!listing) throw new Error('The list ran no query')
    const explained = `explain query plan ${listing.sql.trim()}`
    const explaining = CompiledQuery.raw(explained, [...listing.parameters])
    const { rows } = await db.executeQuery<{ detail: string }>(explaining)
    const reads = rows.map(({ detail }) => detail).filter((line) => / applications\b/.test(line))
    expect([querystring, reads]).toEqual([
      querystring,
      ['SCAN applications USING COVERING INDEX applications_searched'],
    ])
  }
})
