import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../../browser/api-context.ts'
import type { OrderedListConfig, Reading } from './ordered.ts'

/** Reads the rows; for the loaders of screens. The promise never rejects, so that components can `use` it. */
export function readOrdered<Row extends { id: string }>(
  { api }: OrderedListConfig<Row>,
  context: Readonly<RouterContextProvider>,
) {
  const response = context.get(apiContext).attempt(api.list, {})
  return { reading: response.catch(() => undefined) as Reading<Row> }
}
