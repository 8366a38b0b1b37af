import { type FormEvent, useState } from 'react'
import { cleanEmails } from '#app/base/browser/clean-emails.ts'
import { readFirstTouch } from '#app/base/browser/first-touch.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import type { Card } from '../conversation/card.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { office } from '../panel/office.ts'
import { validateDetails } from './validate-details.ts'
import * as words from './words.ts'

export interface DetailsFormProps {
  conversation: Conversation
  /** To be corrected. */
  submitted: Card['submitted']
  /** What the server has found wrong with it, by field. */
  serverErrors?: Record<string, string>
  onCancel: () => void
}

export default function DetailsForm({
  conversation,
  submitted,
  serverErrors = {},
  onCancel,
}: DetailsFormProps) {
  const [errors, setErrors] = useState(() => withoutPath(serverErrors))
  const [firstInvalid = 'name'] = Object.keys(errors)
  const consent = words.consent(office.short_name)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    cleanEmails(form)
    const typed = new FormData(form)
    const read = (name: string) => String(typed.get(name)).trim()
    const person = { name: read('name'), phone: read('phone'), email: read('email') }
    const fieldErrors = validateDetails(person, form)
    setErrors(fieldErrors)
    const [first] = Object.keys(fieldErrors)
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    // The form goes away; the focus must not.
    form.closest<HTMLElement>('[role="log"]')?.focus()
    const details = { ...person, consent, origin: readFirstTouch() }
    conversation.leaveDetails(words.joinLines(Object.values(person)), details)
    onCancel()
  }

  const common = (control: { className: string }, name: 'name' | 'phone' | 'email') => ({
    ...control,
    name,
    // What comes into sight brings its label.
    className: `${control.className} scroll-mt-10`,
    defaultValue: submitted?.[name],
    autoFocus: name === firstInvalid,
  })

  return (
    <form onSubmit={submit} noValidate aria-label={words.howToReachYou} className="grid gap-3">
      <Field label={words.name} isRequired error={errors.name}>
        {(control) => <input {...common(control, 'name')} autoComplete="name" required />}
      </Field>
      <Field label={words.phone} hint={words.oneIsEnough} error={errors.phone}>
        {(control) => <input {...common(control, 'phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field label={words.email} error={errors.email}>
        {(control) => <input {...common(control, 'email')} type="email" autoComplete="email" />}
      </Field>
      <p className="text-ink/75 text-sm">{consent}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary">
          {words.giveToOffice}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  )
}

/** By the fields of this form. */
function withoutPath(serverErrors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(serverErrors).map(([name, error]) => [name.replace('details.', ''), error]),
  )
}
