type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading'

const neededSignal = createSignal()
const readySignal = createSignal()

/** Resolves before the first toast; until then the toaster is not loaded. */
export const whenToastsAreNeeded = neededSignal.promise

/** Called by the toaster once it can show toasts. */
export const toastsAreReady = readySignal.resolve

/** Loads the toaster early, because the connection may be lost later. */
export const prepareToasts = neededSignal.resolve

interface ToastDetails {
  description?: string
  /** Overrides the default duration. */
  durationMs?: number
  action?: { label: string; onClick: () => void }
  /** The toaster; default: the layout's. */
  toasterId?: string
}

/** Shows a notification on the page's toaster. */
export async function showToast(kind: Kind, title: string, details: ToastDetails = {}) {
  const { durationMs: duration, ...rest } = details
  prepareToasts()
  await readySignal.promise
  const { toast } = await import('sonner')
  toast[kind](title, { ...rest, ...(duration && { duration }) })
}

function createSignal() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
