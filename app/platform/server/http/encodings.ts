export type Encoding = 'br' | 'gzip' | 'plain'

/**
 * Returns the encoding that the client prefers. With equal weights prefers Brotli to gzip to none;
 * returns plain when no encoding is acceptable.
 * https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
export function chooseEncoding(accepted = ''): Encoding {
  if (!accepted) return 'plain'
  const weights = new Map(accepted.toLowerCase().split(',').map(readCoding))
  const weightOf = (name: string, commonName = 0) =>
    weights.get(name) ?? weights.get('*') ?? commonName
  const br = weightOf('br')
  const gzip = weightOf('gzip')
  // Without a weight, an uncompressed response is acceptable with the lowest priority.
  const plain = weights.get('identity') ?? 0
  if (Math.max(br, gzip) <= 0 || plain > Math.max(br, gzip)) return 'plain'
  return br >= gzip ? 'br' : 'gzip'
}

function readCoding(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((each) => each.trim())
  const quality = parameters.find((each) => each.startsWith('q='))?.slice(2)
  return [name, quality === undefined ? 1 : Number(quality) || 0]
}
