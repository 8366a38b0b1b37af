import type { Point } from './sphere.ts'

/**
 * Visvalingam's line simplification: again and again leaves out the point that spans the smallest
 * triangle with its neighbours, until every triangle has at least `minimumArea` square pixels.
 */
export function simplify(points: Point[], minimumArea: number): Point[] {
  const kept = [...points]
  const areas = kept.map((_, i) => areaAt(kept, i))

  while (kept.length > 2) {
    const smallestArea = Math.min(...areas)
    if (smallestArea >= minimumArea) break
    const smallest = areas.indexOf(smallestArea)
    kept.splice(smallest, 1)
    areas.splice(smallest, 1)
    for (const i of [smallest - 1, smallest]) areas[i] = areaAt(kept, i)
  }
  return kept
}

function areaAt(points: Point[], i: number) {
  const [before, point, after] = [points[i - 1], points[i], points[i + 1]]
  if (!before || !point || !after) return Number.POSITIVE_INFINITY
  return areaOf([before, point, after])
}

/** The area of a closed line in square pixels. */
export function areaOf(ring: Point[]): number {
  const sum = ring.reduce((total, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}
