import { type FormEvent, useEffect, useRef, useState } from 'react'
import { shownPage } from '#app/base/browser/shown-page.ts'
import { prepareToasts } from '#app/ui/toasts.ts'
import type { Outcome } from './send-contact.ts'
import { readTyped } from './typed-store.ts'

/** Sends the form without leaving the page; `first` is the outcome that came with the page. */
export function useContactForm(first?: Outcome) {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<Partial<Outcome> | undefined>(first)
  const [isSending, setSending] = useState(false)
  const [timesSent, setTimesSent] = useState(0)
  const [companion, setCompanion] = useState<Companion>()

  useEffect(() => {
    // From here on our own sentences stand beside the fields, in place of the browser's bubbles.
    if (form.current) form.current.noValidate = true
    if (mayBringSomething()) loadCompanion().then(setCompanion)
  }, [])

  useEffect(() => {
    // The button lost the focus while it was disabled.
    const next = answer?.fields ? '[aria-invalid=true]' : '[type=submit]'
    if (answer && answer !== first) form.current?.querySelector<HTMLElement>(next)?.focus()
  }, [answer, first])

  function prepare() {
    prepareToasts()
    loadCompanion().then(setCompanion)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = event.currentTarget
    setAnswer(undefined)
    setSending(true)
    const outcome = (await (await loadCompanion())?.submit(sent)) ?? { isLost: true }
    setSending(false)
    setAnswer(outcome)
    if (outcome.isSent) setTimesSent((times) => times + 1)
  }

  return { form, answer, isSending, timesSent, submit, prepare, companion }
}

type Companion = Awaited<ReturnType<typeof loadCompanion>>

/** What the form needs once somebody turns to it; undefined when that cannot be had. */
const loadCompanion = () =>
  import('./form-companion.tsx').then(
    (loaded) => loaded.companion,
    () => undefined,
  )

/** Whether somebody comes with what was typed before, or from a page of ours. */
const mayBringSomething = () =>
  shownPage.path || document.referrer.startsWith(location.origin) || readTyped()
