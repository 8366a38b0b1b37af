import type { Result } from '#app/contract/api-client.ts'
import { MAX_BULK_ROWS } from '#app/contract/bulk.ts'
import { describeFailure } from '../describe-failure.ts'

export type Refusal = Result<unknown> & { ok: false }

export const unreachable: Refusal = {
  ok: false,
  status: 0,
  failure: { code: 'unreachable', detail: 'The server could not be reached.' },
}

/**
 * Sends batches one after another and stops at the first error. Returns the values of those that
 * succeeded, and the error.
 */
export async function sendInBatches<Item, Value>(
  items: Item[],
  send: (batch: Item[]) => Promise<Result<Value>>,
  onProgress?: (done: number, all: number) => void,
) {
  const values: Value[] = []
  for (let from = 0; from < items.length; from += MAX_BULK_ROWS) {
    onProgress?.(from, items.length)
    const batch = items.slice(from, from + MAX_BULK_ROWS)
    const result: Result<Value> = await send(batch).catch(() => unreachable)
    if (!result.ok) return { values, refused: result }
    values.push(result.value)
  }
  return { values, refused: undefined }
}

/** Says what has become of the rows after the first error. */
export function describeRest({ status, failure }: Refusal) {
  // Without a response, the server may have stored the batch.
  if (status === 0)
    return 'The connection failed, so others may have been changed too. Please check the list.'
  return `The others were not changed: ${describeFailure(failure)}`
}
