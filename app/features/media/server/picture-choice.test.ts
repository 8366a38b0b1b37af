import sharp from 'sharp'
import { expect, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { makeDestination, makeForm, makeSlide } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createUniqueImage, toFile } from '#tests/test-images.ts'
import { libraryApi, type Picture } from '../library-contract.ts'

async function start() {
  const started = await startTestApp()
  const { app, administrator } = started
  const headers = await started.credentials()
  async function upload(title: string, file?: Buffer): Promise<Picture> {
    const payload = makeForm({ title, picture: toFile(file ?? (await createUniqueImage())) })
    return (await app.inject({ method: 'POST', url: '/api/pictures/', headers, payload })).json()
  }
  const uses = ({ id }: Picture) => administrator.call(libraryApi.listUses, { params: { id } })
  const remove = ({ id }: Picture) => administrator.attempt(libraryApi.remove, { params: { id } })
  const point = ({ id }: Picture, focal_x: number, focal_y: number) =>
    administrator.call(libraryApi.change, { params: { id }, body: { focal_x, focal_y } })
  return { ...started, upload, point, uses, remove }
}

test('counts destination pictures and sharing pictures as used', async () => {
  const { administrator, upload, uses, remove } = await start()
  const [flag, shared] = [await upload('Flag'), await upload('Shared')]

  const body = makeDestination({ country: 'Norway', flag: flag.address })
  const { id: destination } = await administrator.call(destinationsApi.add, { body })
  const newPage = { type: 'page', title: 'Our office' } as const
  const { id, draft } = await administrator.call(pagesApi.add, { body: newPage })
  const content = { ...draft, picture: shared.address }
  const params = { id }
  await administrator.call(pagesApi.save, { params, body: { revision: 1, content } })

  expect(await uses(flag)).toMatchObject([
    { subject: 'destination', subject_id: destination, name: 'Norway' },
  ])
  expect(await uses(shared)).toMatchObject([
    { subject: 'page_draft', subject_id: id, name: 'Our office (draft)' },
  ])
  for (const picture of [flag, shared]) {
    expect(await remove(picture)).toMatchObject({ status: 409 })
  }
})

test('returns the focal point in lists once it is set', async () => {
  const { administrator, visitor, upload, point } = await start()
  const [flag, image] = [await upload('Flag'), await upload('Slide')]
  await administrator.call(destinationsApi.add, {
    body: makeDestination({ flag: flag.address }),
  })
  await administrator.call(heroSlidesApi.add, {
    body: makeSlide({ image: `${image.address}?w=480` }),
  })
  const [unsaid] = await visitor.call(heroSlidesApi.listPublic, {})
  expect(unsaid).not.toHaveProperty('image_focus')

  await point(flag, 0, 10)
  await point(image, 20, 80)

  expect(await visitor.call(destinationsApi.list, {})).toMatchObject([{ flag_focus: '0% 10%' }])
  expect(await visitor.call(heroSlidesApi.listPublic, {})).toMatchObject([
    { image_focus: '20% 80%' },
  ])
})

test('crops the sharing card of a page around the focal point', async () => {
  const { app, administrator, visitor, upload, point } = await start()
  // Blue, except for its right edge.
  const left = { create: { width: 3000, height: 600, channels: 3, background: 'blue' } } as const
  const right = { create: { ...left.create, width: 900, background: 'red' } } as const
  const edge = { input: await sharp(right).png().toBuffer(), left: 2100, top: 0 }
  const picture = await upload('Shared', await sharp(left).composite([edge]).png().toBuffer())
  const newPage = { type: 'page', title: 'Our office' } as const
  const { id, draft } = await administrator.call(pagesApi.add, { body: newPage })
  const params = { id }
  const content = { ...draft, description: 'Where we sit.', picture: picture.address }
  await administrator.call(pagesApi.save, { params, body: { revision: 1, content } })
  await administrator.call(pagesApi.publish, { params, body: { revision: 2 } })
  const readCard = async () => {
    const querystring = { address: '/our-office' }
    const { card = '' } = await visitor.call(publishedApi.read, { querystring })
    const { rawPayload, headers } = await app.inject(card)
    const { info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    const { channels } = await sharp(rawPayload).stats()
    const isRed = (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0)
    return { card, type: headers['content-type'], width: info.width, height: info.height, isRed }
  }

  const middle = await readCard()
  await point(picture, 100, 50)
  const end = await readCard()

  expect(middle).toMatchObject({ type: 'image/jpeg', width: 1200, height: 630, isRed: false })
  expect(end).toMatchObject({ width: 1200, height: 630, isRed: true })
  expect(end.card).not.toBe(middle.card)
})
