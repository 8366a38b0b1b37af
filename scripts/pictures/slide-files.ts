import sharp from 'sharp'
import { drawGlobe } from '#app/features/country-pictures/server/drawing/globe.ts'
import { palette } from '#app/features/country-pictures/server/drawing/palette.ts'
import { wrapSvg } from '#app/features/country-pictures/server/drawing/svg.ts'
import { writePublic } from './public-file.ts'
import { journeySubject, type Subject, slideSubjects } from './subjects.ts'

// Pictures are drawn at twice the size, so that downscaling smooths the coasts.
const width = 3200
const height = 1800
const disc = { x: 2300, y: 920, radius: 780 }

/**
 * Writes `slides/<name>.webp` (1600 × 900) and `slides/<name>-800.webp`; the left side is free for
 * text.
 */
export async function makeSlides() {
  const defaultSubject = { ...journeySubject, name: 'default', destinations: [] }
  await makeSlide(drawSlide(journeySubject), 'journey')
  await makeSlide(drawSlide(defaultSubject), 'default')
  for (const subject of slideSubjects) {
    await makeSlide(drawSlide(subject), subject.name)
  }
}

async function makeSlide(svg: string, name: string) {
  const picture = sharp(Buffer.from(svg))
  const large = await picture.resize(1600).toBuffer()
  const webp = { quality: 82, effort: 6, smartSubsample: true }
  writePublic(`slides/${name}.webp`, await sharp(large).webp(webp).toBuffer())
  writePublic(`slides/${name}-800.webp`, await sharp(large).resize(800).webp(webp).toBuffer())
}

function drawSlide(subject: Subject) {
  return wrapSvg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${palette.night}"/>` +
      drawGlobe({ ...subject, disc, minimumArea: 0 }),
  )
}
