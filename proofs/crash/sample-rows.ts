import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { addEmojiFunction } from '#database/message-emoji.ts'

const ROWS = 3

/** Characters that some formats escape. */
const specialCharacters = 'नमस्ते 🎓 "quoted" \\ back\tslash\r\n{}[], \u2028 é e\u0301 \u007f'

/** Fills every table of a migrated SQLite file with unusual values. */
export function insertSampleRows(path: string) {
  const file = new DatabaseSync(path, { enableForeignKeyConstraints: false })
  addEmojiFunction(file)
  const tables = file
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'kysely_%'
      and name not like 'message_words%' and name not like 'lead_letters%' and name <> 'message_emoji'`)
    .all()
  for (const { name } of [...tables, { name: 'message_emoji' }]) insertIntoTable(file, String(name))
  const broken = file.prepare('pragma foreign_key_check').all()
  file.close()
  if (broken.length > 0) throw new Error('What was made up does not fit together.')
}

function insertIntoTable(file: DatabaseSync, table: string) {
  const columns = file.prepare('select * from pragma_table_info(?)').all(table)
  const inserted = columns.filter(({ name }) => !derived.includes(`${table} ${name}`))
  const names = inserted.map(({ name }) => `"${name}"`)
  const marks = names.map(() => '?')
  const add = file.prepare(`insert into "${table}" (${names}) values (${marks})`)
  for (let row = 0; row < ROWS; row++) {
    const values = inserted.map(({ name, type, notnull, pk }) => {
      const isNull = !notnull && !pk && row === 1
      return isNull
        ? null
        : makeValue(findReferencedColumn(file, table, String(name)), String(type), row)
    })
    add.run(...values)
  }
}

/** Columns that each database derives itself. */
const derived = ['messages number', 'leads letters_id']

/** Follows foreign keys to the column that they finally refer to. */
function findReferencedColumn(file: DatabaseSync, table: string, column: string): string {
  const parents = file.prepare('select * from pragma_foreign_key_list(?)').all(table)
  const parent = parents.find(({ from }) => from === column)
  if (!parent) return `${table} ${column}`
  return findReferencedColumn(file, String(parent.table), String(parent.to))
}

function makeValue(column: string, type: string, row: number) {
  if (/blob/i.test(type))
    return Buffer.from(Array.from({ length: 700 }, (_, at) => (at + row) % 256))
  if (/int/i.test(type)) return row + 1
  const text = `${column} ${row} ${row === 2 ? '' : specialCharacters}`
  return lists.includes(column) ? JSON.stringify([text]) : text
}

/** PostgreSQL indexes the content of these JSON lists. */
const lists = ['leads countries', 'leads tags']

/** Returns the row count and the hash of every table, without using the backup code. */
export async function hashTables(db: Database) {
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !/^(message_words|lead_letters)/.test(name))
    .sort()
  const hashes: Record<string, string> = {}
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      db,
    )
    const lines = rows.map(toLine).sort()
    const hash = createHash('sha256').update(lines.join('\n')).digest('hex')
    hashes[table] = `${rows.length} ${hash}`
  }
  return hashes
}

/** Omits columns that each database derives from a message or a lead. */
function toLine(row: Record<string, unknown>) {
  const { letters_id: _, ...kept } = row
  const { number: __, words: ___, ...message } = kept
  const hashed = 'conversation_id' in row ? message : kept
  const fields = Object.entries(hashed).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
  ])
  return JSON.stringify(Object.fromEntries(fields.sort()))
}
