import { expect, test } from 'vitest'
import { startLeadApp } from '#tests/lead-app.ts'
import { leadsApi } from '../contract.ts'
import { mergeApi } from '../merge-contract.ts'
import type { LeadQuery } from '../query-contract.ts'

test('finds leads by phone in any spelling, by name and by e-mail', async () => {
  const { sendEnquiry, add, list } = await startLeadApp()
  await sendEnquiry()
  await add({ name: 'Someone Else', phone: '9811111111' })

  for (const q of [
    '980-0000000',
    '+977 9800000000',
    '००९७७ ९८० ०००००००',
    '0000000',
    'asha@',
    'GURU',
  ]) {
    expect(
      (await list({ q })).map(({ name }) => name),
      q,
    ).toEqual(['Asha Gurung'])
  }
})

test('each filter returns only matching leads', async () => {
  const { sendEnquiry, add, change, list, listStages } = await startLeadApp()
  await sendEnquiry({ origin: 'source=facebook' })
  const { id } = await add({ name: 'Bikash Example', countries: ['CA'] })
  const [, contacted] = await listStages()
  await change(id, { tags: ['Scholarship'], stage_id: contacted?.id })
  const names = async (query: LeadQuery) => (await list(query)).map(({ name }) => name)

  expect(await names({ country: 'CA' })).toEqual(['Bikash Example'])
  expect(await names({ tag: 'scholarship' })).toEqual(['Bikash Example'])
  expect(await names({ stage: contacted?.id })).toEqual(['Bikash Example'])
  expect(await names({ owner: 'unassigned' })).toEqual(['Asha Gurung'])
  expect(await names({ awaiting_reply: true })).toEqual(['Asha Gurung'])
  expect(await names({ channel: 'walk-in' })).toEqual(['Bikash Example'])
  expect(await names({ source: 'facebook' })).toEqual(['Asha Gurung'])
  expect(await names({ due: 'none', sort: 'name' })).toEqual(['Asha Gurung', 'Bikash Example'])
  expect(await names({ outcome: 'lost' })).toEqual([])
})

test('Today lists overdue, due, waiting and unassigned leads', async () => {
  const { administrator, sendEnquiry, add, change, list } = await startLeadApp()
  await sendEnquiry()
  const { id } = await add({ name: 'Bikash Example' })
  const { id: other } = await add({ name: 'Nima Example' })
  await change(other, { owner_id: null })
  expect(await list({ owner: 'unassigned', awaiting_reply: false })).toMatchObject([{ id: other }])
  await change(id, { follow_up_at: new Date(Date.now() - 60_000).toISOString() })

  const today = await administrator.call(leadsApi.today, { querystring: {} })
  expect(today).toMatchObject({
    overdue: { total: 1, tasks: [{ lead: { id } }] },
    today: { total: 0 },
    awaiting_reply: { total: 1, leads: [{ name: 'Asha Gurung' }] },
    unassigned: { total: 1, leads: [{ id: other }] },
    week: { total: 0 },
  })
  const [lead] = await list({ q: 'Bikash' })
  const ownQuery = { querystring: { owner: lead?.owner_id ?? '' } }
  expect(await administrator.call(leadsApi.today, ownQuery)).toMatchObject({
    overdue: { total: 1 },
    awaiting_reply: { total: 0 },
    unassigned: { total: 2, leads: [{ name: 'Asha Gurung' }, { id: other }] },
  })
})

test('finds leads by words of any order in names, cities, guardians and notes', async () => {
  const { administrator, add, change, addNote, list, find } = await startLeadApp()
  const { id } = await add({ name: 'Sita Example', phone: '9800000001' })
  const { id: other } = await add({ name: 'कमला Example', phone: '9811112222' })
  await change(id, { city: 'पोखरा', guardian_name: 'Hari Example', guardian_phone: '9822223333' })
  await addNote(id, 'call', 'Wants NURSING in Perth')
  await addNote(id, 'note', 'आमासँग कुरा भयो')
  await addNote(other, 'note', 'Will send 100 % of the papers')
  const names = async (q: string) => (await list({ q })).map(({ name }) => name)

  for (const q of [
    'Example sita',
    'pokhara',
    'पोखरा सीता',
    'hari nursing',
    'perth wants sita',
    '0001 example hari',
    '2233',
    'आमासँग',
  ])
    expect(await names(q), q).toEqual(['Sita Example'])
  expect(await names('kamala')).toEqual(['कमला Example'])
  expect(await names('100 %')).toEqual(['कमला Example'])
  expect(await names('kamala nursing')).toEqual([])
  expect(await names('one two three four five six seven')).toEqual([])

  const { timeline } = await find(id)
  const note = timeline.find(({ text }) => text.startsWith('Wants'))?.id ?? ''
  await administrator.call(leadsApi.editActivity, {
    params: { id, activity_id: note },
    body: { text: 'Wants engineering' },
  })
  expect(await names('nursing')).toEqual([])
  expect(await names('engineering')).toEqual(['Sita Example'])
})

test('finds a merged lead by the notes of both', async () => {
  const { administrator, add, addNote, list } = await startLeadApp()
  const { id } = await add({ name: 'Sita Example', phone: '9800000001' })
  const { id: other } = await add({ name: 'Seeta Example', phone: '9811112222' })
  await addNote(other, 'note', 'Met at the fair')
  await administrator.call(mergeApi.merge, {
    params: { id },
    body: { other_id: other, fields: [] },
  })
  expect(await list({ q: 'fair sita' })).toMatchObject([{ id }])
})

test('each field of a lead has a filter', async () => {
  const { add, change, list } = await startLeadApp()
  const { id } = await add({ name: 'Sita Example' })
  await add({ name: 'Kamala Example' })
  await change(id, {
    city: 'Pokhara',
    preferred_channel: 'whatsapp',
    language: 'ne',
    guardian_name: 'Hari Example',
    guardian_relation: 'Father',
    guardian_phone: '9822223333',
    countries: ['AU'],
    level: 'Bachelor',
    subject: 'Nursing',
    intake: '2027-02',
    budget: 2_500_000,
    test_scores: 'IELTS 6.5',
    qualification: '+2 science',
    qualification_year: '2081 BS',
    grades: '3.2 GPA',
    branch: '',
  })
  const queries: LeadQuery[] = [
    { city: 'pokh' },
    { preferred_channel: 'whatsapp' },
    { language: 'ne' },
    { guardian_name: 'hari' },
    { guardian_relation: 'father' },
    { guardian_phone: '982-222' },
    { level: 'bach' },
    { subject: 'nurs' },
    { intake: '2027-02' },
    { min_budget: 2_500_000 },
    { max_budget: 2_500_000 },
    { test_scores: 'ielts' },
    { qualification: 'science' },
    { qualification_year: '2081 BS' },
    { grades: '3.2' },
    { country: 'AU', subject: 'nursing', intake: '2027-02' },
  ]
  for (const query of queries)
    expect(await list(query), JSON.stringify(query)).toMatchObject([{ id }])
  expect(await list({ min_budget: 2_500_001 })).toEqual([])
  expect(await list({ without: 'subject' })).toMatchObject([{ name: 'Kamala Example' }])
})
