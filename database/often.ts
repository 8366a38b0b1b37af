import { createHash } from 'node:crypto'
import { sql } from 'kysely'

const MARK = '/* often */'

/**
 * Marks a statement that is asked often (`modifyEnd(often)`, or at the end of its text): PostgreSQL
 * plans it once for each connection, which takes longer than carrying it out. Its text is one of a
 * few, and the same plan is good for all values.
 */
export const often = sql.raw(MARK)

const names = new Map<string, string>()

/** What a marked statement is called where its plan is kept: servers of one version call it the same. */
export function nameOf(text: string) {
  if (!text.endsWith(MARK)) return undefined
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
