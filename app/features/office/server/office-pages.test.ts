import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { setOfficeCalendar } from '#app/contract/set-office-calendar.ts'
import { libraryApi } from '#app/features/media/library-contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createImage, toFile } from '#tests/test-images.ts'
import { officeApi } from '../contract.ts'
import { exampleOffice } from '../example-office-contract.ts'

const week = exampleOffice.week.map((_, day) =>
  day === 1 ? [{ from: '10:00', until: '16:00' }] : [],
)
const own = {
  ...exampleOffice,
  name: 'Bright Path Consultancy',
  short_name: 'Bright Path',
  email: 'hello@bright-path.example',
  phone: '+977 61 555 0000',
  whatsapp: '+977 980 000 0000',
  social: ['https://www.facebook.com/bright-path'],
  branches: [
    {
      name: 'Head office',
      address: 'Lakeside, Pokhara',
      city: 'Pokhara',
      country: 'NP',
      phone: '',
      map: 'https://maps.example.com/a',
      week: [],
    },
    {
      name: 'Butwal',
      address: 'Traffic Chowk, Butwal',
      city: 'Butwal',
      country: 'IN',
      phone: '+977 71 555 0000',
      map: '',
      week: [],
    },
  ],
  week,
  figures: [{ label: 'Students guided', value: '12', is_shown: true }],
  licence: { authority: 'Ministry', number: '17/B', valid_until: '2027-04-13' },
  primary_colour: '#7a1030',
  accent_colour: '#f5c518',
}

const paths = [
  '/',
  '/about',
  '/contact',
  '/privacy-policy',
  '/canada',
  '/compare',
  '/login',
  '/admin/dashboard',
]

test('shows the changed office on every page from the next request, on every server', async () => {
  const { app, administrator, address } = await startTestApp({
    pages: registerBuiltPages,
    withFirstContent: true,
  })
  // With SQLite there is one server.
  const isShared = address.startsWith('postgres')
  const { app: other } = isShared
    ? await startTestApp({ pages: registerBuiltPages, address })
    : { app }
  const read = async (from: typeof app, path: string) => (await from.inject(path)).body
  for (const path of paths) {
    expect(await read(app, path), path).toContain(exampleOffice.short_name)
    await read(other, path)
  }

  await administrator.call(officeApi.replace, { body: { ...own, version: 0, examples: [] } })

  for (const path of paths) {
    const html = await read(app, path)
    expect(html, path).toContain(own.short_name)
    const style = ':root{--color-indigo:#7a1030;--color-night:'
    // The back office keeps its own colours.
    if (/^\/(login|admin)/.test(path)) expect(html, path).not.toContain(style)
    else expect(html, path).toContain(style)
    expect(html, path).not.toMatch(/Putalisadak|gantavya\.example|000 0000<|10000000"/)
  }
  for (const path of paths) {
    await expect.poll(() => read(other, path)).toContain(own.short_name)
  }
})

test('shows the office’s details everywhere', async () => {
  const { app, administrator } = await startTestApp({
    pages: registerBuiltPages,
    withFirstContent: true,
  })
  await administrator.call(officeApi.replace, { body: { ...own, version: 0, examples: [] } })
  const read = async (path: string) => (await app.inject(path)).body.replaceAll('<!-- -->', '')

  const home = await read('/')
  expect(home).toContain('<title>Study abroad from Nepal – Bright Path Consultancy</title>')
  expect(home).toContain('href="https://wa.me/9779800000000"')
  expect(home).toContain('href="tel:+977615550000"')
  expect(home).toContain('10:00 AM - 4:00 PM (Mon)')
  expect(home).toContain('>Facebook</a>')
  expect(home).toContain('Ministry, Licence 17/B, valid until 13 April 2027')
  expect(home).toContain('"openingHours":"Mo 10:00-16:00"')
  expect(home).toContain('"addressLocality":"Pokhara"')
  expect(home).toContain('"name":"Bright Path Consultancy, Butwal"')
  expect(home).toContain('"addressLocality":"Butwal","addressCountry":"IN"')
  expect(home).toMatch(/data-office="[^"]*Bright Path Consultancy/)
  // The phone of a branch has its own line, separate from the address.
  expect(await read('/contact')).toMatch(
    /Traffic Chowk, Butwal<span class="[^"]*\bblock\b[^"]*"><a href="tel:\+977715550000"/,
  )
  const about = await read('/about')
  expect(about).toContain('You find us at Lakeside, Pokhara. We are open 10:00 AM - 4:00 PM (Mon).')
  expect(about).not.toContain('Visa success rate')
  const contact = await read('/contact')
  expect(contact).toContain('href="https://maps.example.com/a"')
  expect(contact).toContain('Traffic Chowk, Butwal')
  expect(await read('/privacy-policy')).toContain('hello@bright-path.example')
  const today = new Date().toISOString().slice(0, 10)
  expect(await read('/sitemap.xml')).toMatch(new RegExp(`/about</loc><lastmod>${today}T`))
})

test('shows Bikram Sambat dates of known years on pages in English and Nepali', async () => {
  onTestFinished(() => setOfficeCalendar(exampleOffice))
  const { app, administrator } = await startTestApp({
    pages: registerBuiltPages,
    withFirstContent: true,
  })
  let version = 0
  const save = async (changes: Partial<typeof own>) => {
    const body = { ...own, is_bikram_sambat_shown: true, ...changes, version, examples: [] }
    version = (await administrator.call(officeApi.replace, { body })).version
  }
  const read = async (path: string) =>
    (await app.inject(path)).body.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')

  await save({})
  expect(await read('/')).toContain('valid until 13 April 2027 (30 Chaitra 2083)')
  expect(await read('/ne')).toContain('म्याद १३ अप्रिल २०२७ (३० चैत २०८३) सम्म')
  // The day of the reply, in a text of the page.
  const months = 'वैशाख|जेठ|असार|साउन|भदौ|असोज|कात्तिक|मंसिर|पुस|माघ|फागुन|चैत'
  expect(await read('/ne/contact')).toMatch(new RegExp(`\\([०-९]+ (${months})\\) सम्ममा जवाफ`))

  // In texts of facts and pages, in search results, and for texts that the browser formats.
  expect(await read('/compare')).toContain('for tests since 7 August 2025 (22 Shrawan 2082)')
  expect(await read('/ne/compare')).toContain('७ अगस्ट २०२५ (२२ साउन २०८२) देखि')
  expect(await read('/from-nepal')).toContain('since 27 April 2023 (14 Baishakh 2080)')
  expect(await read('/ne/usa')).toContain('३१ अगस्ट २०२६ (१५ भदौ २०८३) देखि')
  // The first search builds the index, which can take longer than a page may.
  await app.searchIndex()
  expect(await read('/search?q=noc+language')).toContain('27 April 2023 (14 Baishakh 2080)')
  expect(await read('/services/visa-processing')).toMatch(/answer by \w+, \d+ \w+ \(\d+ \w+\)/)
  expect(await read('/')).toMatch(/<data hidden="" id="bikram-sambat" value="\[\[/)

  const beyond = { ...own.licence, valid_until: '2027-04-14' }
  await save({ licence: beyond })
  expect(await read('/')).toMatch(/valid until 14 April 2027(?! \()/)
  const bikram_sambat_years = ['2084: 31 31 32 31 31 30 30 30 29 30 30 30']
  await save({ licence: beyond, bikram_sambat_years })
  expect(await read('/')).toContain('valid until 14 April 2027 (1 Baishakh 2084)')

  await save({ is_bikram_sambat_shown: false })
  expect(await read('/')).not.toContain('bikram-sambat')
  expect(await read('/compare')).toMatch(/since 7 August 2025(?! \()/)
  expect(await read('/')).toMatch(/valid until 13 April 2027(?! \()/)
})

test('installs site and back office as apps with the office’s icon', async () => {
  const { app, administrator, credentials } = await startTestApp({ pages: registerBuiltPages })
  const headers = await credentials()
  const payload = makeForm({ alt: '', picture: toFile(await createImage('png', 300, 200)) })
  const sent = await app.inject({ method: 'POST', url: '/api/pictures/', headers, payload })
  const mark = sent.json<{ address: string }>().address
  const read = (path: string) => app.inject(path)
  const before = (await read('/admin/app.webmanifest')).json()
  expect(before.icons.map(({ src }: { src: string }) => src)).toContain('/icons/icon-192.png')
  await administrator.call(officeApi.replace, { body: { ...own, mark, version: 0, examples: [] } })

  const manifest = (await read('/admin/app.webmanifest')).json()
  expect(manifest).toMatchObject({
    id: '/admin/',
    scope: '/admin/',
    start_url: '/admin/today',
    display: 'standalone',
    short_name: 'Bright Path',
    theme_color: '#16245a',
  })
  expect((await read('/site.webmanifest')).json()).toMatchObject({ icons: manifest.icons })
  for (const { src, sizes, type } of manifest.icons) {
    const { headers, rawPayload } = await read(src)
    const { width, height, hasAlpha } = await sharp(rawPayload).metadata()
    expect([headers['content-type'], `${width}x${height}`]).toEqual([type, sizes])
    expect(hasAlpha, src).toBe(!src.includes('maskable'))
  }
  for (const path of ['/', '/login', '/admin/today', '/contact']) {
    const of = path.startsWith('/admin/') ? '/admin/app' : '/site'
    expect((await read(path)).body, path).toContain(`rel="manifest" href="${of}.webmanifest"`)
  }
  const { body: worker, headers: workerHeaders } = await read('/admin/worker.js')
  expect(worker).toContain(`{"name":"Bright Path","icon":"/media/icons/`)
  expect(workerHeaders).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    'cache-control': 'no-cache',
  })
})

test('makes the tab’s icon from the logo, and shows the logo for dark backgrounds', async () => {
  const { app, administrator, credentials } = await startTestApp({
    pages: registerBuiltPages,
    withFirstContent: true,
  })
  const headers = await credentials()
  const upload = async (width: number) => {
    const picture = toFile(await createImage('png', width, 150))
    const payload = makeForm({ alt: '', picture })
    const sent = await app.inject({ method: 'POST', url: '/api/pictures/', headers, payload })
    return sent.json<{ address: string }>().address
  }
  const [logo, logo_on_dark] = [await upload(400), await upload(401)]
  const body = { ...own, logo, logo_on_dark, version: 0, examples: [] }
  const before = await app.inject('/social/contact.jpg')

  await administrator.call(officeApi.replace, { body })

  const html = (await app.inject('/contact')).body
  expect(html).toContain(`<img src="${logo}?w=480"`)
  expect(html).toContain(`<img src="${logo_on_dark}?w=480" alt="Bright Path Consultancy"`)
  for (const [rel, side, hasAlpha] of [
    ['icon', 48, true],
    ['apple-touch-icon', 180, false],
  ] as const) {
    const [, address = ''] = html.match(`<link rel="${rel}" href="([^"]+)"`) ?? []
    const { rawPayload } = await app.inject(address)
    expect(await sharp(rawPayload).metadata(), rel).toMatchObject({
      format: 'png',
      width: side,
      height: side,
      hasAlpha,
    })
  }
  const after = await app.inject('/social/contact.jpg')
  expect([before.statusCode, after.statusCode]).toEqual([200, 200])
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
  const globe = (await app.inject('/countries/ca/globe.svg')).body
  expect(globe).toContain('#7a1030')
  expect(globe).not.toMatch(/#16245a|#f5a524/)
})

test('shows library photographs with their current alternative texts', async () => {
  const { app, administrator, credentials } = await startTestApp({
    pages: registerBuiltPages,
    withFirstContent: true,
  })
  const headers = await credentials()
  const payload = makeForm({
    alt: 'Two desks',
    picture: toFile(await createImage('png', 600, 400)),
  })
  const sent = await app.inject({ method: 'POST', url: '/api/pictures/', headers, payload })
  const { id, address } = sent.json()
  const photographs = { home: address, about: address, people: '' }
  const read = async (path: string) => (await app.inject(path)).body
  expect(await read('/about')).toContain('/pictures/office.svg')

  const body = { ...own, photographs, version: 0, examples: [] }
  await administrator.call(officeApi.replace, { body })
  const params = { id }
  await administrator.call(libraryApi.change, { params, body: { focal_x: 10, focal_y: 90 } })

  for (const path of ['/', '/about']) {
    const html = await read(path)
    expect(html, path).toMatch(
      new RegExp(`<img src="${address}" srcSet="[^"]*480w, [^"]* 600w" [^>]*alt="Two desks"`),
    )
    expect(html, path).toContain('object-position:10% 90%')
  }
  expect(await read('/about')).not.toContain('/pictures/office.svg')
  expect(await administrator.call(libraryApi.listUses, { params })).toMatchObject([
    { name: 'the picture of the rooms' },
    { name: 'the picture on the home page' },
  ])
  const gone = { ...photographs, people: `/media/${'0'.repeat(32)}.webp` }
  expect(
    await administrator.attempt(officeApi.replace, {
      body: { ...body, photographs: gone, version: 1 },
    }),
  ).toMatchObject({
    status: 400,
    failure: { fields: { 'photographs.people': 'Please choose a picture.' } },
  })
})
