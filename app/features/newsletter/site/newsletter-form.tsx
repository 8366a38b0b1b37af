import { useLocation } from 'react-router'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { language } from '#app/platform/browser/language.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { HoneypotField } from '#app/ui/honeypot/honeypot-field.tsx'
import { subscribing } from '../subscribing-contract.ts'
import * as words from '../words.ts'

export interface NewsletterFormProps {
  /** What was sent, to show it again beside its error. */
  values?: Record<string, string>
  errors?: Record<string, string>
}

/** The form to subscribe, which works without scripts. The server answers on its page. */
export function NewsletterForm({ values = {}, errors = {} }: NewsletterFormProps) {
  const { pathname } = useLocation()
  const page = values.page ?? localizeAddress(pathname)
  const field = { defaultValue: values.email, autoFocus: Boolean(errors.email) }

  return (
    <form
      method="post"
      action={localizeAddress(subscribing.path)}
      noValidate
      className="grid max-w-xl gap-3"
    >
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <Field label={words.email} isRequired error={errors.email}>
          {(control) => (
            <input
              {...control}
              {...field}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
            />
          )}
        </Field>
        <Button type="submit" variant="primary" className="min-h-11 sm:mt-7">
          {words.subscribe}
        </Button>
      </div>
      <p className="max-w-[65ch] text-sm text-ink/75">{words.consent}</p>
      <input type="hidden" name="consent" value={words.consent} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="page" value={page} />
      <HoneypotField />
    </form>
  )
}
