import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { callerOf, signIn } from './api.ts'
import { makeFolder, openBehind } from './databases.ts'
import { type Callers, chatSender, contactSender, type Sender } from './senders.ts'
import { adminSettings, runProgram, startServer } from './server-process.ts'

const file = 'gantavya.sqlite'
const manual = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
/** What docs/operations.md hands to sqlite3 on the office's database. */
const [, backup = ''] = manual.match(/^sqlite3 data\/gantavya\.sqlite "(.+)"$/m) ?? []

test('the documented backup ends while people write, and holds all that was acknowledged', async () => {
  const settings = { DATA_DIR: makeFolder() }
  const restored = { DATA_DIR: makeFolder() }
  const { url } = await startServer({ ...settings, ...adminSettings })
  await growBy(60_000, settings)
  const senders = [chatSender(), chatSender(), chatSender(), contactSender()]
  const writing = writeOn(senders, callersOf(url))
  await expect.poll(writing.leastAcknowledged, { timeout: 30_000 }).toBeGreaterThan(5)

  const before = senders.map(acknowledged)
  const { code, stderr } = await copy(settings.DATA_DIR, join(restored.DATA_DIR, file))
  const after = senders.map(acknowledged)
  await writing.stop()

  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  for (const [index, some] of before.entries()) {
    expect(after[index]?.length).toBeGreaterThan(some.length)
  }
  const database = new DatabaseSync(join(restored.DATA_DIR, file))
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  database.close()
  copyFileSync(join(settings.DATA_DIR, 'secret-key'), join(restored.DATA_DIR, 'secret-key'))
  const callers = callersOf((await startServer(restored)).url)
  for (const [index, sender] of senders.entries()) {
    const texts = (await sender.read(callers)).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(before[index] ?? []))
  }
}, 120_000)

/** As sqlite3 would, in a process of its own. */
function copy(folder: string, to: string) {
  const statement = backup.replace('copy.sqlite', to)
  const program = `new (require('node:sqlite').DatabaseSync)(process.argv[1]).exec(process.argv[2])`
  return runProgram(['-e', program, join(folder, file), statement], {})
}

/** So many kilobytes more, as years would bring: copying takes longer than writing a message. */
async function growBy(kilobytes: number, settings: { DATA_DIR: string }) {
  const db = openBehind(settings)
  await sql`create table years (content blob)`.execute(db)
  await sql`insert into years with recursive numbers (number) as
    (select 1 union all select number + 1 from numbers where number < ${kilobytes})
    select randomblob(1024) from numbers`.execute(db)
  await db.destroy()
}

function callersOf(url: string): Callers {
  return {
    visitor: callerOf(url),
    administrator: async () => (await signIn(url)).administrator,
  }
}

/** Each writes one after the other until they are stopped. */
function writeOn(senders: Sender[], callers: Callers) {
  let isStopped = false
  async function write(sender: Sender) {
    while (!isStopped) {
      const id = newId()
      const next = { id, text: sender.write(id), receipt: undefined as string | undefined }
      sender.sent.push(next)
      next.receipt = await sender.post(callers, next)
    }
  }
  const ended = Promise.all(senders.map(write))
  return {
    leastAcknowledged: () => Math.min(...senders.map((sender) => acknowledged(sender).length)),
    stop() {
      isStopped = true
      return ended
    },
  }
}

function acknowledged({ sent }: Sender) {
  return sent.flatMap(({ text, receipt }) => (receipt === undefined ? [] : [text]))
}
