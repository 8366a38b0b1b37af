import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { administratorsApi, ownAccountApi } from '#app/features/accounts/people-contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { createBranches } from '#tests/create-branches.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { fillApplications, type Stored } from '#tests/fill-applications.ts'
import { startTestApp } from '#tests/test-app.ts'
import { outcomes } from '../outcomes-contract.ts'
import { type ApplicationFilters, applicationListApi } from '../query-contract.ts'
import { type RateFilters, type RateGrouping, rateGroupings, ratesApi } from '../rates-contract.ts'

const period = { from: '2026-02-01', until: '2026-09-30' }

/** Starts an office with random applications of leads that are merged, deleted and erased. */
async function start() {
  const started = await startTestApp()
  const { administrator, db } = started
  await createBranches(administrator, 'Head office', 'Pokhara')
  const me = await administrator.call(ownAccountApi.read, {})
  const leadIds: string[] = []
  for (let index = 0; index < 12; index++) {
    const { id } = await administrator.call(leadsApi.add, {
      body: { name: `Student Example ${index}`, phone: `98000001${10 + index}` },
    })
    const body = {
      owner_id: index % 3 === 0 ? me.id : null,
      branch: index % 2 === 0 ? 'Pokhara' : 'Head office',
    }
    await administrator.call(leadsApi.change, { params: { id }, body })
    leadIds.push(id)
  }
  await fillApplications(db, { leadIds, ownerIds: [me.id, newId()] })
  const [kept, merged, deleted, erased] = leadIds as [string, string, string, string]
  await administrator.call(mergeApi.merge, {
    params: { id: kept },
    body: { other_id: merged, fields: [] },
  })
  await administrator.call(leadsApi.remove, { params: { id: deleted } })
  await eraseLead(administrator, erased)
  return {
    ...started,
    me,
    read: (group_by: RateGrouping, filters: RateFilters = {}) =>
      administrator.call(ratesApi.read, { querystring: { ...period, ...filters, group_by } }),
    async count(querystring: ApplicationFilters) {
      const result = await administrator.attempt(applicationListApi.list, {
        querystring: { ...querystring, limit: 1 },
      })
      return result.ok ? result.total : undefined
    },
  }
}

type Started = Awaited<ReturnType<typeof start>>

/** Reads all rows and resolves merges and counsellors here, without the SQL of the product. */
async function listCounted({ db, administrator }: Started) {
  const [applications, leads, institutions, people] = await Promise.all([
    db.selectFrom('applications').selectAll().execute(),
    db.selectFrom('leads').selectAll().execute(),
    db.selectFrom('institutions').selectAll().execute(),
    administrator.call(administratorsApi.listNames, {}),
  ])
  const primaryLead = (id: string) => {
    const own = leads.find((lead) => lead.id === id)
    return leads.find((lead) => lead.id === own?.primary_lead_id)
  }
  return applications.flatMap((application) => {
    const lead = primaryLead(application.lead_id)
    if (application.deleted_at !== null || !lead || lead.deleted_at !== null) return []
    const owner = application.owner_id ?? lead.owner_id
    const isActive = people.some(({ id, works_on_leads }) => id === owner && works_on_leads)
    const institution = institutions.find(({ id }) => id === application.institution_id)
    return {
      ...application,
      institution: institution?.primary_id ?? '',
      owner:
        owner !== null && (isActive || !people.some(({ id }) => id === owner))
          ? owner
          : 'unassigned',
      branch: lead.branch,
    }
  })
}

type Counted = Awaited<ReturnType<typeof listCounted>>[number]

const isIn = (day: string) => day !== '' && day >= period.from && day <= period.until
const placeOutcomes: Stored['outcome'][] = ['enrolled', 'did_not_arrive']

function recount(all: Counted[]) {
  const visas = all.filter((row) => row.visa_decision !== null && isIn(row.visa_decided_on))
  const places = all.filter(
    (row) =>
      isIn(row.decided_on) &&
      row.outcome !== null &&
      (placeOutcomes.includes(row.outcome) || row.visa_decision === 'granted'),
  )
  return {
    visa_decided: visas.length,
    visa_refused: visas.filter((row) => row.visa_decision === 'refused').length,
    places: places.length,
    enrolled: places.filter((row) => row.outcome === 'enrolled').length,
    did_not_arrive: places.filter((row) => row.outcome === 'did_not_arrive').length,
  }
}

const visaDays = { visa_decided_from: period.from, visa_decided_until: period.until }
const days = { decided_from: period.from, decided_until: period.until, has_place: true }

/** The filters of the list that each number opens. */
const lists: Record<keyof ReturnType<typeof recount>, ApplicationFilters> = {
  visa_decided: { ...visaDays, visa_decision: 'decided' },
  visa_refused: { ...visaDays, visa_decision: 'refused' },
  places: days,
  enrolled: { ...days, outcome: 'enrolled' },
  did_not_arrive: { ...days, outcome: 'did_not_arrive' },
}

test('every rate equals a recount of all rows and the list that it opens', async () => {
  const started = await start()
  const all = await listCounted(started)
  expect(new Set(all.map(({ outcome }) => outcome)).size).toBe(outcomes.length + 1)
  for (const by of rateGroupings) {
    const rates = await started.read(by)
    expect(rates).toMatchObject(recount(all))
    const groups = Map.groupBy(all, (row) => row[by])
    let counted = 0
    for (const { key, name: _, name_ne: __, ...counts } of rates.groups) {
      const rows = groups.get(key) ?? []
      expect(counts, `${by} ${key}`).toEqual(recount(rows))
      counted += counts.visa_decided + counts.places
      for (const [name, filters] of Object.entries(lists)) {
        const total = await started.count({ ...filters, [by]: key || 'unknown' })
        expect(total, `${by} ${key} ${name}`).toBe(counts[name as keyof typeof counts])
      }
    }
    expect(counted).toBe(rates.visa_decided + rates.places)
    expect(counted).toBeGreaterThan(0)
  }
})

test('filters and the viewer’s scope select the applications that are counted', async () => {
  const started = await start()
  const { administrator, db, me, read } = started
  const all = await listCounted(started)
  const [first] = all.filter(({ country, intake }) => country !== '' && intake !== '')
  const { institution = '', country = '', intake = '' } = first ?? {}
  const owner = me.id
  for (const filters of [
    { institution },
    { country },
    { intake },
    { owner },
    { branch: 'Pokhara' },
    { country, branch: 'Pokhara', owner: 'unassigned' },
  ] satisfies RateFilters[]) {
    const rows = all.filter((row) =>
      Object.entries(filters).every(([name, value]) => row[name as keyof RateFilters] === value),
    )
    expect(await read('country', filters), JSON.stringify(filters)).toMatchObject(recount(rows))
  }

  const leads = await db.selectFrom('leads').select(['id', 'primary_lead_id', 'owner_id']).execute()
  const owned = leads.filter(({ primary_lead_id }) =>
    leads.some(({ id, owner_id }) => id === primary_lead_id && owner_id === me.id),
  )
  for (const [lead_scope, branch] of [
    ['own', ''],
    ['branch', 'Pokhara'],
  ] as const) {
    await db
      .updateTable('administrators')
      .set({ role: 'counsellor', lead_scope, branch })
      .where('id', '=', me.id)
      .execute()
    const rows = all.filter(
      (row) => owned.some(({ id }) => id === row.lead_id) || (branch && row.branch === branch),
    )
    expect(await read('institution')).toMatchObject(recount(rows))
  }
  expect(
    await administrator.attempt(ratesApi.read, {
      querystring: { from: period.until, until: period.from },
    }),
  ).toMatchObject({ status: 400, failure: { fields: { until: expect.any(String) } } })
})
