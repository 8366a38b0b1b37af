import { damagedError, type Entry, type Manifest, type Table } from './format.ts'

/** Database into which the rows of an archive are inserted. */
export interface RowTarget {
  /** Values are in the order of the table's columns. */
  add: (table: Table, rows: unknown[][]) => void | Promise<void>
}

/**
 * Loads the entries of an archive into empty tables. Throws ArchiveError if they do not match the
 * manifest. Returns the secret key, if included.
 */
export async function loadEntries(
  target: RowTarget,
  { tables }: Manifest,
  file: string,
  entries: AsyncIterable<Entry>,
) {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const missingRows = new Map(tables.map(({ name, rows }) => [name, rows]))
  let files = new Map<string, Buffer>()
  let secretKey: string | undefined
  for await (const { name, bytes } of entries) {
    const [folder, tableName = ''] = name.split('/')
    if (folder === 'files') files.set(name, bytes)
    if (folder === 'secret-key') secretKey = bytes.toString()
    if (folder !== 'tables') continue
    const table = byName.get(tableName)
    if (!table) throw damagedError(file)
    const rows = readRows(table, bytes, files)
    if (!rows) throw damagedError(file)
    await target.add(table, rows)
    missingRows.set(tableName, (missingRows.get(tableName) ?? 0) - rows.length)
    files = new Map()
  }
  if ([...missingRows.values()].some((rows) => rows !== 0)) throw damagedError(file)
  return secretKey
}

/** Returns undefined if the rows are not valid. */
function readRows({ columns }: Table, bytes: Buffer, files: Map<string, Buffer>) {
  try {
    return bytes.toString().trimEnd().split('\n').map(readRow)
  } catch {
    return undefined
  }

  function readRow(line: string) {
    const row = JSON.parse(line)
    return columns.map(({ name, type }) => {
      const value = row[name]
      if (type !== 'bytes' || value === null) return value
      const bytesOfFile = files.get(value)
      if (!bytesOfFile) throw new Error(`${value} is missing`)
      return bytesOfFile
    })
  }
}
