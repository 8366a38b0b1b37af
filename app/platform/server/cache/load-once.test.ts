import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('retries a failed load and reuses a loaded value', async () => {
  let tries = 0
  const load = loadOnce(async () => {
    tries++
    if (tries === 1) throw new Error('Cannot find package')
    return tries
  })

  await expect(load()).rejects.toThrow('Cannot find package')
  expect(await Promise.all([load(), load()])).toEqual([2, 2])
  expect(await load()).toBe(2)
})
