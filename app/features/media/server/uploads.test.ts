import sharp from 'sharp'
import { expect, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { makeForm } from '#tests/factories.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { createImage, createOversizedPng, createRotatedPhoto, toFile } from '#tests/test-images.ts'

const fields = { country: 'Norway', description: 'Fjords.', benefits: '["No tuition fees"]' }
const notAPicture = 'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.'
const damaged = 'This picture is damaged and cannot be read. Please choose another one.'
const tooLarge = 'This picture is too large. Please choose one of at most 40 megapixels.'

const longAgo = () => new Date(Date.now() - 30.01 * 24 * 60 * 60 * 1000).toISOString()

/** Starts an office whose administrator adds destinations with flags and slides with pictures. */
async function start() {
  const started = await startTestApp()
  const headers = await started.credentials()
  const post = (url: string, payload: FormData) =>
    started.app.inject({ method: 'POST', url, headers, payload })
  return {
    ...started,
    headers,
    addDestination: (flag: Blob, country = 'Norway') =>
      post('/api/destinations/', makeForm({ ...fields, country, flag })),
    addSlide: (image: Blob) => post('/api/hero-slides/', makeForm({ title: 'Norway', image })),
    count: async (table: 'media' | 'destinations' | 'hero_slides') =>
      (await started.db.selectFrom(table).select('created_at').execute()).length,
  }
}

for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
  test(`a ${format} picture is accepted by content and served as an immutable WebP`, async () => {
    const { app, addDestination } = await start()

    const added = await addDestination(toFile(await createImage(format), 'flag.txt', 'text/plain'))

    expect(added.statusCode).toBe(201)
    const { flag } = added.json()
    expect(flag).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/)
    const served = await app.inject(flag)
    expect(served.statusCode).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 64,
      height: 32,
    })
  })
}

test('rotates a picture upright and removes its metadata', async () => {
  const { app, addDestination } = await start()
  const file = await createRotatedPhoto(64, 32)
  expect(await sharp(file).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })

  const { flag } = (await addDestination(toFile(file))).json()

  const { rawPayload } = await app.inject(flag)
  const facts = await sharp(rawPayload).metadata()
  expect(facts).toMatchObject({ width: 32, height: 64 })
  expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual(Array(4).fill(undefined))
  expect(rawPayload.includes('Asha')).toBe(false)
  const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  const [topRed = 0, , topBlue = 0] = data
  expect([topRed > 200, topBlue < 60]).toEqual([true, true])
})

test('shrinks a picture wider than 2400 pixels and leaves small ones unchanged', async () => {
  const { app, addSlide } = await start()
  const sizeOf = async (width: number, height: number) => {
    const { image } = (await addSlide(toFile(await createImage('png', width, height)))).json()
    const facts = await sharp((await app.inject(image)).rawPayload).metadata()
    return [facts.width, facts.height]
  }

  expect(await sizeOf(3000, 1000)).toEqual([2400, 800])
  expect(await sizeOf(500, 3000)).toEqual([400, 2400])
  expect(await sizeOf(20, 10)).toEqual([20, 10])
})

test('keeps the first picture of an animation, which visitors could not stop', async () => {
  const { app, addSlide } = await start()
  const frames = await Promise.all([createImage('png'), createImage('jpeg')])
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(animation).metadata()).pages).toBe(2)

  const { image } = (await addSlide(toFile(animation, 'a.gif', 'image/gif'))).json()
  const facts = await sharp((await app.inject(image)).rawPayload).metadata()
  expect([facts.width, facts.height, facts.pages]).toEqual([64, 32, undefined])
})

test('stores the same picture once', async () => {
  const { addDestination, addSlide, count } = await start()
  const file = toFile(await createImage('jpeg'))

  const { flag } = (await addDestination(file)).json()
  const { image } = (await addSlide(file)).json()

  expect(image).toBe(flag)
  expect(await count('media')).toBe(1)
})

const refused: [name: string, make: () => Promise<Blob>, sentence: string | RegExp][] = [
  ['a text called .jpg', async () => toFile('I am a picture.'), notAPicture],
  [
    'an SVG with a script',
    async () =>
      toFile(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
        'flag.svg',
        'image/svg+xml',
      ),
    /^This SVG contains a script/,
  ],
  ['half a GIF', async () => toFile((await createImage('gif')).subarray(0, 60)), damaged],
  ['a TIFF', async () => toFile(await createImage('tiff')), notAPicture],
  ['an HTML page', async () => toFile('<!doctype html><script>alert(1)</script>'), notAPicture],
  ['an empty file with a name', async () => toFile(''), notAPicture],
  ['half a JPEG', async () => toFile(half(await createImage('jpeg', 400, 400))), damaged],
  ['half a PNG', async () => toFile(half(await createImage('png', 400, 400))), damaged],
  [
    'the beginning of a JPEG',
    async () => toFile((await createImage('jpeg')).subarray(0, 20)),
    /^(Please choose|This picture is damaged)/,
  ],
  [
    'a small file of 30,000 × 30,000 pixels',
    async () => toFile(createOversizedPng(30_000, 30_000)),
    tooLarge,
  ],
  ['a PNG that ends after its header', async () => toFile(createOversizedPng(500, 500)), damaged],
]

const codes = /^(not_a_picture|picture_damaged|too_many_pixels|svg_has_script)$/

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

for (const [name, make, sentence] of refused) {
  test(`${name} is refused by its form field, and nothing is stored`, async () => {
    const { addDestination, addSlide, count } = await start()
    const file = await make()

    for (const [field, response] of [
      ['flag', await addDestination(file)],
      ['image', await addSlide(file)],
    ] as const) {
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({
        detail: 'Please check the marked fields.',
        code: 'invalid',
        fields: { [field]: expect.stringMatching(sentence) },
        problems: { [field]: expect.objectContaining({ code: expect.stringMatching(codes) }) },
      })
    }
    expect([await count('media'), await count('destinations'), await count('hero_slides')]).toEqual(
      [0, 0, 0],
    )
  })
}

test('does not store a valid picture of a refused form', async () => {
  const { app, headers, count } = await start()
  const payload = makeForm({ description: 'Fjords.', flag: toFile(await createImage('jpeg')) })

  const response = await app.inject({ method: 'POST', url: '/api/destinations/', headers, payload })

  expect(response.json().fields).toEqual({ country: 'Please fill this in.' })
  expect([await count('media'), await count('destinations')]).toEqual([0, 0])
})

test('deletes unused pictures after 30 days and keeps used ones', async () => {
  const { app, administrator, db, addDestination, addSlide } = await start()
  const shownFlag = (await addDestination(toFile(await createImage('jpeg', 10, 10)))).json().flag
  const shownImage = (await addSlide(toFile(await createImage('jpeg', 20, 10)))).json().image
  const { id, flag: unused } = (
    await addDestination(toFile(await createImage('jpeg', 30, 10)), 'Sweden')
  ).json()
  await administrator.call(destinationsApi.remove, { params: { id } })
  const status = async (address: string) => (await app.inject(address)).statusCode

  await forgetOld(app)
  expect(await status(unused)).toBe(200)

  await db.updateTable('media').set({ created_at: longAgo() }).execute()
  await forgetOld(app)
  // It can still be restored.
  expect(await status(unused)).toBe(200)

  await db.updateTable('destinations').set({ deleted_at: longAgo() }).where('id', '=', id).execute()
  await forgetOld(app)
  expect([await status(shownFlag), await status(shownImage), await status(unused)]).toEqual([
    200, 200, 404,
  ])
})

/** Addresses as copied from a page, and as our pages write them. */
const spellings = ['?w=480', '?t=2026-11-21T00:00:00.000Z', '?w=960&t=1', '#top'].flatMap((end) => [
  (address: string) => address + end,
  (address: string) => `http://localhost:3000${address}${end}`,
])

test('counts a picture as used by each of its addresses', async () => {
  const { app, administrator, db, addDestination, addSlide } = await start()
  const keepHouse = async () => {
    await db.updateTable('media').set({ created_at: longAgo() }).execute()
    await forgetOld(app)
  }
  const { id, flag } = (await addDestination(toFile(await createImage('jpeg')))).json()
  const slide = (await addSlide(toFile(await createImage('jpeg', 20, 10)))).json()
  const change = (body: { image: string }) =>
    administrator.call(heroSlidesApi.change, { params: { id: slide.id }, body })
  await change({ image: flag })
  await administrator.call(destinationsApi.remove, { params: { id } })
  await db.updateTable('destinations').set({ deleted_at: longAgo() }).execute()

  for (const spell of spellings) {
    const { image } = await change({ image: spell(flag) })
    await administrator.call(heroSlidesApi.order, { body: { ids: [slide.id] } })
    await keepHouse()
    expect([image, (await app.inject(image)).statusCode]).toEqual([image, 200])
  }
  expect((await app.inject(slide.image)).statusCode).toBe(404)
  const uses = await db.selectFrom('media_uses').selectAll().execute()
  const name = flag.replace('/media/', '')
  expect(uses).toEqual([{ subject: 'hero_slide', subject_id: slide.id, name }])

  await change({ image: '' })
  await keepHouse()
  expect((await app.inject(flag)).statusCode).toBe(404)
})

test('accepts the address of an unknown picture without counting a usage', async () => {
  const { administrator, db } = await start()
  const image = `/media/${'0'.repeat(32)}.webp`

  const slide = await administrator.call(heroSlidesApi.add, { body: { title: 'Norway', image } })

  expect(slide.image).toBe(image)
  expect(await db.selectFrom('media_uses').selectAll().execute()).toEqual([])
})

test('serves a picture in the requested width without enlarging it', async () => {
  const { app, addSlide } = await start()
  const { image } = (await addSlide(toFile(await createImage('jpeg', 1200, 600)))).json()
  const widthOf = async (query: string) => {
    const { rawPayload } = await app.inject(image + query)
    return (await sharp(rawPayload).metadata()).width
  }

  expect(await widthOf('')).toBe(1200)
  expect(await widthOf('?w=480')).toBe(480)
  expect(await widthOf('?w=960')).toBe(960)
  expect(await widthOf('?w=1600')).toBe(1200)
  expect((await app.inject(`${image}?w=500`)).statusCode).toBe(400)
})
