/*
 * APIs of secure contexts (https or localhost), which are missing when an office tries the program
 * over http in its network. No other file may use them.
 * https://developer.mozilla.org/docs/Web/Security/Defenses/Secure_Contexts/features_restricted_to_secure_contexts
 */

export const isSecure = () => globalThis.isSecureContext

/** Undefined in insecure contexts and old browsers. */
export const findLocks = () => navigator.locks as LockManager | undefined

/** Undefined in insecure contexts and old browsers. */
export const findServiceWorkers = () =>
  navigator.serviceWorker as ServiceWorkerContainer | undefined

export const hasPasskeys = () => 'PublicKeyCredential' in globalThis

/** Whether the browser can show notifications, with the permission of the administrator. */
export const hasNotifications = () => isSecure() && 'Notification' in globalThis

/**
 * Copies a text to the clipboard, in insecure contexts too. Must be called on a click. Returns false
 * if the browser refuses.
 */
export async function copyText(text: string) {
  try {
    await (navigator.clipboard as Clipboard | undefined)?.writeText(text)
    if (navigator.clipboard) return true
  } catch {
    // If the browser refuses the clipboard, the fallback may work.
  }
  return copyWithSelection(text)
}

/** Fallback for insecure contexts: copies the selection of a hidden text field. */
function copyWithSelection(text: string) {
  const focused = document.activeElement as HTMLElement | null
  // Behind a modal dialog nothing can be selected.
  const container = focused?.closest('dialog') ?? document.body
  const field = container.appendChild(document.createElement('textarea'))
  field.value = text
  field.ariaHidden = 'true'
  field.className = 'sr-only'
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  focused?.focus()
  return isCopied
}
