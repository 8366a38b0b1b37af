/**
 * The same bytes in memory of their own, for what is kept: Node cuts short Buffers out of shared
 * pieces of 64 KB, and zlib's come in theirs of 16, which stay as a whole for the shortest of them.
 */
export function compactBuffer(bytes: Buffer) {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
