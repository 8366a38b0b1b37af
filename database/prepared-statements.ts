import { createHash } from 'node:crypto'
import { sql } from 'kysely'

const MARKER = '/* prepared */'

/**
 * Marks a frequent statement as a named prepared statement (`modifyEnd(preparedStatement)`, or at
 * the end of its text), which PostgreSQL plans once per connection. Only for fixed SQL texts whose
 * plan suits all values.
 */
export const preparedStatement = sql.raw(MARKER)

const names = new Map<string, string>()

/** Returns the name of a marked statement. */
export function findStatementName(text: string) {
  if (!text.endsWith(MARKER)) return undefined
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
