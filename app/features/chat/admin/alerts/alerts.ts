import { findLocks, hasNotifications } from '#app/platform/browser/secure-context.ts'
import type { Conversation } from '../../conversations-contract.ts'
import { read, write } from '../../transport/storage.ts'
import { nameConversation } from '../../visitor-name-contract.ts'
import type { AlertSettings, InboxStore } from '../inbox/inbox-state.ts'

const KEY = 'officeAlerts'

/** Alerts for new messages while no tab of the back office is visible. */
export class Alerts {
  #store: InboxStore
  #openConversation: (userId: string) => void
  #releaseLock: (() => void) | undefined

  /** `openConversation` opens the conversation of a visitor. */
  constructor(store: InboxStore, openConversation: (userId: string) => void) {
    this.#store = store
    this.#openConversation = openConversation
  }

  start() {
    addEventListener('storage', this.#handleStorage)
    document.addEventListener('visibilitychange', this.#updateLock)
    this.#updateLock()
  }

  stop() {
    removeEventListener('storage', this.#handleStorage)
    document.removeEventListener('visibilitychange', this.#updateLock)
    this.#releaseLock?.()
  }

  /**
   * Asks for the browser's permission, so it must follow a click. Resolves to whether the setting
   * was applied.
   */
  async setNotifications(isEnabled: boolean) {
    const isRequested = isEnabled && hasNotifications()
    const isAllowed = isRequested && (await Notification.requestPermission()) === 'granted'
    this.#save({ hasNotifications: isAllowed })
    return isAllowed === isEnabled
  }

  setSound(hasSound: boolean) {
    if (hasSound) playTone()
    this.#save({ hasSound })
  }

  dismiss() {
    this.#save({})
  }

  async notify(conversation: Conversation) {
    const { user_id, last_message } = conversation
    if (await isAnyTabVisible()) return
    const { alerts } = this.#store.getState()
    if (alerts.hasSound) playTone()
    if (!alerts.hasNotifications || !hasNotifications()) return
    if (Notification.permission !== 'granted') return
    const notification = new Notification(nameConversation(conversation), {
      body: last_message,
      tag: user_id,
    })
    notification.onclick = () => {
      window.focus()
      notification.close()
      this.#openConversation(user_id)
    }
  }

  #save(settings: Partial<AlertSettings>) {
    const alerts = { ...this.#store.getState().alerts, ...settings, isPromptAnswered: true }
    write(KEY, JSON.stringify(alerts))
    this.#store.change({ alerts })
  }

  #handleStorage = ({ key }: StorageEvent) => {
    if (key === KEY) this.#store.change({ alerts: readSettings() })
  }

  /** Requests a shared lock while this tab is visible, so that other tabs can find out about it. */
  #updateLock = () => {
    this.#releaseLock?.()
    this.#releaseLock = undefined
    const locks = findLocks()
    if (document.hidden || !locks) return
    const released = new Promise<void>((resolve) => {
      this.#releaseLock = resolve
    })
    locks.request(VISIBLE_LOCK, { mode: 'shared' }, () => released)
  }
}

const VISIBLE_LOCK = 'officeTabSeen'

async function isAnyTabVisible() {
  const locks = findLocks()
  if (!document.hidden || !locks) return !document.hidden
  const { held = [] } = await locks.query()
  return held.some(({ name }) => name === VISIBLE_LOCK)
}

export function readSettings(): AlertSettings {
  try {
    const stored = Object(JSON.parse(read(KEY) ?? '{}')) as Partial<AlertSettings>
    const { isPromptAnswered = false, hasNotifications = false, hasSound = false } = stored
    return { isPromptAnswered, hasNotifications, hasSound }
  } catch {
    return { isPromptAnswered: false, hasNotifications: false, hasSound: false }
  }
}

const NOTES_HZ = [660, 880]
const NOTE_S = 0.16
/** From 0 to 1. */
const VOLUME = 0.12

let audio: AudioContext | undefined

/** Plays two short notes. Browsers play nothing before the first click in this tab. */
function playTone() {
  audio ??= new AudioContext()
  audio.resume()
  NOTES_HZ.forEach((frequency, index) => {
    playNote(audio as AudioContext, frequency, index * NOTE_S)
  })
}

function playNote(context: AudioContext, frequency: number, afterS: number) {
  const start = context.currentTime + afterS
  const note = new OscillatorNode(context, { frequency })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02)
  volume.gain.linearRampToValueAtTime(0, start + NOTE_S)
  note.connect(volume).connect(context.destination)
  note.start(start)
  note.stop(start + NOTE_S)
}
