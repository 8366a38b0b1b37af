import { expect, test } from 'vitest'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'

const user_id = 'visitor-1'

async function start() {
  const started = await startTestApp()
  const { visitor, administrator } = started
  return {
    ...started,
    writeQuestion: () => visitor.call(messagesApi.send, { body: makeMessage() }),
    answer: () => administrator.call(messagesApi.send, { body: makeAnswer() }),
    unread: () => visitor.call(messagesApi.unread, { querystring: { user_id } }),
    read: (seq: number) => visitor.call(messagesApi.read, { body: { user_id, seq } }),
  }
}

test('counts newer office messages as unread', async () => {
  const { writeQuestion, answer, unread, read } = await start()
  await writeQuestion()
  expect(await unread()).toEqual({ unread: 0 })
  await answer()
  await answer()
  expect(await unread()).toEqual({ unread: 2 })

  expect(await read(2)).toEqual({ unread: 1 })
  expect(await unread()).toEqual({ unread: 1 })
  expect(await read(3)).toEqual({ unread: 0 })
})

test('never lowers a visitor’s read position or raises it above the last message', async () => {
  const { answer, unread, read } = await start()
  await answer()
  expect(await read(1_000_000)).toEqual({ unread: 0 })
  await answer()
  expect(await unread()).toEqual({ unread: 1 })

  await read(2)

  expect(await read(1)).toEqual({ unread: 0 })
  expect(await unread()).toEqual({ unread: 0 })
})

test('returns 0 for an unknown visitor', async () => {
  const { unread, read } = await start()

  expect([await unread(), await read(1)]).toEqual([{ unread: 0 }, { unread: 0 }])
})

test('does not count deleted messages as unread', async () => {
  const { administrator, answer, unread } = await start()
  await answer()

  await administrator.call(messagesApi.removeAll, { querystring: { user_id } })

  expect(await unread()).toEqual({ unread: 0 })
})

test('keeps the visitor’s read position when an administrator reads', async () => {
  const { administrator, answer, unread } = await start()
  await answer()

  await administrator.call(messagesApi.read, { body: { user_id, seq: 1 } })

  expect(await unread()).toEqual({ unread: 1 })
})
