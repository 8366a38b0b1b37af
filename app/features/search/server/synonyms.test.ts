import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { scholarshipsApi } from '#app/features/scholarships/contract.ts'
import { textTranslationsApi } from '#app/features/text-translations/contract.ts'
import { makeScholarship } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { searchApi } from '../contract.ts'
import { synonymsApi } from '../synonyms-contract.ts'

async function start() {
  const started = await startTestApp({ withFirstContent: true })
  const { administrator, visitor } = started
  return {
    ...started,
    add: (words: string) => administrator.call(synonymsApi.add, { body: { words } }),
    /** Returns the title of the first result. */
    find: async (q: string, language?: 'ne') => {
      const response = await visitor.call(searchApi.search, { querystring: { q, language } })
      return response.results[0]?.title
    },
  }
}

test('the search uses a group of synonyms from its saving to its deletion, in both scripts', async () => {
  const { administrator, add, find } = await start()
  expect(await find('dasturi')).not.toEqual(await find('scholarship'))

  const { id, words } = await add('Scholarship,  dasturi , दस्तुरी, DASTURI,')
  expect(words).toBe('Scholarship, DASTURI, दस्तुरी')
  expect(await find('dasturi')).toEqual(await find('scholarship'))
  expect(await find('दस्तुरी')).toEqual(await find('छात्रवृत्ति'))

  const body = { words: 'scholarship, bhatta' }
  await administrator.call(synonymsApi.change, { params: { id }, body })
  expect(await find('dasturi')).not.toEqual(await find('scholarship'))
  expect(await find('bhatta')).toEqual(await find('scholarship'))

  await administrator.call(synonymsApi.remove, { params: { id } })
  expect(await find('bhatta')).not.toEqual(await find('scholarship'))
  await administrator.call(synonymsApi.restore, { params: { id } })
  expect(await find('bhatta')).toEqual(await find('scholarship'))
  const entries = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(entries.slice(0, 4)).toMatchObject(
    ['restored', 'deleted', 'changed', 'added'].map((action) => ({
      action,
      subject: 'search_synonyms',
    })),
  )
})

test.each([
  ['cost', 'Please enter at least two different words, separated by commas.'],
  ['Cost, cost, costs', 'Please enter at least two different words, separated by commas.'],
  ['cost, !?', '“!?” has no letters. Please remove it.'],
  ['cost, the', '“the” is in almost every text. Please remove it.'],
  ['खर्च, कति', '“कति” is in almost every text. Please remove it.'],
  [
    'cost, what a year in the city costs',
    '“what a year in the city costs” is too long. Please use at most 6 words between two commas.',
  ],
])('refuses %s', async (words, detail) => {
  const { administrator } = await startTestApp()
  const refused = await administrator.attempt(synonymsApi.add, { body: { words } })
  expect(refused).toMatchObject({ status: 400, failure: { fields: { words: detail } } })
})

test('refuses a group that is already in the list, in any order and spelling', async () => {
  const { administrator } = await startTestApp()
  const add = (words: string) => administrator.attempt(synonymsApi.add, { body: { words } })
  expect(await add('cost, kharcha')).toMatchObject({ ok: true })
  expect(await add('cost, kharcha, paisa')).toMatchObject({ ok: true })

  const words = 'This group is already in the list. Please enter other words.'
  const refused = { status: 400, failure: { fields: { words } } }
  expect(await add('cost, kharcha')).toMatchObject(refused)
  expect(await add('Kharcha,  COST,cost')).toMatchObject(refused)
  const [, longer] = await administrator.call(synonymsApi.list, {})
  const params = { id: longer?.id ?? '' }
  const body = { words: 'kharcha, cost' }
  expect(await administrator.attempt(synonymsApi.change, { params, body })).toMatchObject(refused)
})

test('finds the Nepali name of a scholarship', async () => {
  const { administrator, visitor, find } = await start()
  const { title } = await administrator.call(scholarshipsApi.add, {
    body: makeScholarship({ title: 'Himalaya Grant', is_published: true }),
  })
  const text = 'हिमालय अनुदान'
  await administrator.call(textTranslationsApi.save, {
    body: { language: 'ne', source: title, text, previous: '' },
  })

  expect(await find('हिमालय अनुदान')).toBe(text)
  expect(await find('himalaya anudan', 'ne')).toBe(text)
  expect(await find('himalaya grant', 'ne')).toBe(text)
  expect(await find('himalaya grant')).toBe(title)
  const querystring = { language: 'ne' } as const
  expect(await visitor.call(scholarshipsApi.listPublic, { querystring })).toMatchObject([
    { title: text },
  ])
})
