import { isDeepStrictEqual } from 'node:util'
import { DamagedArchive, type Manifest, type Table } from './format.ts'

/**
 * Throws ArchiveFault unless the archive has exactly the tables and columns of its migrations. So
 * no name from the archive is used in SQL.
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
