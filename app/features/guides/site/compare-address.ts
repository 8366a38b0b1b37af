import { to } from '#app/base/browser/addresses.ts'

/** Where these countries stand side by side, in the one spelling of it that is kept. */
export function compareAddress(codes: string[]) {
  const sorted = codes.map((code) => code.toLowerCase()).sort()
  return `${to('/compare')}?countries=${sorted.join(',')}`
}
