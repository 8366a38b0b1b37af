import type { ApiClient } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { addressPrefix } from '#app/platform/browser/language.ts'
import { findServiceWorkers, isSecure } from '#app/platform/browser/secure-context.ts'
import { localStore } from '#app/platform/browser/storage.ts'
import { workerAddress } from '#app/platform/browser/trusted-types.ts'
import { type PushSubscription as Pushable, pushApi } from '../contract.ts'

/**
 * The worker is limited to the back office in this language: the public site has no worker. In another
 * language a browser has another worker, to which its device moves at the next start.
 */
const SCOPE = `${addressPrefix}/admin/`
const WORKER = `${SCOPE}worker.js`
const KEY = 'officeNotices'

/** The ID of this browser's device, and the account that it belongs to. */
interface StoredDevice {
  account: string
  device: string
}

/** Registers the worker of the back office, or checks for an update. */
export const registerWorker = () => openWorkers().register(workerAddress(WORKER), { scope: SCOPE })

function openWorkers() {
  const workers = findServiceWorkers()
  if (!workers) throw new Error('This browser has no service workers')
  return workers
}

/** Returns the reason why this browser cannot receive push notifications; undefined if it can. */
export function findBlocker() {
  if (!isSecure()) return 'insecure'
  if ('PushManager' in window && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'blocked' : undefined
  }
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  return isApple ? 'not-installed' : 'unable'
}

/** Returns the ID of this browser's device if it belongs to this account. */
export function readOwnDevice(account: string) {
  const stored = readStoredDevice()
  return stored?.account === account ? stored.device : undefined
}

/**
 * Turns on notifications in this browser. Must be called after a click, because the browser may ask
 * for permission. Returns an error message or ''. Rejects when the browser or the server fails.
 */
export async function turnOn(api: ApiClient, account: string, publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') {
    return 'The browser does not allow notifications here.'
  }
  await registerWorker()
  const added = await api.attempt(pushApi.add, { body: await subscribe(publicKey) })
  if (!added.ok) return describeFailure(added.failure)
  localStore.write(KEY, JSON.stringify({ account, device: added.value.id }))
  return ''
}

/** Unsubscribes this browser; works without the server. */
export async function turnOff() {
  localStore.remove(KEY)
  const { pushManager } = await openWorkers().ready
  await (await pushManager.getSubscription())?.unsubscribe()
}

/** Reports this browser's current subscription and session to the server. */
export async function refreshSubscription(api: ApiClient, account: string) {
  const id = readOwnDevice(account)
  if (!id || findBlocker() || Notification.permission !== 'granted') return
  const { public_key } = await api.call(pushApi.read, {})
  const body = await subscribe(public_key)
  const stored = await api.attempt(pushApi.refresh, { params: { id }, body })
  // The device was turned off from another device, so this browser unsubscribes too.
  if (!stored.ok && stored.status === 404) await turnOff()
}

/** Subscribes with the server's key. A subscription with another key is replaced. */
async function subscribe(publicKey: string): Promise<Pushable> {
  const { pushManager } = await openWorkers().ready
  const existing = await pushManager.getSubscription()
  if (existing && !hasServerKey(existing, publicKey)) await existing.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const { endpoint = '', keys = {} } = (await pushManager.subscribe(options)).toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

function hasServerKey({ options }: PushSubscription, publicKey: string) {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

function readStoredDevice(): StoredDevice | undefined {
  try {
    return JSON.parse(localStore.read(KEY) ?? '') as StoredDevice
  } catch {
    return undefined
  }
}
