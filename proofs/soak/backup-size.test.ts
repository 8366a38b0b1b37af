import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readEntries } from '#database/archive/read-archive.ts'
import { migrate } from '#database/migrate.ts'
import {
  createFolder,
  createPostgresDatabase,
  openServerDatabase,
  postgresSettings,
} from '#tests/processes/databases.ts'
import { runProgram, type Settings } from '#tests/processes/server-process.ts'
import { printLine } from '../print-line.ts'

const size = (name: string, usual: number) => Number(process.env[name] ?? usual)
const messages = size('BACKUP_MESSAGES', 5_000)
const contacts = size('BACKUP_CONTACTS', 500)
const megabytes = size('BACKUP_MEGABYTES', 10)

const MOST_SECONDS = 300
const MOST_MEGABYTES = 256

test('backs up and restores a large office in every direction within five minutes and 256 MB', async () => {
  let from = await makeOffice()
  let expected: string[] | undefined
  for (const way of [
    'SQLite → PostgreSQL',
    'PostgreSQL → PostgreSQL',
    'PostgreSQL → SQLite',
    'SQLite → SQLite',
  ]) {
    const to = way.endsWith('SQLite')
      ? onSqlite()
      : postgresSettings(await createPostgresDatabase())
    const file = join(createFolder(), 'backup.tar.zst')
    const made = await measure('scripts/backup.ts', file, from)
    const restored = await measure('scripts/restore.ts', file, to)
    printLine(`${way}: ${tell(made)}, ${statSync(file).size / 1e6} MB; back ${tell(restored)}`)
    const sums = await listSums(file)
    expected ??= sums
    expect(sums).toEqual(expected)
    from = to
  }
  const last = join(createFolder(), 'backup.tar.zst')
  await measure('scripts/backup.ts', last, from)
  expect(await listSums(last)).toEqual(expected)
}, 3_600_000)

const onSqlite = (): Settings => ({ DATA_DIR: createFolder() })

/** The options of package.json. */
const options = ['--max-semi-space-size=2', '--expose-gc']
const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

interface Measured {
  seconds: number
  megabytes: number
}

const tell = ({ seconds, megabytes }: Measured) =>
  `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB of memory`

/** Runs a script and measures its peak memory. */
async function measure(program: string, file: string, settings: Settings): Promise<Measured> {
  const sayMemory = `process.on('exit', () => console.log(process.resourceUsage().maxRSS))`
  const begun = performance.now()
  const args = [...options, '--import', `data:text/javascript,${sayMemory}`, program, file]
  const { code, stdout, stderr } = await runProgram(args, { ...settings, ...malloc })
  const seconds = (performance.now() - begun) / 1000
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/100 %\n$/) })
  const measured = { seconds, megabytes: Number(stdout.trim().split('\n').at(-1)) / 1024 }
  expect(measured.seconds).toBeLessThan(MOST_SECONDS)
  expect(measured.megabytes).toBeLessThan(MOST_MEGABYTES)
  return measured
}

/** Returns checksums of all rows and files, equal on both databases. */
async function listSums(file: string) {
  let sums = ''
  for await (const { name, bytes } of readEntries(file)) {
    if (name === 'SHA256SUMS') sums = bytes.toString()
  }
  return sums.split('\n').filter((line) => / {2}(tables|files)\//.test(line))
}

async function makeOffice() {
  const settings = onSqlite()
  const db = openServerDatabase(settings)
  await migrate(db)
  const numbers = (most: number) =>
    sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${most})`
  await sql`insert into conversations (id, user_id, last_seq, message_count, unread, office_read_seq,
      page, last_message, last_sender, last_message_at, created_at)
    ${numbers(Math.ceil(messages / 50))}
    select printf('chat-%08d', n), printf('visitor-%08d', n), 50, 50, 0, 50, '/', '', 'user',
      '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from numbers`.execute(db)
  await sql`insert into messages (conversation_id, seq, id, sender, message, created_at)
    ${numbers(messages)}
    select printf('chat-%08d', (n - 1) / 50 + 1), (n - 1) % 50 + 1, printf('message-%010d', n),
      case n % 2 when 0 then 'admin' else 'user' end,
      printf('What does a visa for country %d cost? Fee %d, intake %d, नमस्ते%s', n % 97, n % 1009, n,
        case n % 20 when 0 then ' 🎓' else '' end),
      strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + n * 60, 'unixepoch') from numbers`.execute(db)
  await sql`insert into contacts (id, name, email, phone, country, message, created_at, search_text)
    ${numbers(contacts)}
    select printf('contact-%08d', n), printf('Student %d', n), printf('s%d@students.example', n),
      printf('+977 98%08d', n), 'Japan', hex(randomblob(150)), '2026-01-01T00:00:00.000Z',
      printf('student %d', n) from numbers`.execute(db)
  await sql`insert into media (name, bytes, width, height, created_at)
    ${numbers(megabytes * 5)}
    select printf('%032x.webp', n), randomblob(200000), 1, 1, '' from numbers`.execute(db)
  await db.destroy()
  return settings
}
