import { drawGlobe } from './globe.ts'
import { writePublic } from './public-file.ts'
import { countrySubjects, journeySubject } from './subjects.ts'
import { wrapSvg } from './svg.ts'
import { readWorld } from './world.ts'

const side = 960
const disc = { x: side / 2, y: side / 2, radius: 424 }

/** `globes/<name>.svg`, on a transparent ground; made for night indigo behind them. */
export function makeGlobes() {
  const world = readWorld('110m')
  for (const subject of [journeySubject, ...countrySubjects]) {
    const globe = drawGlobe({ ...subject, world, disc, minimumArea: 5 })
    writePublic(`globes/${subject.name}.svg`, wrapSvg(side, side, globe))
  }
}
