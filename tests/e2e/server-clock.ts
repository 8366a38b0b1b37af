import type { Settings } from '../processes/server-process.ts'

/** Settings for a server whose clock is ahead. */
export function advanceServerClock(ms: number): Settings {
  const program = `const Now = Date
    globalThis.Date = class extends Now {
      constructor(...given) { super(...(given.length > 0 ? given : [Now.now() + ${ms}])) }
      static now() { return Now.now() + ${ms} }
    }`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` }
}
