import { oldest } from '#app/base/browser/page-facts.ts'
import { keysIn, type Ledger } from './read-guide.ts'

/** The day of a text, or that on which somebody last looked at one of its figures, if it is older. */
export function lastChanged(modified: string, written: unknown, ledger: Ledger) {
  const keys = new Set(keysIn(written))
  const shown = Object.values(ledger)
    .flat()
    .filter(({ key }) => keys.has(key))
  const holding = shown.flatMap(({ values }) => values.filter(({ is_ahead }) => !is_ahead))
  return oldest(modified, ...holding.map(({ seen_on }) => seen_on))
}
