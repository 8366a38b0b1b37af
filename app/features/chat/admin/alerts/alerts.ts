import type { Conversation } from '../../contract.ts'
import { Observable } from '../../wire/observable.ts'
import { read, write } from '../../wire/storage.ts'
import { playTone } from './play-tone.ts'

const KEY = 'officeAlerts'

interface AlertSettings {
  /** Whether this browser was ever asked. */
  isAsked: boolean
  hasNotifications: boolean
  hasSound: boolean
}

/** How this browser tells of new messages while no tab of the back office is seen. */
export class Alerts extends Observable<AlertSettings> {
  #open: (userId: string) => void
  #letGo: (() => void) | undefined

  /** `open` shows a visitor's conversation. */
  constructor(open: (userId: string) => void) {
    super(readSettings())
    this.#open = open
  }

  start() {
    addEventListener('storage', this.#followTabs)
    document.addEventListener('visibilitychange', this.#beSeen)
    this.#beSeen()
  }

  stop() {
    removeEventListener('storage', this.#followTabs)
    document.removeEventListener('visibilitychange', this.#beSeen)
    this.#letGo?.()
  }

  /** Asks the browser for leave if needed. Only at somebody's click. */
  async setNotifications(isWanted: boolean) {
    const isAllowed = isWanted && (await Notification.requestPermission()) === 'granted'
    this.#keep({ ...this.getState(), isAsked: true, hasNotifications: isAllowed })
    return isAllowed === isWanted
  }

  setSound(hasSound: boolean) {
    if (hasSound) playTone()
    this.#keep({ ...this.getState(), isAsked: true, hasSound })
  }

  dismiss() {
    this.#keep({ ...this.getState(), isAsked: true })
  }

  async tell({ user_id, user_name, last_message }: Conversation) {
    if (await isSomeTabSeen()) return
    const { hasNotifications, hasSound } = this.getState()
    if (hasSound) playTone()
    if (!hasNotifications || Notification.permission !== 'granted') return
    const notification = new Notification(user_name, { body: last_message, tag: user_id })
    notification.onclick = () => {
      window.focus()
      notification.close()
      this.#open(user_id)
    }
  }

  #keep(settings: AlertSettings) {
    write(KEY, JSON.stringify(settings))
    this.setState(settings)
  }

  #followTabs = ({ key }: StorageEvent) => {
    if (key === KEY) this.setState(readSettings())
  }

  /** While this tab is seen it holds a lock, by which the others know. */
  #beSeen = () => {
    this.#letGo?.()
    this.#letGo = undefined
    if (document.hidden || !('locks' in navigator)) return
    const isOver = new Promise<void>((resolve) => {
      this.#letGo = resolve
    })
    navigator.locks.request(SEEN, { mode: 'shared' }, () => isOver)
  }
}

const SEEN = 'officeTabSeen'

async function isSomeTabSeen() {
  if (!document.hidden || !('locks' in navigator)) return !document.hidden
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === SEEN)
}

export function canNotify() {
  return 'Notification' in globalThis
}

function readSettings(): AlertSettings {
  try {
    const kept = Object(JSON.parse(read(KEY) ?? '{}')) as Partial<AlertSettings>
    const { isAsked = false, hasNotifications = false, hasSound = false } = kept
    return { isAsked, hasNotifications, hasSound }
  } catch {
    return { isAsked: false, hasNotifications: false, hasSound: false }
  }
}
