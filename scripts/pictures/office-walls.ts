import { palette } from '#app/features/country-pictures/server/drawing/palette.ts'
import { officeTints } from './office-tints.ts'
import { area, circle, rect, stroke } from './shapes.ts'

/** Draws the window: hills and mountains under prayer flags. */
export function drawWindow() {
  return [
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${officeTints.sky}"/>`,
    `<stop offset=".8" stop-color="${officeTints.dawn}"/></linearGradient></defs>`,
    rect([60, 76, 440, 330], 'url(#sky)'),
    circle(402, 150, 26, palette.marigoldLight),
    area('M60 276l60-74 34 36 58-86 46 62 30-28 64 74 52-66 38 40 58-52v224H60z', officeTints.rock),
    area('M154 238l58-86 46 62-22-6-16 20-18-16-18 24-12-14z', officeTints.snow),
    area('M60 276l60-74 34 36-22-8-12 18-16-10-20 26z', officeTints.snow),
    area('M352 260l52-66 38 40-18-2-14 16-16-12-20 26z', officeTints.snow),
    area('M258 214l30-28 34 39-16-6-14 14-14-16-10 6z', officeTints.snow),
    area('M442 234l58-52v40l-16-6-18 22z', officeTints.snow),
    area('M60 320c70-50 130-44 200-10s160 10 240-32v128H60z', officeTints.hill),
    area('M60 352c90-6 130-46 220-22s150 22 220-6v82H60z', palette.land),
    area('M60 382c110-34 200 8 280-8s120-24 160-14v46H60z', palette.ocean),
    drawHouses(),
    stroke('M280 76V406M60 241H500', palette.night, 6),
    stroke('M60 76H500V406H60z', palette.night, 10),
    rect([44, 404, 472, 16], palette.night, 4),
    drawPrayerFlags(),
  ].join('')
}

function drawHouses() {
  const places = [
    [112, 366],
    [150, 358],
    [404, 360],
    [440, 354],
    [222, 372],
  ] as const
  return places
    .map(
      ([x, y]) =>
        rect([x, y, 20, 14], palette.paper) + area(`M${x - 3} ${y}l13-10 13 10z`, palette.coral),
    )
    .join('')
}

/** In their traditional order: sky, air, fire, water, earth. */
const flagColours = ['#2f5fc4', '#ffffff', '#d8403c', '#3f9a64', '#f3c73f']

function drawPrayerFlags() {
  const cord = 'M40 40Q280 118 520 40'
  const flags = Array.from({ length: 15 }, (_, index) => {
    const part = (index + 1) / 16
    const x = Math.round(40 + 480 * part)
    const y = Math.round(40 + 156 * part * (1 - part))
    return rect([x - 10, y, 20, 24], flagColours[index % flagColours.length] ?? palette.white)
  })
  return flags.join('') + stroke(cord, palette.night, 2)
}

/** Draws a poster with the dotted route that all images share. */
export function drawPoster() {
  return (
    rect([546, 172, 128, 164], palette.white, 4) +
    rect([556, 182, 108, 144], palette.night) +
    area('M556 298q54-46 108 0v28H556z', palette.ocean) +
    stroke('M579 286q26-70 66-52', palette.paper, 3, ' stroke-dasharray="0 7"') +
    circle(578, 289, 6, palette.coral) +
    circle(648, 236, 6, palette.marigold)
  )
}

export function drawWhiteboard() {
  return (
    rect([790, 150, 336, 214], palette.night, 8) +
    rect([798, 158, 320, 198], palette.white, 3) +
    stroke('M822 190h92M822 222h150M822 244h126M822 266h140', palette.ocean, 5) +
    stroke('M822 306h60M822 328h96', palette.coral, 5) +
    stroke('M1006 318q44-120 92-104', palette.night, 4, ' stroke-dasharray="0 9"') +
    circle(1006, 320, 8, palette.coral) +
    circle(1098, 213, 8, palette.marigold) +
    rect([880, 364, 156, 8], palette.night, 3)
  )
}
