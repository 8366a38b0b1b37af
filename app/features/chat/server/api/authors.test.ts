import { expect, test } from 'vitest'
import { originalWelcome } from '#app/contract/office-words.ts'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { listen, readEvents } from '#tests/read-events.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

const user_id = 'visitor-1'
const querystring = { user_id }

/** Two administrators have answered a visitor. */
async function startAnswered() {
  const started = await startTestApp()
  const { db, visitor, administrator } = started
  const welcome = makeMessage({ sender: 'admin', message: originalWelcome[0] })
  await visitor.call(messagesApi.send, { body: welcome })
  await visitor.call(messagesApi.send, { body: makeMessage() })
  const gita = { id: '01900000-0000-7000-8000-000000000001', name: 'Gita' }
  const account = { username_key: 'gita', email: '', password_hash: '', created_at: '' }
  await db
    .insertInto('administrators')
    .values({ ...account, id: gita.id, username: gita.name })
    .execute()
  await administrator.call(messagesApi.send, { body: makeAnswer() })
  await db
    .updateTable('messages')
    .set({ administrator_id: gita.id })
    .where('administrator_id', 'is not', null)
    .execute()
  const answer = makeAnswer()
  const sent = await administrator.call(messagesApi.send, { body: answer })
  const { id } = await db
    .selectFrom('administrators')
    .select('id')
    .where('username_key', '=', 'sita')
    .executeTakeFirstOrThrow()
  return { ...started, answer, sent, gita, sita: { id, name: 'Sita' } }
}

test('shows administrators the author of each office message', async () => {
  const { administrator, answer, sent, gita, sita } = await startAnswered()
  const authors = [undefined, undefined, gita, sita]
  const authorsOf = (messages: { author?: object }[]) => messages.map(({ author }) => author)

  expect(sent.author).toEqual(sita)
  expect(await administrator.call(messagesApi.send, { body: answer })).toEqual(sent)
  const params = { user_id }
  const conversation = await administrator.call(conversationsApi.messages, {
    params,
    querystring: {},
  })
  expect(authorsOf(conversation)).toEqual(authors)
  expect(await administrator.call(messagesApi.list, { querystring })).toEqual(conversation)
  expect(await administrator.call(messagesApi.list, { querystring: {} })).toEqual(conversation)
  const [row] = await administrator.call(conversationsApi.list, { querystring: {} })
  expect(row?.last_author).toEqual(sita)
})

test('sets no author for welcome messages and visitor messages', async () => {
  const { visitor, administrator } = await startTestApp()
  const last = async () => (await administrator.call(conversationsApi.list, { querystring: {} }))[0]
  await visitor.call(messagesApi.send, {
    body: makeMessage({ sender: 'admin', message: originalWelcome[0] }),
  })
  expect(await last()).not.toHaveProperty('last_author')

  await administrator.call(messagesApi.send, { body: makeAnswer() })
  expect(await last()).toHaveProperty('last_author')
  await visitor.call(messagesApi.send, { body: makeMessage() })
  expect(await last()).not.toHaveProperty('last_author')
})

test('streams the author of a new office message', async () => {
  const { app, administrator, credentials, sita } = await startAnswered()
  const url = await listen(app)
  const office = await readEvents(`${url}/api/conversations/stream/`, await credentials())
  await office.takeEvents('hello')

  await administrator.call(messagesApi.send, { body: makeAnswer() })

  expect(await office.takeEvents('conversation')).toMatchObject([{ message: { author: sita } }])
})

test('hides authors from visitors in responses and streams', async () => {
  const { app, administrator, visitor, gita, sita } = await startAnswered()
  const url = await listen(app)
  const stream = await readEvents(`${url}/api/messages/stream/?user_id=${user_id}`)
  await stream.takeEvents('message', 4)
  const get = async (path: string) => (await app.inject(path)).body
  const before = [
    await get(`/api/messages/?user_id=${user_id}`),
    await get(`/api/messages/?user_id=${user_id}&after=0`),
    await get(`/api/messages/unread/?user_id=${user_id}`),
  ]

  const params = { user_id }
  await administrator.call(conversationsApi.typing, { params })
  await administrator.call(conversationsApi.read, { params, body: { seq: 4 } })
  const answers = await administrator.call(messagesApi.list, { querystring })
  for (const { id, message } of answers) {
    const body = makeMessage({ id, sender: 'admin', message })
    before.push(JSON.stringify(await visitor.attempt(messagesApi.send, { body })))
  }
  before.push(JSON.stringify(await visitor.call(messagesApi.send, { body: makeMessage() })))
  before.push(JSON.stringify(await visitor.call(messagesApi.read, { body: { user_id, seq: 4 } })))
  await stream.takeEvents('typing')
  await stream.takeEvents('read')
  await stream.takeEvents('message', 5)

  const response = [...before, JSON.stringify(stream.events)].join('\n')
  expect(response).toContain(makeAnswer().message)
  for (const { id, name } of [gita, sita]) {
    expect(response).not.toContain(id)
    expect(response).not.toContain(name)
  }
  expect(response).not.toMatch(/author|administrator_id|kind/)
})
