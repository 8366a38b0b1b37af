import { runWhenIdle } from '#app/base/browser/run-when-idle.ts'
import * as words from './words.ts'

/** Says that the chat is open in this tab: on the next page too. */
const OPEN = 'chatOpen'
const findPart = (part: string) => document.querySelector<HTMLElement>(`.chat-${part}`)

const load = () => import('../panel/show-panel.tsx')

/** While the chat is open. */
let close: ((notice?: string) => void) | undefined
let unread = 0

/**
 * Brings the chat's button to life. Every page carries this, so it is kept small; the chat itself
 * is loaded when it is opened, or was open on the page before.
 */
export function startLauncher() {
  // A pointer on the button is a sign that it may be pressed; what fails now is said then.
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
  // From the browser's memory a page comes as it was left.
  addEventListener('pageshow', restoreOpen)
  // After a press that came before this did: it is not to close what comes back.
  queueMicrotask(restoreOpen)
  runWhenIdle(() => {
    sendPending()
    countUnread()
  })
}

function restoreOpen() {
  if (findPart('launcher') && !close && wasOpen()) open(true)
}

async function open(isRestored = false) {
  const button = findPart('launcher')
  const place = findPart('place')
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
    if (close !== closeThis || !place) return
    if (!isRestored) saveOpen(true)
    hide = showPanel(place, { isRestored, onState, onClose: closeThis })
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

/** How the button stands. */
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
    // The next look says it.
  }
}

function sendPending() {
  if (!hasUnsent()) return
  import('../conversation/current-conversation.ts').then(
    (chat) => chat.sendPending(),
    console.error,
  )
}

/** Whether an earlier page was left before it had sent what was typed. */
function hasUnsent() {
  const prefix = read(() => `chatOutbox:${localStorage.chatVisitorId}`)
  return read(() => Object.keys(localStorage))?.some((key) => key.startsWith(`${prefix}`))
}

const wasOpen = () => read(() => sessionStorage[OPEN])

function saveOpen(isOpen: boolean) {
  read(() => (isOpen ? sessionStorage.setItem(OPEN, '0') : sessionStorage.removeItem(OPEN)))
}

/** Undefined where the browser keeps nothing for us. */
function read<Value>(access: () => Value) {
  try {
    return access()
  } catch {
    return undefined
  }
}
