/**
 * Copies bytes into a separate block of memory, for long-lived caches. Node and zlib return slices
 * of shared blocks, which stay in memory as long as one slice is used.
 */
export function compactBuffer(bytes: Buffer) {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
