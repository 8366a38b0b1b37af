import type { Point } from './sphere.ts'

/**
 * Simplifies a line by Visvalingam's algorithm: repeatedly removes the point that forms the
 * smallest triangle with its neighbours, until every triangle has at least `minimumArea` square
 * pixels.
 */
export function simplify(points: Point[], minimumArea: number): Point[] {
  const remaining = [...points]
  const areas = remaining.map((_, i) => areaAt(remaining, i))

  while (remaining.length > 2) {
    const smallestArea = Math.min(...areas)
    if (smallestArea >= minimumArea) break
    const smallest = areas.indexOf(smallestArea)
    remaining.splice(smallest, 1)
    areas.splice(smallest, 1)
    for (const i of [smallest - 1, smallest]) areas[i] = areaAt(remaining, i)
  }
  return remaining
}

function areaAt(points: Point[], i: number) {
  const [before, point, after] = [points[i - 1], points[i], points[i + 1]]
  if (!before || !point || !after) return Number.POSITIVE_INFINITY
  return areaOf([before, point, after])
}

/** Returns the area of a closed line in square pixels. */
export function areaOf(ring: Point[]): number {
  const sum = ring.reduce((total, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}
