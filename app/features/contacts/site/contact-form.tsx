import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { OpeningHours } from '#app/contract/office.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { language } from '#app/platform/browser/language.ts'
import { setPageCalendar } from '#app/platform/browser/page-calendar.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { HoneypotField } from '#app/ui/honeypot/honeypot-field.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import { prepareToasts } from '#app/ui/toasts.ts'
import * as words from '../words.ts'
import type { DestinationOptions } from './destination-options.ts'
import { restoreFields, saveFields } from './draft-fields.ts'
import { writeDraft } from './draft-store.ts'
import { describeReplyDay, type Outcome } from './send-contact.ts'
import { submitForm } from './submit-form.ts'

/** The texts that the office can change, by name. `{day}` is filled in after sending. */
export type FormTexts = Record<FormTextName, string>

export type FormTextName =
  | 'form_name'
  | 'form_email'
  | 'form_phone'
  | 'form_destination'
  | 'form_message'
  | 'form_privacy'
  | 'form_send'
  | 'form_sent'
  | 'form_received'
  | 'reply_by'

/** Action data of a form that was sent without scripts. */
interface Submission {
  outcome: Outcome
  /** Field values to show again after an error. */
  values: Record<string, string>
}

export interface ContactFormProps extends DestinationOptions {
  submission?: Submission
  /** Opening hours that determine the reply day. */
  hours: OpeningHours
  /** The texts that the office can change. */
  texts: FormTexts
}

export function ContactForm({
  destinations,
  guideCountries,
  submission,
  hours,
  texts,
}: ContactFormProps) {
  const { form, outcome, isSending, timesSent, submit } = useContactForm(
    guideCountries,
    submission?.outcome,
    texts,
  )
  useEffect(setPageCalendar, [])
  const initial = timesSent === 0 ? submission : undefined
  const newOutcome = outcome === submission?.outcome ? undefined : outcome

  return (
    <>
      <form
        ref={form}
        method="post"
        action={to('/contact')}
        onSubmit={submit}
        // The page's script sets noValidate before hydration.
        suppressHydrationWarning
        className="grid gap-5"
      >
        {initial && <OutcomeNotice outcome={initial.outcome} />}
        <ContactFields
          key={timesSent}
          destinations={destinations}
          values={initial?.values}
          errors={outcome?.fields}
          texts={texts}
        />
        <Consent text={texts.form_privacy} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            variant="primary"
            disabled={isSending}
            className="min-h-12 max-sm:w-full sm:px-8"
          >
            {isSending ? words.sending : texts.form_send}
          </Button>
          <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <FormStatus outcome={newOutcome} hours={hours} texts={texts} />
          </div>
        </div>
      </form>
      <Toaster visible={1} durationMs={5000} />
    </>
  )
}

/** The privacy notice, which is sent and stored with the message as `consent`. */
function Consent({ text }: { text: string }) {
  return (
    <p className="max-w-[65ch] text-sm text-ink/75">
      {text}
      <input type="hidden" name="consent" value={text} />
    </p>
  )
}

interface ContactFieldsProps {
  destinations: DestinationOptions['destinations']
  values?: Record<string, string>
  errors?: Record<string, string>
  texts: FormTexts
}

/** The fields of the form. The form resets them with a new key. */
function ContactFields({ destinations, values = {}, errors = {}, texts }: ContactFieldsProps) {
  const [firstInvalid] = Object.keys(errors)
  const common = (name: string) => ({
    name,
    defaultValue: values[name],
    autoFocus: name === firstInvalid,
  })

  return (
    <>
      <Field label={texts.form_name} isRequired error={errors.name}>
        {(control) => <input {...control} {...common('name')} autoComplete="name" required />}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={texts.form_email} isRequired error={errors.email}>
          {(control) => (
            <input {...control} {...common('email')} type="email" autoComplete="email" required />
          )}
        </Field>
        <Field label={texts.form_phone} isRequired error={errors.phone}>
          {(control) => (
            <input {...control} {...common('phone')} type="tel" autoComplete="tel" required />
          )}
        </Field>
      </div>
      <Field label={texts.form_destination} error={errors.country}>
        {(control) => (
          <select {...control} {...common('country')}>
            <option value="">{words.notDecidedYet}</option>
            {destinations.map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <input type="hidden" name="language" value={language} />
      <Field label={texts.form_message} isRequired error={errors.message}>
        {(control) => <textarea {...control} {...common('message')} rows={5} required />}
      </Field>
      <HoneypotField defaultValue={values.website} />
    </>
  )
}

/**
 * Shows the result in the page if scripts cannot show a toast. Takes the focus for screen readers,
 * unless an invalid field has the focus.
 */
function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const { isSent, title, description, fields } = outcome

  return (
    <div
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the visitor has just submitted the page, and this is the result
      autoFocus={!fields}
      role={isSent ? 'status' : 'alert'}
      className={`rounded-card border bg-white px-5 py-4 ${isSent ? 'border-indigo' : 'border-alarm'}`}
    >
      <p className="font-semibold">{title}</p>
      <p>{description}</p>
    </div>
  )
}

/** Shows the result of the last submission beside the button. Sending again needs a click. */
function FormStatus({
  outcome,
  hours,
  texts,
}: Pick<ContactFormProps, 'hours' | 'texts'> & { outcome?: Partial<Outcome> }) {
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )

  if (outcome?.isSent)
    return `${texts.form_received} ${describeReplyDay(hours, new Date(), texts.reply_by)}`
  if (!isOnline) return words.youAreOffline
  if (!outcome?.isNetworkError) return null
  return (
    <>
      {words.notSentYet}
      <Button type="submit">{words.sendNow}</Button>
    </>
  )
}

function subscribeToNetwork(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Sends the form without leaving the page. `initialOutcome` is the result of a form that was sent without scripts. */
function useContactForm(
  guideCountries: DestinationOptions['guideCountries'],
  initialOutcome: Outcome | undefined,
  texts: FormTexts,
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
    const outcome = await submitForm(event.currentTarget, texts.form_sent)
    setSending(false)
    setOutcome(outcome)
    if (!outcome.isSent) return
    writeDraft()
    setTimesSent((times) => times + 1)
  }

  return { form, outcome, isSending, timesSent, submit }
}
