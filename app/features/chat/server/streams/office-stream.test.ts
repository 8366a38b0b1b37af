import { expect, test } from 'vitest'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { listen, readEvents } from '#tests/read-events.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

/** A listening server with an open inbox. */
async function start() {
  const started = await startTestApp()
  const url = await listen(started.app)
  const open = async () =>
    readEvents(`${url}/api/conversations/stream/`, await started.credentials())
  const { visitor } = started
  return {
    ...started,
    url,
    open,
    office: await open(),
    writeQuestion: (message = 'A question') =>
      visitor.call(messagesApi.send, { body: makeMessage({ message }) }),
  }
}

test('streams the row of each conversation with a new message', async () => {
  const { office, writeQuestion, administrator } = await start()
  await office.takeEvents('hello')

  const question = await writeQuestion()
  const [first] = await office.takeEvents('conversation')
  const [row] = await administrator.call(conversationsApi.list, { querystring: {} })
  expect(first).toEqual({ ...row, message: { ...question, kind: 'text' } })

  const answer = await administrator.call(messagesApi.send, { body: makeAnswer() })
  const [, second] = await office.takeEvents('conversation', 2)
  expect(second).toMatchObject({ last_seq: 2, last_sender: 'admin', message: answer })
})

test('does not stream existing messages', async () => {
  const { writeQuestion, open, office } = await start()
  await writeQuestion('Before')
  await office.takeEvents('conversation')

  const second = await open()
  await second.takeEvents('hello')
  await writeQuestion('After')

  expect(await second.takeEvents('conversation')).toMatchObject([{ message: { message: 'After' } }])
})

test('streams a repeated message once', async () => {
  const { visitor, office, writeQuestion } = await start()
  const body = makeMessage()
  await visitor.call(messagesApi.send, { body })
  await office.takeEvents('conversation')

  await visitor.call(messagesApi.send, { body })
  await writeQuestion()

  const received = await office.takeEvents('conversation', 2)
  expect(received.map(({ last_seq }) => last_seq)).toEqual([1, 2])
})

test('streams read positions, typing and presence', async () => {
  const { db, office, writeQuestion, visitor, administrator, url } = await start()
  const user_id = 'visitor-1'
  const account = db.selectFrom('administrators').select(['id', 'username as name'])
  const sita = await account.executeTakeFirstOrThrow()
  expect(sita.name).toBe('Sita')
  await writeQuestion()
  await writeQuestion()

  await administrator.call(conversationsApi.read, { params: { user_id }, body: { seq: 1 } })
  await visitor.call(messagesApi.read, { body: { user_id, seq: 2 } })
  expect(await office.takeEvents('read', 2)).toEqual([
    { user_id, by: sita, seq: 1, unread: 1 },
    { user_id, by: null, seq: 2, unread: 0 },
  ])

  await visitor.call(messagesApi.presence, { body: { user_id, is_typing: true } })
  await administrator.call(conversationsApi.typing, { params: { user_id } })
  expect(await office.takeEvents('typing', 2)).toEqual([
    { user_id, by: null },
    { user_id, by: sita },
  ])

  await readEvents(`${url}/api/messages/stream/?user_id=visitor-2`, { referer: `${url}/canada` })
  await visitor.call(messagesApi.presence, { body: { user_id: 'visitor-2', page: '/japan' } })
  const seen = await office.takeEvents('visitor', 3)
  expect(seen.slice(-2)).toEqual([
    { user_id: 'visitor-2', online: true, page: '/canada' },
    { user_id: 'visitor-2', online: true, page: '/japan' },
  ])
})

test('reports a visitor as offline soon after the stream closes', async () => {
  const { office, url } = await start()
  const stream = await readEvents(`${url}/api/messages/stream/?user_id=visitor-2`)
  await office.takeEvents('visitor')

  stream.close()

  expect(await office.takeEvents('visitor', 2)).toMatchObject([{ online: true }, { online: false }])
})

test('streams deletions of other administrators', async () => {
  const { office, writeQuestion, administrator } = await start()
  await writeQuestion()

  await administrator.call(messagesApi.removeAll, { querystring: { user_id: 'visitor-1' } })

  expect(await office.takeEvents('cleared')).toEqual([{ user_id: 'visitor-1', up_to: 1 }])
})
