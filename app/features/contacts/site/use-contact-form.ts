import { type FormEvent, useEffect, useRef, useState } from 'react'
import { prepareToasts } from '#app/ui/toasts.ts'
import type { DestinationOptions } from './destination-options.ts'
import { restoreFields, saveFields } from './draft-fields.ts'
import { writeDraft } from './draft-store.ts'
import type { Outcome } from './send-contact.ts'
import { submitForm } from './submit-form.ts'

/** Sends the form without leaving the page. `initialOutcome` is the result of a form that was sent without scripts. */
export function useContactForm(
  guideCountries: DestinationOptions['guideCountries'],
  initialOutcome?: Outcome,
) {
  const form = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState<Partial<Outcome> | undefined>(initialOutcome)
  const [isSending, setSending] = useState(false)
  const [timesSent, setTimesSent] = useState(0)

  useEffect(() => {
    if (!form.current) return
    prepareToasts()
    // Hydration may have replaced the form on which the page's script set noValidate.
    form.current.noValidate = true
    restoreFields(form.current, guideCountries)
    saveFields(form.current)
  }, [guideCountries])

  useEffect(() => {
    // Restores the focus, which the button lost while it was disabled.
    const next = outcome?.fields ? '[aria-invalid=true]' : '[type=submit]'
    if (outcome && outcome !== initialOutcome)
      form.current?.querySelector<HTMLElement>(next)?.focus()
  }, [outcome, initialOutcome])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setOutcome(undefined)
    setSending(true)
    const outcome = await submitForm(event.currentTarget)
    setSending(false)
    setOutcome(outcome)
    if (!outcome.isSent) return
    writeDraft()
    setTimesSent((times) => times + 1)
  }

  return { form, outcome, isSending, timesSent, submit }
}
