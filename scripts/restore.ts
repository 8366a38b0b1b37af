/**
 * Restores a backup into an empty database, in one transaction: npm run restore <file>
 *
 * With `-- --replace` it replaces Gantavya's tables in a PostgreSQL database that no server uses.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '#app/server/config.ts'
import { createDataFolder } from '#app/server/data-folder.ts'
import { storeSecretKey } from '#app/server/first-start.ts'
import { readArchive, restoreArchive } from '#database/archive/restore.ts'
import { isPostgresUrl } from '#database/connect.ts'
import { explain, showProgress } from './terminal.ts'

try {
  const { file, replace } = readArguments()
  const config = readConfig(process.env)
  const isOnPostgres = isPostgresUrl(config.database)
  if (replace && !isOnPostgres) {
    throw new Error(
      `--replace works only with PostgreSQL. Move ${config.database} to another folder instead.`,
    )
  }
  const progress = showProgress()
  const archive = await readArchive(file, (part) => progress.show('Checking the file', part))
  if (!isOnPostgres) createDataFolder(config.dataDir)
  const secretKey = await restoreArchive(archive, config.database, {
    onRead: (part) => progress.show('Restoring', part),
    storeKey: isOnPostgres ? undefined : (key) => storeSecretKey(config, key),
    replace,
  })
  progress.end()
  const { made_at, tables } = archive.manifest
  const rows = tables.reduce((all, table) => all + table.rows, 0)
  process.stdout.write(`Restored ${rows.toLocaleString('en')} rows from ${made_at}.\n`)
  if (secretKey && isOnPostgres) {
    process.stdout.write(
      `The backup contains SECRET_KEY. Print it with: tar --zstd -xOf ${file} secret-key\n`,
    )
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

function readArguments() {
  const usage = new Error('Usage: npm run restore <file>, or npm run restore <file> -- --replace')
  try {
    const options = { replace: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [file, ...others] = positionals
    if (file && others.length === 0) return { file, replace: values.replace }
  } catch {
    // An unknown option.
  }
  throw usage
}
