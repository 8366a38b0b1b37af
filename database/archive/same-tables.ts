import { isDeepStrictEqual } from 'node:util'
import { DamagedArchive, type Manifest, type Table } from './format.ts'

/**
 * Throws ArchiveFault unless an archive has just the tables and columns that its migrations make: so
 * no name of its own reaches the database.
 */
export function requireSameTables({ tables }: Manifest, made: Table[]) {
  const outline = (all: Table[]) =>
    all.map(({ name, columns }) => ({
      name,
      columns: columns.map(({ name, type }) => [name, type]),
    }))
  if (isDeepStrictEqual(outline(tables), outline(made))) return
  throw new DamagedArchive('Its tables are not those of its version: nothing was restored.')
}
