import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorRecovery } from './error-recovery.tsx'
import { guardAgainstTranslation } from './translation-guard.ts'

/** Hydrates an island. Resolves when its event handlers are attached. */
export function hydrateIsland<Props extends object>(
  container: HTMLElement,
  Component: ComponentType<Props>,
) {
  guardAgainstTranslation()
  const { island = '', props = '{}' } = container.dataset
  const parsedProps: Props = JSON.parse(props)
  const restoreFields = rememberFields(container)
  return new Promise<void>((resolve) => {
    const markHydrated = () => {
      container.dataset.hydrated = ''
      resolve()
    }
    const content = (
      <ErrorRecovery>
        <HydrationObserver onCommit={restoreFields} onHydrated={markHydrated}>
          <Component {...parsedProps} />
        </HydrationObserver>
      </ErrorRecovery>
    )
    hydrateRoot(container, content, {
      identifierPrefix: island,
      // React renders the island again if the browser translation has changed it.
      onRecoverableError: (error) => console.warn(error),
    })
  })
}

interface HydrationObserverProps {
  onCommit: () => void
  onHydrated: () => void
  children: ReactNode
}

function HydrationObserver({ onCommit, onHydrated, children }: HydrationObserverProps) {
  // In a layout effect, so that the focus is restored before the next key press is handled.
  useLayoutEffect(onCommit, [onCommit])
  useEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Remembers the form fields of the container. Returns a function that copies the values and the
 * focus to the fields with which React has replaced them.
 */
function rememberFields(container: HTMLElement) {
  const findFields = () => [...container.querySelectorAll<FormControl>('input, textarea, select')]
  let fields = findFields()
  let focused = document.activeElement
  container.addEventListener('focusin', ({ target }) => {
    focused = target as Element
  })

  return () => {
    const present = findFields()
    for (const [index, old] of fields.entries()) {
      const field = present[index]
      if (old === field || !field || field.type === 'hidden') continue
      copyInput(old, field)
      if (old === focused && document.activeElement === document.body) takeFocus(field, old)
    }
    fields = present
  }
}

function takeFocus(field: FormControl, old: FormControl) {
  field.focus({ preventScroll: true })
  const hasSelection = 'selectionStart' in old && old.selectionStart !== null
  if (!hasSelection || field instanceof HTMLSelectElement) return
  field.setSelectionRange(old.selectionStart, old.selectionEnd)
}

export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Copies the input from a replaced field to its replacement. */
export function copyInput(from: FormControl, to: FormControl) {
  if ('checked' in from && 'checked' in to && isTicked(from)) to.checked = from.checked
  else if ('files' in from && 'files' in to && from.type === 'file') to.files = from.files
  else to.value = from.value
}

/** Whether the input of a field is `checked`, as for checkboxes and radio buttons. */
const isTicked = ({ type }: FormControl) => type === 'checkbox' || type === 'radio'
