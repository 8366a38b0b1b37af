import sharp from 'sharp'
import {
  logo,
  maskableLogo,
  squareLogo,
} from '#app/features/country-pictures/server/drawing/logo.ts'
import { writePublic } from './public-file.ts'

/** Writes the logo in every format that browsers and phones request. */
export async function makeIcons() {
  writePublic('logo.svg', logo)
  writePublic('favicon.svg', logo)
  writePublic('favicon.ico', wrapIco(await toPng(logo, 32), 32))
  writePublic('icons/icon-192.png', await toPng(logo, 192))
  writePublic('icons/icon-512.png', await toPng(logo, 512))
  writePublic('icons/icon-maskable-512.png', await toPng(maskableLogo, 512))
  writePublic('icons/apple-touch-icon.png', await toPng(squareLogo, 180))
}

function toPng(svg: string, side: number) {
  const density = (72 * side) / 64
  return sharp(Buffer.from(svg), { density })
    .resize(side, side)
    .png({ palette: true, quality: 100, effort: 10 })
    .toBuffer()
}

/** Builds an ICO file: header, a directory with one entry, then the PNG. */
function wrapIco(png: Buffer, side: number) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
