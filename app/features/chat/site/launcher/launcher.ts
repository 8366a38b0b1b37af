import { runWhenIdle } from '#app/base/browser/run-when-idle.ts'
import * as words from './words.ts'

/** Session storage key that is set while the chat is open in this tab. The next page reads it. */
const OPEN_KEY = 'chatOpen'
const findPart = (part: string) => document.querySelector<HTMLElement>(`.chat-${part}`)

const load = () => import('../panel/show-panel.tsx')

/** Closes the chat; undefined while the chat is closed. */
let close: ((notice?: string) => void) | undefined
let unread = 0

/**
 * Starts the chat button. Every page loads this file, so it is small; the chat itself is loaded when
 * it is opened, or when it was open on the previous page.
 */
export function startLauncher() {
  // Preloads the chat. A failure is reported when the button is pressed.
  findPart('launcher')?.addEventListener('pointerover', () => load().catch(() => undefined))
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.chat-launcher'))) return
    if (close) close()
    else open()
  })
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && target === findPart('launcher')) close?.()
  })
  document.addEventListener('visibilitychange', countUnread)
  // The page may come from the back/forward cache.
  addEventListener('pageshow', restoreOpen)
  // Runs after an early click, so that the click does not close the restored chat.
  queueMicrotask(restoreOpen)
  runWhenIdle(() => {
    sendPending()
    countUnread()
  })
}

function restoreOpen() {
  if (findPart('launcher') && !close && wasOpen()) open(true)
}

async function open(wasOpenOnPreviousPage = false) {
  const button = findPart('launcher')
  const container = findPart('place')
  let hide: (() => void) | undefined
  const closeThis = (notice = '') => {
    close = undefined
    saveOpen(false)
    updateButton(notice)
    hide?.()
    button?.focus()
  }
  close = closeThis
  updateButton('', true)
  try {
    const { showPanel } = await load()
    if (close !== closeThis || !container) return
    if (!wasOpenOnPreviousPage) saveOpen(true)
    hide = showPanel(container, { wasOpenOnPreviousPage, onState, onClose: closeThis })
    updateButton('')
  } catch (error) {
    console.error(error)
    closeThis(words.cannotLoad)
  }
}

function onState(state: { unread: number }) {
  unread = state.unread
  updateButton()
}

/** Updates the button and its badge. */
function updateButton(notice?: string, isBusy = false) {
  const button = findPart('launcher')
  const badge = findPart('unread')
  if (!button || !badge) return
  const isOpen = close !== undefined
  button.ariaLabel = isOpen ? words.closeChat : words.openChat(unread)
  button.ariaExpanded = `${isOpen}`
  button.ariaBusy = `${isBusy}`
  badge.hidden = isOpen || unread === 0
  badge.textContent = `${unread}`
  const line = findPart('notice')
  if (line && notice !== undefined) line.textContent = notice
}

async function countUnread() {
  const visitorId = read(() => localStorage.chatVisitorId)
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

/** Whether an earlier page was left before all messages were sent. */
function hasUnsent() {
  const prefix = read(() => `chatOutbox:${localStorage.chatVisitorId}`)
  return read(() => Object.keys(localStorage))?.some((key) => key.startsWith(`${prefix}`))
}

const wasOpen = () => read(() => sessionStorage[OPEN_KEY])

function saveOpen(isOpen: boolean) {
  read(() => (isOpen ? sessionStorage.setItem(OPEN_KEY, '0') : sessionStorage.removeItem(OPEN_KEY)))
}

/** Returns undefined when the browser blocks storage. */
function read<Value>(access: () => Value) {
  try {
    return access()
  } catch {
    return undefined
  }
}
