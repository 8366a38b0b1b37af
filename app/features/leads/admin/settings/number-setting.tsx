import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type LeadSettings, leadSettingsApi } from '../../settings-contract.ts'

interface NumberSettingProps {
  name: keyof LeadSettings
  title: string
  intro: string
  label: string
  hint?: string
  stored: LeadSettings[keyof LeadSettings]
}

/** Edits a numeric lead setting. */
export function NumberSetting({ name, title, intro, stored, ...field }: NumberSettingProps) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()
  const [text, setText] = useState(String(stored))

  async function save(event: FormEvent) {
    event.preventDefault()
    const body = { [name]: Number(text) }
    const result = await submit(api.attempt(leadSettingsApi.change, { body }))
    if (!result?.ok) return
    await revalidate()
    await showToast('success', 'Saved')
  }

  return (
    <form
      onSubmit={save}
      noValidate
      aria-label={title}
      className="grid max-w-prose gap-3 rounded-card border border-line bg-white p-4"
    >
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
