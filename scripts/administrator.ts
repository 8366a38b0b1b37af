/**
 * Creates an administrator, or resets the password and second factors of an existing one: npm run
 * administrator -- <username>
 */
import { stderr, stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { findPasswordWeakness } from '#app/features/accounts/server/refuse-weak-password.ts'
import { createOrReset } from '#app/features/accounts/server/store.ts'
import * as office from '#app/features/office/server/store.ts'
import { toLine } from '#app/platform/server/text/visible-text.ts'
import { readConfig } from '#app/server/config.ts'
import { createDataFolder } from '#app/server/data-folder.ts'
import { isPostgresUrl, openDatabase } from '#database/connect.ts'
import { migrateWithoutTimeout } from '#database/migrate.ts'

const username = process.argv[2]?.trim() ?? ''
if (!username || username.length > 150) stop('Usage: npm run administrator -- <username>')

// The terminal shows the prompts, but not the typed password.
let isHidden = false
const screen = new Writable({
  write(chunk, _encoding, done) {
    if (!isHidden) stdout.write(chunk)
    done()
  },
})
const terminal = createInterface({ input: stdin, output: screen, terminal: stdin.isTTY })
const lines = terminal[Symbol.asyncIterator]()

const email = await readAnswer('Email: ')
if (!/^[^\s@]+@[^\s@]+$/.test(email)) stop('This is not a valid email address.')
const password = await readAnswer('Password (8 to 200 characters, not shown): ', true)
if (password.length < 8 || password.length > 200)
  stop('The password must have 8 to 200 characters.')
terminal.close()

// An AggregateError, which has one error for each resolved address, has no message.
const outcome = await save().catch((error) => stop(error.message || error.code))
const refusals: Partial<Record<typeof outcome, string>> = {
  invalid:
    'The username must begin with a letter or a digit, and may contain letters, digits, dots, dashes and underscores.',
  username_taken: 'A similar username exists. Choose another one.',
  email_taken: 'Another person has this email address. Enter a different one.',
}
const refusal = refusals[outcome]
if (refusal) stop(refusal)
stdout.write(
  `${username} ${outcome === 'made' ? 'can sign in now' : 'has a new password. Second factors were removed'}.\n`,
)

async function save() {
  const { database, dataDir, publicUrl } = readConfig(process.env)
  if (!isPostgresUrl(database)) createDataFolder(dataDir)
  const db = openDatabase(database)
  await migrateWithoutTimeout(db, database)
  try {
    if (toLine(username) !== username) {
      stop('The username contains invisible characters. Remove them.')
    }
    const { profile } = await office.find(db)
    const weakness = await findPasswordWeakness({ username, password }, profile, publicUrl)
    if (weakness) stop(weakness.detail)
    return await createOrReset(db, { username, email, password })
  } finally {
    await db.destroy()
  }
}

async function readAnswer(question: string, isSecret = false) {
  stdout.write(question)
  isHidden = isSecret
  const { value = '' } = await lines.next()
  if (isHidden) stdout.write('\n')
  isHidden = false
  return isSecret ? value : value.trim()
}

function stop(message: string): never {
  stderr.write(`${message}\n`)
  process.exit(1)
}
