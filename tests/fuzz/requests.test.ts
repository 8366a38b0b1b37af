import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeTestDatabase } from '#tests/test-database.ts'
import { describeRun } from './describe.ts'
import { fuzz } from './fuzz.ts'
import { openTarget } from './target-process.ts'

const { FUZZ_REQUESTS, FUZZ_SEED } = process.env
/** Enough to see a fault that is always there; `npm run fuzz` looks for rare ones. */
const requests = Number(FUZZ_REQUESTS) || 300
const seed = Number(FUZZ_SEED) || (FUZZ_REQUESTS ? randomInt(1, 2 ** 31) : 1)

test(`${requests} requests grown from the contract break nothing`, {
  timeout: 60_000 + requests * 100,
}, async ({ onTestFinished }) => {
  const target = openTarget(await makeTestDatabase())
  onTestFinished(target.end)

  const result = await fuzz(target, { requests, seed })

  if (FUZZ_REQUESTS) process.stdout.write(`${describeRun(result, seed)}\n`)
  expect(result.fault?.text).toBeUndefined()
  expect(result.requests).toBe(requests)
})
