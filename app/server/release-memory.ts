import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Time until the startup work has ended and the first pages are cached. */
const DELAY_MS = 3_000

/**
 * Releases memory that only the startup needed. V8 would keep it, a sixth of an idle server, until
 * memory runs short. One collection makes V8 schedule further small collections eight seconds
 * later. https://github.com/v8/v8/blob/main/src/heap/memory-reducer.h
 */
export function releaseMemory() {
  setTimeout(requestGc, DELAY_MS).unref()
}

function requestGc() {
  setFlagsFromString('--expose-gc')
  const collectGarbage: NodeJS.GCFunction = runInNewContext('gc')
  void collectGarbage({ type: 'major', execution: 'async' })
}
