import { palette } from '#app/features/country-pictures/server/drawing/palette.ts'
import { wrapSvg } from '#app/features/country-pictures/server/drawing/svg.ts'
import { drawChair, drawDesk, drawPlant, drawShelf, drawStudentTable } from './office-furniture.ts'
import { officeTints } from './office-tints.ts'
import { drawPoster, drawWhiteboard, drawWindow } from './office-walls.ts'
import { writePublic } from './public-file.ts'
import { area, circle, rect, stroke } from './shapes.ts'

/** Writes `pictures/office.svg`: a section of the office with the consultation desk and the classroom. */
export function makeOffice() {
  writePublic('pictures/office.svg', wrapSvg(1200, 720, drawOffice()))
}

function drawOffice() {
  return [
    rect([0, 0, 716, 720], officeTints.warmWall),
    rect([716, 0, 484, 720], officeTints.coolWall),
    drawWindow(),
    drawPoster(),
    drawShelf(),
    drawWhiteboard(),
    drawFloor(),
    drawLamp(610, 60),
    drawLamp(958, 60),
    drawPlant(48, 640),
    drawChair(132, 664, 1),
    drawDesk(),
    drawChair(532, 664, -1),
    drawChair(630, 664, -1),
    drawStudentTable(800, 610, 0.7),
    drawStudentTable(980, 610, 0.7),
    drawStudentTable(756, 706, 1),
    drawStudentTable(988, 706, 1),
    rect([706, 0, 20, 720], palette.night),
    rect([0, 0, 1200, 14], palette.night),
  ].join('')
}

function drawFloor() {
  const boards = [640, 676].map((y) => stroke(`M0 ${y}H1200`, officeTints.woodDark, 1.5)).join('')
  return (
    rect([0, 594, 1200, 126], officeTints.wood) + boards + rect([0, 586, 1200, 10], palette.paper)
  )
}

/** Draws a lamp that hangs from the ceiling; `y` is the lower end of its cord. */
function drawLamp(x: number, y: number) {
  return (
    stroke(`M${x} 0V${y}`, palette.night, 3) +
    circle(x, y + 38, 12, palette.marigoldLight) +
    area(`M${x - 14} ${y}h28l32 38h-92z`, palette.marigold)
  )
}
