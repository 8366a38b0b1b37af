import { palette } from '#app/features/country-pictures/server/drawing/palette.ts'
import { officeTints } from './office-tints.ts'
import { area, circle, rect, stroke } from './shapes.ts'

/** Draws a desk from the side with a screen, papers and a globe. */
export function drawDesk() {
  return [
    rect([206, 520, 22, 144], officeTints.woodDark),
    rect([430, 520, 22, 144], officeTints.woodDark),
    rect([228, 532, 202, 70], palette.indigo),
    rect([182, 506, 294, 18], palette.night, 4),
    // The screen on the desk, drawn from the front.
    area('M232 506l10-14h30l10 14z', palette.night),
    rect([252, 470, 10, 26], palette.night),
    rect([206, 396, 102, 78], palette.night, 6),
    rect([214, 404, 86, 62], palette.ocean),
    stroke('M226 446q18-34 60-28', palette.paper, 3, ' stroke-dasharray="0 7"'),
    rect([326, 500, 58, 6], palette.white),
    rect([332, 495, 52, 5], palette.paper),
    drawDeskGlobe(428, 506),
  ].join('')
}

function drawDeskGlobe(x: number, y: number) {
  return [
    area(`M${x - 20} ${y}q20-16 40 0z`, palette.marigold),
    stroke(`M${x} ${y - 6}v-12`, palette.marigold, 5),
    circle(x, y - 44, 28, palette.ocean),
    area(`M${x - 16} ${y - 60}q14-10 22 2t-6 16-16-4z`, palette.rim),
    area(`M${x + 2} ${y - 38}q16-4 18 6t-14 10z`, palette.rim),
    stroke(`M${x - 8} ${y - 76}a33 33 0 1 1-20 48`, palette.marigold, 4),
  ].join('')
}

/** Draws a chair from the side; `towards` is 1 when it faces right. */
export function drawChair(x: number, floor: number, towards: 1 | -1) {
  const seat = floor - 82
  const back = x - 34 * towards
  return [
    stroke(`M${x - 28} ${seat}v82M${x + 28} ${seat}v82`, palette.night, 6),
    stroke(`M${back} ${seat - 4}l${-8 * towards}-92`, palette.coral, 16),
    stroke(`M${x - 32} ${seat}h64`, palette.coral, 18),
  ].join('')
}

/** Draws a table with two seats from behind. */
export function drawStudentTable(left: number, floor: number, scale: number) {
  const parts = [
    stroke('M14-112V-22M186-112V-22', palette.night, 6),
    rect([0, -122, 200, 14], officeTints.woodDark, 4),
    rect([30, -130, 44, 8], palette.white),
    rect([124, -134, 40, 12], palette.marigold),
    drawSeat(52),
    drawSeat(148),
  ]
  return `<g transform="translate(${left} ${floor}) scale(${scale})">${parts.join('')}</g>`
}

function drawSeat(x: number) {
  return (
    stroke(`M${x - 24}-44V0M${x + 24}-44V0`, palette.night, 5) +
    rect([x - 32, -54, 64, 14], palette.indigo, 6) +
    rect([x - 30, -100, 60, 36], palette.ocean, 8)
  )
}

export function drawPlant(x: number, floor: number) {
  return [
    area(`M${x} ${floor - 50}q-52-40-34-92q34 26 34 92z`, officeTints.leaf),
    area(`M${x} ${floor - 50}q48-34 34-96q-36 32-34 96z`, officeTints.leafLight),
    area(`M${x} ${floor - 50}q-18-64 2-120q20 52-2 120z`, officeTints.leaf),
    area(`M${x - 28} ${floor - 52}h56l-8 52h-40z`, palette.coral),
  ].join('')
}

export function drawShelf() {
  const colours = [palette.ocean, palette.marigold, palette.coral, palette.indigo, palette.rim]
  const books = colours.map((colour, index) =>
    rect([550 + index * 18, 402 - (index % 3) * 8, 14, 54 + (index % 3) * 8], colour, 2),
  )
  return books.join('') + rect([536, 456, 148, 10], officeTints.woodDark, 2)
}
