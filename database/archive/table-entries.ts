import type { Entry } from './format.ts'
import type { KeyedTable, Snapshot } from './snapshot.ts'

/** In characters of rows and bytes of their files, which are in memory together when restored. */
const BATCH_SIZE = 1024 * 1024

/** A batch is split only above this size. */
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
  const place = values.map((value) => encodeURIComponent(String(value))).join(',')
  return `files/${name}/${column}/${place}`
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)
