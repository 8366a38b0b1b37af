import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { makeDestination, makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createImage as drawPixels, toFile } from '#tests/test-images.ts'
import { renderInProcess } from './svg.ts'

const fields = { country: 'Norway', description: 'Fjords.' }

/** An SVG of this content, usually 60 × 40. */
const svg = (content: string, size = 'width="60" height="40"', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`

const red = '<rect width="100%" height="100%" fill="#c8102e"/>'

async function start() {
  const started = await startTestApp()
  const headers = await started.credentials()
  return {
    ...started,
    addFlag: (flag: string, name = 'flag.svg') => {
      const payload = makeForm({ ...fields, flag: toFile(flag, name, 'image/svg+xml') })
      return started.app.inject({ method: 'POST', url: '/api/destinations/', headers, payload })
    },
  }
}

/** Returns the size and the colour of the centre. */
async function inspectPicture(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const middle = (Math.floor(height / 2) * width + Math.floor(width / 2)) * channels
  return { width, height, colour: [...data.subarray(middle, middle + channels)] }
}

const accepted: [name: string, file: string, width: number, height: number][] = [
  ['a small SVG', svg(red), 1200, 800],
  ['an SVG with a view box only', svg(red, 'viewBox="0 0 3 2"'), 1200, 800],
  ['an SVG of 5,000 × 5,000 pixels', svg(red, 'width="5000" height="5000"'), 1200, 1200],
  [
    'an SVG with internal references',
    svg(
      `<defs><clipPath id="c">${red}</clipPath><g id="r" clip-path="url(#c)">${red}</g></defs><use href="#r"/><use xlink:href='#r'/><a href="#r"/>`,
    ),
    1200,
    800,
  ],
  [
    'an SVG with a prolog and a doctype',
    svg(
      red,
      undefined,
      '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- Norway -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
    ),
    1200,
    800,
  ],
]

for (const [name, file, width, height] of accepted) {
  test(`${name} is rendered, and only the rendered picture is stored and served`, async () => {
    const { app, db, addFlag } = await start()

    const added = await addFlag(file)

    expect(added.statusCode).toBe(201)
    const { flag } = added.json()
    expect(flag).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/)
    const { headers, rawPayload } = await app.inject(flag)
    expect(headers['content-type']).toBe('image/webp')
    const { colour, ...size } = await inspectPicture(rawPayload)
    expect(size).toEqual({ width, height })
    const [r = 0, g = 255, b = 255, alpha = 255] = colour
    expect([r > 180, g < 40, b < 70, alpha]).toEqual([true, true, true, 255])
    const rows = [
      ...(await db.selectFrom('media').select('bytes').execute()),
      ...(await db.selectFrom('media_sizes').select('bytes').execute()),
    ]
    expect(rows).toHaveLength(3)
    for (const { bytes } of rows) {
      expect((await sharp(bytes).metadata()).format).toBe('webp')
      expect(Buffer.from(bytes).includes('<svg')).toBe(false)
    }
  })
}

const noScripts = 'This SVG contains a script or a web page. Please choose one with drawings only.'
const noEntities = 'This SVG contains entities. Please choose one without them.'
const nothingOutside =
  'This SVG links to another file or contains a picture. Please choose one with drawings only.'
const damaged = 'This picture is damaged and cannot be read. Please choose another one.'

const billionLaughs = `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
).join('')}]>`

const refused: [name: string, file: string, sentence: string][] = [
  ['with a script', svg(`<script>alert(1)</script>${red}`), noScripts],
  ['with an onload handler', svg(red, 'width="6" height="4" onload="alert(1)"'), noScripts],
  ['with a script link', svg(`<a href="javascript:alert(1)">${red}</a>`), noScripts],
  ['with a foreignObject', svg('<foreignObject><p>Hi</p></foreignObject>'), noScripts],
  [
    'with a local file',
    svg('<image href="file:///etc/passwd" width="60" height="40"/>'),
    nothingOutside,
  ],
  [
    'with a remote picture',
    svg('<image xlink:href = "http://127.0.0.1/flag.png" width="60" height="40"/>'),
    nothingOutside,
  ],
  ['with a remote fill', svg('<rect fill="url( http://127.0.0.1/#a)"/>'), nothingOutside],
  ['with a remote style', svg('<style>@import "http://127.0.0.1";</style>'), nothingOutside],
  [
    'with an embedded picture',
    svg('<image href="data:image/png;base64,iVBORw0KGgo=" width="60" height="40"/>'),
    nothingOutside,
  ],
  [
    'with an entity for a file',
    svg('<text>&x;</text>', undefined, '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    noEntities,
  ],
  ['with a billion laughs', svg('<text>&a9;</text>', undefined, billionLaughs), noEntities],
  [
    'of a million by a million pixels',
    svg(red, 'viewBox="0 0 1000000 1000000"'),
    'This picture is too large. Please choose one of at most 40 megapixels.',
  ],
  ['of doctypes', svg('<!DOCTYPE'.repeat(100_000)), damaged],
  ['of many blanks', svg(`<g fill="url(${' '.repeat(900_000)}#a)"`), damaged],
  ['that is nested too deeply', svg(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`), damaged],
  ['that ends too early', svg(red).slice(0, -9), damaged],
  [
    'of more than 1 MB',
    svg(`${red}<!--${'x'.repeat(1024 * 1024)}-->`),
    'This SVG is too large. Please choose one of at most 1 MB.',
  ],
  [
    'that is compressed',
    '\x1f\x8b\x08\x00packed',
    'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.',
  ],
]

test('refuses an SVG that is not only a drawing, or is too complex, with a message', async () => {
  const { db, addFlag } = await start()

  for (const [name, file, sentence] of refused) {
    const answer = await addFlag(file, 'flag.png')
    expect([name, answer.statusCode, answer.json().fields]).toEqual([name, 400, { flag: sentence }])
  }
  expect(await db.selectFrom('media').select('name').execute()).toEqual([])
  expect(await db.selectFrom('destinations').select('id').execute()).toEqual([])
})

test('renders and imports an SVG from another site', async () => {
  const site = createServer((_request, response) => response.end(svg(red)))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void site.close())
  const remoteImages = { isAllowed: () => true }
  const { app, administrator } = await startTestApp({ remoteImages })
  const flag = `http://127.0.0.1:${(site.address() as AddressInfo).port}/flag.svg`

  const added = await administrator.call(destinationsApi.add, { body: makeDestination({ flag }) })

  expect(await inspectPicture((await app.inject(added.flag)).rawPayload)).toMatchObject({
    width: 1200,
  })
})

test('renders without loading external files or entities', async () => {
  const requestedUrls: string[] = []
  const outboundPolicy = createServer((request, response) => {
    requestedUrls.push(request.url ?? '')
    response.end(svg(red))
  })
  await new Promise<void>((resolve) => outboundPolicy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void outboundPolicy.close())
  const address = `http://127.0.0.1:${(outboundPolicy.address() as AddressInfo).port}`
  const all = 'width="60" height="40"'
  const pixels = (await drawPixels('png')).toString('base64')
  const file = new URL('../../../../public/flags/default.svg', import.meta.url).href
  const drawings = [
    svg(`<image href="${address}/a.png" ${all}/>`),
    svg(`<image href="${file}" ${all}/>`, undefined, `<?xml-stylesheet href="${address}/b.css"?>`),
    svg(`<style>@import "${address}/c.css"; rect { fill: u\\72l(${address}/d#x) }</style>`),
    svg(`<use href="${address}/e.svg#x"/><use href="${file}#x"/>`),
    svg(`<filter id="f"><feImage href="${address}/f.png"/></filter><g filter="url(#f)"/>`),
    svg('<text y="30">&x;</text>', undefined, `<!DOCTYPE svg SYSTEM "${address}/g.dtd">`),
    svg(
      '<text y="30">&x;</text>',
      undefined,
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "${file}"><!ENTITY % y SYSTEM "${address}/h"> %y;]>`,
    ),
    svg(
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${file}"/><script href="${address}/i.js"/>`,
    ),
  ]

  for (const drawing of drawings) {
    const rendered = await renderInProcess(Buffer.from(drawing))
    if ('detail' in rendered) continue
    const { channels } = await sharp(rendered).stats()
    expect([drawing, channels.map(({ max }) => max)]).toEqual([drawing, [0, 0, 0, 0]])
  }
  expect(requestedUrls).toEqual([])
  // It would have been visible.
  const embedded = svg(`<image href="data:image/png;base64,${pixels}" ${all}/>`)
  const { channels } = await sharp((await renderInProcess(Buffer.from(embedded))) as Buffer).stats()
  expect(channels.map(({ max }) => max)).not.toEqual([0, 0, 0, 0])
})

test('stops rendering a small SVG that would need half a gigabyte', async () => {
  const layers = `${'<g opacity=".9">'.repeat(95)}${red}${'</g>'.repeat(95)}`

  const rendered = await renderInProcess(Buffer.from(svg(layers, 'width="9" height="9"')))

  expect(rendered).toMatchObject({ code: 'picture_damaged' })
})

test('stops rendering an SVG that would take minutes and renders the next one', async () => {
  const levels = Array.from(
    { length: 6 },
    (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`,
  )
  const laughing = svg(
    `<defs><rect id="a0" width="60" height="40" opacity=".5"/>${levels.join('')}</defs><use href="#a5"/>`,
  )

  expect(await renderInProcess(Buffer.from(laughing), 1)).toMatchObject({
    code: 'picture_too_slow',
  })

  const { colour } = await inspectPicture((await renderInProcess(Buffer.from(svg(red)))) as Buffer)
  expect(colour).toEqual([200, 16, 46, 255])
})

/** Returns the CPU seconds of child processes (Linux). */
function secondsOfChildren() {
  const [, after = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
  const [user, system] = after.split(' ').slice(13, 15)
  return (Number(user) + Number(system)) / 100
}

const blurs = '<feGaussianBlur stdDeviation="50"/>'.repeat(1000)
const clips = Array.from({ length: 40 }, (_, at) => {
  const half = `<rect width="60" height="40" clip-path="url(#c${at})"/>`
  return `<clipPath id="c${at + 1}">${half}${half}</clipPath>`
})

test.runIf(existsSync('/proc/self/stat'))(
  'stops any drawing that uses the processor for more than some seconds',
  { timeout: 120_000 },
  async () => {
    for (const [drawing, code] of [
      [`<filter id="f">${blurs}</filter><g filter="url(#f)">${red}</g>`, 'picture_too_slow'],
      // Breaks the decoder.
      [`${clips.join('')}<g clip-path="url(#c40)">${red}</g>`, 'picture_damaged'],
    ] as const) {
      const before = secondsOfChildren()

      expect(await renderInProcess(Buffer.from(svg(drawing)))).toMatchObject({ code })
      expect(secondsOfChildren() - before).toBeLessThan(5)
    }
  },
)
