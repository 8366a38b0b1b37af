import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { analyticsApi, type TagSettings } from '../contract.ts'

/** Chooses scripts of other companies, which pages load only with the visitor's consent. */
export function TagForm({ stored }: { stored: TagSettings }) {
  const [fields, setFields] = useState(stored)
  const api = useApi()
  const { submit, isSending, failure } = useSubmission()
  const { revalidate } = useRevalidator()

  async function save() {
    const { google_id, pixel_id, scripts, hosts } = fields
    const body = { google_id, pixel_id, scripts, hosts }
    const result = await submit(api.attempt(analyticsApi.changeSettings, { body }))
    if (!result?.ok) return
    setFields(result.value)
    await revalidate()
    await showToast('success', 'Saved. Visitors see the change now.')
  }

  const field = (name: keyof TagSettings) => ({
    path: name,
    value: fields[name],
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  })

  return (
    <form
      noValidate
      aria-label="Services of other companies"
      className="grid gap-4 card p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void save()
      }}
    >
      <h2 className="text-lg font-semibold text-indigo">Services of other companies</h2>
      <p className="max-w-prose text-sm text-ink/75">
        If you add one, a notice asks each visitor first. The service is loaded only for visitors
        who agree. Leave everything empty to use none.
      </p>
      <FormErrors failure={failure}>
        <TextField
          label="Google Analytics"
          hint="The measurement ID, for example G-ABC1234567."
          {...field('google_id')}
        />
        <TextField
          label="Meta Pixel"
          hint="The pixel ID, a number of about 15 digits."
          {...field('pixel_id')}
        />
        <TextField
          label="Other scripts"
          hint="The address of each script, which begins with https://. One per line."
          rows={2}
          {...field('scripts')}
        />
        <TextField
          label="Further hosts"
          hint="Other hosts that these scripts need, for example https://cdn.example.com. One per line. All others stay blocked."
          rows={2}
          {...field('hosts')}
        />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          aria-disabled={isSending}
        >
          {isSending ? 'Saving…' : 'Save'}
        </Button>
      </FormErrors>
    </form>
  )
}
