import { afterEach, expect, test, vi } from 'vitest'
import { createApiClient } from '#app/contract/api-client.ts'
import { originalWelcome } from '#app/contract/office-words.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { admin, sendTo, startTestApp } from '#tests/test-app.ts'
import { messagesApi, type NewMessage } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Starts a server at this time in Kathmandu, on a Sunday. */
async function startAt(time: string) {
  const setTime = (next: string) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2026-11-22T${next}+05:45`) })
  const started = await startTestApp()
  const { app, visitor, signIn } = started
  setTime(time)
  await signIn()
  /** Access tokens expire within the simulated time. */
  const office = async () => {
    const { access } = await visitor.call(accountsApi.signIn, { body: admin })
    return createApiClient(sendTo(app, { authorization: `Bearer ${access}` }))
  }
  return {
    ...started,
    setTime,
    writeQuestion: (given: Partial<NewMessage> = {}) =>
      visitor.call(messagesApi.send, { body: makeMessage(given) }),
    answer: async (given: Partial<NewMessage> = {}) =>
      (await office()).call(messagesApi.send, { body: makeAnswer(given) }),
    removeAll: async () => {
      const querystring = { user_id: 'visitor-1' }
      return (await office()).call(messagesApi.removeAll, { querystring })
    },
    due: async () => {
      const [row] = await (await office()).call(conversationsApi.list, { querystring: {} })
      return row?.response_due_at && new Date(row.response_due_at).toISOString()
    },
    waiting: async () => {
      const querystring = { awaiting_reply: true }
      const result = await (await office()).attempt(conversationsApi.list, { querystring })
      if (!result.ok) throw new Error('refused')
      expect(result.total).toBe(result.value.length)
      return result.value.map(({ user_id }) => user_id)
    },
  }
}

const kathmandu = (moment: string) => new Date(`${moment}+05:45`).toISOString()

test('sets the due time 10 minutes after the first unanswered message', async () => {
  const { writeQuestion, answer, due, setTime } = await startAt('11:00:00')
  await writeQuestion()
  expect(await due()).toBe(kathmandu('2026-11-22T11:10:00'))

  setTime('11:05:00')
  await writeQuestion()
  expect(await due()).toBe(kathmandu('2026-11-22T11:10:00'))

  await answer()
  expect(await due()).toBeNull()

  setTime('11:20:00')
  await writeQuestion()
  expect(await due()).toBe(kathmandu('2026-11-22T11:30:00'))
})

test('counts office hours only', async () => {
  const { writeQuestion, due } = await startAt('17:55:00')

  await writeQuestion()

  expect(await due()).toBe(kathmandu('2026-11-23T09:05:00'))
})

test('ignores welcome messages for the due time', async () => {
  const { visitor, writeQuestion, due } = await startAt('11:00:00')
  const welcome = (message: string) =>
    visitor.call(messagesApi.send, { body: makeAnswer({ message }) })
  await welcome(originalWelcome[0])
  expect(await due()).toBeNull()
  await writeQuestion()

  await welcome(originalWelcome[1])

  expect(await due()).toBe(kathmandu('2026-11-22T11:10:00'))
})

test('lists conversations that await a reply by due time', async () => {
  const { writeQuestion, answer, waiting, setTime } = await startAt('11:00:00')
  await writeQuestion({ user_id: 'first' })
  await writeQuestion({ user_id: 'answered' })
  setTime('11:02:00')
  await writeQuestion({ user_id: 'second' })
  await answer({ user_id: 'answered' })
  setTime('11:05:00')
  await writeQuestion({ user_id: 'first' })
  expect(await waiting()).toEqual(['first', 'second'])

  setTime('11:12:01')
  await writeQuestion({ user_id: 'answered' })
  expect(await waiting()).toEqual(['first', 'second', 'answered'])
  await answer({ user_id: 'first' })
  expect(await waiting()).toEqual(['second', 'answered'])
})

test('does not list deleted conversations as awaiting reply', async () => {
  const { writeQuestion, removeAll, waiting, setTime } = await startAt('11:00:00')
  await writeQuestion()
  setTime('12:00:00')
  expect(await waiting()).toEqual(['visitor-1'])

  await removeAll()

  expect(await waiting()).toEqual([])
})
