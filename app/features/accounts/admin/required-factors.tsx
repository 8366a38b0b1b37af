import { type FormEvent, useState } from 'react'
import { type Role, roles } from '#app/contract/rights.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { requiredFactorsApi } from '../required-factors-contract.ts'
import { roleLabels } from './role-labels.ts'

/** Opens the dialog that sets which roles require a second factor. */
export function RequiredFactors() {
  const api = useApi()
  const [required, setRequired] = useState<Role[]>()

  async function open() {
    const result = await api.attempt(requiredFactorsApi.read, {}).catch(() => undefined)
    if (result?.ok) setRequired(result.value.roles)
    else await showToast('error', describeFailure(result?.failure))
  }

  return (
    <>
      <Button onClick={open}>Second factor</Button>
      {required && <RequiredDialog required={required} onClose={() => setRequired(undefined)} />}
    </>
  )
}

interface RequiredDialogProps {
  required: Role[]
  onClose: () => void
}

function RequiredDialog({ required, onClose }: RequiredDialogProps) {
  const api = useApi()
  const { submit, isSending, failure } = useSubmission()
  const [selected, setSelected] = useState(required)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const body = { roles: selected }
    const result = await submit(api.attempt(requiredFactorsApi.replace, { body }))
    if (!result?.ok) return
    onClose()
    await showToast('success', 'Saved')
  }

  return (
    <Dialog title="Second factor required" size="small" onClose={onClose}>
      <form noValidate onSubmit={save} className="grid gap-4 p-5 sm:px-6">
        <FormErrors failure={failure}>
          <p>
            People in these roles need a code from an app or a passkey in addition to their
            password. Anyone without one must set it up at the next login. People who are signed in
            stay signed in until then.
          </p>
          <ChoiceGroup label="Roles" path="roles" className="sr-only">
            {roles.map((role) => (
              <Checkbox
                key={role}
                label={roleLabels[role].name}
                isChecked={selected.includes(role)}
                onChange={(isTicked) =>
                  setSelected(
                    roles.filter((each) => (each === role ? isTicked : selected.includes(each))),
                  )
                }
              />
            ))}
          </ChoiceGroup>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={isSending}>
              Save
            </Button>
          </div>
        </FormErrors>
      </form>
    </Dialog>
  )
}
