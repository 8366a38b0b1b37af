/**
 * Writes a backup into one file, even while a server is running:
 *
 *   npm run backup [file] [-- --with-key]
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#app/server/config.ts'
import { readSecretKey } from '#app/server/first-start.ts'
import { createArchive } from '#database/archive/create-archive.ts'
import { nameArchive } from '#database/archive/format.ts'
import { explain, showProgress } from './terminal.ts'

const usage = 'Usage: npm run backup [file], or npm run backup -- [file] --with-key'

try {
  const { file, withKey } = readArguments()
  const config = readConfig(process.env)
  const secretKey = withKey ? readSecretKey(config) : undefined
  const progress = showProgress()
  const onProgress = (part: number) => progress.show('Backing up', part)
  const { tables } = await createArchive(config.database, file, { secretKey, onProgress })
  progress.end()
  const rows = tables.reduce((all, table) => all + table.rows, 0)
  const key = withKey ? ' and the secret key' : ''
  process.stdout.write(`Backed up ${rows.toLocaleString('en')} rows${key} to ${file}.\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

function readArguments() {
  const options = { 'with-key': { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (positionals.length > 1) throw new Error(usage)
  const file = resolve(positionals[0] ?? nameArchive(new Date()))
  return { file, withKey: values['with-key'] ?? false }
}
