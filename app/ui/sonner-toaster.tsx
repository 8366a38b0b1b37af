import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { toastsAreReady } from './toasts.ts'
import * as words from './words.ts'

export default function SonnerToaster({
  id,
  visible,
  durationMs,
}: {
  id?: string
  visible: number
  durationMs: number
}) {
  // Sonner subscribes in its own effect, which runs before this one.
  useEffect(toastsAreReady, [])

  return (
    <Toaster
      id={id}
      customAriaLabel={id ?? words.notifications}
      position="top-center"
      visibleToasts={visible}
      duration={durationMs}
      closeButton
      theme="light"
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        closeButtonAriaLabel: words.closeToast,
        style: { fontSize: 'var(--text-sm)' },
        classNames: {
          title: '!font-semibold !text-ink',
          closeButton: '!size-6 !border-ink/30',
          description: '!text-ink/80',
          error: '!border-alarm',
          success: '!border-indigo',
          actionButton: '!bg-night !text-white',
        },
      }}
    />
  )
}
