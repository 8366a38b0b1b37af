import { expect, test } from 'vitest'
import type { Result } from '#app/contract/api-client.ts'
import { describeRest, sendInBatches, unreachable } from './send-in-batches.ts'

const rows = Array.from({ length: 120 }, (_, index) => index)
const refusal = {
  ok: false,
  status: 400,
  failure: { code: 'invalid', detail: 'Invalid.', fields: { step_id: 'Choose another step.' } },
} as const

test('sends batches of 50 and stops at the first error', async () => {
  const progress: number[] = []
  const send = (answers: (Result<number> | Error)[]) =>
    sendInBatches(
      rows,
      async (batch) => {
        const answer = answers.shift()
        if (answer instanceof Error) throw answer
        return answer ?? ({ ok: true, value: batch.length } as Result<number>)
      },
      (done) => progress.push(done),
    )
  expect(await send([])).toEqual({ values: [50, 50, 20], refused: undefined })
  expect(progress).toEqual([0, 50, 100])
  const first = { ok: true, value: 50 } as Result<number>
  expect(await send([first, refusal])).toEqual({ values: [50], refused: refusal })
  expect(await send([first, new Error('offline')])).toEqual({ values: [50], refused: unreachable })
})

test('says that nothing else was changed only if the server said so', () => {
  expect(describeRest(refusal)).toBe('The others were not changed: Choose another step.')
  expect(describeRest(unreachable)).toMatch('may have been changed too')
})
