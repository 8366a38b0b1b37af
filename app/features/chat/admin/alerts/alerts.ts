import { findLocks, hasNotifications } from '#app/base/browser/secure-context.ts'
import type { Conversation } from '../../conversations-contract.ts'
import { read, write } from '../../wire/storage.ts'
import type { AlertSettings, Known } from '../inbox/known.ts'
import { playTone } from './play-tone.ts'

const KEY = 'officeAlerts'

/** How this browser tells of new messages while no tab of the back office is seen. */
export class Alerts {
  #known: Known
  #goTo: (userId: string) => void
  #letGo: (() => void) | undefined

  /** `goTo` shows a visitor's conversation. */
  constructor(known: Known, goTo: (userId: string) => void) {
    this.#known = known
    this.#goTo = goTo
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
    const isAsked = isWanted && hasNotifications()
    const isAllowed = isAsked && (await Notification.requestPermission()) === 'granted'
    this.#keep({ hasNotifications: isAllowed })
    return isAllowed === isWanted
  }

  setSound(hasSound: boolean) {
    if (hasSound) playTone()
    this.#keep({ hasSound })
  }

  dismiss() {
    this.#keep({})
  }

  async tell({ user_id, user_name, last_message }: Conversation) {
    if (await isSomeTabSeen()) return
    const { alerts } = this.#known.getState()
    if (alerts.hasSound) playTone()
    if (!alerts.hasNotifications || !hasNotifications()) return
    if (Notification.permission !== 'granted') return
    const notification = new Notification(user_name, { body: last_message, tag: user_id })
    notification.onclick = () => {
      window.focus()
      notification.close()
      this.#goTo(user_id)
    }
  }

  #keep(settings: Partial<AlertSettings>) {
    const alerts = { ...this.#known.getState().alerts, ...settings, isAsked: true }
    write(KEY, JSON.stringify(alerts))
    this.#known.change({ alerts })
  }

  #followTabs = ({ key }: StorageEvent) => {
    if (key === KEY) this.#known.change({ alerts: readSettings() })
  }

  /** While this tab is seen it holds a lock, by which the others know. */
  #beSeen = () => {
    this.#letGo?.()
    this.#letGo = undefined
    const locks = findLocks()
    if (document.hidden || !locks) return
    const isOver = new Promise<void>((resolve) => {
      this.#letGo = resolve
    })
    locks.request(SEEN, { mode: 'shared' }, () => isOver)
  }
}

const SEEN = 'officeTabSeen'

async function isSomeTabSeen() {
  const locks = findLocks()
  if (!document.hidden || !locks) return !document.hidden
  const { held = [] } = await locks.query()
  return held.some(({ name }) => name === SEEN)
}

export function readSettings(): AlertSettings {
  try {
    const kept = Object(JSON.parse(read(KEY) ?? '{}')) as Partial<AlertSettings>
    const { isAsked = false, hasNotifications = false, hasSound = false } = kept
    return { isAsked, hasNotifications, hasSound }
  } catch {
    return { isAsked: false, hasNotifications: false, hasSound: false }
  }
}
