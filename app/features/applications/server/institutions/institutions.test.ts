import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { applicationsApi } from '../../contract.ts'
import {
  type CourseChange,
  type InstitutionChange,
  type InstitutionQuery,
  institutionsApi,
  type NewCourse,
  type NewInstitution,
} from '../../institutions-contract.ts'
import { applicationListApi } from '../../query-contract.ts'

async function start() {
  const started = await startLeadApp()
  const { administrator, signIn } = started
  await signIn()
  const { id: leadId } = await started.add({ name: 'Asha Example' })
  return {
    ...started,
    apply: (institution: string, more: object = {}) =>
      administrator.call(applicationsApi.add, {
        params: { id: leadId },
        body: { institution, ...more },
      }),
    create: (body: NewInstitution) => administrator.call(institutionsApi.add, { body }),
    attemptAdd: (body: NewInstitution) => administrator.attempt(institutionsApi.add, { body }),
    update: (id: string, body: InstitutionChange & { seen?: object }) =>
      administrator.attempt(institutionsApi.change, { params: { id }, body: body as never }),
    read: (id: string) => administrator.call(institutionsApi.find, { params: { id } }),
    listAll: (querystring: InstitutionQuery = {}) =>
      administrator.call(institutionsApi.list, { querystring }),
    addCourse: (id: string, body: NewCourse) =>
      administrator.attempt(institutionsApi.addCourse, { params: { id }, body }),
    updateCourse: (id: string, body: CourseChange) =>
      administrator.attempt(institutionsApi.changeCourse, { params: { id }, body }),
    suggest: (q: string) => administrator.call(institutionsApi.suggest, { querystring: { q } }),
  }
}

const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

test('the same institution in other words is a possible duplicate and is suggested', async () => {
  const { create, listAll, suggest } = await start()
  const alike: [name: string, country: string][] = [
    ['Deakin Univ.', 'AU'],
    ['Deakin University', 'AU'],
    ['Leeds Uni', 'GB'],
    ['University of Leeds', 'GB'],
    ['Institute of Example Studies', 'GB'],
    ['The Example-Studies College', 'GB'],
  ]
  const others: [name: string, country: string][] = [
    ['Leeds Beckett University', 'GB'],
    ['University of Deakin', 'GB'],
    ['University College', 'GB'],
    ['The University', 'GB'],
  ]
  for (const [name, country] of [...alike, ...others]) await create({ name, country })
  expect(names(await listAll({ state: 'duplicate' })).toSorted()).toEqual(
    alike.map(([name]) => name).toSorted(),
  )
  expect(names(await suggest('Univ of Leeds'))).toEqual(['Leeds Uni', 'University of Leeds'])
  expect(names(await suggest('Deakin Uni'))).toEqual([
    'Deakin Univ.',
    'Deakin University',
    'University of Deakin',
  ])
})

test('institutions are listed with their applications, filtered and sorted', async () => {
  const { administrator, apply, create, listAll } = await start()
  await create({ name: 'Zürich College', country: 'CH', city: 'Zürich' })
  await create({
    name: 'Kathmandu University',
    name_ne: 'काठमाडौं विश्वविद्यालय',
    country: 'NP',
    is_partner: true,
    agreement_until: '2020-01-31',
  })
  await create({ name: 'Partner College', is_partner: true, agreement_until: '2999-01-31' })
  for (const course of ['BSc', 'MSc', 'msc'])
    await apply('University of Hull', { country: 'GB', course })

  expect(names(await listAll())).toEqual([
    'Kathmandu University',
    'Partner College',
    'University of Hull',
    'Zürich College',
  ])
  expect(names(await listAll({ sort: '-applications', limit: 1 }))).toEqual(['University of Hull'])
  expect(names(await listAll({ sort: '-agreement_until', limit: 2 }))).toEqual([
    'Partner College',
    'Kathmandu University',
  ])
  expect(names(await listAll({ partner: 'ending' }))).toEqual(['Kathmandu University'])
  expect(names(await listAll({ partner: 'no', country: 'CH' }))).toEqual(['Zürich College'])
  expect(names(await listAll({ country: 'unknown' }))).toEqual(['Partner College'])
  expect(names(await listAll({ q: 'विश्वविद्यालय' }))).toEqual(['Kathmandu University'])
  expect(names(await listAll({ q: 'college zurich' }))).toEqual(['Zürich College'])

  const [hull] = await listAll({ q: 'hull' })
  expect(hull).toMatchObject({ applications: 3, courses: 2 })
  const opened = await administrator.call(applicationListApi.list, {
    querystring: { institution: hull?.id },
  })
  expect(opened).toHaveLength(3)
  const [first] = await listAll({ limit: 1 })
  expect(names(await listAll({ before: first?.id, limit: 1 }))).toEqual(['Partner College'])
})

test('a name is unique in its country, in both languages', async () => {
  const { attemptAdd, create, update } = await start()
  const hull = await create({ name: 'University of Hull', name_ne: 'हल', country: 'GB' })
  expect(await attemptAdd({ name: 'UNIVERSITY of hull', country: 'GB' })).toMatchObject({
    status: 400,
    failure: { fields: { name: expect.stringContaining('has this name') } },
  })
  expect(await attemptAdd({ name: 'Hull', name_ne: 'हल', country: 'GB' })).toMatchObject({
    status: 400,
    failure: { fields: { name_ne: expect.any(String) } },
  })
  const other = await create({ name: 'University of Hull', country: 'AU' })
  expect(await update(other.id, { country: 'GB' })).toMatchObject({ status: 400 })
  expect(await update(hull.id, { city: 'Hull', country: 'GB' })).toMatchObject({ ok: true })
})

test('wrong values are refused at their field', async () => {
  const { attemptAdd } = await start()
  const body = {
    name: ' ',
    name_ne: 'क'.repeat(151),
    country: 'UK2',
    city: 'a\nb',
    website: 'hull.ac.uk',
    is_partner: 'perhaps',
    agreement_until: '2026-02-30',
  }
  const refused = await attemptAdd(body as never)
  expect(refused).toMatchObject({ status: 400 })
  expect(refused.ok || Object.keys(refused.failure.fields ?? {}).toSorted()).toEqual(
    Object.keys(body).toSorted(),
  )
})

test('an archived institution keeps its applications and is no longer suggested', async () => {
  const { administrator, apply, listAll, read, suggest, update } = await start()
  const application = await apply('University of Hull', { country: 'GB' })
  const { institution_id: id } = application
  expect(await update(id, { is_archived: true, seen: { is_archived: false } })).toMatchObject({
    value: { is_archived: true },
  })
  expect(await suggest('hull')).toEqual([])
  expect(await listAll()).toEqual([])
  expect(names(await listAll({ state: 'archived' }))).toEqual(['University of Hull'])
  expect(await read(id)).toMatchObject({ applications: 1, is_archived: true })
  // Its name is not added a second time.
  expect((await apply('university of hull', { country: 'GB' })).institution_id).toBe(id)
  await update(id, { is_archived: false })
  expect(await suggest('hull')).toHaveLength(1)
  const log = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'institution' },
  })
  expect(log).toMatchObject([
    { action: 'changed', subject_name: 'University of Hull', after: { is_archived: false } },
    { action: 'changed', after: { is_archived: true } },
  ])
})

test('a change that is based on an earlier version is refused', async () => {
  const { create, update } = await start()
  const { id } = await create({ name: 'University of Hull' })
  await update(id, { city: 'Hull' })
  expect(await update(id, { city: 'Kingston', seen: { city: '' } })).toMatchObject({
    status: 409,
    failure: { current: { city: 'Hull' } },
  })
})

test('courses are added, changed and archived; their names are unique', async () => {
  const { addCourse, apply, create, read, suggest, updateCourse } = await start()
  const { id } = await create({ name: 'University of Hull', country: 'GB' })
  const course = { name: 'MSc Data Science', level: 'Master', currency: 'GBP', fee: 1_650_000 }
  const added = await addCourse(id, course as NewCourse)
  expect(added).toMatchObject({ ok: true, value: course })
  expect(await addCourse(id, { name: 'msc data science' })).toMatchObject({
    status: 400,
    failure: { fields: { name: expect.stringContaining('has this name') } },
  })
  await addCourse(id, { name: 'BSc Nursing' })
  const application = await apply('University of Hull', { course: 'MSc DATA Science' })
  expect(application.course).toBe('MSc Data Science')
  const courseId = added.ok ? added.value.id : ''
  expect(await updateCourse(courseId, { name: 'BSc NURSING' })).toMatchObject({ status: 400 })
  const body = { name: 'MSc Data Science and AI', fee: null }
  expect(await updateCourse(courseId, body)).toMatchObject({ value: body })
  await updateCourse(courseId, { is_archived: true })
  expect(await read(id)).toMatchObject({
    courses: [
      { name: 'BSc Nursing', is_archived: false },
      { name: 'MSc Data Science and AI', is_archived: true },
    ],
  })
  expect((await suggest('hull'))[0]?.courses).toHaveLength(1)
  expect(
    await addCourse('01936f2c-8f43-7c9b-a6a5-5a3a1f0e9b11', course as NewCourse),
  ).toMatchObject({ status: 404 })
})
