import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createImage, readHeic, toFile } from '#tests/test-images.ts'
import { isHeic, renderHeic } from './heic.ts'

async function start() {
  const { app, db, credentials } = await startTestApp()
  const headers = await credentials()
  const upload = (file: Blob) =>
    app.inject({
      method: 'POST',
      url: '/api/pictures/',
      headers,
      payload: makeForm({ picture: file }),
    })
  return { app, db, upload }
}

test('converts a HEIC picture, whatever its name', async () => {
  const { app, upload } = await start()

  const added = await upload(toFile(await readHeic(), 'IMG_0001.jpg', 'image/jpeg'))

  expect([added.statusCode, added.json()]).toEqual([
    201,
    expect.objectContaining({ width: 64, height: 32 }),
  ])
  const { rawPayload } = await app.inject(added.json().address)
  expect((await sharp(rawPayload).metadata()).format).toBe('webp')
  const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data
  expect([red > 200, blue < 60]).toEqual([true, true])
  expect(rawPayload.includes('Asha')).toBe(false)
})

test('accepts a JPEG that is called .heic', async () => {
  const { upload } = await start()
  const file = toFile(await createImage('jpeg'), 'IMG_0001.HEIC', 'image/heic')
  expect((await upload(file)).statusCode).toBe(201)
})

test('refuses a HEIC picture that is cut short or claims too many pixels', async () => {
  const { db, upload } = await start()
  const whole = await readHeic()
  const oversized = Buffer.from(whole)
  const size = oversized.indexOf('ispe') + 8
  oversized.writeUInt32BE(20_000, size)
  oversized.writeUInt32BE(20_000, size + 4)

  for (const [file, sentence] of [
    [whole.subarray(0, whole.length / 2), 'This picture is damaged and cannot be read.'],
    [whole.subarray(0, whole.length - 40), 'This picture is damaged and cannot be read.'],
    [whole.subarray(0, 28), 'This picture is damaged and cannot be read.'],
    [oversized, 'This picture is '],
  ] as const) {
    const refused = await upload(toFile(file, 'IMG_0001.HEIC', 'image/heic'))
    expect([refused.statusCode, refused.json().fields?.picture]).toEqual([
      400,
      expect.stringContaining(sentence),
    ])
  }
  expect(await db.selectFrom('media').select('name').execute()).toEqual([])
})

test('says how to send JPEG where no decoder is installed', async () => {
  expect(await renderHeic(await readHeic(), '')).toMatchObject({
    code: 'heic_not_supported',
    detail: expect.stringContaining('Settings → Camera → Formats → Most Compatible'),
  })
})

test('recognises HEIC by its brands and AVIF as another format', async () => {
  const heic = await readHeic()
  const compatible = Buffer.from(heic)
  compatible.write('mif1', 8)
  expect([heic, compatible, heic.subarray(0, 12)].map(isHeic)).toEqual([true, true, true])
  expect([await createImage('avif'), Buffer.from('ftypheic'), Buffer.alloc(0)].map(isHeic)).toEqual(
    [false, false, false],
  )
})
