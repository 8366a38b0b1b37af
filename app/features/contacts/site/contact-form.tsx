import type { OpeningHours } from '#app/contract/office.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import { preferredDestinations } from '../contract.ts'
import * as words from '../words.ts'
import type { DestinationOptions } from './destination-options.ts'
import { FormStatus } from './form-status.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import type { Outcome } from './send-contact.ts'
import { useContactForm } from './use-contact-form.ts'

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
  /** Short name of the office. */
  office: string
}

export function ContactForm({
  additional,
  guideCountries,
  submission,
  hours,
  office,
}: ContactFormProps) {
  const { form, outcome, isSending, timesSent, submit } = useContactForm(
    guideCountries,
    submission?.outcome,
  )
  const initial = timesSent === 0 ? submission : undefined
  const newOutcome = outcome === submission?.outcome ? undefined : outcome

  return (
    <>
      <form
        ref={form}
        method="post"
        action="/contact"
        onSubmit={submit}
        // The page's script sets noValidate before hydration.
        suppressHydrationWarning
        className="grid gap-5"
      >
        {initial && <OutcomeNotice outcome={initial.outcome} />}
        <ContactFields
          key={timesSent}
          additional={additional}
          values={initial?.values}
          errors={outcome?.fields}
        />
        <Consent office={office} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            variant="primary"
            disabled={isSending}
            className="min-h-12 max-sm:w-full sm:px-8"
          >
            {isSending ? words.sending : words.sendMessage}
          </Button>
          <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <FormStatus outcome={newOutcome} hours={hours} />
          </div>
        </div>
      </form>
      <Toaster visible={1} durationMs={5000} />
    </>
  )
}

/** The privacy notice, which is sent and stored with the message as `consent`. */
function Consent({ office }: Pick<ContactFormProps, 'office'>) {
  const consent = words.privacyNotice(office)
  return (
    <p className="max-w-[65ch] text-sm text-ink/75">
      {consent}
      <input type="hidden" name="consent" value={consent} />
    </p>
  )
}

interface ContactFieldsProps {
  additional: string[]
  values?: Record<string, string>
  errors?: Record<string, string>
}

/** The fields of the form. The form resets them with a new key. */
function ContactFields({ additional, values = {}, errors = {} }: ContactFieldsProps) {
  const [firstInvalid] = Object.keys(errors)
  const common = (name: string) => ({
    name,
    defaultValue: values[name],
    autoFocus: name === firstInvalid,
  })

  return (
    <>
      <Field label={words.fullName} isRequired error={errors.name}>
        {(control) => <input {...control} {...common('name')} autoComplete="name" required />}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={words.email} isRequired error={errors.email}>
          {(control) => (
            <input {...control} {...common('email')} type="email" autoComplete="email" required />
          )}
        </Field>
        <Field label={words.phone} isRequired error={errors.phone}>
          {(control) => (
            <input {...control} {...common('phone')} type="tel" autoComplete="tel" required />
          )}
        </Field>
      </div>
      <Field label={words.preferredDestination} error={errors.country}>
        {(control) => (
          <select {...control} {...common('country')}>
            <option value="">{words.notDecidedYet}</option>
            {[...preferredDestinations, ...additional].map((country) => (
              <option key={country} value={country}>
                {country}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={words.message} isRequired error={errors.message}>
        {(control) => <textarea {...control} {...common('message')} rows={5} required />}
      </Field>
      {/* Honeypot for spam programs; password managers must ignore it. */}
      <div aria-hidden="true" className="sr-only">
        <Field label={words.honeypotLabel} hint={words.honeypotHint}>
          {(control) => (
            <input
              {...control}
              {...common('website')}
              autoComplete="off"
              data-1p-ignore
              data-lpignore="true"
              tabIndex={-1}
            />
          )}
        </Field>
      </div>
    </>
  )
}
