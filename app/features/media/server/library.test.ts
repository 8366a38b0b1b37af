import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { makeForm, makeSlide } from '#tests/factories.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { createImage, createUniqueImage, toFile } from '#tests/test-images.ts'
import { libraryApi, type Picture, type PictureQuery } from '../library-contract.ts'

const longAgo = () => new Date(Date.now() - 30.01 * 24 * 60 * 60 * 1000).toISOString()

async function start(options: { withFirstContent?: boolean } = {}) {
  const started = await startTestApp(options)
  const { app, administrator } = started
  const headers = await started.credentials()
  const send = async (url: string, file: Buffer, metadata = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers,
      payload: makeForm({ ...metadata, picture: toFile(file) }),
    })
  async function upload(title = 'Our desk', file?: Buffer): Promise<Picture> {
    const sent = await send('/api/pictures/', file ?? (await createUniqueImage()), { title })
    return sent.json()
  }
  const list = (querystring: PictureQuery = {}) =>
    administrator.call(libraryApi.list, { querystring })
  const titles = async (query?: PictureQuery) => (await list(query)).map(({ title }) => title)
  const show = (image: string) =>
    administrator.call(heroSlidesApi.add, { body: makeSlide({ image }) })
  const remove = ({ id }: Picture) => administrator.attempt(libraryApi.remove, { params: { id } })
  const replace = ({ id }: Picture, file: Buffer) => send(`/api/pictures/${id}/file/`, file)
  const status = async (address: string) => (await app.inject(address)).statusCode
  return { ...started, send, upload, list, titles, show, remove, replace, status }
}

test('lists pictures newest first, by search text and by use', async () => {
  const { administrator, upload, list, titles, show } = await start()
  const desk = await upload('Our desk')
  await upload('The classroom')
  await show(desk.address)
  const params = { id: desk.id }
  await administrator.call(libraryApi.change, { params, body: { alt: 'Two chairs' } })

  expect(await titles()).toEqual(['The classroom', 'Our desk'])
  expect(await titles({ q: 'CHAIRS' })).toEqual(['Our desk'])
  expect(await titles({ use: 'unused' })).toEqual(['The classroom'])
  expect(await titles({ use: 'used' })).toEqual(['Our desk'])
  expect(await titles({ limit: 1, offset: 1 })).toEqual(['Our desk'])
  const [, listed] = await list()
  expect(listed).toMatchObject({ ...desk, alt: 'Two chairs', uses: 1 })
  expect(listed).toMatchObject({ width: 16, height: 9, created_by: 'Sita', is_in_library: true })
})

test('returns the existing picture for the same file', async () => {
  const { send, upload, titles } = await start()
  const file = await createUniqueImage()
  const first = await upload('Our desk', file)

  const again = await send('/api/pictures/', file, { title: 'Another name' })

  expect([again.statusCode, again.json()]).toEqual([200, first])
  expect(await titles()).toEqual(['Our desk'])
})

test('refuses a missing file and a file that is not a picture', async () => {
  const { administrator, send, titles } = await start()
  const refused = await send('/api/pictures/', Buffer.from('I am a picture.'))
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { picture: 'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.' },
  ])
  expect(await administrator.attempt(libraryApi.add, { body: {} })).toMatchObject({
    status: 400,
    failure: { fields: { picture: 'Please choose a picture.' } },
  })
  expect(await titles()).toEqual([])
})

test('changes texts and focal point, records the user and refuses values out of range', async () => {
  const { administrator, upload, list } = await start()
  const { id } = await upload()
  const change = (body: object) =>
    administrator.attempt(libraryApi.change, { params: { id }, body })

  const body = { title: 'Front desk', alt: 'A desk', caption: 'Come in', focal_x: 20, focal_y: 100 }
  expect(await change(body)).toMatchObject({ ok: true, value: body })
  expect(await change({ caption: 'x'.repeat(301) })).toMatchObject({
    status: 400,
    failure: { fields: { caption: expect.any(String) } },
  })
  expect(await change({ focal_x: 101 })).toMatchObject({ status: 400 })
  expect(await change({ title: '' })).toMatchObject({ status: 400 })
  expect(await list()).toMatchObject([body])
  const [latest] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(latest).toMatchObject({
    subject: 'picture',
    action: 'changed',
    before: { title: 'Our desk', alt: '', caption: '', focal_x: 50, focal_y: 50 },
    after: body,
  })
})

test('refuses to delete a picture in use and names the usages', async () => {
  const { administrator, upload, show, remove, titles } = await start()
  const picture = await upload()
  const { id } = await show(`http://localhost:3000${picture.address}?w=480`)
  const params = { id: picture.id }
  expect(await administrator.call(libraryApi.listUses, { params })).toEqual([
    { subject: 'hero_slide', subject_id: id, name: 'Study in Norway', is_past: false },
  ])

  expect(await remove(picture)).toMatchObject({
    status: 409,
    failure: {
      detail: 'It is used by Study in Norway. Please choose another picture there first.',
      params: { reason: 'picture_in_use' },
    },
  })
  await administrator.call(heroSlidesApi.remove, { params: { id } })
  expect(await remove(picture)).toMatchObject({
    failure: { detail: expect.stringContaining('Study in Norway (deleted)') },
  })
  expect(await titles()).toEqual(['Our desk'])
})

test('restores a deleted picture within 30 days, also when it is chosen again', async () => {
  const { app, db, administrator, upload, show, remove, titles, status } = await start()
  const [undone, shown, gone] = [
    await upload('Undone'),
    await upload('Shown'),
    await upload('Gone'),
  ]
  await db.updateTable('media').set({ created_at: longAgo() }).execute()
  for (const each of [undone, shown, gone]) expect(await remove(each)).toMatchObject({ ok: true })
  expect(await titles()).toEqual([])

  await forgetOld(app)
  await administrator.call(libraryApi.restore, { params: { id: undone.id } })
  await show(shown.address)
  await db
    .updateTable('pictures')
    .set({ deleted_at: longAgo() })
    .where('id', '=', gone.id)
    .execute()
  await forgetOld(app)

  expect((await titles()).sort()).toEqual(['Shown', 'Undone'])
  expect(await status(gone.address)).toBe(404)
  const params = { id: gone.id }
  expect(await administrator.attempt(libraryApi.restore, { params })).toMatchObject({ status: 404 })
})

test('deletes an unused form upload after 30 days unless it was described', async () => {
  const { app, db, administrator, credentials, list, titles } = await start()
  const headers = await credentials()
  for (const title of ['Norway', 'Oslo']) {
    const payload = makeForm({ title, image: toFile(await createUniqueImage()) })
    const added = await app.inject({ method: 'POST', url: '/api/hero-slides/', headers, payload })
    const params = { id: added.json().id }
    await administrator.call(heroSlidesApi.change, { params, body: { image: '' } })
  }
  expect(await list()).toMatchObject([
    { title: 'Picture', uses: 0, is_in_library: false, created_by: 'Sita' },
    { title: 'Picture', uses: 0, is_in_library: false, created_by: 'Sita' },
  ])
  const params = { id: (await list())[0]?.id ?? '' }
  await administrator.call(libraryApi.change, { params, body: { title: 'A fjord' } })

  await db.updateTable('media').set({ created_at: longAgo() }).execute()
  await forgetOld(app)

  expect(await titles()).toEqual(['A fjord'])
})

test('shows a replaced file at a new address wherever the picture is used', async () => {
  const { administrator, visitor, upload, show, replace, list, status } = await start()
  const picture = await upload()
  const slide = await show(`${picture.address}?w=480`)
  const newPage = { type: 'page', title: 'Our office' } as const
  const { id, draft } = await administrator.call(pagesApi.add, { body: newPage })
  const params = { id }
  const section = { id: 'desk', type: 'picture', alt: 'Our desk', text: '' } as const
  const content = {
    ...draft,
    description: 'Where we sit.',
    picture: picture.address,
    sections: [{ ...section, picture: picture.address, width: 16, height: 9 }],
  }
  await administrator.call(pagesApi.save, { params, body: { revision: 1, content } })
  await administrator.call(pagesApi.publish, { params, body: { revision: 2 } })
  const before = await administrator.call(pagesApi.read, { params })

  const replaced = await replace(picture, await createImage('png', 30, 20))

  expect(replaced.statusCode).toBe(200)
  const { address } = replaced.json()
  expect(address).not.toBe(picture.address)
  // Old versions keep the old file.
  expect(await list()).toMatchObject([
    { title: 'Our desk (before)', address: picture.address, uses: 0, version_use_count: 1 },
    { id: picture.id, title: 'Our desk', address, uses: 3, version_use_count: 0 },
  ])
  const slides = await visitor.call(heroSlidesApi.listPublic, {})
  expect(slides).toMatchObject([{ id: slide.id, image: address }])
  const after = await administrator.call(pagesApi.read, { params })
  const followed = { picture: address, sections: [{ picture: address, width: 30, height: 20 }] }
  expect(after).toMatchObject({ state: 'published', draft: followed })
  // Open editors detect the newer revision.
  expect(after.revision).toBe(before.revision + 1)
  const querystring = { address: '/our-office' }
  const page = await visitor.call(publishedApi.read, { querystring })
  expect(page.content).toMatchObject(followed)
  expect([await status(address), await status(picture.address)]).toEqual([200, 200])
})

test('updates the size of a replaced picture in a group of a page', async () => {
  const { administrator, upload, replace } = await start({ withFirstContent: true })
  const picture = await upload()
  const pages = await administrator.call(pagesApi.list, {})
  const id = pages.find((each) => each.address === '/about')?.id ?? ''
  const params = { id }
  const { draft, revision } = await administrator.call(pagesApi.read, { params })
  const shown = { picture: picture.address, alt: 'A desk', width: 16, height: 9 }
  const content = { ...draft, rooms: { ...(draft.rooms as object), picture: shown } }
  await administrator.call(pagesApi.save, { params, body: { revision, content } })

  const { address } = (await replace(picture, await createImage('png', 30, 20))).json()

  const after = await administrator.call(pagesApi.read, { params })
  expect(after.draft.rooms).toMatchObject({
    picture: { picture: address, alt: 'A desk', width: 30, height: 20 },
  })
})

test('refuses a replacement that exists in the library or is too small for the logo', async () => {
  const { app, administrator, credentials, upload, replace, list } = await start()
  const other = await createUniqueImage()
  await upload('Other', other)
  const picture = await upload('Logo', await createImage('png', 200, 200))

  const known = await replace(picture, other)
  expect([known.statusCode, known.json().fields.picture]).toEqual([
    400,
    'This file is already in the library: Other.',
  ])

  const headers = await credentials()
  const office = (await app.inject({ url: '/api/office/', headers })).json()
  const payload = { ...office, logo: picture.address }
  const saved = await app.inject({ method: 'PUT', url: '/api/office/', headers, payload })
  expect(saved.statusCode).toBe(200)
  const small = await replace(picture, await createUniqueImage())
  expect([small.statusCode, Object.keys(small.json().fields)]).toEqual([400, ['picture']])
  const params = { id: picture.id }
  expect(await administrator.call(libraryApi.listUses, { params })).toMatchObject([
    { subject: 'office', name: 'the office’s logo' },
  ])
  expect((await list()).map(({ address }) => address)).toContain(picture.address)
})
