import { expect, test } from 'vitest'
import { startLeadApp } from '#tests/lead-app.ts'
import { leadsApi } from '../contract.ts'

test('quick add and details store several numbers with their labels', async () => {
  const { administrator, add, change, find } = await startLeadApp()
  const { id } = await add({ name: 'Sita Example', phone: '9841553019 ::: 9801553019 (father)' })
  expect(await find(id)).toMatchObject({
    phones: ['9841553019', '9801553019'],
    phone_labels: ['9801553019 (father)'],
    whatsapp: [
      { phone: '9841553019', digits: '9779841553019' },
      { phone: '9801553019', digits: '9779801553019' },
    ],
  })
  const line = { line: 'Bikash Example, 9841553010 (office) / 01-4412345 ext 12, Canada' }
  expect(await administrator.call(leadsApi.quickAdd, { body: line })).toMatchObject({
    name: 'Bikash Example',
    phones: ['9841553010', '01-4412345'],
    phone_labels: ['9841553010 (office)', '01-4412345 (ext 12)'],
    countries: ['CA'],
  })

  const changed = await change(id, {
    phones: ['9.841553003E9', "'9841553004 (home)", '५५५-०१००'],
    guardian_phone: 'Hari: 9841553005 / 9841553006',
  })
  expect(changed).toMatchObject({
    phones: ['9841553003', '9841553004', '555-0100', '9841553006'],
    guardian_phone: '9841553005',
    phone_labels: ['9841553004 (home)', '9841553005 (Hari)', '9841553006 (guardian)'],
  })
  const { phones, guardian_phone, phone_labels } = changed
  expect(await change(id, { phones, guardian_phone, phone_labels })).toMatchObject(changed)
  expect(await change(id, { phones: ['9841553003'] })).toMatchObject({
    phone_labels: ['9841553005 (Hari)'],
  })
})

test('refuses an unreadable number, names it and stores nothing', async () => {
  const { administrator, add, find } = await startLeadApp()
  const { id } = await add({ name: 'Sita Example' })
  const params = { id }
  for (const [body, field, named] of [
    [{ phones: ['9841553003', '12345'] }, 'phones', '12345'],
    [{ phones: ['9.84155E+09'] }, 'phones', '9.84155E+09'],
    [{ guardian_phone: 'none' }, 'guardian_phone', 'none'],
  ] as const) {
    const { failure } = (await administrator.attempt(leadsApi.change, {
      params,
      body: { ...body } as object,
    })) as { failure?: { fields?: Record<string, string> } }
    expect(failure?.fields?.[field]).toContain(`“${named}” is not a phone number`)
  }
  const sent = { name: 'Hari Example', phone: '9841553003 / 98' }
  expect(await administrator.attempt(leadsApi.add, { body: sent })).toMatchObject({
    status: 400,
    failure: { fields: { phone: expect.stringContaining('“98” is not a phone number') } },
  })
  expect(await find(id)).toMatchObject({ phones: [], guardian_phone: '' })
})

test('second and guardian phones match the same person and are searchable', async () => {
  const { add, change, find, list } = await startLeadApp()
  const { id } = await add({ name: 'Sita Example', phone: '9841000001, 9841000002' })
  await change(id, { guardian_name: 'Hari Example', guardian_phone: '9841000003' })
  for (const q of ['9841000002', '+977 9841000003']) {
    expect((await list({ q })).map((lead) => lead.id)).toEqual([id])
  }

  expect(await add({ name: 'Sita Example', phone: '98410-00002' })).toMatchObject({ id })
  const cousin = await add({ name: 'Gita Sample', phone: '9841000003' })
  expect(cousin.id).not.toBe(id)
  expect((await find(id)).possible_duplicates).toMatchObject([{ id: cousin.id }])
})

test('a phone added later is matched, and leads are never merged automatically', async () => {
  const { add, change, find } = await startLeadApp()
  const one = await add({ name: 'Sita Example', phone: '9841000001' })
  const other = await add({ name: 'Sita Example', email: 'sita@student.example' })
  const third = await add({ name: 'Sita Example', email: 'third@student.example' })
  expect((await find(other.id)).possible_duplicates).toEqual([])

  await change(other.id, { phones: ['+977 9841000001'] })
  await change(third.id, { guardian_phone: '9841000001' })

  const ids = async (id: string) =>
    (await find(id)).possible_duplicates.map((lead) => lead.id).sort()
  expect(await ids(one.id)).toEqual([other.id, third.id].sort())
  expect(await ids(other.id)).toEqual([one.id, third.id].sort())
})

test('spellings of one Gmail address are possible duplicates', async () => {
  const { add, find } = await startLeadApp()
  const one = await add({ name: 'Sita Example', email: 'sita.example@gmail.com' })
  const emails = [
    'sitaexample@gmail.com',
    'sita.example+visa@gmail.com',
    's.i.t.a.example@googlemail.com',
  ]
  const others = []
  for (const email of emails) others.push(await add({ name: 'Sita Example', email }))
  const brother = await add({ name: 'Hari Sample', email: 'sitaexample+hari@gmail.com' })
  await add({ name: 'Sita Example', email: 'sitaother@gmail.com' })

  expect(new Set([one, ...others, brother].map(({ id }) => id)).size).toBe(5)
  const found = (await find(one.id)).possible_duplicates.map(({ id }) => id)
  expect(found.sort()).toEqual([...others, brother].map(({ id }) => id).sort())
})

test('finds names without accents, in both scripts and with or without joiners', async () => {
  const { add, list } = await startLeadApp()
  for (const name of ['José Example', 'सीता श्रेष्ठ', 'Hari Shrestha', 'गर्‍या Sample'])
    await add({ name })
  const found = async (q: string) => (await list({ q, sort: 'name' })).map(({ name }) => name)

  for (const q of ['jose', 'JOSÉ', 'Jose\u0301', 'j\u200bose']) {
    expect([q, await found(q)]).toEqual([q, ['José Example']])
  }
  expect(await found('shrestha')).toEqual(['Hari Shrestha', 'सीता श्रेष्ठ'])
  expect(await found('Sita Shre')).toEqual(['सीता श्रेष्ठ'])
  expect(await found('श्रेष्ठ')).toEqual(['Hari Shrestha', 'सीता श्रेष्ठ'])
  expect(await found('हरि')).toEqual(['Hari Shrestha'])
  expect(await found('गर्या')).toEqual(['गर्‍या Sample'])
})
