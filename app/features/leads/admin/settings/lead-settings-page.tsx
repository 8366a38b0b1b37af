import { type FormEvent, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { toLatinDigits } from '#app/contract/latin-digits.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { to } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type LeadSettings, leadSettingsApi } from '../../settings-contract.ts'
import type { Route } from './+types/lead-settings-page.ts'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).call(leadSettingsApi.read, {})

export default function LeadSettingsPage({ loaderData: settings }: Route.ComponentProps) {
  return (
    <Screen title="Lead settings">
      <NumberSetting
        key={`answer ${settings.response_target_minutes}`}
        name="response_target_minutes"
        title="First response"
        intro="The response timer runs during opening hours, or during the hours of the lead’s branch, and not on holidays. A call, visit, email, message or chat reply stops it."
        label="Response target (minutes)"
        stored={settings.response_target_minutes}
      />
      <NumberSetting
        key={`inactive ${settings.inactive_months}`}
        name="inactive_months"
        title="Inactive leads"
        intro="Leads with no activity for this long, and no follow-up, are listed as due for erasure. They are never erased automatically."
        label="Months without activity"
        hint="Enter 0 to list no leads."
        stored={settings.inactive_months}
      />
      {settings.inactive_months > 0 && (
        <Link
          to={`${to('/admin/leads')}?inactive=true`}
          className={`${buttonClassName('plain')} justify-self-start`}
        >
          Due for erasure
        </Link>
      )}
      <section className="grid max-w-prose gap-3 card p-4">
        <h2 className="text-lg font-semibold text-indigo">Assignment</h2>
        <p className="text-ink/75">
          With assignment rules, new leads of a country or branch go to available counsellors in
          turn (round robin). Without a rule they stay unassigned.
        </p>
        <Link
          to={to('/admin/leads/assignment')}
          className={`${buttonClassName('plain')} justify-self-start`}
        >
          Assignment rules
        </Link>
      </section>
    </Screen>
  )
}

interface NumberSettingProps {
  name: keyof LeadSettings
  title: string
  intro: string
  label: string
  hint?: string
  stored: LeadSettings[keyof LeadSettings]
}

/** Edits a numeric lead setting. */
function NumberSetting({ name, title, intro, stored, ...field }: NumberSettingProps) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()
  const [text, setText] = useState(String(stored))

  async function save(event: FormEvent) {
    event.preventDefault()
    const body = { [name]: Number(toLatinDigits(text)) }
    const result = await submit(api.attempt(leadSettingsApi.change, { body }))
    if (!result?.ok) return
    await revalidate()
    await showToast('success', 'Saved')
  }

  return (
    <form onSubmit={save} noValidate aria-label={title} className="grid max-w-prose gap-3 card p-4">
      <FormErrors failure={failure}>
        <h2 className="text-lg font-semibold text-indigo">{title}</h2>
        <p className="text-ink/75">{intro}</p>
        <Field {...field} path={name}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" disabled={isSending} className="justify-self-start">
          Save
        </Button>
      </FormErrors>
    </form>
  )
}
