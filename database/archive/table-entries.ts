import type { Entry } from './format.ts'
import type { KeyedTable, Moment } from './moment.ts'

/** In characters of rows and bytes of what they name: both stand in memory when they are restored. */
const MOST_AT_ONCE = 1024 * 1024

/** Only rows that are this large together are parted where they were read together. */
const MOST_TOGETHER = 16 * MOST_AT_ONCE

/**
 * The entries of a table: the same rows make the same entries, whichever database they come from.
 * What a row names in `files/` comes before it.
 */
export async function* entriesOf(moment: Moment, table: KeyedTable): AsyncGenerator<Entry> {
  let [lines, size, number] = [[] as string[], 0, 0]
  const take = (): Entry => {
    const name = `tables/${table.name}/${String(++number).padStart(6, '0')}.ndjson`
    const entry = { name, bytes: Buffer.from(lines.join('')), rows: lines.length }
    ;[lines, size] = [[], 0]
    return entry
  }
  for await (const rows of moment.readRows(table)) {
    for (const row of rows) {
      const { line, files } = toLine(table, row)
      for (const file of files) {
        size += file.bytes.length
        yield file
      }
      lines.push(line)
      size += line.length
      if (size >= MOST_TOGETHER) yield take()
    }
    if (size >= MOST_AT_ONCE) yield take()
  }
  if (lines.length > 0) yield take()
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
