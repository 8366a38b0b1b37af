const UNDO_MS = 10_000

/** The result of saving a form on a page replaces that of the attempt before. */
export const SAVE_TOAST = 'save'

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
  /** Called by the button Undo, which is shown for ten seconds. */
  undo?: () => void
  /** The toaster; default: the layout's. */
  toasterId?: string
  /** Replaces an earlier toast with this id. */
  id?: string
}

/** The last failure; the result of a later action replaces it. */
let failure: string | number | undefined

/** Shows a notification on the page's toaster. */
export async function showToast(kind: Kind, title: string, details: ToastDetails = {}) {
  const { undo, durationMs, description, ...rest } = details
  const duration = undo ? UNDO_MS : durationMs
  const action = undo ? { label: 'Undo', onClick: undo } : rest.action
  prepareToasts()
  await readySignal.promise
  const { toast } = await import('sonner')
  const isResult = kind !== 'info' && kind !== 'loading'
  // A toast with the same id replaces it anyway.
  if (isResult && failure !== undefined && failure !== rest.id) toast.dismiss(failure)
  // A toast with the same id would keep what is not given.
  const id = toast[kind](title, { ...rest, description, action, duration })
  if (isResult) failure = kind === 'error' ? id : undefined
}

function createSignal() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
