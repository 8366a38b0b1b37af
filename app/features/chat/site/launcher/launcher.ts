import { whenIdle } from '#app/base/browser/when-idle.ts'
import * as words from './words.ts'

/** Says that the chat is open in this tab: on the next page too. */
const OPEN = 'chatOpen'
const at = (part: string) => document.querySelector<HTMLElement>(`.chat-${part}`)

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
  at('launcher')?.addEventListener('pointerover', () => load().catch(() => undefined))
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.chat-launcher'))) return
    if (close) close()
    else open()
  })
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && target === at('launcher')) close?.()
  })
  document.addEventListener('visibilitychange', countUnread)
  // From the browser's memory a page comes as it was left.
  addEventListener('pageshow', comeBack)
  // After a press that came before this did: it is not to close what comes back.
  queueMicrotask(comeBack)
  whenIdle(() => {
    sendWhatWaits()
    countUnread()
  })
}

function comeBack() {
  if (at('launcher') && !close && wasOpen()) open(true)
}

async function open(isBack = false) {
  const button = at('launcher')
  const place = at('place')
  let hide: (() => void) | undefined
  const closeThis = (notice = '') => {
    close = undefined
    keepOpen(false)
    show(notice)
    hide?.()
    button?.focus()
  }
  close = closeThis
  show('', true)
  try {
    const { showPanel } = await load()
    if (close !== closeThis || !place) return
    if (!isBack) keepOpen(true)
    hide = showPanel(place, { isBack, onState, onClose: closeThis })
    show('')
  } catch (error) {
    console.error(error)
    closeThis(words.cannotLoad)
  }
}

function onState(news: { unread: number }) {
  unread = news.unread
  show()
}

/** How the button stands. */
function show(notice?: string, isBusy = false) {
  const button = at('launcher')
  const badge = at('unread')
  if (!button || !badge) return
  const isOpen = close !== undefined
  button.ariaLabel = isOpen ? words.closeChat : words.openChat(unread)
  button.ariaExpanded = `${isOpen}`
  button.ariaBusy = `${isBusy}`
  badge.hidden = isOpen || unread === 0
  badge.textContent = `${unread}`
  const line = at('notice')
  if (line && notice !== undefined) line.textContent = notice
}

async function countUnread() {
  const visitorId = read(() => localStorage.chatVisitorId)
  if (!visitorId || close || document.hidden) return
  try {
    const answer = await fetch(`/api/messages/unread/?user_id=${encodeURIComponent(visitorId)}`)
    if (answer.ok && !close) onState(await answer.json())
  } catch {
    // The next look says it.
  }
}

function sendWhatWaits() {
  if (!hasUnsent()) return
  import('../conversation/current-conversation.ts').then(
    (chat) => chat.sendWhatWaits(),
    console.error,
  )
}

/** Whether an earlier page was left before it had sent what was typed. */
function hasUnsent() {
  const waits = read(() => `chatOutbox:${localStorage.chatVisitorId}`)
  return read(() => Object.keys(localStorage))?.some((key) => key.startsWith(`${waits}`))
}

const wasOpen = () => read(() => sessionStorage[OPEN])

function keepOpen(isOpen: boolean) {
  read(() => (isOpen ? sessionStorage.setItem(OPEN, '0') : sessionStorage.removeItem(OPEN)))
}

/** Undefined where the browser keeps nothing for us. */
function read<Value>(kept: () => Value) {
  try {
    return kept()
  } catch {
    return undefined
  }
}
