import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { guardAgainstTranslation } from '#app/platform/browser/translation-guard.ts'
import { blockInvalidDates } from './block-invalid-dates.ts'

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
