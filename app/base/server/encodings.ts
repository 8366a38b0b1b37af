export type Encoding = 'br' | 'gzip' | 'plain'

/**
 * The form of an answer that a caller likes best, ours first among equals; plain when none of
 * them is acceptable. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
export function chooseEncoding(accepted = ''): Encoding {
  if (!accepted) return 'plain'
  const weights = new Map(accepted.toLowerCase().split(',').map(readCoding))
  const weightOf = (name: string, usual = 0) => weights.get(name) ?? weights.get('*') ?? usual
  const br = weightOf('br')
  const gzip = weightOf('gzip')
  // Acceptable without being named, but nobody's first choice.
  const plain = weights.get('identity') ?? 0
  if (Math.max(br, gzip) <= 0 || plain > Math.max(br, gzip)) return 'plain'
  return br >= gzip ? 'br' : 'gzip'
}

function readCoding(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((each) => each.trim())
  const quality = parameters.find((each) => each.startsWith('q='))?.slice(2)
  return [name, quality === undefined ? 1 : Number(quality) || 0]
}
