import { isDeepStrictEqual } from 'node:util'
import { DamagedArchive, type Manifest, type Table } from './format.ts'

/**
 * Throws ArchiveError unless the archive has exactly the tables and columns of its migrations. This
 * ensures that no unexpected name from an archive is used in SQL.
 */
export function checkSchema({ tables }: Manifest, expected: Table[]) {
  const outline = (all: Table[]) =>
    all.map(({ name, columns }) => ({
      name,
      columns: columns.map(({ name, type }) => [name, type]),
    }))
  if (isDeepStrictEqual(outline(tables), outline(expected))) return
  throw new DamagedArchive(
    'The tables of the backup do not match its version. Nothing was restored.',
  )
}
