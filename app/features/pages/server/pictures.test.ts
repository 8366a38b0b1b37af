import { expect, test } from 'vitest'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { makeForm } from '#tests/factories.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { createUniqueImage, toFile } from '#tests/test-images.ts'
import { pagesApi } from '../contract.ts'
import type { StandardContent } from '../standard-contract.ts'

const longAgo = new Date(Date.now() - 30.01 * 24 * 60 * 60 * 1000).toISOString()

function showing(picture: string, shared = ''): StandardContent {
  const size = { width: 16, height: 9 }
  const section = { id: 'desk', type: 'picture', picture, alt: 'Our desk', text: '', ...size }
  return {
    slug: 'office',
    menu_location: '',
    title: 'Our office',
    description: 'Where we sit.',
    picture: shared,
    intro: '',
    sections: [section as StandardContent['sections'][number]],
  }
}

/** Starts an office with a page and unused pictures. */
async function start() {
  const started = await startTestApp()
  const { app, db, administrator } = started
  const headers = await started.credentials()
  async function upload() {
    const payload = makeForm({ title: 'Norway', image: toFile(await createUniqueImage()) })
    const added = await app.inject({ method: 'POST', url: '/api/hero-slides/', headers, payload })
    const { id, image } = added.json()
    const params = { id }
    await administrator.call(heroSlidesApi.change, { params, body: { image: '' } })
    return String(image)
  }
  /** Whether the picture survives the purge. */
  async function isKept(address: string) {
    await db.updateTable('media').set({ created_at: longAgo }).execute()
    await forgetOld(app)
    return (await app.inject(address)).statusCode === 200
  }
  const newPage = { type: 'page', title: 'Our office' } as const
  const { id } = await administrator.call(pagesApi.add, { body: newPage })
  const params = { id }
  const revisionNow = async () => (await administrator.call(pagesApi.read, { params })).revision
  async function save(content: StandardContent) {
    const revision = await revisionNow()
    return administrator.call(pagesApi.save, { params, body: { revision, content } })
  }
  const publish = async () =>
    administrator.call(pagesApi.publish, { params, body: { revision: await revisionNow() } })
  return { ...started, headers, params, revisionNow, upload, isKept, save, publish }
}

test('keeps the section and sharing pictures of a draft until it no longer uses them', async () => {
  const { upload, isKept, save } = await start()
  const [picture, shared] = [await upload(), await upload()]

  await save(showing(`${picture}?w=480`, shared))
  expect([await isKept(picture), await isKept(shared)]).toEqual([true, true])

  await save(showing('', shared))
  expect([await isKept(picture), await isKept(shared)]).toEqual([false, true])
})

test('keeps the pictures of old versions, which may be restored', async () => {
  const started = await start()
  const { app, headers, administrator, params, revisionNow, upload, isKept, save, publish } =
    started
  const picture = await upload()
  await save(showing(picture))
  await publish()
  await save(showing('/pictures/other.webp'))
  await publish()
  await administrator.call(pagesApi.archive, { params })

  expect(await isKept(picture)).toBe(true)

  const url = `/api/pages/${params.id}/versions/1/restore/`
  const payload = { revision: await revisionNow() }
  const broughtBack = await app.inject({ method: 'POST', url, headers, payload })
  expect([broughtBack.statusCode, await isKept(picture)]).toEqual([200, true])
})

test('keeps the pictures of a scheduled page until the schedule is cancelled', async () => {
  const { administrator, params, revisionNow, upload, isKept, save } = await start()
  const picture = await upload()
  await save(showing(picture))
  const body = { revision: await revisionNow(), at: '2099-01-01T09:00' }
  await administrator.call(pagesApi.schedule, { params, body })
  await save(showing(''))

  expect(await isKept(picture)).toBe(true)

  await administrator.call(pagesApi.cancel, { params })
  expect(await isKept(picture)).toBe(false)
})

test('does not change picture usage when an outdated draft is refused', async () => {
  const { administrator, params, upload, isKept, save } = await start()
  const [picture, late] = [await upload(), await upload()]
  await save(showing(picture))

  const body = { revision: 1, content: showing(late) }
  expect(await administrator.attempt(pagesApi.save, { params, body })).toMatchObject({
    ok: false,
    status: 409,
  })

  expect([await isKept(picture), await isKept(late)]).toEqual([true, false])
})
