import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

const require = createRequire(import.meta.url)

/** A glyph in pixels. */
interface PlacedGlyph {
  path: string
  /** The offset from its place in the line. */
  x: number
  y: number
  width: number
}

/** The same enlargement as in app/ui/fonts/fonts.css. */
const DEVANAGARI_SCALE = 1.06
const devanagari = /\p{Script=Devanagari}/u

interface TitleBox {
  x: number
  /** The middle of the text. */
  y: number
  width: number
  maxLines: number
  /** In pixels, largest first. The first size that fits is used. */
  sizes: number[]
  fill: string
}

/**
 * Draws a title as SVG paths in the font of headings, so that no font must be installed. Shortens
 * what does not fit in the smallest size.
 */
export function drawTitle(title: string, { x, y, width, maxLines, sizes, fill }: TitleBox) {
  const wrapped = sizes.map((size) => ({ size, lines: wrap(title, size, width) }))
  const fitting = wrapped.find(({ lines }) => lines.length <= maxLines) ?? wrapped.at(-1)
  if (!fitting) return ''
  const { size } = fitting
  const lines = shorten(fitting.lines, maxLines)
  const lineHeight = size * (devanagari.test(title) ? 1.35 : 1.15)
  const first = y - ((lines.length - 1) * lineHeight) / 2 + size * 0.35
  return lines
    .map((line, index) => drawLine(line, { size, x, y: first + index * lineHeight, fill }))
    .join('')
}

function wrap(title: string, size: number, width: number) {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && measure(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function shorten(lines: string[], maxLines: number) {
  if (lines.length <= maxLines) return lines
  const kept = lines.slice(0, maxLines)
  return [...kept.slice(0, -1), `${kept.at(-1)}…`]
}

const measure = (text: string, size: number) =>
  layOut(text, size).reduce((sum, glyph) => sum + glyph.width, 0)

function drawLine(
  text: string,
  { size, x, y, fill }: { size: number; x: number; y: number; fill: string },
) {
  let left = x
  return layOut(text, size)
    .map((glyph) => {
      const place = `${(left + glyph.x).toFixed(1)} ${(y + glyph.y).toFixed(1)}`
      left += glyph.width
      return (
        glyph.path && `<path transform="translate(${place})" d="${glyph.path}" fill="${fill}"/>`
      )
    })
    .join('')
}

/** Shapes each part of the text in its font, because a sign of Devanagari depends on its neighbours. */
function layOut(text: string, size: number): PlacedGlyph[] {
  return splitByFont(text).flatMap(({ font, text }) => {
    const isDevanagari = devanagari.test(text)
    const scale = ((isDevanagari ? DEVANAGARI_SCALE : 1) * size) / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    // Fonts count upwards, SVG downwards.
    return glyphs.map((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
      return {
        path: glyph.path.scale(scale, -scale).toSVG(),
        x: xOffset * scale,
        y: -yOffset * scale,
        width: xAdvance * scale,
      }
    })
  })
}

/** Returns the parts of a text with the font of each. Characters that no font has are left out. */
function splitByFont(text: string) {
  const parts: { font: Font; text: string }[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const font = getFonts().find((each) => each.hasGlyphForCodePoint(point))
    const last = parts.at(-1)
    if (font && last?.font === font) last.text += character
    else if (font) parts.push({ font, text: character })
  }
  return parts
}

let fonts: Font[] | undefined

function getFonts() {
  fonts ??= ['fraunces-latin-600', 'fraunces-latin-600-more', 'yantramanav-devanagari-700'].map(
    (name) => openSync(require.resolve(`#app/ui/fonts/${name}.woff2`)) as Font,
  )
  return fonts
}
