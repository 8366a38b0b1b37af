import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { v7 as newId } from 'uuid'
import { addEmojiFunction } from '#database/message-emoji.ts'
import { compareRounds, measure } from './load.ts'
import { inFolder, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const SECONDS = 4
const ROUNDS = 3
const FEW_CLIENTS = 1_000
const MANY_CLIENTS = 1_000_000

/**
 * Measures acknowledged messages per second beside the machine's limit, which is single-row synced
 * SQLite commits without a server. Repeats it with many stored messages, then kills the server and
 * measures its restart.
 */
export function durableSends(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const few = await startFilled(join(folder, 'few'), FEW_CLIENTS)
    const many = await startFilled(join(folder, 'many'), MANY_CLIENTS)
    const [withFew = 0, withMany = 0, synced = 0] = await compareRounds(
      ROUNDS,
      () => send(few.url),
      () => send(many.url),
      async () => countSyncedCommits(folder),
    )
    await Promise.all([few.stop(), many.stop('SIGKILL')])
    const ms = await timeToReady(join(folder, 'many'))
    const unit = 'sends/s'
    const thousands = `${FEW_CLIENTS.toLocaleString('en')} stored`
    return [
      {
        subject: 'Durable sends',
        ours: withFew,
        reference: 'synced commits',
        theirs: synced,
        unit,
        least: 0.5,
      },
      {
        subject: `Durable sends with ${MANY_CLIENTS.toLocaleString('en')} stored`,
        ours: withMany,
        reference: thousands,
        theirs: withFew,
        unit,
        least: 0.8,
      },
      {
        subject: `Start after kill -9 with ${MANY_CLIENTS.toLocaleString('en')} stored until ready`,
        ours: ms,
        unit: 'ms',
        most: 3000,
      },
    ]
  })
}

async function timeToReady(folder: string) {
  const started = performance.now()
  const product = await startProduct(folder)
  const { ok } = await fetch(`${product.url}/readyz`)
  const ms = performance.now() - started
  await product.stop()
  if (!ok) throw new Error('It was not ready')
  return ms
}

async function startFilled(folder: string, messages: number) {
  // The first start creates the tables; the second one serves the rows added in between.
  await (await startProduct(folder)).stop()
  fill(join(folder, 'gantavya.sqlite'), messages)
  return startProduct(folder)
}

/** Conversations of 50 messages each, as the product would have stored them over half a year. */
function fill(file: string, messages: number) {
  const db = new DatabaseSync(file)
  addEmojiFunction(db)
  const conversation = db.prepare(`insert into conversations
    (id, user_id, last_seq, message_count, unread, office_read_seq, page, last_message, last_sender,
     last_message_at, created_at) values (?, ?, 50, 50, 25, 0, '', 'Hello', 'user', ?, ?)`)
  const message = db.prepare(`insert into messages
    (conversation_id, seq, id, sender, message, created_at) values (?, ?, ?, ?, ?, ?)`)
  const start = Date.now() - 180 * 24 * 60 * 60 * 1000
  db.exec('begin')
  for (let index = 0; index < messages / 50; index++) {
    const msecs = start + index * 10_000
    const at = new Date(msecs).toISOString()
    const id = newId({ msecs })
    conversation.run(id, `visitor-${newId()}`, at, at)
    for (let seq = 1; seq <= 50; seq++) {
      const text = `Message ${seq}: which documents does the university ask for?`
      message.run(id, seq, newId({ msecs }), seq % 2 ? 'user' : 'admin', text, at)
    }
  }
  db.exec('commit')
  db.close()
}

/** 50 visitors at once, each in a conversation of its own, as the chat's own browsers send. */
function send(url: string) {
  const run = newId()
  let sent = 0
  const bodies = () =>
    JSON.stringify({
      id: newId(),
      user_id: `${run}-${sent++ % 50}`,
      sender: 'user',
      message: `Message ${sent}: which documents does the university ask for?`,
    })
  return measure({ url: `${url}/api/messages/`, seconds: SECONDS, bodies })
}

function countSyncedCommits(folder: string) {
  const db = new DatabaseSync(join(folder, 'limit.sqlite'))
  db.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table if not exists rows (id integer primary key, text text)`)
  const insert = db.prepare('insert into rows (text) values (?)')
  const until = performance.now() + SECONDS * 1000
  let commits = 0
  for (; performance.now() < until; commits++) insert.run('x'.repeat(100))
  db.close()
  return commits / SECONDS
}
