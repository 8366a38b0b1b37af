import sharp from 'sharp'
import { drawGlobe } from './globe.ts'
import { palette } from './palette.ts'
import { writePublic } from './public-file.ts'
import type { Disc } from './sphere.ts'
import { journeySubject, type Subject, slideSubjects } from './subjects.ts'
import { wrapSvg } from './svg.ts'
import { readWorld, type World } from './world.ts'

// Drawn at twice the size, so that shrinking smooths the coasts.
const width = 3200
const height = 1800
const aside = { x: 2260, y: 1080, radius: 1180 }
const whole = { x: 2260, y: 930, radius: 930 }
const near = { x: 2240, y: 1260, radius: 1420 }

/** `slides/<name>.webp` (1600 × 900) and `slides/<name>-800.webp`; text stands on the left. */
export async function makeSlides() {
  const world = readWorld('50m')
  const nowhere = { ...journeySubject, name: 'default', destinations: [] }
  await makeSlide(drawSlide(journeySubject, world, whole), 'journey')
  await makeSlide(drawSlide(nowhere, world, near), 'default')
  for (const subject of slideSubjects) {
    await makeSlide(drawSlide(subject, world, aside), subject.name)
  }
}

async function makeSlide(svg: string, name: string) {
  const picture = sharp(Buffer.from(svg))
  const large = await picture.resize(1600).toBuffer()
  const webp = { quality: 82, effort: 6, smartSubsample: true }
  writePublic(`slides/${name}.webp`, await sharp(large).webp(webp).toBuffer())
  writePublic(`slides/${name}-800.webp`, await sharp(large).resize(800).webp(webp).toBuffer())
}

function drawSlide(subject: Subject, world: World, disc: Disc) {
  const everything = `width="${width}" height="${height}"`
  return wrapSvg(
    width,
    height,
    `<defs><linearGradient id="night" y2=".3"><stop offset=".4" stop-color="${palette.night}"/>` +
      `<stop offset="1" stop-color="${palette.indigo}"/></linearGradient>` +
      `<linearGradient id="calm"><stop offset=".14" stop-color="${palette.night}"/>` +
      `<stop offset=".42" stop-color="${palette.night}" stop-opacity="0"/></linearGradient></defs>` +
      `<rect ${everything} fill="url(#night)"/>` +
      drawGlobe({ ...subject, world, disc, minimumArea: 0 }) +
      `<rect ${everything} fill="url(#calm)"/>`,
  )
}
