import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { openInOwnLanguage } from '#app/features/accounts/admin/own-language.ts'
import { guardAgainstTranslation } from '#app/platform/browser/translation-guard.ts'

/**
 * A date field with an impossible date such as 30 Feb 2027 has the value '', like an empty field.
 * Stops the submission of such forms. The event `invalid` lets the fields say why.
 */
function blockInvalidDates() {
  // On the window in the capture phase, so that this handler runs before those of React.
  window.addEventListener('submit', handleSubmit, { capture: true })
}

function handleSubmit(event: Event) {
  const inputs = [...(event.target as HTMLFormElement).querySelectorAll('input')]
  const invalidInputs = inputs.filter(({ validity }) => validity.badInput)
  if (invalidInputs.length === 0) return
  event.preventDefault()
  event.stopImmediatePropagation()
  for (const input of invalidInputs) input.checkValidity()
  invalidInputs[0]?.focus()
}

if (!openInOwnLanguage(location.href)) {
  guardAgainstTranslation()
  blockInvalidDates()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
