import { latest } from '#app/base/browser/page-status.ts'
import { keysIn, type Ledger } from './read-guide.ts'

/** When a text was last changed, or one of its figures, whichever is newer. */
export function lastChanged(modified: string, written: unknown, ledger: Ledger) {
  const keys = new Set(keysIn(written))
  const shown = Object.values(ledger)
    .flat()
    .filter(({ key }) => keys.has(key))
  const holding = shown.flatMap(({ values }) => values.filter(({ is_ahead }) => !is_ahead))
  return latest(modified, ...holding.map(({ changed_at }) => changed_at))
}
