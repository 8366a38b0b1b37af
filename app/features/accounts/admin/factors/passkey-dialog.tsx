import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useApi } from '#app/base/browser/use-api.ts'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { factorsApi } from '../../factors-contract.ts'

interface PasskeyDialogProps {
  /** It is kept; with the first factor come recovery codes. */
  onDone: (recoveryCodes: string[]) => Promise<void>
  onClose: () => void
}

/** Asks how a new passkey is called, and has the browser make it. */
export function PasskeyDialog({ onDone, onClose }: PasskeyDialogProps) {
  const api = useApi()
  const [name, setName] = useState('')
  const { submit, isSending, failure } = useSubmission()

  async function make() {
    const result = await submit(makePasskey(api, name))
    if (result?.ok) await onDone(result.value.recovery_codes)
  }

  return (
    <Dialog title="Add a passkey" size="small" onClose={onClose}>
      <form
        noValidate
        className="grid gap-5 p-5 sm:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
      >
        <p>
          Your phone, your computer or a security key keeps it, and asks for your finger, your face
          or a PIN. It signs in without a password.
        </p>
        <p role="alert" className="text-alarm empty:hidden">
          {!failure?.fields && failure?.detail}
        </p>
        <TextField
          label="Name"
          hint="By which you know it later, for example “My phone”."
          isRequired
          maxLength={60}
          autoComplete="off"
          value={name}
          error={failure?.fields?.name}
          onChange={setName}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={isSending}>
            {isSending ? 'Asking your device...' : 'Add'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type Made = Result<{ recovery_codes: string[] }>

async function makePasskey(api: ApiClient, name: string): Promise<Made> {
  if (!name.trim()) return notMade({ name: 'Please fill this in.' })
  const asked = await api.attempt(factorsApi.beginPasskey, {})
  if (!asked.ok) return asked
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { challenge } = asked.value
  const optionsJSON = asked.value.options as PublicKeyCredentialCreationOptionsJSON
  const answer = await startRegistration({ optionsJSON }).catch(describe)
  if (typeof answer === 'string') return notMade(undefined, answer)
  return api.attempt(factorsApi.addPasskey, { body: { challenge, name, answer } })
}

function notMade(fields?: Record<string, string>, detail = ''): Made {
  return { ok: false, status: 400, failure: { code: 'passkey_not_made', detail, fields } }
}

/** In words, why a browser made none. */
function describe({ name }: Error) {
  return name === 'InvalidStateError'
    ? 'This device keeps a passkey for your account already.'
    : 'No passkey was made. Please try again.'
}
