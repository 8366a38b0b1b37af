import { createHash } from 'node:crypto'
import { sql } from 'kysely'

const MARK = '/* often */'

/**
 * Marks a frequent statement as a named prepared statement (`modifyEnd(often)`, or at the end of
 * its text): PostgreSQL plans it once per connection. Only for a few fixed texts whose plan suits
 * all values.
 */
export const often = sql.raw(MARK)

const names = new Map<string, string>()

/** Returns the name of a marked statement. */
export function nameOf(text: string) {
  if (!text.endsWith(MARK)) return undefined
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
