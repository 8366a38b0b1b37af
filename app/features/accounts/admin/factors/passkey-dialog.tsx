import { useState } from 'react'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { factorsApi } from '../../factors-contract.ts'
import { createPasskey } from '../../site/factors/create-passkey.ts'
import * as words from '../../site/factors/words.ts'

interface PasskeyDialogProps {
  /** Called after setup; the first factor comes with recovery codes. */
  onDone: (recoveryCodes: string[]) => Promise<void>
  onClose: () => void
}

/** Asks for a name and lets the browser create a passkey. */
export function PasskeyDialog({ onDone, onClose }: PasskeyDialogProps) {
  const api = useApi()
  const [name, setName] = useState('')
  const { submit, isSending, failure } = useSubmission()

  async function addPasskey() {
    const creation = createPasskey({
      name,
      fetchOptions: () => api.attempt(factorsApi.beginPasskey, {}),
      savePasskey: (body) => api.attempt(factorsApi.addPasskey, { body }),
    })
    const result = await submit(creation)
    if (result?.ok) await onDone(result.value.recovery_codes)
  }

  return (
    <Dialog title="Add a passkey" size="small" onClose={onClose}>
      <form
        noValidate
        className="grid gap-5 p-5 sm:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          addPasskey()
        }}
      >
        <FormErrors failure={failure}>
          <p>{words.passkeyDescription}</p>
          <TextField
            label={words.passkeyName}
            hint={words.passkeyNameHint}
            isRequired
            maxLength={60}
            autoComplete="off"
            value={name}
            path="name"
            onChange={setName}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={isSending}>
              {isSending ? words.waitingForDevice : 'Add'}
            </Button>
          </div>
        </FormErrors>
      </form>
    </Dialog>
  )
}
