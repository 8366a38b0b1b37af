import { type FormEvent, useEffect, useRef, useState } from 'react'
import { anonymousApi } from '#app/base/browser/browser-api.ts'
import * as words from '#app/base/browser/words.ts'
import { prepareToasts, showToast } from '#app/ui/toasts.ts'
import { type Outcome, sendContact } from './send-contact.ts'

/** Sends the form without leaving the page; `first` is the outcome that came with the page. */
export function useContactForm(first?: Outcome) {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<Partial<Outcome> | undefined>(first)
  const [isSending, setSending] = useState(false)
  const [timesSent, setTimesSent] = useState(0)

  useEffect(() => {
    // From here on our own sentences stand beside the fields, in place of the browser's bubbles.
    if (form.current) form.current.noValidate = true
  }, [])

  useEffect(() => {
    // The button lost the focus while it was disabled.
    const next = answer?.fields ? '[aria-invalid=true]' : '[type=submit]'
    if (answer && answer !== first) form.current?.querySelector<HTMLElement>(next)?.focus()
  }, [answer, first])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = findMistakes(event.currentTarget)
    if (fields) return setAnswer({ fields })
    setAnswer(undefined)
    setSending(true)
    const outcome = await sendContact(anonymousApi, new FormData(event.currentTarget))
    setSending(false)
    setAnswer(outcome)
    if (outcome.isSent) setTimesSent((times) => times + 1)
    const { isSent, title, description } = outcome
    await showToast(isSent ? 'success' : 'error', title, { description })
  }

  return { form, fields: answer?.fields, isSending, timesSent, submit, prepare: prepareToasts }
}

/** What the browser can tell without asking the server, in the server's words. */
function findMistakes(form: HTMLFormElement) {
  const wrong = [...form.querySelectorAll<HTMLInputElement>(':invalid')]
  if (wrong.length === 0) return undefined
  return Object.fromEntries(
    wrong.map(({ name, validity, validationMessage }) => [
      name,
      validity.valueMissing
        ? words.pleaseFillThisIn
        : validity.typeMismatch
          ? words.pleaseGiveAValidEmailAddress
          : validationMessage,
    ]),
  )
}
