import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

const require = createRequire(import.meta.url)

interface Glyph {
  path: string
  /** In pixels. */
  width: number
}

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
  const lineHeight = size * 1.15
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
    .map(({ path, width }) => {
      const glyph = `<path transform="translate(${left.toFixed(1)} ${y.toFixed(1)})" d="${path}" fill="${fill}"/>`
      left += width
      return path && glyph
    })
    .join('')
}

/** Characters that the font lacks are left out. */
function layOut(text: string, size: number): Glyph[] {
  const fonts = getFonts()
  return [...text].flatMap((character) => {
    const point = character.codePointAt(0) ?? 0
    const font = fonts.find((each) => each.hasGlyphForCodePoint(point))
    if (!font) return []
    const glyph = font.glyphForCodePoint(point)
    const scale = size / font.unitsPerEm
    // Fonts count upwards, SVG downwards.
    return [{ path: glyph.path.scale(scale, -scale).toSVG(), width: glyph.advanceWidth * scale }]
  })
}

let fonts: Font[] | undefined

function getFonts() {
  fonts ??= ['fraunces-latin-600', 'fraunces-latin-600-more'].map(
    (name) => openSync(require.resolve(`#app/ui/fonts/${name}.woff2`)) as Font,
  )
  return fonts
}
