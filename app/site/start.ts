import { startLauncher } from '#app/features/chat/site/launcher/launcher.ts'
import { restoreForm } from '#app/features/contacts/site/restore-form.ts'
import { storeFirstTouch } from '#app/platform/browser/first-touch.ts'
import { runWhenIdle } from '#app/platform/browser/run-when-idle.ts'
import { replayEarlyClick } from './early-clicks.ts'
import { startIslands } from './islands.ts'
import { startMenus } from './menus.ts'
import { startPageScripts } from './page-scripts.ts'

/** The script of all public pages. Pages work without it. It loads further scripts on demand. */
export function startSite() {
  startLauncher()
  replayEarlyClick(document.querySelector('.chat-launcher'))
  startIslands()
  restoreForm()
  storeFirstTouch()
  startMenus()
  runWhenIdle(startPageScripts)
}
