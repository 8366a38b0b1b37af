import { expect, test } from 'vitest'
import { originalWords } from '#app/contract/office-words.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type Words, type WordTexts, wordFields, wordsApi } from '../contract.ts'

async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const list = () => administrator.call(wordsApi.list, {})
  const save = (texts: WordTexts, revision = 0, language: Words['language'] = 'en') =>
    administrator.attempt(wordsApi.save, { body: { language, revision, texts } })
  const read = async () => (await visitor.call(officeApi.readPublic, {})).words
  return { ...started, list, save, read }
}

test('a new office has the original words in every language', async () => {
  const { list, read } = await start()

  expect(await list()).toEqual(
    ['en', 'ne', 'hi'].map((language) => ({
      language,
      texts: {},
      revision: 0,
      saved_at: null,
      saved_by: '',
    })),
  )
  expect(await read()).toEqual({})
})

test('every text has a field, and its original fits into it', () => {
  expect(wordFields.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(originalWords).toSorted(),
  )
  for (const { name, maxLength } of wordFields)
    expect(originalWords[name].length, name).toBeLessThanOrEqual(maxLength)
})

test('visitors get changed words from the next request, and original ones again', async () => {
  const { save, read, list } = await start()
  await read()

  const saved = await save({ form_sent: 'We write back soon', reply_by: 'Reply: {day}.' })
  expect(saved).toMatchObject({ ok: true, value: { revision: 1 } })
  expect(await read()).toEqual({
    en: { form_sent: 'We write back soon', reply_by: 'Reply: {day}.' },
  })
  await save({ form_sent: 'हामी छिट्टै जवाफ दिन्छौं' }, 0, 'ne')
  expect(await read()).toMatchObject({ ne: { form_sent: 'हामी छिट्टै जवाफ दिन्छौं' } })

  await save({}, 1)
  expect(await read()).toEqual({ ne: { form_sent: 'हामी छिट्टै जवाफ दिन्छौं' } })
  expect((await list()).map(({ revision }) => revision)).toEqual([2, 1, 0])
})

test('a text with the original wording counts as unchanged', async () => {
  const { save } = await start()
  const { form_sent } = originalWords

  const saved = await save({ form_sent: ` ${form_sent} `, form_send: 'Send it' })

  expect(saved).toMatchObject({ ok: true, value: { texts: { form_send: 'Send it' } } })
  expect(saved.ok && Object.keys(saved.value.texts)).toEqual(['form_send'])
})

test('repeated reads by visitors do not query the database', async () => {
  const { app, read, save, db } = await start()
  // PostgreSQL announces the change after the answer, and that clears the cache once more.
  const announced = new Promise((resolve) => app.changeNotifier.on('content', resolve))
  await save({ form_send: 'Send it' })
  await announced
  await read()
  // Changes around the API are not announced, so only a query would find this one.
  await db.updateTable('office_words').set({ texts: '{}' }).execute()

  expect(await read()).toEqual({ en: { form_send: 'Send it' } })
})

const wrong: [name: keyof WordTexts, text: string, message: RegExp][] = [
  ['reply_by', 'We will reply soon.', /add \{day\}/],
  ['reply_by', 'We will reply by {date}.', /\{date\} cannot be filled in here.*only \{day\}/],
  ['reply_by', 'By {day} in {office}.', /\{office\} cannot/],
  ['chat_privacy', 'We store these details.', /add \{office\}/],
  ['chat_welcome', 'Hello {name}', /\{name\} cannot be filled in here. Please remove it/],
  ['form_send', '', /fill this in/],
  ['form_send', 'x'.repeat(41), /at most 40/],
  ['form_send', 'Send\nit', /one line/],
]

test('refuses invalid texts by path with a message and changes nothing', async () => {
  const { save, read } = await start()

  for (const [name, text, message] of wrong) {
    expect(await save({ [name]: text }), `${name}: ${text}`).toMatchObject({
      ok: false,
      status: 400,
      failure: { fields: { [`texts.${name}`]: expect.stringMatching(message) } },
    })
  }
  expect(await read()).toEqual({})
})

test('does not let two users overwrite each other', async () => {
  const { save, list } = await start()
  await save({ form_send: 'First' })

  expect(await save({ form_send: 'Second' })).toMatchObject({
    status: 409,
    failure: { params: { reason: 'changed' } },
  })
  expect((await list())[0]).toMatchObject({ texts: { form_send: 'First' }, revision: 1 })

  const results = await Promise.all([save({ form_send: 'A' }, 1), save({ form_send: 'B' }, 1)])
  expect(results.map((result) => (result.ok ? 200 : result.status)).toSorted()).toEqual([200, 409])
})

test('the activity log shows the changed words', async () => {
  const { save, administrator } = await start()
  await save({ form_send: 'Send it' }, 0, 'ne')

  const [entry] = await administrator.call(auditLogApi.list, { querystring: {} })

  expect(entry).toMatchObject({ action: 'changed', subject: 'office_words', subject_name: 'नेपाली' })
  expect([entry?.before, entry?.after]).toEqual([{ form_send: '' }, { form_send: 'Send it' }])
})
