import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#app/contract/endpoint.ts'
import type { OrderedTable } from '#database/positions.ts'

/** Values of one ordered list, for the tests that all such lists share. */
export interface OrderedSample {
  api: Record<'list' | 'add' | 'change' | 'order' | 'remove' | 'restore', Endpoint>
  table: OrderedTable
  /** A valid row. */
  body: object
  /** The text field that differs between all rows, if there is one. */
  unique?: string
  screen: `/admin/${string}`
  /** Texts by label that fill its form; the first one differs from `body`. */
  form: Record<string, string>
}

const root = join(import.meta.dirname, '..')

/** The samples of all features. */
export const orderedSamples: OrderedSample[] = await Promise.all(
  globSync('app/features/*/server/samples.ts', { cwd: root })
    .sort()
    .map(async (file) => (await import(join(root, file))).orderedSample),
)

export const nameCall = ({ method, url }: Endpoint) => `${method} ${url}`
