import { expect, test, vi } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { searchApi } from '#app/features/search/contract.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import { storeArticles } from '#tests/store-articles.ts'
import { startTestApp } from '#tests/test-app.ts'
import { articlesApi } from '../contract.ts'

vi.setConfig({ testTimeout: 120_000 })

const metricsToken = 'a token that only this test knows'

/** Counts the statements and the bytes of each call with this number of articles. */
async function measure(count: number) {
  const started = await startTestApp({ config: { metricsToken } })
  const { administrator, app, db, visitor } = started
  await storeArticles(db, count)
  await visitor.call(searchApi.search, { querystring: { q: 'visa' } })
  async function countStatements(call: () => Promise<unknown>) {
    const before = await readCount()
    await call()
    return (await readCount()) - before
  }
  async function readCount() {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const { body } = await app.inject({ url: '/metrics', headers })
    return Number(body.match(/^gantavya_database_seconds_count (\d+)$/m)?.[1])
  }

  const body = { type: 'article' as const, title: 'One more' }
  const added = await administrator.call(pagesApi.add, { body })
  const content = { ...added.draft, description: 'One more', text: 'About scholarships.' }
  const saving = { params: { id: added.id }, body: { revision: added.revision, content } }
  const { revision } = await administrator.call(pagesApi.save, saving)
  const publication = { params: { id: added.id }, body: { revision } }
  const list = { querystring: { limit: 50 } }
  return {
    publish: await countStatements(() => administrator.call(pagesApi.publish, publication)),
    search: await countStatements(() =>
      visitor.call(searchApi.search, { querystring: { q: 'scholarships' } }),
    ),
    office: await countStatements(() => administrator.call(articlesApi.list, list)),
    public: await countStatements(() => visitor.call(articlesApi.listPublic, {})),
    page: await countStatements(() => app.inject('/api/public/page/?address=/articles/one-more')),
    pages: await countStatements(() => administrator.call(pagesApi.list, {})),
    published: (await app.listPublishedPages()).length,
    found: (await visitor.call(searchApi.search, { querystring: { q: 'scholarships' } })).total,
  }
}

test('lists, search and publishing run as many statements with 2,000 articles as with 20', async () => {
  const few = await measure(20)
  const many = await measure(2000)

  expect(many).toEqual(few)
  expect(many).toMatchObject({ published: 0, found: 1 })
  expect(many.publish).toBeLessThan(60)
})

test('the first search after publishing loads facts and translations once, not for each page', async () => {
  const { app, administrator, visitor } = await startTestApp({ withFirstContent: true })
  const search = () => visitor.call(searchApi.search, { querystring: { q: 'visa' } })
  await search()
  const body = { type: 'article' as const, title: 'One more' }
  const added = await administrator.call(pagesApi.add, { body })
  const content = { ...added.draft, description: 'One more', text: 'About scholarships.' }
  const saving = { params: { id: added.id }, body: { revision: added.revision, content } }
  const { revision } = await administrator.call(pagesApi.save, saving)
  await administrator.call(pagesApi.publish, { params: { id: added.id }, body: { revision } })

  const spy = vi.spyOn(app.db.getExecutor(), 'executeQuery')
  await search()
  const ofFacts = spy.mock.calls.filter(([query]) => query.sql.includes('from "fact_values"'))
  // For texts in each language, for the figures, and for the countries.
  expect(ofFacts.length).toBeLessThanOrEqual(5)
  const translations = spy.mock.calls.filter(([{ sql }]) =>
    /"source", "text" from "text_translations"/.test(sql),
  )
  expect(translations).toHaveLength(siteLanguages.length)
  spy.mockRestore()
})

test('after a change the search reads only the article that has changed', async () => {
  const { app, db, visitor } = await startTestApp()
  await storeArticles(db, 300)
  const [source] = app.numerousSearchSources
  const read = vi.spyOn(source as NonNullable<typeof source>, 'readEntries')
  const find = (q: string) => visitor.call(searchApi.search, { querystring: { q } })

  expect((await find('student')).total).toBe(300)
  const countRead = () => read.mock.calls.reduce((sum, [, keys]) => sum + keys.length, 0)
  expect(countRead()).toBe(300)
  await app.responseCache.invalidateAfter(() =>
    db.deleteFrom('articles').where('page_id', 'like', '%000000000007').execute(),
  )
  expect((await find('student')).total).toBe(299)
  expect(countRead()).toBe(300)
})
