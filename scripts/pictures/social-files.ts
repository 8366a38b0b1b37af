import sharp from 'sharp'
import { drawGlobe } from './globe.ts'
import { palette } from './palette.ts'
import { writePublic } from './public-file.ts'
import { countrySubjects, journeySubject, type Subject } from './subjects.ts'
import { wrapSvg } from './svg.ts'

// Pictures are drawn at twice the size, so that downscaling smooths the coasts.
const width = 2400
const height = 1260
const disc = { x: width / 2, y: 645, radius: 545 }

/**
 * Writes `social/<name>.jpg` (1200 × 630), the link preview images. They carry no office name, because
 * messengers show it beside them.
 */
export async function makeSocialCards() {
  await makeCard(drawCard(journeySubject), 'journey')
  for (const subject of countrySubjects) {
    await makeCard(drawCard(subject), subject.name)
  }
}

async function makeCard(svg: string, name: string) {
  const jpeg = sharp(Buffer.from(svg))
    .resize(1200)
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
  writePublic(`social/${name}.jpg`, await jpeg.toBuffer())
}

function drawCard(subject: Subject) {
  return wrapSvg(
    width,
    height,
    `<defs><linearGradient id="night" y2=".4"><stop stop-color="${palette.night}"/>` +
      `<stop offset="1" stop-color="${palette.indigo}"/></linearGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#night)"/>` +
      drawGlobe({ ...subject, disc, minimumArea: 0 }),
  )
}
