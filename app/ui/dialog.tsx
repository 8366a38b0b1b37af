import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { Toaster } from './toaster.tsx'
import { prepareToasts } from './toasts.ts'

interface DialogProps {
  title: string
  size?: keyof typeof sizes
  /** Called when the dialog should close. The parent then stops rendering it. */
  onClose: () => void
  children: ReactNode
}

const sizes = { usual: 'w-[min(40rem,calc(100%-2rem))]', small: 'w-[min(30rem,calc(100%-2rem))]' }

/** The toaster in an open dialog. Screen readers do not read toasts outside of the dialog. */
export const dialogToaster = 'dialog'

/** A modal dialog. The browser traps the focus and restores it when the dialog closes. */
export function Dialog({ title, size = 'usual', onClose, children }: DialogProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    prepareToasts()
    return () => {
      dialog?.close()
      // After a reload the browser has no element to restore the focus to.
      if (document.activeElement === document.body) document.querySelector('main')?.focus()
    }
  }, [])

  function requestClose(event: SyntheticEvent) {
    // Ignores the "cancel" event of file inputs, which they send if no file was chosen.
    if (event.target !== ref.current) return
    event.preventDefault()
    onClose()
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onCancel={requestClose}
      onClose={() => {
        // Browsers close the dialog without a "cancel" event if Escape is pressed twice.
        ref.current?.showModal()
        onClose()
      }}
      className={`m-auto max-h-[calc(100dvh-2rem)] scroll-py-24 overflow-y-auto overscroll-contain card text-ink backdrop:bg-night/50 ${sizes[size]}`}
    >
      <h2
        id={id}
        className="px-5 pt-5 font-display text-xl font-semibold text-indigo wrap-anywhere sm:px-6"
      >
        {title}
      </h2>
      {children}
      <Toaster id={dialogToaster} visible={1} durationMs={4000} />
    </dialog>
  )
}
