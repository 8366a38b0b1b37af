import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { previewsApi } from '#app/features/pages/previews-contract.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import type { StandardContent } from '#app/features/pages/standard-contract.ts'
import { translationsApi } from '#app/features/pages/translations-contract.ts'
import { versionsApi } from '#app/features/pages/versions-contract.ts'
import { makeForm } from '#tests/factories.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { createImage, createUniqueImage, toFile } from '#tests/test-images.ts'
import { libraryApi, type Picture } from '../library-contract.ts'

const longAgo = () => new Date(Date.now() - 30.01 * 24 * 60 * 60 * 1000).toISOString()

/** Starts with a page with a picture, published as version 1. */
async function start() {
  const started = await startTestApp()
  const { app, administrator } = started
  const headers = await started.credentials()
  async function send(url: string, file: Buffer): Promise<Picture> {
    const payload = makeForm({ title: 'Our desk', picture: toFile(file) })
    return (await app.inject({ method: 'POST', url, headers, payload })).json()
  }
  const picture = await send('/api/pictures/', await createUniqueImage())
  const newPage = { type: 'page', title: 'Our office' } as const
  const { id, draft } = await administrator.call(pagesApi.add, { body: newPage })
  const params = { id }
  const read = () => administrator.call(pagesApi.read, { params })
  async function publish(change: Partial<StandardContent>) {
    const { revision, draft } = await read()
    const content = { ...draft, ...change }
    await administrator.call(pagesApi.save, { params, body: { revision, content } })
    const body = { revision: revision + 1 }
    return administrator.attempt(pagesApi.publish, { params, body })
  }
  const readVersion = (number: number) =>
    administrator.call(versionsApi.read, { params: { id, number: String(number) } })
  const bringBack = async (number: number) =>
    administrator.call(versionsApi.restore, {
      params: { id, number: String(number) },
      body: { revision: (await read()).revision },
    })
  const replace = async () =>
    send(`/api/pictures/${picture.id}/file/`, await createImage('png', 30, 20))
  const remove = ({ id }: Pick<Picture, 'id'>) =>
    administrator.attempt(libraryApi.remove, { params: { id } })
  const list = () => administrator.call(libraryApi.list, { querystring: {} })
  const section = { id: 'desk', type: 'picture', alt: 'A desk', text: '' } as const
  const shown = { ...section, picture: picture.address, width: 16, height: 9 }
  await publish({ ...draft, description: 'Where we sit.', sections: [shown] })
  return {
    ...started,
    params,
    picture,
    read,
    publish,
    readVersion,
    bringBack,
    replace,
    remove,
    list,
  }
}

const textSection = {
  id: 'text',
  type: 'text' as const,
  heading: 'Desk',
  text: '',
  items: [],
  closing: '',
}
const plain = { description: 'Where we sat.', sections: [] }

test('publishes a new version for a replaced picture and keeps old versions unchanged', async () => {
  const { app, administrator, visitor, params, picture, read, readVersion, replace } = await start()

  const { address } = await replace()

  const querystring = { address: '/our-office' }
  const { content } = await visitor.call(publishedApi.read, { querystring })
  expect(content.sections).toMatchObject([{ picture: address, width: 30, height: 20 }])
  expect((await readVersion(1)).content.sections).toMatchObject([
    { picture: picture.address, width: 16, height: 9 },
  ])
  const versions = await administrator.call(versionsApi.list, { params })
  expect(versions).toMatchObject([
    { number: 2, change_note: 'A picture was replaced.', created_by: 'Sita' },
    { number: 1, change_note: '' },
  ])
  expect((await read()).state).toBe('published')
  expect((await app.inject(picture.address)).statusCode).toBe(200)
})

test('replaces a picture within a text with its size', async () => {
  const { picture, publish, read, replace } = await start()
  const inText = (address: string, size: string) => `One.\n\n![Our desk](${address} "${size}")`
  const text = inText(picture.address, '16x9 Come in')
  expect((await publish({ sections: [{ ...textSection, text }] })).ok).toBe(true)

  const { address } = await replace()

  expect((await read()).draft.sections).toMatchObject([{ text: inText(address, '30x20 Come in') }])
})

test('refuses to publish a text with a picture that does not exist', async () => {
  const { publish } = await start()
  const text = `![Our desk](/media/${'0'.repeat(32)}.webp "16x9")`

  const result = await publish({ sections: [{ ...textSection, text }] })

  expect(result).toMatchObject({ failure: { fields: { 'sections.0.text': expect.any(String) } } })
})

test('updates translations when a picture is replaced without marking them behind', async () => {
  const { administrator, visitor, params, publish, replace } = await start()
  const createTranslation = async (language: 'ne' | 'hi') => {
    const { id } = await administrator.call(translationsApi.create, { params, body: { language } })
    return { id }
  }
  const [shown, draft] = [await createTranslation('ne'), await createTranslation('hi')]
  await administrator.call(pagesApi.publish, { params: shown, body: { revision: 1 } })
  const listBehind = async () => {
    const all = [shown, draft].map((each) => administrator.call(pagesApi.read, { params: each }))
    return (await Promise.all(all)).map(({ versions_behind }) => versions_behind)
  }

  const { address } = await replace()

  expect(await listBehind()).toEqual([0, 0])
  const querystring = { address: '/ne/our-office' }
  const { content } = await visitor.call(publishedApi.read, { querystring })
  expect(content.sections).toMatchObject([{ picture: address }])
  await publish({ intro: 'Another one.' })
  expect(await listBehind()).toEqual([1, 1])
})

test('does not publish a hidden page when a picture is replaced', async () => {
  const { administrator, params, picture, readVersion, replace, read } = await start()
  await administrator.call(pagesApi.archive, { params })

  await replace()

  expect(await administrator.call(versionsApi.list, { params })).toHaveLength(1)
  expect((await readVersion(1)).content.sections).toMatchObject([{ picture: picture.address }])
  expect((await read()).state).toBe('archived')
})

test('allows deleting a picture of old versions and shows its text when one is restored', async () => {
  const started = await start()
  const { app, db, administrator, visitor, params, picture, publish, remove } = started
  expect(await remove(picture)).toMatchObject({ status: 409 })
  await publish(plain)
  const uses = { id: picture.id }
  expect(await started.list()).toMatchObject([{ uses: 0, version_use_count: 1 }])
  expect(await administrator.call(libraryApi.listUses, { params: uses })).toMatchObject([
    { name: 'Our office (version 1)', is_past: true },
  ])

  expect(await remove(picture)).toMatchObject({ ok: true })
  const old = { deleted_at: longAgo() }
  await db.updateTable('pictures').set(old).execute()
  await db.updateTable('media').set({ created_at: longAgo() }).execute()
  await forgetOld(app)

  expect((await app.inject(picture.address)).statusCode).toBe(404)
  await started.bringBack(1)
  const body = { is_shared: false }
  const { token } = await administrator.call(previewsApi.add, { params, body })
  const preview = await visitor.call(previewsApi.read, { querystring: { token } })
  expect(preview.content.sections).toMatchObject([{ picture: '', alt: 'A desk' }])
  expect(await publish({})).toMatchObject({
    status: 400,
    failure: {
      fields: { 'sections.0.picture': 'This picture was deleted. Please choose another one.' },
    },
  })
})

test('restores a deleted picture with a version that uses it', async () => {
  const { app, picture, publish, bringBack, remove, list } = await start()
  await publish(plain)
  await remove(picture)
  expect(await list()).toEqual([])

  await bringBack(1)

  expect(await list()).toMatchObject([{ id: picture.id, uses: 1 }])
  expect(await publish({})).toMatchObject({ ok: true })
  expect((await app.inject(picture.address)).statusCode).toBe(200)
})
