import sharp from 'sharp'
import { expect, test } from 'vitest'
import { officeApi } from '#app/features/office/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createImage, toFile } from '#tests/test-images.ts'
import { getCountryPicture, getDefaultIcon, getDefaultLogo } from '../contract.ts'
import { drawPreview, listCountries } from './preview.ts'

test('draws a globe and an outline of any country within 16 KB and 2 KB, and caches them', async () => {
  const { app } = await startTestApp()
  for (const code of ['au', 'ca', 'gb', 'us', 'nz', 'jp', 'kr', 'mt', 'de', 'ie', 'fr', 'np']) {
    for (const [form, maxBytes] of [
      ['globe', 16_384],
      ['outline', 2_048],
    ] as const) {
      const { statusCode, headers, body } = await app.inject(`/countries/${code}/${form}.svg`)
      expect([code, form, statusCode]).toEqual([code, form, 200])
      expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
      expect(body).toContain('d="M')
      expect(body.length, `${code} ${form}`).toBeLessThan(maxBytes)
    }
  }
  const { headers } = await app.inject('/countries/de/globe.svg')
  const again = await app.inject({
    url: '/countries/de/globe.svg',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([headers['cache-control'], again.statusCode]).toEqual(['public, max-age=86400', 304])
})

test('draws a compass for an unknown country, and refuses what is no code', async () => {
  const { app } = await startTestApp()
  const compass = (await app.inject('/countries/default/outline.svg')).body
  for (const url of ['/countries/xx/outline.svg', '/countries/xx/globe.svg']) {
    expect((await app.inject(url)).body).toBe(compass)
  }
  for (const url of [
    '/countries/deu/globe.svg',
    '/countries/%00/globe.svg',
    '/countries/1/outline.svg',
  ]) {
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 400])
  }
})

test('draws pictures in the office’s colours, and the default logo in those of its address', async () => {
  const { app, administrator } = await startTestApp()
  const before = (await app.inject('/countries/ca/outline.svg')).body
  expect(before).toContain('#f5a524')
  const office = await administrator.call(officeApi.read, {})
  const colours = { primary_colour: '#8b0000', accent_colour: '#f5c518' }
  await administrator.call(officeApi.replace, { body: { ...office, ...colours } })

  expect(getCountryPicture('CA', 'outline', colours)).toBe(
    '/countries/ca/outline.svg?colours=8b0000-f5c518',
  )
  const after = (await app.inject(getCountryPicture('CA', 'outline', colours))).body
  expect(after).toBe(before.replaceAll('#f5a524', '#f5c518'))

  const { headers, body } = await app.inject(getDefaultLogo('logo', colours))
  expect(headers['content-type']).toMatch('image/svg+xml')
  expect(body).toContain('fill="#8b0000"')
  for (const query of ['', '?colours=', '?colours=red-blue', '?colours=8b0000-f5c518"/>']) {
    expect((await app.inject(`/icons/logo.svg${query}`)).statusCode, query).toBe(400)
  }
})

test('makes the icons from the logo in the office’s colours, and from its own logo', async () => {
  const { app, administrator, credentials } = await startTestApp()
  const files = [
    ['/favicon.ico', 48],
    ['/icons/icon-192.png', 192],
    ['/icons/icon-512.png', 512],
    ['/icons/icon-maskable-512.png', 512],
    ['/icons/apple-touch-icon.png', 180],
  ] as const
  const etags = new Map<string, string>()
  /** Asks again for what it has. Returns the colour at the upper edge. */
  async function readColour(path: string, side: number) {
    const ask = () => app.inject({ url: path, headers: { 'if-none-match': etags.get(path) ?? '' } })
    const { statusCode, headers, rawPayload } = await ask()
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'no-cache'])
    etags.set(path, String(headers.etag))
    expect((await ask()).statusCode).toBe(304)
    const isIco = headers['content-type'] === 'image/vnd.microsoft.icon'
    expect(isIco).toBe(path.endsWith('.ico'))
    const png = isIco ? rawPayload.subarray(rawPayload.readUInt32LE(18)) : rawPayload
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([path, info.width, info.height]).toEqual([path, side, side])
    const start = (Math.round(side * 0.04) * side + side / 2) * info.channels
    return `#${data.subarray(start, start + 3).toString('hex')}`
  }
  const readAll = () => Promise.all(files.map(([path, side]) => readColour(path, side)))
  expect(new Set(await readAll())).toEqual(new Set(['#16245a']))
  const office = await administrator.call(officeApi.read, {})
  const colours = { primary_colour: '#8b0000', accent_colour: '#f5c518' }
  const saved = await administrator.call(officeApi.replace, { body: { ...office, ...colours } })

  expect(new Set(await readAll())).toEqual(new Set(['#8b0000']))
  expect(getDefaultIcon('icon-192', colours)).toBe('/icons/icon-192.png?colours=8b0000-f5c518')
  expect((await app.inject('/icons/icon-7.png')).statusCode).toBe(400)

  const payload = makeForm({ alt: '', picture: toFile(await createImage('png', 300, 300)) })
  const url = '/api/pictures/'
  const sent = await app.inject({ method: 'POST', url, headers: await credentials(), payload })
  const logo = sent.json<{ address: string }>().address
  await administrator.call(officeApi.replace, { body: { ...saved, logo } })

  expect(new Set(await readAll())).not.toContain('#8b0000')
})

test('serves the flag of any country by its English name or code', async () => {
  const { app } = await startTestApp()
  const byName = await app.inject('/flags/united-kingdom.svg')
  expect(byName.statusCode).toBe(200)
  expect(byName.body).toContain('width="640" height="480"')
  expect((await app.inject('/flags/gb.svg')).body).toBe(byName.body)
  expect((await app.inject('/flags/germany.svg')).statusCode).toBe(200)
  expect((await app.inject('/flags/atlantis.svg')).statusCode).toBe(404)
})

const countGlyphs = (title: string) => drawPreview(title, []).split('translate(').length

test('a link preview is 1200 × 630, shows the whole title and shortens an endless one', () => {
  expect(drawPreview('Études à l’étranger', ['GB'])).toContain('width="1200" height="630"')
  expect(countGlyphs('Malta Malta')).toBe(countGlyphs('Malta') * 2 - countGlyphs(''))
  expect(countGlyphs('word '.repeat(200))).toBeLessThan(countGlyphs('word '.repeat(40)) + 10)
})

test('a link preview shapes Devanagari: क्षेत्र has 7 characters and 3 glyphs', () => {
  expect([...'क्षेत्र'].length).toBe(7)
  expect(countGlyphs('क्षेत्र') - countGlyphs('')).toBe(3)
  expect(countGlyphs('IELTS को क्षेत्र')).toBe(
    countGlyphs('IELTS') + countGlyphs('को') + 3 - countGlyphs(''),
  )
  // The joiner that forms र्‍य has no shape of its own.
  expect(countGlyphs('गर्\u200dयो') - countGlyphs('')).toBe(4)
})

test('a Nepali page has a link preview of its own, with its title and its country', async () => {
  const { app } = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const readPreview = (name: string) => app.inject(`/social/${name}.jpg`)
  const [english, nepali, home] = [
    await readPreview('australia'),
    await readPreview('ne/australia'),
    await readPreview('ne'),
  ]

  expect((await app.inject('/ne/australia')).body).toContain('/social/ne/australia.jpg"')
  for (const { statusCode, headers } of [english, nepali, home]) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  }
  expect(nepali.rawPayload.equals(english.rawPayload)).toBe(false)
  expect(await listCountries(app, '/ne/australia')).toEqual(['AU'])
  expect(await listCountries(app, '/ne/services')).toContain('AU')
})
