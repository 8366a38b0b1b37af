import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { boardApi } from '../board-contract.ts'
import { bulkApi } from '../bulk-contract.ts'
import { leadsApi } from '../contract.ts'
import type { LeadFilters } from '../query-contract.ts'
import { stagesApi } from '../stage-contract.ts'
import { leadColumns } from './store/lead-row.ts'

async function start() {
  const started = await startTestApp()
  const { administrator } = started
  return {
    ...started,
    add: (name: string) => administrator.call(leadsApi.add, { body: { name } }),
    stages: await administrator.call(stagesApi.list, {}),
    read: async (querystring: LeadFilters = {}) => {
      const columns = await administrator.call(boardApi.read, { querystring })
      return columns.map(({ stage, total, leads }) => ({
        stage: stage.name,
        total,
        names: leads.map(({ name }) => name),
      }))
    },
  }
}

test('the board lists every stage with the earliest due leads first', async () => {
  const { administrator, add, stages, read } = await start()
  const later = await add('Asha')
  await add('Binod')
  const sooner = await add('Chandra')
  const change = (id: string, follow_up_at: string) =>
    administrator.call(leadsApi.change, { params: { id }, body: { follow_up_at } })
  await change(later.id, '2026-12-02T05:15:00.000Z')
  await change(sooner.id, '2026-12-01T05:15:00.000Z')

  const [first, second, ...rest] = await read()

  expect(first).toEqual({ stage: 'New', total: 3, names: ['Chandra', 'Asha', 'Binod'] })
  expect(second).toEqual({ stage: 'Contacted', total: 0, names: [] })
  expect(rest).toHaveLength(stages.length - 2)
})

test('a column shows at most 50 leads and the total number', async () => {
  const { add, read } = await start()
  for (let index = 0; index < 52; index++) await add(`Student ${index}`)

  const [column] = await read()
  const [found] = await read({ q: 'student' })

  expect(column?.total).toBe(52)
  expect(column?.names).toHaveLength(50)
  expect(found).toEqual(column)
})

test('the filters of the list apply to leads and stages of the board', async () => {
  const { administrator, add, stages, read } = await start()
  const { id } = await add('Asha')
  await add('Binod')
  const body = { ids: [id], stage_id: stages[1]?.id, add_tags: ['SLC'] }
  await administrator.call(bulkApi.change, { body })
  const filled = async (query: LeadFilters) => (await read(query)).filter(({ total }) => total > 0)

  const contacted = [{ stage: 'Contacted', total: 1, names: ['Asha'] }]
  expect(await filled({ tag: 'SLC' })).toEqual(contacted)
  expect(await filled({ q: 'asha' })).toEqual(contacted)
  expect(await read({ stage: stages[1]?.id })).toEqual(contacted)
  expect((await read({ outcome: 'lost' })).map(({ stage }) => stage)).toEqual(['Lost'])
})

test('each stage shows the earliest due of many leads', async () => {
  const { db, stages, read, add } = await start()
  const { id } = await add('First')
  const one = await db
    .selectFrom('leads')
    .select([...leadColumns, 'primary_lead_id', 'merged_into', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    ...one,
    id: newId(),
    name: `Student ${index}`,
    search_text: `student ${index}`,
    countries: '["AU"]',
    tags: '["Grant"]',
    branch: 'Pokhara',
    stage_id: stages[index % 10 === 0 ? 1 : 0]?.id ?? '',
    follow_up_at: index < 3 ? null : new Date(Date.UTC(2026, 0, 2000 - index)).toISOString(),
  }))
  for (let from = 0; from < rows.length; from += 300) {
    await db
      .insertInto('leads')
      .values(rows.slice(from, from + 300))
      .execute()
  }

  const ofAll = [{}, { awaiting_reply: false }, { outcome: 'open' }] as const
  const ofThese = [{ country: 'AU' }, { tag: 'grant', branch: 'Pokhara' }, { q: 'STUDENT' }]
  for (const [filters, total] of [
    ...ofAll.map((filters) => [filters, 1081] as const),
    ...ofThese.map((filters) => [filters, 1080] as const),
  ]) {
    const [first, second] = await read(filters)
    expect(first).toMatchObject({ stage: 'New', total })
    expect(first?.names).toHaveLength(50)
    expect(first?.names.slice(0, 3)).toEqual(['Student 1199', 'Student 1198', 'Student 1197'])
    expect(second).toMatchObject({ stage: 'Contacted', total: 120 })
    expect(second?.names.slice(0, 2)).toEqual(['Student 1190', 'Student 1180'])
  }
  expect(await read({ country: 'NZ' })).toEqual(
    stages.map(({ name: stage }) => ({ stage, total: 0, names: [] })),
  )
})
