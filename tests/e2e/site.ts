import type { BrowserContextOptions } from 'playwright-core'
import { afterAll } from 'vitest'
import type { CleanupHook } from '../cleanup-hook.ts'
import { makeFolder } from '../processes/databases.ts'
import { adminSettings, type Settings, startServer } from '../processes/server-process.ts'
import { desk, goAwake, openWindow } from './browser.ts'

/** Starts a site until the end of the file or test. Returns functions that open windows. */
export async function openSite(onCleanup: CleanupHook = afterAll, settings: Settings = {}) {
  const given = { DATA_DIR: makeFolder(onCleanup), ...adminSettings, ...settings }
  let server = await startServer(given, undefined, onCleanup)
  // A restarted server also lives until the end.
  onCleanup(() => void server.kill('SIGKILL'))
  const { url } = server

  /** Opens a page and waits for its scripts, unless the window has none. */
  async function openPage(path: string, options: BrowserContextOptions = desk) {
    const page = await openWindow(url, options)
    const hasScripts = options.javaScriptEnabled !== false && path.startsWith('/')
    await (hasScripts ? goAwake(page, path) : page.goto(path))
    return page
  }

  /** Kills the server, runs `whileAway` and restarts it on the same data and port. */
  async function restart(whileAway: () => Promise<void>, otherwise: Settings = {}) {
    await server.kill('SIGKILL')
    await whileAway()
    const again = { ...given, PORT: new URL(url).port, ...otherwise }
    server = await startServer(again, undefined, () => {})
  }

  /** Freezes the server; connections stay open without data. */
  async function freeze(whileFrozen: () => Promise<void>) {
    server.child.kill('SIGSTOP')
    await whileFrozen()
    server.child.kill('SIGCONT')
  }
  return { url, openPage, restart, freeze }
}
