import { readFileSync } from 'node:fs'
import { palette } from '#app/features/country-pictures/server/drawing/palette.ts'
import { wrapSvg } from '#app/features/country-pictures/server/drawing/svg.ts'
import { writePublic } from './public-file.ts'

/** Writes the default flag, 640 × 480, and the licence of flag-icons, which the server serves. */
export function makeFlags() {
  writePublic('flags/default.svg', drawDefaultFlag())
  writePublic('flags/LICENSE.txt', `The flags of countries: flag-icons\n\n${readLicence()}`)
}

function readLicence() {
  // The licence file of flag-icons lies outside its package exports.
  const flag = import.meta.resolve('flag-icons/flags/4x3/mt.svg')
  return readFileSync(new URL('../../LICENSE', flag), 'utf8')
}

function drawDefaultFlag() {
  return wrapSvg(
    640,
    480,
    `<path d="M0 0h640v480H0z" fill="${palette.indigo}"/>` +
      `<path d="M0 480V330q320-110 640 0v150z" fill="${palette.ocean}"/>` +
      `<path d="M110 300Q320 60 530 300" fill="none" stroke="${palette.paper}" stroke-width="10" ` +
      `stroke-linecap="round" stroke-dasharray="1 26"/>` +
      `<circle cx="110" cy="300" r="20" fill="${palette.coral}"/>` +
      `<circle cx="530" cy="300" r="20" fill="${palette.marigold}"/>`,
  )
}
