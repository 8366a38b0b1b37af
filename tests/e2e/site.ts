import type { BrowserContextOptions } from 'playwright-core'
import { afterAll } from 'vitest'
import type { CleanupHook } from '../cleanup-hook.ts'
import { createFolder } from '../processes/databases.ts'
import { adminSettings, type Settings, startServer } from '../processes/server-process.ts'
import { desktop, openHydrated, openWindow } from './windows.ts'

/** Starts a site until the end of the file or test. Returns functions that open windows. */
export async function openSite(onCleanup: CleanupHook = afterAll, settings: Settings = {}) {
  const initialSettings = { DATA_DIR: createFolder(onCleanup), ...adminSettings, ...settings }
  let server = await startServer(initialSettings, undefined, onCleanup)
  // A restarted server also runs until the end.
  onCleanup(() => void server.kill('SIGKILL'))
  const { url } = server

  /** Opens a page and waits for its scripts, unless the window has none. */
  async function openPage(path: string, options: BrowserContextOptions = desktop) {
    const page = await openWindow(url, options)
    const hasScripts = options.javaScriptEnabled !== false && path.startsWith('/')
    await (hasScripts ? openHydrated(page, path) : page.goto(path))
    return page
  }

  /** Kills the server, runs `whileStopped` and restarts it on the same data and port. */
  async function restart(whileStopped: () => Promise<void>, changedSettings: Settings = {}) {
    await server.kill('SIGKILL')
    await whileStopped()
    const restartSettings = { ...initialSettings, PORT: new URL(url).port, ...changedSettings }
    server = await startServer(restartSettings, undefined, () => {})
  }

  /** Freezes the server; connections stay open without data. */
  async function freeze(whileFrozen: () => Promise<void>) {
    server.child.kill('SIGSTOP')
    await whileFrozen()
    server.child.kill('SIGCONT')
  }
  return { url, openPage, restart, freeze }
}
