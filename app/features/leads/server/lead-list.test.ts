import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { createBranches } from '#tests/create-branches.ts'
import { makeContact } from '#tests/factories.ts'
import { startImportApp } from '#tests/import-app.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type LeadChange, leadsApi, type NewLead } from '../contract.ts'
import { filterOptionsApi } from '../filter-options-contract.ts'
import type { LeadQuery } from '../query-contract.ts'
import { leadSettingsApi } from '../settings-contract.ts'

async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  return {
    ...started,
    sendEnquiry: (origin: string) =>
      visitor.call(contactsApi.send, { body: { ...makeContact(), origin } }),
    add: (body: NewLead) => administrator.call(leadsApi.add, { body }),
    change: (id: string, body: LeadChange) =>
      administrator.call(leadsApi.change, { params: { id }, body }),
    names: async (querystring: LeadQuery) =>
      (await administrator.call(leadsApi.list, { querystring })).map(({ name }) => name),
  }
}

test('pages after a lead contain each lead once in every sort order', async () => {
  const { administrator, add, change } = await start()
  for (const name of ['Asha', 'binod', 'Chandra', 'Deepa', 'Gita']) {
    const { id } = await add({ name, countries: ['AU'] })
    if (name < 'D') await change(id, { follow_up_at: `2026-12-0${name.length}T05:15:00.000Z` })
  }
  const read = (querystring: LeadQuery) => administrator.call(leadsApi.list, { querystring })

  const sorts = [
    'name',
    '-name',
    'follow_up_at',
    '-follow_up_at',
    'last_activity_at',
    '-created_at',
  ] as const
  // With an index and with a full scan.
  for (const query of sorts.flatMap((sort) => [{ sort }, { sort, country: 'AU' }])) {
    const all = await read(query)
    expect(all).toHaveLength(5)
    const [first, second] = all
    const rest = await read({ ...query, before: second?.id, limit: 2 })
    expect([first, second, ...rest], query.sort).toEqual(all.slice(0, 4))
    const last = await read({ ...query, before: rest.at(-1)?.id })
    expect([first, second, ...rest, ...last], query.sort).toEqual(all)
  }
  expect((await read({ sort: '-follow_up_at' })).at(-1)?.follow_up_at).toBeNull()
})

test('pages of thousands of leads keep the same order', async () => {
  const { administrator, db, add } = await start()
  const { id } = await add({ name: 'Asha' })
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: 5_200 }, (_, index) => {
    const [key, day] = [crypto.randomUUID(), `2026-12-${10 + (index % 17)}T05:15:00.000Z`]
    return {
      ...row,
      id: key,
      primary_lead_id: key,
      last_activity_at: day,
      follow_up_at: index % 2 === 0 ? day : null,
      awaiting_reply_since: index % 100 === 0 ? day : null,
    }
  })
  await db.transaction().execute(async (db) => {
    await db.deleteFrom('leads').where('id', '=', id).execute()
    for (let from = 0; from < rows.length; from += 400) {
      await db
        .insertInto('leads')
        .values(rows.slice(from, from + 400))
        .execute()
    }
  })
  const notAwaiting = rows.filter(({ awaiting_reply_since }) => !awaiting_reply_since)
  const orders = {
    '-last_activity_at': notAwaiting
      .map(({ last_activity_at, id }) => `${last_activity_at} ${id}`)
      .toSorted()
      .toReversed(),
    follow_up_at: notAwaiting
      .map(({ follow_up_at, id }) => `${follow_up_at ?? 9} ${id}`)
      .toSorted(),
  }

  for (const sort of ['-last_activity_at', 'follow_up_at'] as const) {
    const expected = orders[sort].map((key) => key.slice(-id.length))
    const read = async (query: LeadQuery) => {
      const querystring = { sort, awaiting_reply: false, limit: 100, ...query }
      return (await administrator.call(leadsApi.list, { querystring })).map(({ id }) => id)
    }
    expect(await read({})).toEqual(expected.slice(0, 100))
    expect(await read({ offset: 3_000 })).toEqual(expected.slice(3_000, 3_100))
    expect(await read({ before: expected[2_699] })).toEqual(expected.slice(2_700, 2_800))
    expect(await read({ offset: 5_100 })).toEqual(expected.slice(5_100))
  }
})

test('date filters use the office’s time zone and include the last day', async () => {
  const { db, add, names } = await start()
  const { id } = await add({ name: 'Asha' })
  // Half past midnight in Kathmandu.
  const created_at = '2026-11-21T18:45:00.000Z'
  await db.updateTable('leads').set({ created_at }).where('id', '=', id).execute()

  expect(await names({ from: '2026-11-22', until: '2026-11-22' })).toEqual(['Asha'])
  expect(await names({ from: '2026-11-23' })).toEqual([])
  expect(await names({ until: '2026-11-21' })).toEqual([])
  expect(await names({ from: created_at })).toEqual(['Asha'])
  expect(await names({ until: created_at })).toEqual([])
})

test('filter values come from the leads, and the first channel and source do not change', async () => {
  const { administrator, sendEnquiry, add, change, names } = await start()
  await createBranches(administrator, 'Pokhara')
  await sendEnquiry('referrer=search.example')
  await sendEnquiry('source=facebook')
  const { id } = await add({ name: 'Bikash', countries: ['CA', 'AU'] })
  await change(id, {
    tags: ['Scholarship', 'École'],
    branch: 'Pokhara',
    intake: '2027-02',
  })

  expect(await administrator.call(filterOptionsApi.list, {})).toEqual({
    countries: ['AU', 'CA'],
    tags: ['École', 'Scholarship'],
    branches: ['Pokhara'],
    sources: ['search.example'],
    intakes: ['2027-02'],
    campaigns: [],
    pages: [],
    lost_reasons: [],
  })
  expect(await names({ source: 'search.example', channel: 'form' })).toEqual(['Asha Gurung'])
  expect(await names({ source: 'facebook' })).toEqual([])
  expect(await names({ tag: 'École' })).toEqual(['Bikash'])
  expect(await names({ tag: 'schol' })).toEqual([])
})

test('refuses an invalid date or time and names it', async () => {
  const { administrator } = await start()
  for (const querystring of [{ from: '2026-13-01' }, { until: 'today' }, { before: 'x' }]) {
    const response = await administrator.attempt(leadsApi.list, { querystring })
    const [name = ''] = Object.keys(querystring)
    expect(response).toMatchObject({
      status: 400,
      failure: { fields: { [name]: expect.any(String) } },
    })
  }
})

test('finds leads without activity for the set months, except those with a follow-up', async () => {
  const { administrator, db, add, change, names } = await start()
  const ids: string[] = []
  for (const name of ['Asha', 'Binod', 'Chandra']) ids.push((await add({ name })).id)
  const [asha = '', binod = ''] = ids
  await change(binod, { follow_up_at: new Date(Date.now() + 60_000).toISOString() })
  const last_activity_at = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000).toISOString()
  await db.updateTable('leads').set({ last_activity_at }).where('id', 'in', [asha, binod]).execute()

  expect(await names({ inactive: true })).toEqual([])
  await administrator.call(leadSettingsApi.change, { body: { inactive_months: 12 } })
  expect(await names({ inactive: true })).toEqual(['Asha'])
  await administrator.call(leadSettingsApi.change, { body: { inactive_months: 24 } })
  expect(await names({ inactive: true })).toEqual([])
})

test('an export has the notes of each lead', async () => {
  const { administrator, add, addNote, list, sendEnquiry } = await startLeadApp()
  const { id } = await add({ name: 'Sita Example' })
  await add({ name: 'Kamala Example' })
  await addNote(id, 'call', 'Asked for fees')
  await addNote(id, 'note', 'Father pays')
  const day = new Date().toISOString().slice(0, 4)
  const [kamala, sita] = await list({ with_notes: true, sort: 'name' })
  expect(kamala).toMatchObject({ name: 'Kamala Example', notes: '' })
  expect(sita?.notes).toMatch(new RegExp(`^${day}-.+ call: Asked for fees\\n.+ note: Father pays$`))
  expect((await list())[0]).not.toHaveProperty('notes')

  const purpose = { name: 'Asha Example', phone: '9800000001', note: 'Asks about visas' }
  await add({ ...purpose, channel: 'walk-in' })
  const line = 'Binod Example, 9800000002, wants to go in July'
  await administrator.call(leadsApi.quickAdd, { body: { line } })
  await sendEnquiry({ name: 'Chandra Example', message: 'Not of the office' })
  const notes = (await list({ with_notes: true, sort: 'name' })).map((lead) =>
    lead.notes?.replace(/^.+? /, ''),
  )
  expect(notes.slice(0, 3)).toEqual(['note: Asks about visas', 'note: wants to go in July', ''])
})

test('an export has the notes of imported rows, also of changed ones', async () => {
  const { administrator, startImport, startAnother, add } = await startImportApp()
  const row = {
    name: 'Dipa Example',
    phone: '9800000004',
    date: '2026-05-03',
    note: 'Met at the fair',
  }
  await startImport(1)
  await add(row)
  const other = await startAnother('newer list.csv')
  await other.add({ ...row, note: 'Father pays' })
  const querystring = { with_notes: true }
  const [lead] = await administrator.call(leadsApi.list, { querystring })
  expect(lead?.notes?.split('\n')).toEqual([
    '2026-05-03 note: Met at the fair',
    expect.stringMatching(/ note: Father pays$/),
  ])
})
