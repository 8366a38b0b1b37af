import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { openInOwnLanguage } from '#app/features/accounts/admin/own-language.ts'
import { guardAgainstTranslation } from '#app/platform/browser/translation-guard.ts'

/**
 * A date field with an impossible date such as 30 Feb 2027 has the value '', like an empty field.
 * Stops the submission of such forms and shows the reason at the field.
 */
function blockInvalidDates() {
  // On the window in the capture phase, so that this handler runs before those of React.
  window.addEventListener('submit', handleSubmit, { capture: true })
}

function handleSubmit(event: Event) {
  const inputs = [...(event.target as HTMLFormElement).querySelectorAll('input')]
  for (const input of inputs) input.setCustomValidity('')
  const invalidInput = inputs.find(({ validity }) => validity.badInput)
  if (!invalidInput) return
  event.preventDefault()
  event.stopImmediatePropagation()
  invalidInput.setCustomValidity(
    invalidInput.type === 'time'
      ? 'Please enter a time of the day, for example 09:00.'
      : 'Please enter a date that exists, or empty this field.',
  )
  invalidInput.reportValidity()
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
