import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { publishEvent } from '#tests/publish-event.ts'
import { startTestApp } from '#tests/test-app.ts'

const root = join(import.meta.dirname, '../..')

/** The public lists with pages: contracts of features that have `toListPath`. */
const contracts = globSync('app/features/*/contract.ts', { cwd: root })
const modules = await Promise.all(
  contracts.map(async (file) => ({ file, module: await import(join(root, file)) })),
)
const features = modules
  .filter(({ module }) => 'toListPath' in module)
  .map(({ file }) => file.split('/')[2])

test('a page after the last one of a public list answers 404, and leads nowhere', async () => {
  const { administrator, app } = await startTestApp({ pages: registerBuiltPages })
  await publishEvent(administrator)
  await publishEvent(administrator, { slug: 'past-fair', title: 'Past fair', date: '2020-12-05' })
  const publish = async (type: 'article' | 'album', fields: object) => {
    const body = { type, title: 'Visa interviews' }
    const { id, revision, draft } = await administrator.call(pagesApi.add, { body })
    const content = { ...draft, description: 'What the officer asks.', ...fields }
    const saving = { params: { id }, body: { revision, content } }
    const saved = await administrator.call(pagesApi.save, saving)
    const publishing = { params: { id }, body: { revision: saved.revision } }
    await administrator.call(pagesApi.publish, publishing)
  }
  await publish('article', { text: 'Bring papers.', categories: ['News'], tags: ['Visa'] })
  const size = { width: 0, height: 0 }
  const picture = { picture: '/favicon.ico', alt: 'Students', caption: '', ...size }
  await publish('album', { pictures: [picture] })
  const lists: Record<string, string[]> = {
    articles: ['/articles', '/articles/category/news', '/articles/tag/visa'],
    events: ['/events', '/events/past'],
    albums: ['/gallery'],
  }
  expect(features.toSorted()).toEqual(Object.keys(lists).toSorted())

  for (const list of Object.values(lists).flat()) {
    for (const address of [list, `/ne${list}`]) {
      const read = async (url: string) => [url, (await app.inject(url)).statusCode]
      expect(await read(address)).toEqual([address, 200])
      for (const page of ['2', '99', '9999', '10000', '0'])
        expect(await read(`${address}/page/${page}`)).toEqual([`${address}/page/${page}`, 404])
    }
  }
}, 90_000)
