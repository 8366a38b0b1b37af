export function rect(
  [x, y, width, height]: [number, number, number, number],
  fill: string,
  radius = 0,
) {
  const round = radius ? ` rx="${radius}"` : ''
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round} fill="${fill}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

export function area(path: string, fill: string) {
  return `<path d="${path}" fill="${fill}"/>`
}

/** Draws a line; `attributes` contains further attributes, such as a dash pattern. */
export function stroke(path: string, colour: string, width: number, attributes = '') {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ${ends}${attributes}/>`
}
