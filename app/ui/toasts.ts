type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading'

const neededSignal = createSignal()
const readySignal = createSignal()

/** Settles when somebody is about to show a toast: until then the toaster's code is not loaded. */
export const whenToastsAreNeeded = neededSignal.given

/** Called by the toaster once it can show toasts. */
export const toastsAreReady = readySignal.give

/** Loads what a toast needs; call it early where the connection may be gone when one is due. */
export const prepareToasts = neededSignal.give

interface ToastDetails {
  description?: string
  /** In place of the toaster's usual time. */
  durationMs?: number
  action?: { label: string; onClick: () => void }
  /** Where it appears, if not on the layout's toaster. */
  toasterId?: string
}

/** Shows a notification on the page's toaster. */
export async function showToast(kind: Kind, title: string, details: ToastDetails = {}) {
  const { durationMs: duration, ...rest } = details
  prepareToasts()
  await readySignal.given
  const { toast } = await import('sonner')
  toast[kind](title, { ...rest, ...(duration && { duration }) })
}

function createSignal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}
