import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expireDeletedConversations } from '#tests/expire-deleted-conversations.ts'
import { makeMessage } from '#tests/factories.ts'
import {
  createSearch,
  repeatText,
  storeConversations,
  type TestApp,
} from '#tests/store-conversations.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

test('finds words in old messages by their beginning, ignoring case', async () => {
  const started = await startTestApp()
  await storeConversations(started, {
    asha: ['Is a 100% scholarship possible?', 'See example.org/aid-for-nurses, please'],
    binod: ['नर्सिङ पढ्न चाहन्छु', 'Scholarships, too'],
    newer: repeatText('Namaste'),
  })
  const find = createSearch(started)

  expect(await find('scholarship')).toEqual(['binod', 'asha'])
  expect(await find('SCHOLARSHIP 100')).toEqual(['asha'])
  expect(await find('100%')).toEqual(['asha'])
  expect(await find('nurse')).toEqual(['asha'])
  expect(await find('aid-for-nurses')).toEqual(['asha'])
  expect(await find('नर्सि')).toEqual(['binod'])
  expect(await find('पढ्न नर्सिङ')).toEqual(['binod'])
  for (const nothing of [
    'cholarship',
    'सिङ',
    'scholarship nursing',
    '।',
    "'",
    '"',
    '\\',
    '*',
    'a"b',
  ]) {
    expect([nothing, await find(nothing)]).toEqual([nothing, []])
  }
})

test('finds an emoji in old messages, alone or with words', async () => {
  const started = await startTestApp()
  await storeConversations(started, {
    asha: ['Thank you🙏🏽🎓', 'I am a nurse 👩‍⚕️ from 🇳🇵'],
    binod: ['🎓 visa?', 'It costs ₹50,000 ❤️'],
    newer: repeatText('Namaste'),
  })
  const find = createSearch(started)

  expect(await find('🎓')).toEqual(['binod', 'asha'])
  expect(await find('🎓 visa')).toEqual(['binod'])
  expect(await find('🙏')).toEqual(['asha'])
  expect(await find('you🙏🏽')).toEqual(['asha'])
  expect(await find('👩‍⚕️')).toEqual(['asha'])
  expect(await find('⚕ nurse')).toEqual(['asha'])
  expect(await find('🇳🇵')).toEqual(['asha'])
  expect(await find('❤️')).toEqual(['binod'])
  expect(await find('❤')).toEqual(['binod'])
  expect(await find('₹')).toEqual(['binod'])
  for (const nothing of ['🎓🎉', '🎓 nurse', '🏥']) {
    expect([nothing, await find(nothing)]).toEqual([nothing, []])
  }
})

test('indexes a new emoji, and removes it with its message', async () => {
  const started = await startTestApp()
  const { app, visitor, administrator, db } = started
  const find = createSearch(started)
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Thanks 🩺🩺' }) })
  await storeConversations(started, { newer: repeatText('Namaste') })
  expect(await find('🩺')).toEqual(['visitor-1'])

  await administrator.call(messagesApi.removeAll, { querystring: { user_id: 'visitor-1' } })

  expect(await find('🩺')).toEqual([])
  await expireDeletedConversations(app)
  expect(await db.selectFrom('message_emoji').selectAll().execute()).toEqual([])
})

test('finds a word that is frequent in old messages only', async () => {
  const started = await startTestApp()
  await storeConversations(started, {
    old: repeatText('library', 6_000),
    newer: repeatText('Hi', 11_000),
  })
  const find = createSearch(started)

  expect(await find('library')).toEqual(['old'])
  expect(await find('lib')).toEqual(['old'])
})

test('finds the newest of thousands of messages with a word', async () => {
  const started = await startTestApp()
  await storeConversations(started, {
    old: repeatText('visa', 10),
    long: [...repeatText('visa please'), 'Thanks'],
    newer: repeatText('Namaste'),
  })
  const find = createSearch(started)

  expect(await find('visa')).toEqual(['long'])
  expect(await find('vis')).toEqual(['long'])
  expect(await find('visa please')).toEqual(['long'])
})

test('finds a visitor by name and by ID', async () => {
  const started = await startTestApp()
  const id = 'b5a0f8c2-93d7-4c11-9a44-0d3e5f6a7B21'
  await storeConversations(started, { [id]: ['Namaste'], 'visitor-2': ['Namaste'] })
  const find = createSearch(started)

  for (const q of ['7b21', 'Visitor 7B21', id, 'b5a0f8'])
    expect([q, await find(q)]).toEqual([q, [id]])
  expect(await find('7b2')).toEqual([])
  expect(await find('visitor-2')).toEqual(['visitor-2'])
})

test('returns results by latest message, in pages', async () => {
  const started = await startTestApp()
  await storeConversations(
    started,
    Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, ['Visa?']])),
  )
  const page = async (querystring: object) => {
    const result = await started.administrator.attempt(conversationsApi.list, {
      querystring: { q: 'visa', limit: 2, ...querystring },
    })
    if (!result.ok) throw new Error('refused')
    return result
  }

  const first = await page({})
  const last = first.value[1]
  const rest = await page({
    before: last?.last_message_at,
    before_user_id: last?.user_id,
    limit: 3,
  })

  expect([first.value, rest.value].flat().map(({ user_id }) => user_id)).toEqual([
    'e',
    'd',
    'c',
    'b',
    'a',
  ])
  expect([first.total > 2, rest.total > 3]).toEqual([true, false])
})

test('indexes new messages, and removes deleted ones from the index', async () => {
  const started = await startTestApp()
  const { visitor, administrator } = started
  const find = createSearch(started)
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Needle' }) })
  await storeConversations(started, { newer: repeatText('Namaste') })
  expect(await find('needle')).toEqual(['visitor-1'])

  await administrator.call(messagesApi.removeAll, { querystring: { user_id: 'visitor-1' } })
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Haystack' }) })

  expect(await find('needle')).toEqual([])
  expect(await find('haystack')).toEqual(['visitor-1'])
  await expireDeletedConversations(started.app)
  expect(await countIndexed(started, 'needle')).toBe(0)
  expect(await countIndexed(started, 'haystack')).toBe(1)
})

test('does not block other requests during a search', async () => {
  const started = await startTestApp()
  await storeConversations(started, { long: repeatText('x'.repeat(4_000)) })
  const find = createSearch(started)
  await find('warm')

  let turns = 0
  let isFound = false
  const finding = find('needle').then((found) => {
    isFound = true
    return found
  })
  while (!isFound) {
    await new Promise((resolve) => setImmediate(resolve))
    turns++
  }

  expect(await finding).toEqual([])
  // It would be a handful if the search blocked the event loop.
  expect(turns).toBeGreaterThan(200)
})

test('finds older messages when many newer ones were deleted', async () => {
  const started = await startTestApp()
  const { administrator } = started
  const text = 'Scholarship 🎓'
  await storeConversations(started, {
    asha: [text],
    spam: repeatText(text),
    newer: repeatText('Namaste'),
  })
  await administrator.call(messagesApi.removeAll, { querystring: { user_id: 'spam' } })
  const find = createSearch(started)

  for (const q of ['scholarship', 'scholar', '🎓']) {
    expect([q, await find(q)]).toEqual([q, ['asha']])
  }
})

test('refuses more than five concurrent searches', async () => {
  const { app, credentials } = await startTestApp()
  const headers = await credentials()
  const search = () => app.inject({ url: '/api/conversations/?q=visa', headers })

  const answers = await Promise.all(Array.from({ length: 20 }, search))

  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  const statuses = new Set(answers.map(({ statusCode }) => statusCode))
  expect([...statuses].sort()).toEqual([200, 503])
  expect(refused.length).toBeLessThanOrEqual(15)
  expect(refused[0]?.headers['retry-after']).toBe('1')
  expect(refused[0]?.json()).toEqual({
    detail: 'The server is busy. Please try again in a few seconds.',
    code: 'busy',
  })
  expect((await search()).statusCode).toBe(200)
})

/** Reads the index directly. */
async function countIndexed({ db, address }: TestApp, word: string) {
  const query = address.startsWith('postgres')
    ? sql<{ count: number }>`select count(*) as count from messages where words @@ ${word}::tsquery`
    : sql<{
        count: number
      }>`select count(*) as count from message_words where message_words match ${word}`
  return (await query.execute(db)).rows[0]?.count
}
