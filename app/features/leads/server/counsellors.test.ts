import { expect, test } from 'vitest'
import { assignmentRulesApi } from '#app/features/assignment/contract.ts'
import { importsApi } from '#app/features/lead-import/contract.ts'
import { createAdministrator } from '#tests/create-administrator.ts'
import { startTestApp } from '#tests/test-app.ts'
import { boardApi } from '../board-contract.ts'
import { bulkApi } from '../bulk-contract.ts'
import { leadsApi } from '../contract.ts'
import { mergeApi } from '../merge-contract.ts'

const unknownId = '01900000-0000-7000-8000-000000000009'

/** Maya works on leads. The others are an editor, a disabled person and an invited person. */
async function start() {
  const started = await startTestApp()
  const { administrator, db } = started
  const add = (name: string) => administrator.call(leadsApi.add, { body: { name } })
  const [lead, other] = [await add('Asha Example'), await add('Other Example')]
  const [maya, editor, disabled, invited] = [
    await createAdministrator(started, 'Maya'),
    await createAdministrator(started, 'Edit', { role: 'editor' }),
    await createAdministrator(started, 'Left'),
    await createAdministrator(started, 'Invited'),
  ]
  const set = (id: string, change: { disabled_at?: string; password_hash?: string }) =>
    db.updateTable('administrators').set(change).where('id', '=', id).execute()
  await set(disabled.id, { disabled_at: new Date().toISOString() })
  await set(invited.id, { password_hash: '' })
  return {
    ...started,
    lead,
    other,
    maya,
    inactiveOwners: [editor.id, disabled.id, invited.id, unknownId],
  }
}

test('no call assigns a lead to a person who does not work on leads', async () => {
  const { administrator, db, lead, other, maya, inactiveOwners } = await start()
  const params = { id: lead.id }
  const refused = (field: string) => ({
    status: 400,
    failure: { fields: { [field]: expect.stringMatching(/does not work on leads/) } },
  })

  for (const owner_id of inactiveOwners) {
    const one = await administrator.attempt(leadsApi.change, { params, body: { owner_id } })
    expect(one).toMatchObject(refused('owner_id'))
    const bulkChange = { body: { ids: [lead.id], owner_id } }
    expect(await administrator.attempt(bulkApi.change, bulkChange)).toMatchObject(
      refused('owner_id'),
    )
    const undo = { body: { before: [{ id: lead.id, owner_id }] } }
    expect(await administrator.call(bulkApi.undo, undo)).toEqual({ changed: 0, kept_owner: 1 })
    const rule = { body: { name: 'All', counsellor_ids: [maya.id, owner_id] } }
    expect(await administrator.attempt(assignmentRulesApi.add, rule)).toMatchObject(
      refused('counsellor_ids'),
    )
    await db.updateTable('leads').set({ owner_id }).where('id', '=', other.id).execute()
    const body = { other_id: other.id, fields: ['owner_id' as const] }
    expect(await administrator.attempt(mergeApi.merge, { params, body })).toMatchObject(
      refused('fields'),
    )
  }
  const rows = ['Maya', 'edit', 'left', 'invited'].map((owner, row) => ({
    row: row + 1,
    name: `Row ${row}`,
    phone: `98000000${row}0`,
    owner,
  }))
  const checked = await administrator.call(importsApi.check, { body: { rows } })
  expect(checked.map(({ unread }) => unread.map(({ field }) => field))).toEqual([
    [],
    ['owner'],
    ['owner'],
    ['owner'],
  ])

  const assignment = { params, body: { owner_id: maya.id } }
  expect(await administrator.call(leadsApi.change, assignment)).toMatchObject({ owner_id: maya.id })
})

test('leads of a person who no longer works on leads count as unassigned', async () => {
  const { administrator, db, lead, maya, other } = await start()
  const querystring = { owner: 'unassigned' as const }
  const read = async () => {
    const today = await administrator.call(leadsApi.today, { querystring: {} })
    const list = await administrator.call(leadsApi.list, { querystring })
    const board = await administrator.call(boardApi.read, { querystring })
    return [today.unassigned.leads, list, board.flatMap(({ leads }) => leads)].map((all) =>
      all.map(({ id }) => id),
    )
  }
  const body = { owner_id: maya.id }
  await administrator.call(leadsApi.change, { params: { id: lead.id }, body })
  expect(await read()).toEqual([[], [], []])

  await db.updateTable('administrators').set({ role: 'viewer' }).where('id', '=', maya.id).execute()
  expect(await read()).toEqual([[lead.id], [lead.id], [lead.id]])
  // Other fields can change without a new counsellor.
  const change = { params: { id: lead.id }, body: { ...body, tags: ['late'] } }
  expect(await administrator.call(leadsApi.change, change)).toMatchObject({ tags: ['late'] })
  const owner_id = other.owner_id
  await administrator.call(leadsApi.change, { params: { id: lead.id }, body: { owner_id } })
  expect(await read()).toEqual([[], [], []])
})
