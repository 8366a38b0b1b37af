import { type GeoContext, type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo'
import type { Point } from './sphere.ts'

export type PathWriter = GeoContext & { text: () => string }

/**
 * Creates a drawing context that writes relative SVG path data without islets below `minimumArea`
 * square pixels. Its output has a third of the bytes of d3-geo's.
 */
export function createPathWriter(minimumArea: number, decimals: 0 | 1): PathWriter {
  let text = ''
  let line: Point[] = []

  function finish(isClosed: boolean) {
    const isShown = isClosed ? areaOf(line) > minimumArea * 2 : line.length > 1
    if (isShown) text += write(line, 10 ** decimals) + (isClosed ? 'z' : '')
    line = []
  }

  return {
    moveTo(x, y) {
      finish(false)
      line = [[x, y]]
    },
    lineTo(x, y) {
      line.push([x, y])
    },
    closePath() {
      finish(true)
    },
    text() {
      finish(false)
      return text
    },
    // GeoContext requires these two methods. The paths here contain no circles, so they do nothing.
    arc() {},
    beginPath() {},
  }
}

/** Returns the path of a shape in whole pixels. */
export function trace(
  view: Pick<GeoProjection, 'stream'>,
  shape: GeoPermissibleObjects,
  minimumArea: number,
) {
  const writer = createPathWriter(minimumArea, 0)
  geoPath(view, writer)(shape)
  return writer.text()
}

function write(points: Point[], parts: number) {
  // Rounds absolute positions, so that rounding errors do not accumulate.
  const corners = points
    .map(([x, y]): Point => [Math.round(x * parts), Math.round(y * parts)])
    .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1])
  const steps = corners.slice(1).map(([x, y], i) => {
    const [lastX, lastY] = corners[i] ?? [x, y]
    return [x - lastX, y - lastY]
  })
  return `M${join(corners.slice(0, 1).flat(), parts)}l${join(steps.flat(), parts)}`
}

/** Joins numbers without the leading zeros and spaces that SVG does not need. */
function join(numbers: number[], parts: number) {
  return numbers
    .map((value) => String(value / parts).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => {
      const isSelfStarting =
        number.startsWith('-') || (number.startsWith('.') && /\.\d+$/.test(text))
      return text + (isSelfStarting ? '' : ' ') + number
    })
}

/** Returns the area of a closed line in square pixels. */
function areaOf(ring: Point[]) {
  const sum = ring.reduce((total, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}
