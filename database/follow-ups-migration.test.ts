import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { up } from './migrations/2026-12-30-planned-follow-ups.ts'

test('what was planned before is told of as what is planned from then on, unless it is past', async () => {
  const { administrator, db } = await startTestApp()
  const plan = async (name: string, next_at: string) => {
    const { id } = await administrator.call(leadsApi.add, { body: { name, countries: ['AU'] } })
    await administrator.call(leadsApi.change, { params: { id }, body: { next_at } })
    return id
  }
  const listJobs = () =>
    db
      .selectFrom('jobs')
      .select(['kind', 'key', 'about', 'payload', 'due_at'])
      .where('kind', '=', 'tell-follow-up')
      .orderBy('key')
      .execute()
  const first = await plan('Asha', '2099-01-01T03:15:00.000Z')
  const second = await plan('Binod', '2099-01-02T03:15:00.000Z')
  const planned = await listJobs()
  expect(planned.map(({ key }) => key)).toEqual([first, second].toSorted())
  const [past, merged] = [
    await plan('Chandra', '2099-01-03T03:15:00.000Z'),
    await plan('Dipa', '2099-01-04T03:15:00.000Z'),
  ]
  await administrator.call(leadsApi.add, { body: { name: 'Without a step', countries: ['AU'] } })
  const setLead = (id: string) => db.updateTable('leads').where('id', '=', id)
  await setLead(past).set({ next_at: '2026-01-01T00:00:00.000Z' }).execute()
  await setLead(merged).set({ merged_into: first, root_id: first }).execute()
  await db.deleteFrom('jobs').where('kind', '=', 'tell-follow-up').execute()

  await up(db as never)

  expect(await listJobs()).toEqual(planned)
})
