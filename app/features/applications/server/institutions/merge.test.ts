import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { type ApplicationChange, applicationsApi } from '../../contract.ts'
import { institutionsApi } from '../../institutions-contract.ts'
import { applicationListApi } from '../../query-contract.ts'
import { ratesApi } from '../../rates-contract.ts'

async function start() {
  const started = await startLeadApp()
  const { administrator, signIn } = started
  await signIn()
  const { id: leadId } = await started.add({ name: 'Asha Example' })
  return {
    ...started,
    leadId,
    apply: (institution: string, more: object = {}) =>
      administrator.call(applicationsApi.add, {
        params: { id: leadId },
        body: { institution, country: 'GB', ...more },
      }),
    read: (id: string) => administrator.call(institutionsApi.find, { params: { id } }),
    merge: (id: string, other_id: string) =>
      administrator.attempt(institutionsApi.merge, { params: { id }, body: { other_id } }),
    unmerge: (id: string) => administrator.attempt(institutionsApi.unmerge, { params: { id } }),
    listNames: async (state?: 'duplicate') =>
      (await administrator.call(institutionsApi.list, { querystring: { state } })).map(
        ({ name }) => name,
      ),
    listApplications: (institution: string) =>
      administrator.call(applicationListApi.list, { querystring: { institution } }),
  }
}

test('likely doubles are offered, merged without losing an application, and unmerged exactly', async () => {
  const started = await start()
  const { administrator, apply, listApplications, listNames, merge, read, unmerge } = started
  const first = await apply('University of Hull', { course: 'MSc Data Science' })
  const second = await apply('Hull University', { course: 'msc data science' })
  await apply('Hull University', { course: 'BSc Nursing' })
  await apply('Bangor University')
  const [hull, double] = [first.institution_id, second.institution_id]
  await administrator.call(institutionsApi.change, {
    params: { id: double },
    body: { city: 'Hull', website: 'https://hull.example', is_partner: true },
  })
  const before = [await read(hull), await read(double)]
  expect(await listNames('duplicate')).toEqual(['Hull University', 'University of Hull'])
  expect(before[0]?.possible_duplicates).toMatchObject([{ id: double, name: 'Hull University' }])

  expect(await merge(hull, double)).toMatchObject({
    value: { city: 'Hull', website: 'https://hull.example', is_partner: true },
  })
  expect(await read(double)).toMatchObject({
    id: hull,
    applications: 3,
    courses: [{ name: 'BSc Nursing' }, { name: 'MSc Data Science' }],
    merged: [{ id: double }],
    possible_duplicates: [],
  })
  const listed = await listApplications(hull)
  expect(listed.map(({ institution }) => institution)).toEqual(Array(3).fill('University of Hull'))
  expect(await listNames()).toEqual(['Bangor University', 'University of Hull'])
  // The name of the merged one leads to the primary one.
  expect((await apply('hull university')).institution_id).toBe(hull)
  const { groups } = await administrator.call(ratesApi.read, {
    querystring: { from: '2026-01-01', until: '2026-12-31' },
  })
  expect(groups.filter(({ name }) => name === 'Hull University')).toEqual([])
  expect(await merge(hull, double)).toMatchObject({ status: 409 })

  expect(await unmerge(double)).toMatchObject({ ok: true })
  const after = [await read(hull), await read(double)]
  expect(after).toEqual([{ ...before[0], applications: 2 }, before[1]])
  expect(await unmerge(double)).toMatchObject({ status: 409 })
  const log = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'institution' },
  })
  expect(log.slice(0, 2)).toMatchObject([
    { before: { merged: ['Hull University'] }, after: { merged: [], city: '' } },
    { before: { merged: [] }, after: { merged: ['Hull University'], city: 'Hull' } },
  ])
})

test('institutions merged before stay together, and values changed since are kept', async () => {
  const { administrator, apply, merge, read, unmerge } = await start()
  const [a, b, c] = [
    (await apply('Example A')).institution_id,
    (await apply('Example B')).institution_id,
    (await apply('Example C')).institution_id,
  ] as const
  const update = (id: string, city: string) =>
    administrator.call(institutionsApi.change, { params: { id }, body: { city } })
  await update(b, 'Leeds')
  await merge(b, c)
  await merge(a, b)
  expect(await read(c)).toMatchObject({ id: a, applications: 3, city: 'Leeds' })
  expect(await unmerge(c)).toMatchObject({ status: 409 })
  await update(a, 'York')
  await unmerge(b)
  expect(await read(a)).toMatchObject({ applications: 1, city: 'York' })
  expect(await read(c)).toMatchObject({ id: b, applications: 2, city: 'Leeds' })
})

test('an application whose course was changed while merged leaves with its institution', async () => {
  const { administrator, apply, listApplications, merge, read, unmerge } = await start()
  const first = await apply('University of Hull', { course: 'MSc Data Science', level: 'Master' })
  const second = await apply('Hull University', { course: 'BSc Nursing' })
  const [hull, double] = [first.institution_id, second.institution_id]
  const change = (id: string, body: ApplicationChange) =>
    administrator.call(applicationsApi.change, { params: { id }, body })
  await merge(hull, double)
  expect(await change(second.id, { course: 'msc data science' })).toMatchObject({
    institution_id: hull,
    course: 'MSc Data Science',
  })
  expect(await change(first.id, { course: 'BSc Nursing' })).toMatchObject({ course: 'BSc Nursing' })
  // The name of the merged institution, and a course that neither has.
  await change(second.id, { institution: 'Hull University', course: 'MA History' })
  await change(second.id, { course: 'MSc Data Science' })
  expect((await read(hull)).courses.map(({ name }) => name)).toEqual([
    'BSc Nursing',
    'MA History',
    'MSc Data Science',
  ])

  await unmerge(double)
  expect(await listApplications(hull)).toMatchObject([{ id: first.id, course: 'BSc Nursing' }])
  expect(await listApplications(double)).toMatchObject([
    { id: second.id, course: 'MSc Data Science' },
  ])
  expect((await read(hull)).courses).toMatchObject([
    { name: 'BSc Nursing' },
    { name: 'MSc Data Science' },
  ])
  expect((await read(double)).courses).toMatchObject([
    { name: 'BSc Nursing' },
    { name: 'MA History' },
    { name: 'MSc Data Science', level: 'Master' },
  ])
})
