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
  MAX_BYTES,
  MAX_VALUES,
  type MappedField,
  type ReadingRules,
  rowsPerBatch,
  rowsPerCheck,
  type UnknownValue,
} from '../contract.ts'
import type { Progress } from './step.tsx'

const MAX_ATTEMPTS = 4
const PAUSE_MS = 2000
/** A character has at most three bytes in UTF-8; rules and escapes need space too. */
const MAX_LENGTH = MAX_BYTES / 5

/** Checks and imports rows in batches. Batches are idempotent, so failed ones are sent again. */
export function useImport() {
  const api = useApi()
  /** Rows that are done; undefined while idle. */
  const [progress, setProgress] = useState<Progress>()
  const [error, setError] = useState('')
  // A retry of the same file uses the same ID.
  const [id, setId] = useState<string>()

  async function sendInBatches<Item, Value>(
    batches: Item[][],
    send: (batch: Item[]) => Promise<Result<Value>>,
  ) {
    const values: Value[] = []
    const all = batches.reduce((sum, batch) => sum + batch.length, 0)
    let done = 0
    setError('')
    try {
      for (const batch of batches) {
        setProgress({ done, all })
        values.push(await sendWithRetry(() => send(batch)))
        done += batch.length
      }
      return values
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : '')
      return undefined
    } finally {
      setProgress(undefined)
    }
  }

  async function listUnknown(
    values: { field: MappedField; text: string }[],
  ): Promise<UnknownValue[] | undefined> {
    const unknown = await sendInBatches(splitRows(values, MAX_VALUES), (batch) =>
      api.attempt(importsApi.listUnknown, { body: { values: batch } }),
    )
    return unknown?.flat()
  }

  async function check(
    fileName: string,
    rows: ImportedRow[],
    rules: ReadingRules,
  ): Promise<CheckedRow[] | undefined> {
    const checked = await sendInBatches(splitRows(rows, rowsPerCheck), (batch) =>
      api.attempt(importsApi.check, {
        body: { file_name: fileName.slice(0, 200), rows: batch, ...rules },
      }),
    )
    return checked?.flat()
  }

  async function run(
    file_name: string,
    rows: ImportedRow[],
    rules: ReadingRules,
  ): Promise<AddedRows | undefined> {
    const params = { id: id ?? newId() }
    setId(params.id)
    const start = { file_name: file_name.slice(0, 200), rows: rows.length, values: rules.values }
    const isStarted = await sendInBatches([rows], () =>
      api.attempt(importsApi.start, { body: { ...params, ...start } }),
    )
    if (!isStarted) return undefined
    const added = await sendInBatches(splitRows(rows, rowsPerBatch), (batch) =>
      api.attempt(importsApi.addRows, { params, body: { rows: batch, ...rules } }),
    )
    return added && sumUp(added)
  }

  return { listUnknown, check, run, progress, error }
}

/** Splits rows into batches that a request can hold. */
export function splitRows<Row extends object>(rows: Row[], maxRows: number): Row[][] {
  const batches: Row[][] = []
  let length = 0
  for (const row of rows) {
    const own = Object.values(row).join('').length
    const last = batches.at(-1)
    if (last && last.length < maxRows && length + own <= MAX_LENGTH) {
      last.push(row)
      length += own
    } else {
      batches.push([row])
      length = own
    }
  }
  return batches
}

const sumUp = (batches: AddedRows[]): AddedRows => {
  const sum = (name: 'new_leads' | 'existing_leads' | 'changed' | 'repeated') =>
    batches.reduce((total, batch) => total + batch[name], 0)
  return {
    new_leads: sum('new_leads'),
    existing_leads: sum('existing_leads'),
    changed: sum('changed'),
    repeated: sum('repeated'),
    unread: batches.flatMap(({ unread }) => unread),
    errors: batches.flatMap(({ errors }) => errors),
  }
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
