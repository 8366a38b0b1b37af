import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What starting begins has ended by then, and the first pages are kept. */
const AFTER_MS = 3_000

/**
 * What starting has used and nobody needs any more goes back to the machine: V8 would keep it, a sixth
 * of an idle server, until it is short of room itself. One collection is enough for V8 to look again,
 * eight seconds later, whether anything happens; if not, it collects what is left in small steps.
 * https://github.com/v8/v8/blob/main/src/heap/memory-reducer.h
 */
export function releaseMemory() {
  setTimeout(collect, AFTER_MS).unref()
}

function collect() {
  setFlagsFromString('--expose-gc')
  const collectGarbage: NodeJS.GCFunction = runInNewContext('gc')
  void collectGarbage({ type: 'major', execution: 'async' })
}
