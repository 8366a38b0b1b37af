import { expect, test, vi } from 'vitest'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makePage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type PageContent, pagesApi } from '../contract.ts'

// Pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

test('a page shows the latest articles of a category, also those published later', async () => {
  const { app, administrator } = await startTestApp({ pages: registerBuiltPages })
  async function publish(type: 'article' | 'page', title: string, content: object) {
    const { id } = await administrator.call(pagesApi.add, { body: { type, title } })
    const { draft } = await administrator.call(pagesApi.read, { params: { id } })
    const written = { ...draft, ...content } as PageContent
    const saving = { params: { id }, body: { revision: 1, content: written } }
    const { revision } = await administrator.call(pagesApi.save, saving)
    await administrator.call(pagesApi.publish, { params: { id }, body: { revision } })
  }
  const publishArticle = (title: string, date: string, category = 'Visas') =>
    publish('article', title, {
      description: title,
      text: title,
      date,
      categories: [category],
    })
  const read = async () => (await app.inject('/news')).body
  const section = { id: 'news', type: 'articles' as const, heading: 'What is new', text: '' }
  const content = makePage({
    slug: 'news',
    title: 'News',
    sections: [{ ...section, count: 2, category: 'visas' }],
  })
  await publish('page', 'News', content)
  expect(await read()).toContain('News')
  expect(await read()).not.toContain('/articles')
  // Without articles it would be a bare heading.
  expect(await read()).not.toContain('What is new')

  await publishArticle('First', '2026-11-01')
  await publishArticle('Second', '2026-11-02')
  await publishArticle('Elsewhere', '2026-11-03', 'Office')
  await publishArticle('Third', '2026-11-03')

  const body = await read()
  expect(body).toContain('What is new')
  expect(body.indexOf('/articles/third')).toBeLessThan(body.indexOf('/articles/second'))
  expect(body).toContain('/articles/second')
  expect(body).not.toContain('/articles/first')
  expect(body).not.toContain('/articles/elsewhere')
})
