import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { copyInput, type Typed } from './copy-input.ts'
import { ErrorRecovery } from './error-recovery.tsx'
import { guardAgainstTranslators } from './translation-guard.ts'

/** Hydrates an island. Resolves when its event handlers are attached. */
export function hydrateIsland<Props extends object>(
  place: HTMLElement,
  Part: ComponentType<Props>,
) {
  guardAgainstTranslators()
  const { island = '', props = '{}' } = place.dataset
  const parsedProps: Props = JSON.parse(props)
  const restoreFields = rememberFields(place)
  return new Promise<void>((resolve) => {
    const markHydrated = () => {
      place.dataset.hydrated = ''
      resolve()
    }
    const content = (
      <ErrorRecovery>
        <HydrationObserver onDraw={restoreFields} onHydrated={markHydrated}>
          <Part {...parsedProps} />
        </HydrationObserver>
      </ErrorRecovery>
    )
    hydrateRoot(place, content, {
      identifierPrefix: island,
      // React renders the island again if the browser translation has changed it.
      onRecoverableError: (error) => console.warn(error),
    })
  })
}

interface HydrationObserverProps {
  onDraw: () => void
  onHydrated: () => void
  children: ReactNode
}

function HydrationObserver({ onDraw, onHydrated, children }: HydrationObserverProps) {
  // In a layout effect, so that the focus is restored before the next key press is handled.
  useLayoutEffect(onDraw, [onDraw])
  useEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Remembers the form fields of the container. Returns a function that copies the values and the
 * focus to the fields with which React has replaced them.
 */
function rememberFields(place: HTMLElement) {
  const findFields = () => [...place.querySelectorAll<Typed>('input, textarea, select')]
  let fields = findFields()
  let focused = document.activeElement
  place.addEventListener('focusin', ({ target }) => {
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

function takeFocus(field: Typed, old: Typed) {
  field.focus({ preventScroll: true })
  const hasSelection = 'selectionStart' in old && old.selectionStart !== null
  if (!hasSelection || field instanceof HTMLSelectElement) return
  field.setSelectionRange(old.selectionStart, old.selectionEnd)
}
