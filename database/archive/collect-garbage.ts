/** In bytes. */
const COLLECT_EVERY_BYTES = 8 * 1024 * 1024

/**
 * Collects garbage regularly if the program was started with `--expose-gc`. Buffers lie outside the
 * heap and would otherwise grow to hundreds of megabytes.
 */
export function createGarbageCollector() {
  let passed = 0
  return (bytes: number) => {
    passed += bytes
    if (passed < COLLECT_EVERY_BYTES) return
    passed = 0
    globalThis.gc?.()
  }
}
