import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { createAdministrator } from '#tests/create-administrator.ts'
import { startTestApp } from '#tests/test-app.ts'
import { bulkApi } from '../bulk-contract.ts'
import { leadsApi } from '../contract.ts'
import { stagesApi } from '../stage-contract.ts'

const unknownId = '01900000-0000-7000-8000-000000000000'

async function start() {
  const started = await startTestApp()
  const { administrator } = started
  const add = (name: string) => administrator.call(leadsApi.add, { body: { name } })
  const find = (id: string) => administrator.call(leadsApi.find, { params: { id } })
  const list = () => administrator.call(leadsApi.list, { querystring: { sort: 'name' } })
  const stages = await administrator.call(stagesApi.list, {})
  const ids = [(await add('Asha')).id, (await add('Binod')).id]
  return { ...started, find, list, stages, ids }
}

test('changes several leads with a timeline entry each, and one undo restores all', async () => {
  const { administrator, find, list, stages, ids } = await start()
  const [asha = '', binod = ''] = ids
  const values = { tags: ['SLC'], follow_up_at: '2026-12-01T05:15:00.000Z' }
  await administrator.call(leadsApi.change, { params: { id: asha }, body: values })
  const leadsBefore = await list()
  const lost = stages.find(({ outcome }) => outcome === 'lost')?.id

  const change = {
    stage_id: lost,
    lost_reason: 'Went elsewhere',
    add_tags: ['Fair'],
    remove_tags: ['SLC'],
  }
  const body = { ids: [...ids, unknownId, asha], owner_id: null, ...change }
  const { changed, before } = await administrator.call(bulkApi.change, { body })

  expect(changed).toBe(2)
  const changedValues = {
    stage_id: lost,
    lost_reason: 'Went elsewhere',
    tags: ['Fair'],
    owner_id: null,
  }
  expect(await list()).toMatchObject([{ ...changedValues, follow_up_at: null }, changedValues])
  const { timeline } = await find(binod)
  expect(timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['stage', 'owner', 'details', 'enquiry']),
  )
  const auditEntries = await administrator.call(auditLogApi.list, { querystring: { limit: 2 } })
  expect(auditEntries.map(({ subject_name }) => subject_name).toSorted()).toEqual(['Asha', 'Binod'])

  expect(await administrator.call(bulkApi.undo, { body: { before } })).toEqual({
    changed: 2,
    kept_owner: 0,
  })
  const last_activity_at = expect.any(String)
  expect(await list()).toEqual(leadsBefore.map((lead) => ({ ...lead, last_activity_at })))
  expect((await administrator.call(bulkApi.undo, { body: { before } })).changed).toBe(0)
})

test('undo keeps the present counsellor if the previous one no longer works on leads', async () => {
  const started = await start()
  const { administrator, db, find, stages, ids } = started
  const [asha = '', binod = ''] = ids
  const maya = await createAdministrator(started, 'Maya')
  const values = { owner_id: maya.id }
  await administrator.call(leadsApi.change, { params: { id: asha }, body: values })
  const { owner_id } = await find(binod)
  const change = { ids, owner_id: null, stage_id: stages[1]?.id, add_tags: ['Fair'] }
  const { before } = await administrator.call(bulkApi.change, { body: change })
  const disabled_at = new Date().toISOString()
  await db.updateTable('administrators').set({ disabled_at }).where('id', '=', maya.id).execute()

  const undone = await administrator.call(bulkApi.undo, { body: { before } })

  expect(undone).toEqual({ changed: 2, kept_owner: 1 })
  const stage_id = stages[0]?.id
  expect(await find(asha)).toMatchObject({ owner_id: null, stage_id, tags: [] })
  expect(await find(binod)).toMatchObject({ owner_id, stage_id, tags: [] })
})

test('undo does not overwrite later changes', async () => {
  const { administrator, find, stages, ids } = await start()
  const [id = ''] = ids
  const body = { ids, owner_id: null, add_tags: ['Fair'] }
  const { before } = await administrator.call(bulkApi.change, { body })
  const since = { stage_id: stages[1]?.id, follow_up_at: '2026-12-01T05:15:00.000Z' }
  await administrator.call(leadsApi.change, { params: { id }, body: since })

  expect(await administrator.call(bulkApi.undo, { body: { before } })).toEqual({
    changed: 2,
    kept_owner: 0,
  })
  expect(await find(id)).toMatchObject({ ...since, tags: [], owner_id: expect.any(String) })
})

test('refuses invalid values at their field and changes no lead', async () => {
  const { administrator, list, ids } = await start()
  const leadsBefore = await list()

  for (const [field, value] of [
    ['stage_id', unknownId],
    ['owner_id', unknownId],
    ['follow_up_at', 'tomorrow'],
    ['add_tags', ['']],
    ['ids', []],
    ['ids', Array.from({ length: 51 }, () => unknownId)],
  ] as const) {
    const body = { ids, remove_tags: [], [field]: value }
    const response = await administrator.attempt(bulkApi.change, { body })
    expect(response, field).toMatchObject({ status: 400 })
    expect(Object.keys(('failure' in response && response.failure.fields) || {})[0]).toMatch(field)
  }
  expect(await list()).toEqual(leadsBefore)
})

test('a lead that cannot be changed so leaves the leads before it unchanged', async () => {
  const { administrator, list, stages, ids } = await start()
  const [, binod = ''] = ids
  const lost = stages.find(({ outcome }) => outcome === 'lost')?.id
  await administrator.call(leadsApi.change, { params: { id: binod }, body: { stage_id: lost } })
  const leadsBefore = await list()
  const body = { ids, follow_up_at: '2026-12-01T05:15:00.000Z' }
  expect(await administrator.attempt(bulkApi.change, { body })).toMatchObject({
    status: 400,
    failure: { fields: { follow_up_at: expect.stringContaining('Binod is lost') } },
  })
  expect(await list()).toEqual(leadsBefore)
})

test('parallel changes of the same leads in different order do not deadlock', async () => {
  const { administrator, ids, stages } = await start()
  const move = (all: string[], stage = 0) =>
    administrator.attempt(bulkApi.change, { body: { ids: all, stage_id: stages[stage]?.id } })

  const responses = await Promise.all(
    Array.from({ length: 6 }, (_, index) => move(index % 2 ? ids : ids.toReversed(), index)),
  )

  expect(responses.every(({ ok }) => ok)).toBe(true)
})

test('changes further fields and the countries of several leads', async () => {
  const { administrator, list, ids } = await start()
  const [asha = ''] = ids
  const body = { countries: ['AU'], city: 'Pokhara' }
  await administrator.call(leadsApi.change, { params: { id: asha }, body })
  const leadsBefore = await list()
  const edit = { intake: '2027-02', subject: 'Nursing', budget: 2_500_000, language: 'ne' } as const
  const { before } = await administrator.call(bulkApi.change, {
    body: { ids, ...edit, add_countries: ['CA'], remove_countries: ['AU'] },
  })
  const changed = { ...edit, countries: ['CA'] }
  expect(await list()).toMatchObject([
    { ...changed, city: 'Pokhara' },
    { ...changed, city: '' },
  ])
  await administrator.call(bulkApi.undo, { body: { before } })
  const last_activity_at = expect.any(String)
  expect(await list()).toEqual(leadsBefore.map((lead) => ({ ...lead, last_activity_at })))
})

test('refuses values that a field cannot have', async () => {
  const { administrator, ids } = await start()
  for (const edit of [{ intake: 'soon' }, { budget: -1 }, { branch: 'Nowhere' }]) {
    const body = { ids, ...edit }
    const result = await administrator.attempt(bulkApi.change, { body })
    expect(result).toMatchObject({
      status: 400,
      failure: { fields: { [Object.keys(edit)[0] ?? '']: expect.any(String) } },
    })
  }
})
