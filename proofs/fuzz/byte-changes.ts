import fc from 'fast-check'
import type { Change } from './step.ts'

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const place = fc.oneof(
  // The magic bytes.
  { weight: 1, arbitrary: within(0, 0.01) },
  // The header with sizes and types.
  { weight: 4, arbitrary: within(0.01, 0.15) },
  { weight: 8, arbitrary: within(0.05, 1) },
)

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('set' as const), at: place, byte: fc.nat(255) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('number' as const),
      at: place,
      value: fc.oneof(
        fc.constantFrom(0, 1, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff),
        fc.nat(70_000),
      ),
      size: fc.constantFrom(1, 2, 4),
    }),
  },
  fc.record({ do: fc.constant('cut' as const), at: within(0.2, 1) }),
  fc.record({ do: fc.constant('copy' as const), at: place, from: place, length: fc.nat(200) }),
)

/** Changes to a file's bytes. */
export const byteChanges = fc.array(change, { minLength: 1, maxLength: 3 })

/** Returns the changed bytes. */
export function applyChanges(sample: Buffer, all: Change[]) {
  let bytes = Buffer.from(sample)
  for (const each of all) bytes = applyChange(bytes, each)
  return bytes
}

function applyChange(bytes: Buffer<ArrayBuffer>, change: Change): Buffer<ArrayBuffer> {
  if (bytes.length === 0) return bytes
  const at = Math.min(bytes.length - 1, Math.floor(change.at * bytes.length))
  if (change.do === 'cut') return bytes.subarray(0, at)
  if (change.do === 'set') bytes[at] = change.byte
  if (change.do === 'number' && at + change.size <= bytes.length) {
    bytes.writeUIntBE(change.value % 256 ** change.size, at, change.size)
  }
  if (change.do !== 'copy') return bytes
  const from = Math.floor(change.from * bytes.length)
  const piece = bytes.subarray(from, from + change.length)
  return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)])
}
