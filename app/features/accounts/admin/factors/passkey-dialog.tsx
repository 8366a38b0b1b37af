import { useState } from 'react'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
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
    <FormDialog
      title="Add a passkey"
      action={isSending ? words.waitingForDevice : 'Add'}
      failure={failure}
      isSending={isSending}
      onSubmit={addPasskey}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
