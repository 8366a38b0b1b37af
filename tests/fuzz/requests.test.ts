import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeTestDatabase } from '#tests/test-database.ts'
import { describeRun } from './describe.ts'
import { fuzz } from './fuzz.ts'
import { imagesOf } from './images.ts'
import { replay } from './replay.ts'
import { openTarget } from './target-process.ts'

const { FUZZ_REQUESTS, FUZZ_IMAGES, FUZZ_SEED } = process.env
/** Enough to see a fault that is always there; `npm run fuzz` looks for rare ones. */
const requests = Number(FUZZ_REQUESTS ?? 300)
const images = Number(FUZZ_IMAGES ?? 25)
const isLong = FUZZ_REQUESTS !== undefined || FUZZ_IMAGES !== undefined
const seed = Number(FUZZ_SEED) || (isLong ? randomInt(1, 2 ** 31) : 1)

test(`kept cases, ${requests} requests grown from the contract and ${images} broken pictures break nothing`, {
  timeout: 60_000 + (requests + images) * 100,
}, async ({ onTestFinished }) => {
  const target = openTarget(await makeTestDatabase())
  onTestFinished(target.end)

  const { fault, cases } = await replay(target)
  expect(fault).toBeUndefined()
  for (const { name, answered, answers } of cases) expect(answered, name).toEqual(answers)

  for (const [count, grow] of [[requests], [images, imagesOf]] as const) {
    const result = await fuzz(target, { requests: count, seed, ...(grow && { grow }) })
    if (isLong) process.stdout.write(`${describeRun(result, seed)}\n`)
    expect(result.fault?.text).toBeUndefined()
    expect(result.requests).toBe(count)
  }
})
