import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { listSearchVariants } from '#app/platform/server/text/name-spelling.ts'
import { digitsOf, parsePhone } from '#app/platform/server/text/phones.ts'
import type { Database } from '#database/connect.ts'
import { searchTextContains } from '#database/sql-dialect.ts'

/** Fewer digits would match too many phones. */
const MIN_DIGITS = 3

/** Matches contacts with this text, or with these digits in their phone in any format. */
export function matches(db: Database, q: string) {
  const texts = listSearchVariants(q).map((text) => searchTextContains(db, 'search_text', text))
  const text = sql<SqlBool>`(${sql.join(texts, sql` or `)})`
  const phone = parsePhone(q, MIN_DIGITS)
  if (!phone) return text
  // Domestic numbers omit the country code and may begin with 0.
  const digits = digitsOf(phone).replace(/^(977(?=\d{7})|0)/, '')
  return sql<SqlBool>`(${text} or ${storedDigits} like ${`%${digits}%`})`
}

const storedDigits = [...' .()[]+-'].reduce<RawBuilder<string>>(
  (rest, sign) => sql`replace(${rest}, ${sign}, '')`,
  sql.ref<string>('phone'),
)
