const utf16 = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] }

/**
 * Decodes a text file in UTF-8, UTF-16 or Windows-1252, with or without a byte order mark; undefined
 * for other files.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = findUtf16(bytes)
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : decodeBytes(bytes)
  return hasControl(text) ? undefined : text
}

function decodeBytes(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Separators and Latin letters have one zero byte each, before or after the other byte. */
function findUtf16(bytes: Uint8Array) {
  const marked = Object.entries(utf16).find(([, mark]) =>
    mark.every((byte, index) => bytes[index] === byte),
  )
  if (marked) return marked[0]
  const zeros = [...bytes.subarray(0, 1000)].flatMap((byte, index) => (byte === 0 ? [index] : []))
  if (zeros.length === 0) return undefined
  if (zeros.every((index) => index % 2 === 1)) return 'utf-16le'
  return zeros.every((index) => index % 2 === 0) ? 'utf-16be' : undefined
}

/** Whether the text has characters that no text file has: control characters except white space. */
const hasControl = (text: string) => /[^\P{Cc}\s\x7F-\x9F]/u.test(text)
