import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/test-database.ts'
import { describeReached, describeRun, type Reached } from './describe.ts'
import { fuzz } from './fuzz.ts'
import { imagesOf } from './images.ts'
import { replay } from './replay.ts'
import { requestsOf, requestsOfVisitors } from './requests.ts'
import { openTarget } from './target-process.ts'

const { FUZZ_REQUESTS, FUZZ_IMAGES, FUZZ_SEED } = process.env
/** Enough to find constant faults; `npm run fuzz` finds rare ones. */
const requests = Number(FUZZ_REQUESTS ?? 300)
const images = Number(FUZZ_IMAGES ?? 25)
const isLong = FUZZ_REQUESTS !== undefined || FUZZ_IMAGES !== undefined
const seed = Number(FUZZ_SEED) || (isLong ? randomInt(1, 2 ** 31) : 1)

test(`kept cases, ${requests} requests grown from the contract and ${images} broken pictures break nothing`, {
  timeout: 60_000 + (requests + images) * 100,
}, async ({ onTestFinished }) => {
  const target = openTarget(await createTestDatabase())
  onTestFinished(target.end)

  const { fault, cases } = await replay(target)
  expect(fault).toBeUndefined()
  for (const { name, answered, answers } of cases) expect(answered, name).toEqual(answers)

  const routes = await target.listRoutes()
  const reached: Reached = new Map(routes.map(({ method, url }) => [`${method} ${url}`, new Map()]))
  const empty = openTarget(await createTestDatabase(), { office: 'empty' })
  onTestFinished(empty.end)
  for (const run of [
    { on: target, count: requests, grow: requestsOf },
    { on: target, count: images, grow: imagesOf },
    { on: empty, count: Math.ceil(requests / 20), grow: requestsOfVisitors },
  ]) {
    const result = await fuzz(run.on, { requests: run.count, seed, grow: run.grow, reached })
    if (isLong) process.stdout.write(`${describeRun(result, seed)}\n`)
    expect(result.fault?.text).toBeUndefined()
    expect(result.requests).toBe(run.count)
  }
  if (isLong) process.stdout.write(`${describeReached(reached)}\n`)
})
