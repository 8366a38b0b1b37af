import { type FormEvent, useState } from 'react'
import { phoneRule } from '#app/contract/phone-rule.ts'
import { cleanEmails } from '#app/platform/browser/clean-emails.ts'
import { fieldMessages } from '#app/platform/browser/error-messages/words.ts'
import { readFirstTouch } from '#app/platform/browser/first-touch.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import type { ChatPerson } from '../../contract.ts'
import type { Card } from '../conversation/card.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { office } from '../panel/office.ts'
import * as words from './words.ts'

export interface DetailsFormProps {
  conversation: Conversation
  /** The details that the visitor has sent before; the initial values. */
  submitted: Card['submitted']
  /** The server's error messages by field. */
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
  const { text: consent, lang } = office.words.chat_privacy

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    cleanEmails(form)
    const formData = new FormData(form)
    const getText = (name: string) => String(formData.get(name)).trim()
    const contact = { name: getText('name'), phone: getText('phone'), email: getText('email') }
    const fieldErrors = validateDetails(contact, form)
    setErrors(fieldErrors)
    const [firstError] = Object.keys(fieldErrors)
    if (firstError) return form.querySelector<HTMLElement>(`[name=${firstError}]`)?.focus()
    // The form disappears when the details are sent, so the focus moves to the log.
    form.closest<HTMLElement>('[role="log"]')?.focus()
    const details = { ...contact, consent, origin: readFirstTouch(), language: office.language }
    conversation.sendDetails(words.joinLines(Object.values(contact)), details)
    onCancel()
  }

  const getInputProps = (control: { className: string }, name: 'name' | 'phone' | 'email') => ({
    ...control,
    name,
    // Leaves room for the label when the field scrolls into view.
    className: `${control.className} scroll-mt-10`,
    defaultValue: submitted?.[name],
    autoFocus: name === firstInvalid,
  })

  return (
    <form onSubmit={submit} noValidate aria-label={words.howToReachYou} className="grid gap-3">
      <Field label={words.name} isRequired error={errors.name}>
        {(control) => <input {...getInputProps(control, 'name')} autoComplete="name" required />}
      </Field>
      <Field label={words.phone} hint={words.phoneOrEmail} error={errors.phone}>
        {(control) => <input {...getInputProps(control, 'phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field label={words.email} error={errors.email}>
        {(control) => (
          <input {...getInputProps(control, 'email')} type="email" autoComplete="email" />
        )}
      </Field>
      <p lang={lang} className="text-ink/75 text-sm">
        {consent}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          {words.sendDetails}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  )
}

/**
 * Converts the field paths of the server, such as "details.phone", to the field names of this form.
 */
function withoutPath(serverErrors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(serverErrors).map(([name, error]) => [name.replace('details.', ''), error]),
  )
}

/** Validates like the server, so that invalid details do not appear in the conversation. */
function validateDetails({ name, phone, email }: ChatPerson, form: HTMLFormElement) {
  const errors: Record<string, string> = {}
  if (!name) errors.name = fieldMessages.minLength({ limit: 1 })
  if (!phone && !email) errors.phone = fieldMessages.unreachable
  else if (phone && countDigits(phone) < phoneRule.limit)
    errors.phone = fieldMessages.phone(phoneRule)
  if (form.querySelector('[type=email]:invalid'))
    errors.email = fieldMessages.format({ format: 'email' })
  return errors
}

const countDigits = (phone: string) => phone.replace(/\P{Nd}/gu, '').length
