import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { isPublicAddress } from '#app/platform/server/http/outbound-requests.ts'
import { fetchRemoteImage } from '#app/platform/server/uploads/remote-images.ts'
import { makeDestination, makeSlide } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createImage } from '#tests/test-images.ts'
import { importRemotePictures } from './maintenance.ts'

const notPublic = 'This address is not on the public internet.'
const notPublicFault = { code: 'address_not_public', detail: notPublic }
const nothing = 'There is no picture at this address.'

/** Another site, on this machine. */
async function openSite(answer: RequestListener, host = '127.0.0.1', port = 0) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://${host}:${(server.address() as AddressInfo).port}`
}

/** As in production, but requests to this machine are allowed. */
const startHere = () => startTestApp({ remoteImages: { isAllowed: () => true } })

const uploaded = expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/)

test('imports a remote image once and serves it locally afterwards', async () => {
  const { app, administrator, db } = await startHere()
  const picture = await createImage('png')
  let asked = 0
  const site = await openSite((_request, reply) => {
    asked++
    reply.end(picture)
  })

  const slide = await administrator.call(heroSlidesApi.add, {
    body: makeSlide({ image: `${site}/a.png` }),
  })
  const destination = await administrator.call(destinationsApi.add, {
    body: makeDestination({ flag: `${site}/a.png` }),
  })

  expect([slide.image, destination.flag]).toEqual([uploaded, slide.image])
  expect((await app.inject(slide.image)).statusCode).toBe(200)
  expect(asked).toBe(2)
  expect(await db.selectFrom('media_uses').selectAll().execute()).toHaveLength(2)
})

const refusals: [name: string, answer: RequestListener, sentence: string][] = [
  ['that has none', (_request, reply) => reply.writeHead(404).end(), nothing],
  [
    'that sends a page',
    (_request, reply) => reply.end('<!doctype html>'),
    'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.',
  ],
  [
    'that sends 9 MB',
    (_request, reply) => reply.end(Buffer.alloc(9 * 1024 * 1024)),
    'This picture is too large. The maximum is 8 MB.',
  ],
  [
    'that breaks off',
    (_request, reply) => {
      reply.writeHead(200, { 'content-length': 100 })
      reply.write('a', () => reply.destroy())
    },
    'No picture could be fetched from this address.',
  ],
  [
    'that leads round in a circle',
    ({ url }, reply) => reply.writeHead(302, { location: `${url}x` }).end(),
    nothing,
  ],
  [
    'that leads to a file of this machine',
    (_request, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    nothing,
  ],
]

for (const [name, answer, sentence] of refusals) {
  test(`refuses an image of a site ${name} at the field and stores nothing`, async () => {
    const { administrator, visitor, db } = await startHere()
    const image = `${await openSite(answer)}/a`

    const result = await administrator.attempt(heroSlidesApi.add, { body: makeSlide({ image }) })

    expect(result).toMatchObject({ status: 400, failure: { fields: { image: sentence } } })
    expect(await visitor.call(heroSlidesApi.listPublic, {})).toEqual([])
    expect(await db.selectFrom('media').select('name').execute()).toEqual([])
  })
}

test('stops the import from a site that does not respond', async () => {
  const site = await openSite(() => {})
  const result = await fetchRemoteImage(site, { isAllowed: () => true, timeLimitMs: 100 })
  expect(result).toEqual({
    code: 'address_too_slow',
    detail: 'This address takes too long to answer.',
  })
})

const innerAddresses = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001::1',
  'localhost',
  '',
]

test('accepts only addresses of the public internet', () => {
  expect(innerAddresses.filter(isPublicAddress)).toEqual([])
  const outer = ['1.1.1.1', '172.32.0.1', '11.0.0.1', '223.255.255.255', '2606:4700:4700::1111']
  expect(outer.filter(isPublicAddress)).toEqual(outer)
})

test('requests no local or private address in any notation', async () => {
  let asked = 0
  const site = await openSite((_request, reply) => {
    asked++
    reply.end()
  })
  const { port } = new URL(site)
  const { administrator } = await startTestApp()

  for (const host of [
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '2130706433',
    '0',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '169.254.169.254',
    '10.0.0.1',
    '[fd00:ec2::254]',
  ]) {
    const body = makeSlide({ image: `http://${host}:${port}/a.png` })
    const result = await administrator.attempt(heroSlidesApi.add, { body })
    expect([host, result]).toMatchObject([host, { failure: { fields: { image: notPublic } } }])
  }
  expect(asked).toBe(0)
})

test('does not request a name that also resolves to a private address', async () => {
  const resolve = async () => ['1.1.1.1', '127.0.0.1']
  expect(await fetchRemoteImage('http://pictures.example/', { resolve })).toEqual(notPublicFault)
})

test('does not follow a redirect to a private address', async () => {
  let asked = 0
  const inner = await openSite((_request, reply) => {
    asked++
    reply.end()
  }, '127.0.0.2')
  const site = await openSite((_request, reply) => reply.writeHead(302, { location: inner }).end())

  const result = await fetchRemoteImage(site, { isAllowed: (address) => address === '127.0.0.1' })

  expect([result, asked]).toEqual([notPublicFault, 0])
})

test('connects to the checked address even if the name resolves differently later', async () => {
  const outer = await openSite((_request, reply) => reply.end('outer'), '127.0.0.2')
  const { port } = new URL(outer)
  await openSite((_request, reply) => reply.end('inner'), '127.0.0.1', Number(port))
  const answers = [['127.0.0.2'], ['127.0.0.1'], ['127.0.0.1']]

  const bytes = await fetchRemoteImage(`http://localhost:${port}/`, {
    isAllowed: (address) => address === '127.0.0.2',
    resolve: async () => answers.shift() ?? [],
  })

  expect([String(bytes), answers.length]).toEqual(['outer', 2])
})

test('imports remote images of existing rows and keeps addresses that fail', async () => {
  const { app, administrator, visitor, db } = await startHere()
  const picture = await createImage('png')
  const site = await openSite(({ url }, reply) =>
    url === '/a.png' ? reply.end(picture) : reply.writeHead(404).end(),
  )
  for (const image of [
    `${site}/a.png`,
    `${site}/b.png`,
    'http://localhost:3000/slides/canada.webp',
  ]) {
    const { id } = await administrator.call(heroSlidesApi.add, { body: makeSlide() })
    await db.updateTable('hero_slides').set({ image }).where('id', '=', id).execute()
  }

  await importRemotePictures(app)

  const slides = await visitor.call(heroSlidesApi.listPublic, {})
  const images = slides.map(({ image }) => image)
  expect(images).toEqual([uploaded, `${site}/b.png`, '/slides/canada.webp'])
  expect((await app.inject(String(images[0]))).statusCode).toBe(200)
})
