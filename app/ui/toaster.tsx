import { lazy, Suspense, useEffect, useState } from 'react'
import { whenToastsAreNeeded } from './toasts.ts'

interface ToasterProps {
  /** Takes only the toasts that name it; without one, those that name none. */
  id?: string
  /** How many toasts may be seen at a time. */
  visible: number
  durationMs: number
}

const SonnerToaster = lazy(() => import('./sonner-toaster.tsx'))

/** The place where a layout's toasts appear, one for each layout and dialog. */
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
