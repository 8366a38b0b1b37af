import { expect, test } from 'vitest'
import { makeFact } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { factsApi, factValuesApi } from '../contract.ts'
import type { NewFactValue } from '../value-contract.ts'

test('warns of contradictions between facts', async () => {
  const { administrator } = await startTestApp()
  const add = async (
    body: Parameters<typeof makeFact>[0],
    value: Partial<NewFactValue>,
    others: Partial<NewFactValue>[] = [],
  ) => {
    const { id } = await administrator.call(factsApi.add, { body: makeFact(body) })
    for (const each of [value, ...others]) {
      await administrator.call(factValuesApi.add, { params: { id }, body: each })
    }
    return async () => {
      const { states } = await administrator.call(factsApi.read, { params: { id } })
      return states.filter((state) => /below_funds|outlier|duplicate/.test(state))
    }
  }
  const living = { key: 'no.living', topic: 'living', kind: 'estimate', label: 'Living' } as const
  const readLiving = await add({ ...living, per: 'month' }, { from: '900', to: '1500' })
  expect(await readLiving()).toEqual([])

  const funds = { key: 'no.funds', topic: 'funds', label: 'Funds', per: 'year' } as const
  const readFunds = await add(funds, { from: '12000', condition: 'in Oslo' }, [{ from: '10800' }])
  expect([await readLiving(), await readFunds()]).toEqual([[], []])
  await add({ ...funds, key: 'no.funds.other', label: 'Other' }, { from: '10801' })
  await add({ ...funds, key: 'se.funds', country: 'SE' }, { from: '99999' })
  await add({ ...funds, key: 'no.funds.usd', unit: 'USD', label: 'USD' }, { from: '99999' })
  expect(await readLiving()).toEqual([])
  const low = await add(
    { ...living, key: 'no.living.low', label: 'Low', per: 'year' },
    { from: '10799' },
  )
  expect(await low()).toEqual(['below_funds'])
  const rent = { ...living, key: 'no.rent', topic: 'expenses', label: 'Rent' } as const
  const readRent = await add({ ...rent, per: 'month' }, { from: '400' })
  expect(await readRent()).toEqual([])

  const average = { from: '2000', is_official: true, bound: 'about' } as const
  await add({ ...living, key: 'no.living.average', label: 'Average', per: 'month' }, average)
  expect([await readLiving(), await low()]).toEqual([[], ['below_funds', 'outlier']])

  await add({ ...living, key: 'no.living.again', label: 'LIVING', per: 'year' }, { from: '20000' })
  expect(await readLiving()).toEqual(['duplicate'])
  const querystring = { state: 'duplicate' } as const
  expect(await administrator.call(factsApi.list, { querystring })).toHaveLength(2)
})
