import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/test-database.ts'
import { formatResponses, formatRun, type ResponseCounts } from './format-results.ts'
import { fuzz } from './fuzz.ts'
import { generateImageUploads } from './image-generator.ts'
import { replay } from './replay.ts'
import { generateRequests, generateVisitorRequests } from './request-generator.ts'
import { openTarget } from './target-process.ts'

const { FUZZ_REQUESTS, FUZZ_IMAGES, FUZZ_SEED } = process.env
/** Enough to find constant faults; `npm run fuzz` finds rare ones. */
const requests = Number(FUZZ_REQUESTS ?? 300)
const images = Number(FUZZ_IMAGES ?? 25)
const isLong = FUZZ_REQUESTS !== undefined || FUZZ_IMAGES !== undefined
const seed = Number(FUZZ_SEED) || (isLong ? randomInt(1, 2 ** 31) : 1)

test(`recorded cases, ${requests} generated requests and ${images} damaged images cause no fault`, {
  timeout: 300_000 + (requests + images) * 100,
}, async ({ onTestFinished }) => {
  const target = openTarget(await createTestDatabase())
  onTestFinished(target.stopTarget)

  const { fault, cases } = await replay(target)
  expect(fault).toBeUndefined()
  for (const { name, statuses, answers } of cases) expect(statuses, name).toEqual(answers)

  const routes = await target.listRoutes()
  const responses: ResponseCounts = new Map(
    routes.map(({ method, url }) => [`${method} ${url}`, new Map()]),
  )
  const empty = openTarget(await createTestDatabase(), { office: 'empty' })
  onTestFinished(empty.stopTarget)
  for (const run of [
    { on: target, count: requests, createGenerator: generateRequests },
    { on: target, count: images, createGenerator: generateImageUploads },
    { on: empty, count: Math.ceil(requests / 20), createGenerator: generateVisitorRequests },
  ]) {
    const result = await fuzz(run.on, {
      requests: run.count,
      seed,
      createGenerator: run.createGenerator,
      responses,
    })
    if (isLong) process.stdout.write(`${formatRun(result, seed)}\n`)
    expect(result.fault?.text).toBeUndefined()
    expect(result.requests).toBe(run.count)
  }
  if (isLong) process.stdout.write(`${formatResponses(responses)}\n`)
})
