import type { Entry } from './format.ts'
import type { KeyedTable, Snapshot } from './snapshot.ts'

/**
 * Target size of an entry with its files, which are in memory together during a restore. Counts the
 * characters of the rows and the bytes of the files.
 */
const BATCH_SIZE = 1024 * 1024

/** Maximum size of an entry within a batch of rows from the snapshot. */
const MAX_BATCH_SIZE = 16 * BATCH_SIZE

/**
 * Yields the entries of a table. Equal rows produce equal entries on both databases. Files come
 * before the rows that refer to them.
 */
export async function* readEntriesOfTable(
  snapshot: Snapshot,
  table: KeyedTable,
): AsyncGenerator<Entry> {
  let [lines, size, number] = [[] as string[], 0, 0]
  const createEntry = (): Entry => {
    const name = `tables/${table.name}/${String(++number).padStart(6, '0')}.ndjson`
    const entry = { name, bytes: Buffer.from(lines.join('')), rows: lines.length }
    ;[lines, size] = [[], 0]
    return entry
  }
  for await (const rows of snapshot.readRows(table)) {
    for (const row of rows) {
      const { line, files } = toLine(table, row)
      for (const file of files) {
        size += file.bytes.length
        yield file
      }
      lines.push(line)
      size += line.length
      if (size >= MAX_BATCH_SIZE) yield createEntry()
    }
    if (size >= BATCH_SIZE) yield createEntry()
  }
  if (lines.length > 0) yield createEntry()
}

function toLine(table: KeyedTable, row: unknown[]) {
  const files: Entry[] = []
  const fields = table.columns.map(({ name, type }, index) => {
    const value = row[index]
    if (type !== 'bytes' || value === null)
      return `${JSON.stringify(name)}:${JSON.stringify(value)}`
    const file = { name: nameFile(table, name, row), bytes: toBuffer(value as Uint8Array) }
    files.push(file)
    return `${JSON.stringify(name)}:${JSON.stringify(file.name)}`
  })
  return { line: `{${fields.join(',')}}\n`, files }
}

function nameFile({ name, columns, key }: KeyedTable, column: string, row: unknown[]) {
  const values = key.map((each) => row[columns.findIndex((column) => column.name === each)])
  const keyText = values.map((value) => encodeURIComponent(String(value))).join(',')
  return `files/${name}/${column}/${keyText}`
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)
