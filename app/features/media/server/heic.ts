import { createRequire } from 'node:module'
import type sharp from 'sharp'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import { runDecoder } from './decoder-process.ts'

/** iPhones take pictures of 12 and 24.5 megapixels. */
const MAX_PIXELS = 25_000_000
const MAX_SIDE = 2400
/** A picture of 24.5 megapixels takes 5. */
const MAX_CPU_SECONDS = 20
const MAX_SECONDS = 60
/** A picture of 24.5 megapixels uses 410 MB, and reserves more. */
const MAX_KILOBYTES = 1_100_000

/** Brands of pictures that are compressed with HEVC (ISO/IEC 23008-12, annex B). */
const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']

const notSupported = {
  code: 'heic_not_supported',
  detail:
    'This server cannot read HEIC pictures. On the iPhone, choose Settings → Camera → Formats → Most Compatible to take pictures as JPEG, or export this one as JPEG.',
}

/** Whether the content is a HEIC picture, whatever its name. */
export function isHeic(file: Buffer) {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return false
  const end = Math.min(file.readUInt32BE(0), file.length, 256)
  const [major, , ...compatible] = file.toString('latin1', 8, end).match(/.{4}/gs) ?? []
  return [major, ...compatible].some((brand) => brands.includes(brand ?? ''))
}

/**
 * Renders a HEIC picture as PNG, or returns the field error. `sharp` is built without a decoder for
 * HEVC.
 */
export async function renderHeic(
  file: Buffer,
  decoder = findDecoder(),
): Promise<Buffer | FieldError> {
  if (!decoder) return notSupported
  return runDecoder(file, {
    // Passes the function's source, so that it runs from sources and from the built program.
    source: `(${renderStdin})(${MAX_SIDE}, ${MAX_PIXELS})`,
    flags: [],
    args: [createRequire(import.meta.url).resolve('sharp'), decoder],
    maxCpuSeconds: MAX_CPU_SECONDS,
    maxSeconds: MAX_SECONDS,
    maxKilobytes: MAX_KILOBYTES,
    maxBytes: 4 * MAX_SIDE * MAX_SIDE + 1024 * 1024,
    maxPixels: MAX_PIXELS,
  })
}

/** Returns the path of the decoder; '' if it is not installed, because it is optional. */
function findDecoder() {
  try {
    return createRequire(import.meta.url).resolve('libheif-js/wasm-bundle')
  } catch {
    return ''
  }
}

/** The part of libheif-js that is used; the package has no types for it. */
interface Decoder {
  HeifDecoder: new () => { decode: (file: Buffer) => HeifImage[] }
}

interface HeifImage {
  is_primary: () => boolean
  get_width: () => number
  get_height: () => number
  display: (target: Pixels, onDone: (pixels: Pixels | null) => void) => void
}

interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** Runs in the other process, without access to this module. */
async function renderStdin(side: number, maxPixels: number) {
  const load = process.getBuiltinModule('node:module').createRequire('/')
  const open = load(process.argv[1] ?? '') as typeof sharp
  const { HeifDecoder } = load(process.argv[2] ?? '') as Decoder
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part)
  const images = new HeifDecoder().decode(Buffer.concat(parts))
  const image = images.find((each) => each.is_primary()) ?? images[0]
  if (!image) throw new Error('No picture')
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > maxPixels) throw new Error('Above the pixel limit')
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const pixels = await new Promise<Pixels>((resolve, reject) =>
    image.display(target, (done) => (done ? resolve(done) : reject(new Error('Damaged')))),
  )
  open.concurrency(1)
  const rendered = open(pixels.data, { raw: { width, height, channels: 4 } })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
  process.stdout.write(await rendered.toBuffer())
}
