import { expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { type PageQuery, pagesApi } from '../contract.ts'

async function start() {
  const { administrator } = await startTestApp({ withFirstContent: true })
  const list = (query: PageQuery) =>
    administrator.call(pagesApi.list, { querystring: { language: 'en', ...query } })
  const titles = async (query: PageQuery) => (await list(query)).map(({ title }) => title)
  const add = (title: string) =>
    administrator.call(pagesApi.add, { body: { type: 'service', title } })
  async function save(title: string) {
    const { id } = (await list({})).find((each) => each.title === title) ?? { id: '' }
    const params = { id }
    const { draft, revision } = await administrator.call(pagesApi.read, { params })
    const body = { revision, content: { ...draft, description: 'Another one.' } }
    await administrator.call(pagesApi.save, { params, body })
  }
  return { administrator, list, titles, add, save }
}

test('sorts pages by title, last change or status', async () => {
  const { titles, add, save } = await start()
  const type = 'service'
  const usual = await titles({ type })
  expect(usual).toHaveLength(6)
  expect(usual).toEqual(usual.toSorted())
  expect(await titles({ type, sort: '-title' })).toEqual(usual.toReversed())

  await add('Housing')
  await save('Visa Processing')

  expect((await titles({ type, sort: 'state' })).slice(0, 3)).toEqual([
    'Housing',
    'Visa Processing',
    'Application Assistance',
  ])
  expect((await titles({ type, sort: '-state' })).slice(-2)).toEqual(['Visa Processing', 'Housing'])
  expect((await titles({ type, sort: '-saved_at' })).slice(0, 3)).toEqual([
    'Visa Processing',
    'Housing',
    'Application Assistance',
  ])
  expect((await titles({ type, sort: 'saved_at' })).slice(-2)).toEqual([
    'Housing',
    'Visa Processing',
  ])
})

test('lists fixed pages as pages and refuses an unknown sort order', async () => {
  const { administrator, list } = await start()

  const addresses = (await list({ type: 'page' })).map(({ address }) => address)
  expect(addresses.toSorted()).toEqual([
    '/',
    '/about',
    '/contact',
    '/destinations',
    '/from-nepal',
    '/privacy-policy',
    '/services',
  ])
  const querystring = { sort: 'slug' as 'title' }
  expect(await administrator.attempt(pagesApi.list, { querystring })).toMatchObject({
    status: 400,
  })
})

test('finds pages by title or address, status and author', async () => {
  const { administrator, titles, add, save } = await start()
  await add('Étudier en France')
  await save('Visa Processing')

  expect(await titles({ q: 'etudier france' })).toEqual(['Étudier en France'])
  expect(await titles({ q: '/services/visa' })).toEqual(['Visa Processing'])
  expect(await titles({ q: 'no such page' })).toEqual([])
  expect(await titles({ state: 'draft' })).toEqual(['Étudier en France'])
  expect(await titles({ state: 'changed' })).toEqual(['Visa Processing'])

  const authors = await administrator.call(pagesApi.listAuthors, {})
  expect(authors).toContain('Sita')
  expect((await titles({ author: 'Sita' })).toSorted()).toEqual([
    'Visa Processing',
    'Étudier en France',
  ])
  const querystring = { state: 'hidden' as 'draft' }
  expect(await administrator.attempt(pagesApi.list, { querystring })).toMatchObject({
    status: 400,
  })
})
