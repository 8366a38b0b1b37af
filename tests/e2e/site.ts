import type { BrowserContextOptions } from 'playwright-core'
import { afterAll } from 'vitest'
import { makeFolder } from '../processes/databases.ts'
import {
  adminSettings,
  type OnEnd,
  type Settings,
  startServer,
} from '../processes/server-process.ts'
import { desk, openWindow } from './browser.ts'

/** A new office's site until the end of the file, or of the test; and windows in which it is open. */
export async function openSite(onEnd: OnEnd = afterAll, settings: Settings = {}) {
  const given = { DATA_DIR: makeFolder(onEnd), ...adminSettings, ...settings }
  const { url } = await startServer(given, undefined, onEnd)

  /** Shown and ready to be used: its scripts run, unless the window has none. */
  async function openPage(path: string, options: BrowserContextOptions = desk) {
    const page = await openWindow(url, options)
    await page.goto(path, { waitUntil: 'networkidle' })
    return page
  }
  return { url, openPage }
}
