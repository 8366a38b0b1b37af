import { useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface UnsavedWarningProps {
  /** Called when the user is about to leave the page. */
  isUnsaved: () => boolean
  onDiscard: () => void
}

/** Asks before the address changes or the tab closes with unsaved changes. */
export function UnsavedWarning({ isUnsaved, onDiscard }: UnsavedWarningProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const blocker = useBlocker(isUnsaved)
  const warn = useEffectEvent((event: Event) => {
    if (isUnsaved()) event.preventDefault()
  })

  useEffect(() => {
    if (blocker.state === 'blocked') dialog.current?.showModal()
  }, [blocker])

  useEffect(() => {
    const listen = (event: Event) => warn(event)
    window.addEventListener('beforeunload', listen)
    return () => window.removeEventListener('beforeunload', listen)
  }, [])

  return (
    <ConfirmDialog
      ref={dialog}
      question="Leave without saving?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={() => {
        onDiscard()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p className="text-ink/75">Your changes will be lost.</p>
    </ConfirmDialog>
  )
}
