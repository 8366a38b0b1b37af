import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What starting begins has ended by then, and the first pages are kept. */
const AFTER_MS = 3_000

/**
 * What starting has used and nobody needs any more goes back to the machine, once: V8 would keep it,
 * a sixth of an idle server, until it is short of room itself. The server stands still for the tenth
 * of a second that it takes.
 */
export function giveBackMemory() {
  setTimeout(collect, AFTER_MS).unref()
}

function collect() {
  setFlagsFromString('--expose-gc')
  const collectGarbage: NodeJS.GCFunction = runInNewContext('gc')
  collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
