import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type KeyRight, keyRights } from '#app/contract/rights.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { type ApiKey, apiKeysApi } from '../contract.ts'
import { rightLabels } from './right-labels.ts'

interface NewKeyDialogProps {
  onCreated: (created: ApiKey & { secret: string }) => void
  onClose: () => void
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The lifetimes to choose from, keyed by the number of days; '' means that the key never expires.
 */
const lifetimes = { '90': '90 days', '365': '1 year', '': 'Never expires' }

export function NewKeyDialog({ onCreated, onClose }: NewKeyDialogProps) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()
  const [selectedRights, setSelectedRights] = useState<KeyRight[]>(['leads:create'])

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const formData = new FormData(event.currentTarget)
    const days = Number(formData.get('days'))
    const expires_at = days ? new Date(Date.now() + days * DAY_MS).toISOString() : null
    const body = { name: String(formData.get('name')), rights: selectedRights, expires_at }
    const result = await submit(api.attempt(apiKeysApi.add, { body }))
    if (!result?.ok) return
    onClose()
    onCreated(result.value)
    await revalidate()
  }

  return (
    <Dialog title="New API key" size="small" onClose={onClose}>
      <form onSubmit={create} noValidate className="grid gap-5 p-5 sm:px-6">
        <FormErrors failure={failure}>
          <Field label="Name" isRequired hint="Which program uses it, and what for." path="name">
            {(control) => (
              <input {...control} name="name" maxLength={80} required autoComplete="off" />
            )}
          </Field>
          <ChoiceGroup label="Permissions" path="rights">
            {keyRights.map((right) => (
              <Checkbox
                key={right}
                label={rightLabels[right]}
                isChecked={selectedRights.includes(right)}
                onChange={(isTicked) =>
                  setSelectedRights(
                    keyRights.filter((each) =>
                      each === right ? isTicked : selectedRights.includes(each),
                    ),
                  )
                }
              />
            ))}
          </ChoiceGroup>
          <Field label="Expires after" path="expires_at">
            {(control) => (
              <select {...control} name="days" defaultValue="365">
                {Object.entries(lifetimes).map(([days, label]) => (
                  <option key={days} value={days}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={isSending}>
              Create key
            </Button>
          </div>
        </FormErrors>
      </form>
    </Dialog>
  )
}
