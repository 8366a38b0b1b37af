import { to } from '#app/platform/browser/addresses.ts'

/** Returns the canonical address of a comparison, which is cached. */
export function compareAddress(codes: string[]) {
  const sorted = codes.map((code) => code.toLowerCase()).sort()
  return `${to('/compare')}?countries=${sorted.join(',')}`
}
