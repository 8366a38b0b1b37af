import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { applicationsApi } from '../../../contract.ts'
import { type ImportedRow, institutionImportsApi } from '../../../institution-import-contract.ts'
import { type InstitutionChange, institutionsApi } from '../../../institutions-contract.ts'

const ids = ['1', '2', '3'].map((digit) => `01936f2c-8f43-7c9b-a6a5-5a3a1f0e9b1${digit}`)
const [firstId = '', secondId = '', thirdId = ''] = ids

async function start() {
  const started = await startLeadApp()
  const { administrator, signIn } = started
  await signIn()
  const { id: leadId } = await started.add({ name: 'Asha Example' })
  const number = (rows: Omit<ImportedRow, 'row'>[]) =>
    rows.map((row, index) => Object.assign({ row: index + 2 }, row))
  return {
    ...started,
    apply: (institution: string, more: object = {}) =>
      administrator.call(applicationsApi.add, {
        params: { id: leadId },
        body: { institution, ...more },
      }),
    check: (rows: Omit<ImportedRow, 'row'>[]) =>
      administrator.call(institutionImportsApi.check, { body: { rows: number(rows) } }),
    run: (id: string, rows: Omit<ImportedRow, 'row'>[]) =>
      administrator.call(institutionImportsApi.add, {
        body: { id, file_name: 'partners.csv', rows: number(rows) },
      }),
    undo: (id: string) => administrator.call(institutionImportsApi.undo, { params: { id } }),
    read: (id: string) => administrator.call(institutionsApi.find, { params: { id } }),
    update: (id: string, body: InstitutionChange) =>
      administrator.call(institutionsApi.change, { params: { id }, body }),
    async readAll() {
      const listed = await administrator.call(institutionsApi.list, {
        querystring: { state: 'all', limit: 1000 },
      })
      return Promise.all(
        listed.map(({ id }) => administrator.call(institutionsApi.find, { params: { id } })),
      )
    },
  }
}

const hull = {
  name: 'University of Hull',
  name_ne: 'हल विश्वविद्यालय',
  country: 'UK',
  city: 'Hull',
  website: 'www.hull.example',
  partner: 'Yes',
  agreement_until: '31/12/2027',
}
const file = [
  { ...hull, course: 'MSc Data Science', level: 'Master', fee: '£16,500' },
  {
    name: 'university  of HULL',
    country: 'बेलायत',
    course: 'BSc Nursing',
    currency: 'gbp',
    fee: '१५,०००.50',
  },
  { name: 'Example College', country: 'AU', city: 'Perth', partner: 'no' },
]

test('rows become institutions with their courses; the same file again adds nothing', async () => {
  const { administrator, check, readAll, run } = await start()
  expect(await check(file)).toMatchObject([
    {
      state: 'new',
      adds: ['institution', 'course'],
      institution: 'University of Hull',
      institution_id: null,
      values: {
        country: 'GB',
        website: 'https://www.hull.example',
        is_partner: true,
        fee: 1_650_000,
      },
      problems: [],
    },
    { state: 'new', adds: ['course'], values: { currency: 'GBP', fee: 1_500_050 }, problems: [] },
    { state: 'new', adds: ['institution'] },
  ])
  expect(await readAll()).toEqual([])

  const imported = { rows: 3, skipped: 0, institutions: 2, courses: 2, changed: 0 }
  expect(await run(firstId, file)).toMatchObject(imported)
  const stored = await readAll()
  expect(stored).toMatchObject([
    { name: 'Example College', country: 'AU', city: 'Perth', is_partner: false, courses: [] },
    {
      name: 'University of Hull',
      name_ne: 'हल विश्वविद्यालय',
      country: 'GB',
      agreement_until: '2027-12-31',
      courses: [
        { name: 'BSc Nursing', currency: 'GBP', fee: 1_500_050 },
        { name: 'MSc Data Science', level: 'Master', currency: 'GBP', fee: 1_650_000 },
      ],
    },
  ])
  // The answer was lost, and the client sends it again.
  expect(await run(firstId, file)).toMatchObject(imported)
  expect(await check(file)).toMatchObject([{ state: 'same' }, { state: 'same' }, { state: 'same' }])
  expect(await run(secondId, file)).toMatchObject({ institutions: 0, courses: 0, changed: 0 })
  expect(await readAll()).toEqual(stored)

  expect(await administrator.call(institutionImportsApi.list, {})).toMatchObject([
    { id: secondId },
    { id: firstId, file_name: 'partners.csv', by: expect.any(String), undone_at: null },
  ])
  const log = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'institution_import' },
  })
  expect(log).toMatchObject([
    { action: 'added', subject_name: 'partners.csv' },
    { action: 'added', subject_name: 'partners.csv', after: { institutions: 2, courses: 2 } },
  ])
})

test('wrong cells are listed with their reason, and the rest of the row comes in', async () => {
  const { check, readAll, run } = await start()
  const rows = [
    {
      name: 'University of Hull',
      country: 'Narnia',
      website: 'no address',
      partner: 'perhaps',
      agreement_until: 'soon',
      city: 'x'.repeat(101),
      level: 'Master',
    },
    { country: 'GB', course: 'BSc' },
    { name: 'n'.repeat(151) },
    { name: 'Example College', country: 'GB', course: 'BSc', fee: 'free', currency: 'shells' },
    {
      name: 'Example College',
      country: 'GB',
      city: 'Leeds',
      course: 'MSc',
      fee: 'GBP 5',
      currency: 'EUR',
    },
    { name: 'Example College', country: 'GB', city: 'York', course: 'msc', fee: '7' },
    { name: 'Example College', country: 'GB', course: 'MSc', fee: '8' },
    { name: 'Example College', country: 'AU' },
    { name: 'Example College' },
  ]
  const checked = await check(rows)
  expect(checked.map(({ state }) => state)).toEqual([
    'new',
    'invalid',
    'invalid',
    'new',
    'new',
    'changed',
    'same',
    'new',
    'invalid',
  ])
  const fields = checked.map(({ problems }) => problems.map(({ field }) => field))
  expect(fields).toEqual([
    ['country', 'city', 'website', 'partner', 'agreement_until', 'level'],
    ['name'],
    ['name'],
    ['fee', 'currency'],
    ['fee'],
    ['city'],
    ['fee'],
    [],
    ['name'],
  ])
  expect(checked[0]?.problems[0]).toEqual({
    field: 'country',
    text: 'Narnia',
    detail: 'This is no country. Write its name, for example Australia.',
  })
  expect(await run(firstId, rows)).toMatchObject({
    rows: 9,
    skipped: 3,
    institutions: 3,
    courses: 2,
  })
  expect(await readAll()).toMatchObject([
    {
      name: 'Example College',
      country: 'GB',
      city: 'Leeds',
      courses: [
        { name: 'BSc', fee: null },
        { name: 'MSc', currency: 'EUR', fee: 700 },
      ],
    },
    { name: 'Example College', country: 'AU', courses: [] },
    { name: 'University of Hull', country: '', city: '', website: '', is_partner: false },
  ])
  // The corrected row belongs to the institution that has no country yet.
  const corrected = [{ name: 'University of Hull', country: 'GB' }]
  expect(await check(corrected)).toMatchObject([{ state: 'changed', previous: { country: '' } }])
})

test('long cells and decimal commas are no amounts or dates', async () => {
  const { check } = await start()
  // A pattern that tries every split of the spaces would take hours.
  const long = `1${' '.repeat(30_000)}x1`
  const [first, second] = await check([
    { name: 'Example College', course: 'BSc', fee: long, agreement_until: long },
    { name: 'Example College', course: 'MSc', fee: '16500,50' },
  ])
  expect(first?.problems.map(({ field }) => field)).toEqual(['agreement_until', 'fee'])
  expect(second).toMatchObject({ values: { course: 'MSc' }, problems: [{ field: 'fee' }] })
  expect(second?.values).not.toHaveProperty('fee')
})

test('existing institutions are found by all their names, and undo gives them back what they were', async () => {
  const { administrator, apply, check, readAll, run, undo } = await start()
  const { institution_id: id } = await apply('University of Hull', { country: 'GB', course: 'MSc' })
  const { institution_id: merged } = await apply('Hull Uni', { country: 'GB', course: 'msc' })
  await administrator.call(institutionsApi.merge, { params: { id }, body: { other_id: merged } })
  const before = await readAll()
  const rows = [
    { name: 'HULL UNI', country: 'GB', city: 'Hull', course: 'MSc', level: 'Master', fee: '5 GBP' },
    { name: 'university of hull', name_ne: 'हल', course: 'BA' },
  ]
  expect(await check(rows)).toMatchObject([
    {
      state: 'changed',
      institution: 'University of Hull',
      institution_id: id,
      previous: { city: '', level: '', fee: null },
    },
    { state: 'new', adds: ['course'], institution_id: id, previous: { name_ne: '' } },
  ])
  // The course is one row of each of the merged institutions.
  expect(await run(firstId, rows)).toMatchObject({ institutions: 0, courses: 1, changed: 3 })
  expect(await readAll()).toMatchObject([
    { city: 'Hull', name_ne: 'हल', courses: [{ name: 'BA' }, { level: 'Master', fee: 500 }] },
  ])
  expect(await undo(firstId)).toEqual({ institutions: 0, courses: 1, reverted: 3, kept: [] })
  expect(await readAll()).toEqual(before)
  // The answer was lost.
  expect(await undo(firstId)).toEqual({ institutions: 0, courses: 0, reverted: 0, kept: [] })
})

test('undo keeps what is in use, merged or changed since, and says so', async () => {
  const { administrator, apply, read, readAll, run, undo, update } = await start()
  const college = (name: string) => ({ name, country: 'GB', course: 'BSc' })
  const { institution_id: own } = await apply('Own College', { country: 'GB' })
  await run(firstId, [
    college('Applied'),
    college('Changed'),
    college('Merged'),
    college('Unused'),
    { name: 'Own College', country: 'GB', city: 'Leeds', website: 'own.example' },
    { name: 'Grown', country: 'GB' },
  ])
  const find = async (name: string) =>
    (await readAll()).find((each) => each.name === name)?.id ?? ''
  const [changed, merged, grown] = [
    await find('Changed'),
    await find('Merged'),
    await find('Grown'),
  ]
  await apply('Applied', { country: 'GB', course: 'BSc' })
  await update(changed, { city: 'York' })
  await update(own, { city: 'York' })
  await administrator.call(institutionsApi.merge, {
    params: { id: own },
    body: { other_id: merged },
  })
  await administrator.call(institutionsApi.addCourse, {
    params: { id: grown },
    body: { name: 'MA' },
  })

  const undone = await undo(firstId)
  expect(undone).toMatchObject({ institutions: 1, courses: 3, reverted: 0 })
  expect(
    undone.kept.map(({ subject, name, reason }) => [subject, name, reason]).toSorted(),
  ).toEqual([
    ['course', 'BSc', 'applications'],
    ['institution', 'Applied', 'applications'],
    ['institution', 'Changed', 'changed'],
    ['institution', 'Grown', 'courses'],
    ['institution', 'Merged', 'merged'],
    ['institution', 'Own College', 'changed'],
  ])
  expect((await readAll()).map(({ name }) => name)).toEqual([
    'Applied',
    'Changed',
    'Grown',
    'Own College',
  ])
  // What is free again can be undone later.
  await update(changed, { city: '' })
  await update(own, { city: 'Leeds' })
  expect(await undo(firstId)).toMatchObject({ institutions: 1, courses: 0, reverted: 1 })
  expect(await read(own)).toMatchObject({ city: '', website: '' })
  const log = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'institution_import' },
  })
  expect(log[0]).toMatchObject({ action: 'deleted', subject_name: 'partners.csv' })
})

test('an import with the names of another row in another language adds no double', async () => {
  const { check, run } = await start()
  await run(thirdId, [hull, { name: 'Other College', country: 'GB' }])
  expect(
    await check([
      { name: 'हल विश्वविद्यालय', country: 'GB' },
      { name: 'Hull', name_ne: 'हल  विश्वविद्यालय', country: 'GB' },
      { name: 'Other College', name_ne: 'हल विश्वविद्यालय', country: 'GB' },
      { name: 'University of Hull', country: 'AU' },
    ]),
  ).toMatchObject([
    { state: 'same', institution: 'University of Hull' },
    { state: 'same', institution: 'University of Hull' },
    { state: 'same', institution: 'Other College', problems: [{ field: 'name_ne' }] },
    { state: 'new', adds: ['institution'] },
  ])
})
