import { drawGlobe } from './globe.ts'
import { writePublic } from './public-file.ts'
import { countrySubjects } from './subjects.ts'
import { wrapSvg } from './svg.ts'

const side = 960
const disc = { x: side / 2, y: 492, radius: 416 }

/** Writes `globes/<name>.svg` with a transparent background, drawn for a night indigo page. */
export function makeGlobes() {
  for (const subject of countrySubjects) {
    const globe = drawGlobe({ ...subject, disc, minimumArea: 13 })
    writePublic(`globes/${subject.name}.svg`, wrapSvg(side, side, globe))
  }
}
