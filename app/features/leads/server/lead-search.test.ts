import { expect, test } from 'vitest'
import { startLeadApp } from '#tests/lead-app.ts'
import { leadsApi } from '../contract.ts'
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
