import sharp from 'sharp'
import { createRotatedPhoto } from '#tests/test-images.ts'
import { colours } from './example-values.ts'

const spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const toSvg = (inner: string, sizes = 'width="40" height="30"') =>
  Buffer.from(`<svg ${spaces} ${sizes}>${inner}</svg>`)

const plain = `<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs>
<rect width="40" height="30" fill="url(#a)"/><path d="M2 2L30 20" stroke="#00f"/><text x="5" y="9">a</text>
<filter id="f"><feGaussianBlur stdDeviation="3"/></filter><circle r="9" filter="url(#f)"/>`

const letters = [...'bcdefgh']

/** Each entity repeats the previous one ten times. */
const nestedEntities = letters.map((name, at) => {
  const before = at === 0 ? 'a' : `&${letters[at - 1]};`
  return `<!ENTITY ${name} "${before.repeat(10)}">`
})

const doctype = Buffer.from(`<!DOCTYPE svg [${nestedEntities.join('')}]>`)

/** Each group repeats the previous one ten times. */
const nestedUses = letters.map((name, at) => {
  const before =
    at === 0 ? '<rect width="1" height="1"/>' : `<use xlink:href="#${letters[at - 1]}"/>`
  return `<g id="${name}">${before.repeat(10)}</g>`
})

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

const formats = ['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const
const size = { width: 96, height: 64, channels: 3 } as const
/** All rows differ, so that the files have content. The same in every run. */
const pixels = Buffer.from(Array.from({ length: 96 * 64 * 3 }, (_, at) => (at * at * 31) % 251))
const createPhoto = () => sharp(pixels, { raw: size })

/** Creates a valid file of each type, and SVGs that expand when rendered. */
export async function createSamples() {
  const drawn = formats.map(
    async (format) => [format, await createPhoto().toFormat(format).toBuffer()] as const,
  )
  const deep = createPhoto().toColourspace('rgb16').png({ progressive: true })
  const frames = { raw: { ...size, pageHeight: 16 } }
  const moving = sharp(pixels, frames).webp({ delay: [10, 10, 10, 10], loop: 0 })
  const plains = colours.map(
    async (background) =>
      [
        background,
        await sharp({ create: { ...size, background } })
          .png()
          .toBuffer(),
      ] as const,
  )
  return new Map<string, Buffer>([
    ...(await Promise.all([...drawn, ...plains])),
    ['deep-png', await deep.toBuffer()],
    ['moving-webp', await moving.toBuffer()],
    ['sideways-jpeg', await createRotatedPhoto()],
    ['svg', toSvg(plain)],
    ['svg-with-entities', Buffer.concat([doctype, toSvg('<text>&h;</text>')])],
    ['svg-of-uses', toSvg(`<defs>${nestedUses.join('')}</defs><use xlink:href="#h"/>`)],
    ['huge-svg', toSvg(plain, 'width="400000" height="300000" viewBox="0 0 4e9 1e-9"')],
    ['pdf', Buffer.from(pdf)],
  ])
}
