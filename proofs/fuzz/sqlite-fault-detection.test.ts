import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/test-database.ts'
import { fuzz } from './fuzz.ts'
import { generateRequests } from './request-generator.ts'
import type { Route } from './step.ts'
import { openTarget } from './target-process.ts'

// Finding and shrinking do not depend on the database, so one is enough.

/** The deliberate faults, with the expected message and number of steps. */
const faults = [
  ['/api/broken/fails/', /^answered 500.*the log says: An example of a fault/s, 1],
  ['/api/broken/schema/', /^answered 200 against its schema: \/name/, 1],
  ['/api/broken/rejects/', /^unhandledRejection: .*An example of a rejection/, 1],
  ['/api/broken-things/', /^answered 500.*An example of a fault in a state/s, 3],
] as const

/** Faults that end the process. */
const fatalFaults = [
  ['/api/broken/hangs/', /^the process says nothing for 5 s/],
  ['/api/broken/ends/', /^the process ended with 7/],
] as const

const at = (start: string) => (routes: Route[]) =>
  generateRequests(routes.filter(({ url }) => url.startsWith(start)))

test('finds and shrinks faults of every kind', { timeout: 300_000 }, async (context) => {
  const target = openTarget(await createTestDatabase(), { office: 'broken', timeoutMs: 5000 })
  context.onTestFinished(target.stopTarget)

  for (const [start, said, steps] of faults) {
    const { fault } = await fuzz(target, { requests: 100, seed: 1, createGenerator: at(start) })
    expect(fault).toMatchObject({ what: expect.stringMatching(said), steps: { length: steps } })
    if (start !== '/api/broken/fails/') continue
    expect(fault?.steps).toMatchObject([{ headers: {}, body: { json: { size: 1001 } } }])
  }
  for (const [start, said] of fatalFaults) {
    const { fault } = await fuzz(target, {
      requests: 100,
      seed: 1,
      createGenerator: at(start),
      maxRuns: 0,
    })
    expect(fault?.what).toMatch(said)
  }
})
