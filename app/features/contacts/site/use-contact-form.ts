import { type FormEvent, useEffect, useRef, useState } from 'react'
import { prepareToasts } from '#app/ui/toasts.ts'
import type { Offered } from './offered.ts'
import type { Outcome } from './send-contact.ts'
import { submitForm } from './submit-form.ts'
import { bringToForm, keepFields } from './typed-fields.ts'
import { writeTyped } from './typed-store.ts'

/** Sends the form without leaving the page; `first` is the outcome that came with the page. */
export function useContactForm(guided: Offered['guided'], first?: Outcome) {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<Partial<Outcome> | undefined>(first)
  const [isSending, setSending] = useState(false)
  const [timesSent, setTimesSent] = useState(0)

  useEffect(() => {
    if (!form.current) return
    prepareToasts()
    // The page's script has set it on the form that this one may have replaced.
    form.current.noValidate = true
    bringToForm(form.current, guided)
    keepFields(form.current)
  }, [guided])

  useEffect(() => {
    // The button lost the focus while it was disabled.
    const next = answer?.fields ? '[aria-invalid=true]' : '[type=submit]'
    if (answer && answer !== first) form.current?.querySelector<HTMLElement>(next)?.focus()
  }, [answer, first])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAnswer(undefined)
    setSending(true)
    const outcome = await submitForm(event.currentTarget)
    setSending(false)
    setAnswer(outcome)
    if (!outcome.isSent) return
    writeTyped()
    setTimesSent((times) => times + 1)
  }

  return { form, answer, isSending, timesSent, submit }
}
