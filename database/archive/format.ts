/** Error whose message is shown to the person who creates or restores a backup. */
export class ArchiveError extends Error {}

/** The file is not a backup, or is damaged. */
export class DamagedArchive extends ArchiveError {}

/**
 * One file: a tar of these entries, in this order, compressed by zstd. Any tar opens it
 * (`tar --zstd -xf`), `sha256sum -c SHA256SUMS` checks it.
 *
 * - `README.txt`, `manifest.json`
 * - `secret-key`, if requested
 * - `tables/<table>/<number>.ndjson`: rows as JSON objects, one a line, some at a time
 * - `files/<table>/<column>/<key>`: the bytes that a row names, before the rows that do
 * - `SHA256SUMS`, of all entries before it
 */
export interface Manifest {
  format: typeof FORMAT
  version: number
  made_at: string
  database: 'SQLite' | 'PostgreSQL'
  /** Migrations that have created the tables. */
  migrations: string[]
  tables: Table[]
}

export interface Table {
  name: string
  columns: Column[]
  /** Number of rows, and the size of their entries in `files/`. */
  rows: number
  bytes: number
}

export interface Column {
  name: string
  /** For `bytes` the row contains the name of an entry. */
  type: 'text' | 'integer' | 'bytes'
}

export interface Entry {
  name: string
  bytes: Buffer
  /** Number of table rows in the entry. */
  rows?: number
}

export const FORMAT = 'gantavya-backup'
/** Version of the format. Archives with a higher number are refused. */
export const VERSION = 1
export const CHECKSUMS = 'SHA256SUMS'
export const KEY = 'secret-key'

/** In bytes. Entries are never larger, because each is held in memory. */
export const MAX_ENTRY_BYTES = 128 * 1024 * 1024

export const damagedError = (file: string) =>
  new DamagedArchive(`${file} is damaged or incomplete. Use another backup.`)

const readme = `A backup of Gantavya: all data of one office at one point in time.

It contains personal data of students. Store it where no one else can read it.
Restore it into an empty database: npm run restore <file>

manifest.json  creation time, tables and version
tables/        rows as JSON, one per line
files/         pictures and files that rows refer to
SHA256SUMS     checksums: sha256sum -c SHA256SUMS
`

/** For example "gantavya-2026-12-31T021500Z.tar.zst". */
export const nameArchive = (at: Date) =>
  `gantavya-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.zst`

/** The first entries of an archive. */
export const createHeaderEntries = (manifest: Manifest): Entry[] => [
  { name: 'README.txt', bytes: Buffer.from(readme) },
  { name: 'manifest.json', bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) },
]
