import { expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { boardApi } from '../board-contract.ts'
import { bulkApi } from '../bulk-contract.ts'
import { leadsApi } from '../contract.ts'
import type { LeadFilters } from '../query-contract.ts'
import { stagesApi } from '../stage-contract.ts'

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
        ...{ stage: stage.name, total },
        names: leads.map(({ name }) => name),
      }))
    },
  }
}

test('the board has every stage, what is due soonest first', async () => {
  const { administrator, add, stages, read } = await start()
  const later = await add('Asha')
  await add('Binod')
  const sooner = await add('Chandra')
  const change = (id: string, next_at: string) =>
    administrator.call(leadsApi.change, { params: { id }, body: { next_at } })
  await change(later.id, '2026-12-02T05:15:00.000Z')
  await change(sooner.id, '2026-12-01T05:15:00.000Z')

  const [first, second, ...rest] = await read()

  expect(first).toEqual({ stage: 'New', total: 3, names: ['Chandra', 'Asha', 'Binod'] })
  expect(second).toEqual({ stage: 'Contacted', total: 0, names: [] })
  expect(rest).toHaveLength(stages.length - 2)
})

test('a column has 50 at most and says how many there are', async () => {
  const { add, read } = await start()
  for (let index = 0; index < 52; index++) await add(`Student ${index}`)

  const [column] = await read()

  expect(column?.total).toBe(52)
  expect(column?.names).toHaveLength(50)
})

test('the filters of the list leave what they say, and only the stages they mean', async () => {
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
  expect((await read({ ending: 'lost' })).map(({ stage }) => stage)).toEqual(['Lost'])
})
