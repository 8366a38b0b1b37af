/*
 * What browsers offer in secure contexts only: https, or localhost. An office that tries the
 * program over plain http on its own network has none of it. No other file may name these.
 * https://developer.mozilla.org/docs/Web/Security/Defenses/Secure_Contexts/features_restricted_to_secure_contexts
 */

export const isSecure = () => globalThis.isSecureContext

/** Undefined in insecure contexts and old browsers. */
export const findLocks = () => navigator.locks as LockManager | undefined

/** Undefined in insecure contexts and old browsers. */
export const findServiceWorkers = () =>
  navigator.serviceWorker as ServiceWorkerContainer | undefined

export const hasPasskeys = () => 'PublicKeyCredential' in globalThis

/** Whether the browser can show notifications, if its user allows it. */
export const hasNotifications = () => isSecure() && 'Notification' in globalThis

/** Copies in insecure contexts too. Call it at a click; false: the browser does not allow it. */
export async function copyText(text: string) {
  try {
    await (navigator.clipboard as Clipboard | undefined)?.writeText(text)
    if (navigator.clipboard) return true
  } catch {
    // A browser may refuse it; the old way may be open.
  }
  return copyMarked(text)
}

/** Fallback for insecure contexts: copies the selection of a hidden text field. */
function copyMarked(text: string) {
  const focused = document.activeElement as HTMLElement | null
  // Behind a modal dialog nothing can be marked.
  const place = focused?.closest('dialog') ?? document.body
  const field = place.appendChild(document.createElement('textarea'))
  field.value = text
  field.ariaHidden = 'true'
  field.className = 'sr-only'
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  focused?.focus()
  return isCopied
}
