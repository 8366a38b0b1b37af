import { expect, test } from 'vitest'
import { officeApi } from '#app/features/office/contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { getCountryPicture, getDefaultLogo } from '../contract.ts'
import { drawPreview } from './preview.ts'

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

test('serves the flag of any country by its English name or code', async () => {
  const { app } = await startTestApp()
  const byName = await app.inject('/flags/united-kingdom.svg')
  expect(byName.statusCode).toBe(200)
  expect(byName.body).toContain('width="640" height="480"')
  expect((await app.inject('/flags/gb.svg')).body).toBe(byName.body)
  expect((await app.inject('/flags/germany.svg')).statusCode).toBe(200)
  expect((await app.inject('/flags/atlantis.svg')).statusCode).toBe(404)
})

test('a link preview is 1200 × 630, shows the whole title and shortens an endless one', () => {
  expect(drawPreview('Études à l’étranger', ['GB'])).toContain('width="1200" height="630"')
  const countLetters = (title: string) => drawPreview(title, []).split('translate(').length
  expect(countLetters('Malta Malta')).toBe(countLetters('Malta') * 2 - countLetters(''))
  expect(countLetters('word '.repeat(200))).toBeLessThan(countLetters('word '.repeat(40)) + 10)
})
