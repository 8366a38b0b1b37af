/** In bytes. */
const GC_INTERVAL_BYTES = 8 * 1024 * 1024

/**
 * Returns a function that counts processed bytes and runs the garbage collector each time the
 * interval is reached, if the program was started with `--expose-gc`. Buffers are outside the heap,
 * so without it they would grow to hundreds of megabytes before a collection.
 */
export function createGcTrigger() {
  let processedBytes = 0
  return (bytes: number) => {
    processedBytes += bytes
    if (processedBytes < GC_INTERVAL_BYTES) return
    processedBytes = 0
    globalThis.gc?.()
  }
}
