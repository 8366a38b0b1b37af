import type { BrowserContextOptions } from 'playwright-core'
import { afterAll } from 'vitest'
import type { OnEnd } from '../on-end.ts'
import { makeFolder } from '../processes/databases.ts'
import { adminSettings, type Settings, startServer } from '../processes/server-process.ts'
import { desk, goAwake, openWindow } from './browser.ts'

/** A new office's site until the end of the file, or of the test; and windows in which it is open. */
export async function openSite(onEnd: OnEnd = afterAll, settings: Settings = {}) {
  const given = { DATA_DIR: makeFolder(onEnd), ...adminSettings, ...settings }
  let server = await startServer(given, undefined, onEnd)
  // The one that a test has started in its place is not that test's alone.
  onEnd(() => void server.kill('SIGKILL'))
  const { url } = server

  /** Shown and ready to be used: its scripts run, unless the window has none. */
  async function openPage(path: string, options: BrowserContextOptions = desk) {
    const page = await openWindow(url, options)
    const hasScripts = options.javaScriptEnabled !== false && path.startsWith('/')
    await (hasScripts ? goAwake(page, path) : page.goto(path))
    return page
  }

  /** Kills it, and starts it again on its data and port once that has happened, perhaps otherwise. */
  async function restart(whileAway: () => Promise<void>, otherwise: Settings = {}) {
    await server.kill('SIGKILL')
    await whileAway()
    const again = { ...given, PORT: new URL(url).port, ...otherwise }
    server = await startServer(again, undefined, () => {})
  }

  /** It keeps its lines and says nothing on them. */
  async function freeze(whileFrozen: () => Promise<void>) {
    server.child.kill('SIGSTOP')
    await whileFrozen()
    server.child.kill('SIGCONT')
  }
  return { url, openPage, restart, freeze }
}
