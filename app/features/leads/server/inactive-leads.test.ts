import { expect, test } from 'vitest'
import { startAppAt } from '#tests/clock-app.ts'
import { leadsApi } from '../contract.ts'
import { leadSettingsApi } from '../settings-contract.ts'

test('a month before the 31st is the last day of a shorter month', async () => {
  const { administrator, setClock } = await startAppAt('2027-02-28T12:00:00Z')
  const list = async () => {
    const querystring = { inactive: true as const, sort: 'name' as const }
    return (await administrator.call(leadsApi.list, { querystring })).map(({ name }) => name)
  }
  await administrator.call(leadSettingsApi.change, { body: { inactive_months: 1 } })
  await administrator.call(leadsApi.add, { body: { name: 'Asha' } })
  await setClock('2027-03-01T12:00:00Z')
  await administrator.call(leadsApi.add, { body: { name: 'Bikash' } })

  await setClock('2027-03-31T11:00:00Z')
  expect(await list()).toEqual([])
  await setClock('2027-03-31T13:00:00Z')
  expect(await list()).toEqual(['Asha'])
  await setClock('2027-04-01T11:00:00Z')
  expect(await list()).toEqual(['Asha'])
  await setClock('2027-04-01T13:00:00Z')
  expect(await list()).toEqual(['Asha', 'Bikash'])
  await administrator.call(leadSettingsApi.change, { body: { inactive_months: 2 } })
  expect(await list()).toEqual([])
})
