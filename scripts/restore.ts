/** Puts a backup into an empty database, all of it or nothing: npm run restore <file> */
import { readConfig } from '#app/server/config.ts'
import { makeDataFolder } from '#app/server/data-folder.ts'
import { keepSecretKey } from '#app/server/first-start.ts'
import { look, restore } from '#database/archive/restore.ts'
import { isPostgresAddress } from '#database/connect.ts'
import { explain, showProgress } from './terminal.ts'

try {
  const [file, ...others] = process.argv.slice(2)
  if (!file || others.length > 0) throw new Error('Usage: npm run restore <file>')
  const config = readConfig(process.env)
  const isOnPostgres = isPostgresAddress(config.database)
  const progress = showProgress()
  const archive = await look(file, (part) => progress.show('Checking the file', part))
  if (!isOnPostgres) makeDataFolder(config.dataDir)
  const secretKey = await restore(archive, config.database, {
    onRead: (part) => progress.show('Restoring', part),
    keepKey: isOnPostgres ? undefined : (key) => keepSecretKey(config, key),
  })
  progress.end()
  const { made_at, tables } = archive.manifest
  const rows = tables.reduce((all, table) => all + table.rows, 0)
  process.stdout.write(`${rows.toLocaleString('en')} rows as of ${made_at} are restored.\n`)
  if (secretKey && isOnPostgres) {
    process.stdout.write(`SECRET_KEY is in the file: tar --zstd -xOf ${file} secret-key\n`)
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
