import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By then the startup work has ended and the first pages are cached. */
const DELAY_MS = 3_000

/**
 * Returns memory that only the startup needed: V8 would keep it, a sixth of an idle server, until
 * it runs short. One collection makes V8 look again eight seconds later and collect the rest in
 * small steps. https://github.com/v8/v8/blob/main/src/heap/memory-reducer.h
 */
export function releaseMemory() {
  setTimeout(collect, DELAY_MS).unref()
}

function collect() {
  setFlagsFromString('--expose-gc')
  const collectGarbage: NodeJS.GCFunction = runInNewContext('gc')
  void collectGarbage({ type: 'major', execution: 'async' })
}
