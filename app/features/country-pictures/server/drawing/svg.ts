export function wrapSvg(width: number, height: number, inside: string): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>\n`
}
