import { expect, test } from 'vitest'
import { reportApi } from '#app/features/reports/contract.ts'
import { startAppAt } from '#tests/clock-app.ts'
import { leadsApi } from '../contract.ts'
import { mergeApi } from '../merge-contract.ts'
import type { LeadQuery } from '../query-contract.ts'
import { stagesApi } from '../stage-contract.ts'

const period = { from: '2026-11-01', until: '2026-11-30' }

async function start() {
  const started = await startAppAt('2026-11-02T06:00:00Z')
  const { administrator } = started
  const stages = await administrator.call(stagesApi.list, {})
  const idOf = (name: string) => stages.find((stage) => stage.name === name)?.id ?? ''
  const list = (querystring: LeadQuery) =>
    administrator.call(leadsApi.list, { querystring: { ...querystring, ...period } })
  return {
    ...started,
    idOf,
    list,
    add: async (name: string) => (await administrator.call(leadsApi.add, { body: { name } })).id,
    move: (id: string, stage: string) =>
      administrator.call(leadsApi.change, { params: { id }, body: { stage_id: idOf(stage) } }),
    readTimes: async () => {
      const { stages: all } = await administrator.call(reportApi.read, { querystring: period })
      return Object.fromEntries(
        all
          .filter(({ reached }) => reached > 0)
          .map(({ name, reached, median_minutes, p90_minutes }) => [
            name,
            [reached, median_minutes, p90_minutes],
          ]),
      )
    },
  }
}

test('stage times count all stays, including present ones, and match the list', async () => {
  const { add, idOf, list, move, readTimes, setClock } = await start()
  const [asha, bikash, chandra] = [await add('Asha'), await add('Bikash'), await add('Chandra')]
  await setClock('2026-11-02T07:00:00Z')
  await move(asha, 'Contacted')
  await move(bikash, 'Contacted')
  await setClock('2026-11-02T09:00:00Z')
  await move(asha, 'New')
  await move(bikash, 'Lost')
  await setClock('2026-11-02T09:30:40Z')
  await move(asha, 'Visa')
  await setClock('2026-11-03T06:00:00Z')

  // In New: 60 minutes, 60 plus 30 minutes, and one day until now.
  expect(await readTimes()).toEqual({
    New: [3, 90, 24 * 60],
    Contacted: [2, 120, 120],
    Visa: [1, 20 * 60 + 29, 20 * 60 + 29],
    Lost: [1, 21 * 60, 21 * 60],
  })
  const names = async (stage: string) =>
    (await list({ reached_stage: idOf(stage), sort: 'name' })).map(({ name }) => name)
  expect(await names('New')).toEqual(['Asha', 'Bikash', 'Chandra'])
  expect(await names('Contacted')).toEqual(['Asha', 'Bikash'])
  await move(chandra, 'Contacted')
  expect(await names('Contacted')).toHaveLength(3)
})

test('stage times are never negative, also after the clock was set back', async () => {
  const { add, readTimes, setClock } = await start()
  await add('Asha')

  await setClock('2026-11-02T05:00:00Z')

  expect(await readTimes()).toEqual({ New: [1, 0, 0] })
})

test('a merge and an unmerge count as stage changes', async () => {
  const { add, administrator, move, readTimes, setClock } = await start()
  const [id, other_id] = [await add('Asha Example'), await add('Asha Exampel')]
  await setClock('2026-11-02T07:00:00Z')
  await move(other_id, 'Offer')
  await setClock('2026-11-02T08:00:00Z')
  const body = { other_id, fields: ['stage_id' as const] }
  await administrator.call(mergeApi.merge, { params: { id }, body })
  await setClock('2026-11-02T09:00:00Z')
  expect(await readTimes()).toEqual({ New: [1, 120, 120], Offer: [1, 60, 60] })
  await administrator.call(mergeApi.unmerge, { params: { id }, body: { other_id } })
  await setClock('2026-11-02T10:00:00Z')
  expect(await readTimes()).toEqual({ New: [2, 60, 180], Offer: [2, 60, 180] })
})
