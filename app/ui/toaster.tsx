import { lazy, Suspense, useEffect, useState } from 'react'
import { whenToastsAreNeeded } from './toasts.ts'

interface ToasterProps {
  /** Shows only toasts with this id. Without an id, shows only toasts without an id. */
  id?: string
  /** The maximum of visible toasts. */
  visible: number
  durationMs: number
}

const SonnerToaster = lazy(() => import('./sonner-toaster.tsx'))

/** The container of the toasts of a layout or dialog. */
export function Toaster(props: ToasterProps) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    whenToastsAreNeeded.then(() => setNeeded(true))
  }, [])
  if (!isNeeded) return null

  return (
    <Suspense>
      <SonnerToaster {...props} />
    </Suspense>
  )
}
