import { latest } from '#app/platform/browser/page-status.ts'
import { type FactsByKey, listFactKeys } from './read-guide.ts'

/** Returns the last change of the text or one of its figures. */
export function getLastChange(modified: string, source: unknown, facts: FactsByKey) {
  const keys = new Set(listFactKeys(source))
  const shown = Object.values(facts)
    .flat()
    .filter(({ key }) => keys.has(key))
  const current = shown.flatMap(({ values }) => values.filter(({ is_upcoming }) => !is_upcoming))
  return latest(modified, ...current.map(({ changed_at }) => changed_at))
}
