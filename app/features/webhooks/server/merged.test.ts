import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { type Merge, mergeApi } from '#app/features/leads/merge-contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { webhooksApi } from '../contract.ts'

test('a merge or unmerge sends an event only if it changes the stage', async () => {
  const { administrator, db } = await startTestApp()
  const stages = await administrator.call(stagesApi.list, {})
  const [first, offer] = ['New', 'Offer'].map((name) => stages.find((it) => it.name === name)?.id)
  const add = async (name: string) =>
    (await administrator.call(leadsApi.add, { body: { name } })).id
  const [id, other_id] = [await add('Asha Example'), await add('Asha Exampel')]
  const body = { stage_id: offer }
  await administrator.call(leadsApi.change, { params: { id: other_id }, body })
  const hook = { url: 'https://hooks.office.example/', events: ['lead.stage_changed' as const] }
  await administrator.call(webhooksApi.add, { body: hook })
  const listEvents = async () => {
    const jobs = await db.selectFrom('jobs').select('payload').orderBy('id').execute()
    return jobs.map(({ payload }) => JSON.parse(payload)).filter(({ event }) => event)
  }
  const merge = (...fields: Merge['fields']) =>
    administrator.call(mergeApi.merge, { params: { id }, body: { other_id, fields } })
  const unmerge = () => administrator.call(mergeApi.unmerge, { params: { id }, body: { other_id } })

  await merge('name')
  await unmerge()
  expect(await listEvents()).toEqual([])
  await merge('stage_id')
  await unmerge()
  const event = { event: 'lead.stage_changed', lead_id: id }
  expect(await listEvents()).toMatchObject([
    { ...event, from: first, to: offer },
    { ...event, from: offer, to: first },
  ])
})
