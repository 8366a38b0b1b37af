import { runWhenIdle } from '#app/platform/browser/run-when-idle.ts'
import { tryStorage } from '#app/platform/browser/try-storage.ts'
import * as words from './words.ts'

/**
 * The session storage key that is set while the chat is open, so that the next page opens it too.
 */
const OPEN_KEY = 'chatOpen'
const findElement = (name: string) => document.querySelector<HTMLElement>(`.chat-${name}`)

const loadPanel = () => import('../panel/show-panel.tsx')

/** Closes the chat; undefined while the chat is closed. */
let close: ((notice?: string) => void) | undefined
let unread = 0

/**
 * Starts the chat button. Every page loads this file, so it is small; the chat itself is loaded when
 * it is opened, or when it was open on the previous page.
 */
export function startLauncher() {
  // Preloads the chat. A failure is reported when the button is pressed.
  findElement('launcher')?.addEventListener('pointerover', () => loadPanel().catch(() => undefined))
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.chat-launcher'))) return
    if (close) close()
    else open()
  })
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && target === findElement('launcher')) close?.()
  })
  document.addEventListener('visibilitychange', countUnread)
  // Also runs when the browser restores the page from the back/forward cache.
  addEventListener('pageshow', restoreOpen)
  // Runs after an early click, so that the click does not close the restored chat.
  queueMicrotask(restoreOpen)
  runWhenIdle(() => {
    sendPending()
    countUnread()
  })
}

function restoreOpen() {
  if (findElement('launcher') && !close && wasOpen()) open(true)
}

async function open(wasOpenOnPreviousPage = false) {
  const button = findElement('launcher')
  const container = findElement('place')
  let hide: (() => void) | undefined
  const closeChat = (notice = '') => {
    close = undefined
    saveOpen(false)
    updateButton(notice)
    hide?.()
    button?.focus()
  }
  close = closeChat
  updateButton('', true)
  try {
    const { showPanel } = await loadPanel()
    if (close !== closeChat || !container) return
    if (!wasOpenOnPreviousPage) saveOpen(true)
    hide = showPanel(container, { wasOpenOnPreviousPage, onState, onClose: closeChat })
    updateButton('')
  } catch (error) {
    console.error(error)
    closeChat(words.cannotLoad)
  }
}

function onState(state: { unread: number }) {
  unread = state.unread
  updateButton()
}

/** Updates the button and its badge. */
function updateButton(notice?: string, isBusy = false) {
  const button = findElement('launcher')
  const badge = findElement('unread')
  if (!button || !badge) return
  const isOpen = close !== undefined
  button.ariaLabel = isOpen ? words.closeChat : words.openChat(unread)
  button.ariaExpanded = `${isOpen}`
  button.ariaBusy = `${isBusy}`
  badge.hidden = isOpen || unread === 0
  badge.textContent = `${unread}`
  const notification = findElement('notice')
  if (notification && notice !== undefined) notification.textContent = notice
}

async function countUnread() {
  const visitorId = tryStorage(() => localStorage.chatVisitorId)
  if (!visitorId || close || document.hidden) return
  try {
    const response = await fetch(`/api/messages/unread/?user_id=${encodeURIComponent(visitorId)}`)
    if (response.ok && !close) onState(await response.json())
  } catch {
    // The next visibility change repeats the request.
  }
}

function sendPending() {
  if (!hasUnsent()) return
  import('../conversation/current-conversation.ts').then(
    (chat) => chat.sendPending(),
    console.error,
  )
}

/** Whether the visitor left an earlier page before all messages were sent. */
function hasUnsent() {
  const prefix = tryStorage(() => `chatOutbox:${localStorage.chatVisitorId}`)
  return tryStorage(() => Object.keys(localStorage))?.some((key) => key.startsWith(`${prefix}`))
}

const wasOpen = () => tryStorage(() => sessionStorage[OPEN_KEY])

function saveOpen(isOpen: boolean) {
  tryStorage(() =>
    isOpen ? sessionStorage.setItem(OPEN_KEY, '0') : sessionStorage.removeItem(OPEN_KEY),
  )
}
