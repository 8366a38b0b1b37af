import { describeFailure } from '#app/base/admin/describe-failure.ts'
import { findServiceWorkers, isSecure } from '#app/base/browser/secure-context.ts'
import { localStore } from '#app/base/browser/storage.ts'
import { workerAddress } from '#app/base/browser/trusted-types.ts'
import type { ApiClient } from '#app/contract/api-client.ts'
import { type PushSubscription as Pushable, pushApi } from '../contract.ts'

const WORKER = '/admin/worker.js'
/** Beyond it are the pages for visitors. */
const SCOPE = '/admin/'
const KEY = 'officeNotices'

/** Which device this browser is, and whose. */
interface StoredDevice {
  account: string
  device: string
}

/** Only the back office has a worker; where there is one already, it is looked for a newer. */
export const registerWorker = () => openWorkers().register(workerAddress(WORKER), { scope: SCOPE })

function openWorkers() {
  const workers = findServiceWorkers()
  if (!workers) throw new Error('This browser has no service workers')
  return workers
}

/** Why nothing can be pushed to this browser; undefined: it can. */
export function findBlocker() {
  if (!isSecure()) return 'insecure'
  if ('PushManager' in window && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'blocked' : undefined
  }
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  return isApple ? 'not-installed' : 'unable'
}

/** The id of this browser's device, if it is theirs. */
export function readOwnDevice(account: string) {
  const stored = readStoredDevice()
  return stored?.account === account ? stored.device : undefined
}

/**
 * Asks for leave if needed: only at somebody's click. Says why it is not on then; '': it is. Rejects
 * where browser or server fail.
 */
export async function turnOn(api: ApiClient, account: string, publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') {
    return 'The browser does not allow notices here.'
  }
  await registerWorker()
  const added = await api.attempt(pushApi.add, { body: await subscribe(publicKey) })
  if (!added.ok) return describeFailure(added.failure)
  localStore.write(KEY, JSON.stringify({ account, device: added.value.id }))
  return ''
}

/** Nothing is pushed here any more, whatever the server knows. */
export async function turnOff() {
  localStore.remove(KEY)
  const { pushManager } = await openWorkers().ready
  await (await pushManager.getSubscription())?.unsubscribe()
}

/** Says that this browser is there still, by which address and in which session. */
export async function refreshSubscription(api: ApiClient, account: string) {
  const id = readOwnDevice(account)
  if (!id || findBlocker() || Notification.permission !== 'granted') return
  const { public_key } = await api.call(pushApi.read, {})
  const body = await subscribe(public_key)
  const stored = await api.attempt(pushApi.refresh, { params: { id }, body })
  // It was turned off on another device.
  if (!stored.ok && stored.status === 404) await turnOff()
}

/** By this key of the server; one that was made by another key is of no use. */
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
