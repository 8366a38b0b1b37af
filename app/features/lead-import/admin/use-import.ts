import { useState } from 'react'
import { isFinal, type Result } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { newId } from '#app/platform/browser/new-id.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import {
  type AddedRows,
  type CheckedRow,
  type ImportedRow,
  importsApi,
  rowsPerBatch,
  rowsPerCheck,
} from '../contract.ts'

const MAX_ATTEMPTS = 4
const PAUSE_MS = 2000

/** Checks and imports rows in batches. Batches are idempotent, so failed ones are sent again. */
export function useImport() {
  const api = useApi()
  /** Share of rows that are done, from 0 to 1; undefined while idle. */
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState('')
  // A retry of the same file uses the same ID.
  const [id, setId] = useState<string>()

  async function sendInBatches<Value>(
    rows: ImportedRow[],
    size: number,
    send: (batch: ImportedRow[]) => Promise<Result<Value>>,
  ) {
    const values: Value[] = []
    setError('')
    try {
      for (let from = 0; from < rows.length; from += size) {
        setProgress(from / rows.length)
        values.push(await sendWithRetry(() => send(rows.slice(from, from + size))))
      }
      return values
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : '')
      return undefined
    } finally {
      setProgress(undefined)
    }
  }

  async function check(rows: ImportedRow[]): Promise<CheckedRow[] | undefined> {
    const checked = await sendInBatches(rows, rowsPerCheck, (batch) =>
      api.attempt(importsApi.check, { body: { rows: batch } }),
    )
    return checked?.flat()
  }

  async function run(file_name: string, rows: ImportedRow[]): Promise<AddedRows | undefined> {
    const params = { id: id ?? newId() }
    setId(params.id)
    const start = { ...params, file_name: file_name.slice(0, 200), rows: rows.length }
    const isStarted = await sendInBatches(rows.slice(0, 1), 1, () =>
      api.attempt(importsApi.start, { body: start }),
    )
    if (!isStarted) return undefined
    const added = await sendInBatches(rows, rowsPerBatch, (batch) =>
      api.attempt(importsApi.addRows, { params, body: { rows: batch } }),
    )
    return added?.reduce<AddedRows>(
      (all, batch) => ({
        new_leads: all.new_leads + batch.new_leads,
        existing_leads: all.existing_leads + batch.existing_leads,
        repeated: all.repeated + batch.repeated,
        errors: [...all.errors, ...batch.errors],
      }),
      { new_leads: 0, existing_leads: 0, repeated: 0, errors: [] },
    )
  }

  return { check, run, progress, error }
}

/** Throws an error message when the server refuses or cannot be reached. */
async function sendWithRetry<Value>(send: () => Promise<Result<Value>>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    const result = await send().catch(() => undefined)
    if (result?.ok) return result.value
    if ((result && isFinal(result.status)) || attempt === MAX_ATTEMPTS) {
      throw new Error(describeFailure(result?.failure))
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt))
  }
}
