/** In bytes. */
const COLLECT_EVERY = 8 * 1024 * 1024

/**
 * What passes through is soon garbage, but lies outside the heap, where it would grow to hundreds of
 * megabytes before it is collected. Where the program was started with `--expose-gc` it stays at some.
 */
export function collectAsItPasses() {
  let passed = 0
  return (bytes: number) => {
    passed += bytes
    if (passed < COLLECT_EVERY) return
    passed = 0
    globalThis.gc?.()
  }
}
