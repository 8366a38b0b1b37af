import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { v7 as newId } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { createClient } from '#tests/processes/api-clients.ts'
import { createFolder } from '#tests/processes/databases.ts'
import { startServer } from '#tests/processes/server-process.ts'

test('reads continue and writes wait while another program writes', async () => {
  const { url, send, readAll, other } = await start()
  const first = { id: newId(), message: 'Before' }
  expect(await send(first)).toBe(201)
  other.exec('begin immediate')
  const statuses: number[] = []
  const ids = Array.from({ length: 10 }, () => newId())
  const sending = ids.map(async (id) => statuses.push(await send({ id, message: 'Meanwhile' })))

  for (let turn = 0; turn < 30; turn++) {
    for (const path of ['/', '/healthz', `/no-such-page-${turn}`]) await fetch(url + path)
    expect(await readAll()).toEqual([first.id])
  }

  expect(statuses).toEqual([])
  other.exec('rollback')
  await Promise.all(sending)
  expect(statuses).toEqual(ids.map(() => 201))
  expect((await readAll()).sort()).toEqual([first.id, ...ids].sort())
})

test('waiting writers are refused when the other program does not finish, without lost or duplicated data', async () => {
  const { send, readAll, other } = await start()
  other.exec('begin immediate')
  const ids = Array.from({ length: 20 }, () => newId())
  const sendAll = () => Promise.all(ids.map((id) => send({ id, message: 'Are you there?' })))

  expect(await sendAll()).toEqual(ids.map(() => 503))
  expect(await readAll()).toEqual([])
  other.exec('rollback')

  expect(await sendAll()).toEqual(ids.map(() => 201))
  expect((await readAll()).sort()).toEqual(ids.sort())
})

/** Starts a server, a sender, and another connection to the same file. */
async function start() {
  const folder = createFolder()
  const { url } = await startServer({ DATA_DIR: folder })
  const visitor = createClient(url)
  const user_id = newId()
  // The server may hold the lock for its own jobs.
  const other = new DatabaseSync(join(folder, 'gantavya.sqlite'), { timeout: 5_000 })
  onTestFinished(() => other.close())

  async function send({ id, message }: { id: string; message: string }) {
    const body = { id, user_id, sender: 'user', message } as const
    const result = await visitor.attempt(messagesApi.send, { body })
    return result.ok ? 201 : result.status
  }
  async function readAll() {
    const page = await visitor.call(messagesApi.list, { querystring: { user_id } })
    return page.map(({ id }) => id)
  }
  return { url, send, readAll, other }
}
