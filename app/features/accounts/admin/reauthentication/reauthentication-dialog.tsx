import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { createRoot } from 'react-dom/client'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import {
  type ReauthenticationOptions,
  reauthenticationApi,
} from '../../reauthentication-contract.ts'
import { storeTokens, type Tokens } from '../../token-storage.ts'

/**
 * Opens the dialog in its own root, because an API call requests it and not a component.
 * Resolves to whether the administrator confirmed their identity.
 */
export async function openReauthenticationDialog(api: ApiClient) {
  const response = await api.attempt(reauthenticationApi.begin, {})
  if (!response.ok) return false
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  return new Promise<boolean>((resolve) => {
    function finish(isConfirmed: boolean) {
      root.unmount()
      container.remove()
      resolve(isConfirmed)
    }
    root.render(<ReauthenticationDialog api={api} options={response.value} onDone={finish} />)
  })
}

interface ReauthenticationDialogProps {
  api: ApiClient
  options: ReauthenticationOptions
  onDone: (isConfirmed: boolean) => void
}

function ReauthenticationDialog({ api, options, onDone }: ReauthenticationDialogProps) {
  const { submit, isSending, failure } = useSubmission()
  const { challenge, password, passkey } = options

  async function complete(call: Promise<Result<Tokens>>) {
    const result = await submit(call)
    if (!result?.ok) return
    storeTokens(result.value)
    onDone(true)
  }

  function send(form: FormData) {
    const answers = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    return complete(api.attempt(reauthenticationApi.confirm, { body: { challenge, ...answers } }))
  }

  return (
    <FormDialog
      title="Confirm it’s you"
      action="Continue"
      failure={failure}
      isSending={isSending}
      onSubmit={send}
      onClose={() => onDone(false)}
      buttons={
        passkey && (
          <Button disabled={isSending} onClick={() => complete(confirmWithPasskey(api, options))}>
            Use a passkey
          </Button>
        )
      }
    >
      <p>Please confirm your identity to continue. You will not be asked again for ten minutes.</p>
      {password ? (
        <PasswordField
          label="Your password"
          isRequired
          path="password"
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
      ) : (
        <CodeField hasApp={options.codes} />
      )}
    </FormDialog>
  )
}

function CodeField({ hasApp }: { hasApp: boolean }) {
  return (
    <Field
      label={hasApp ? 'Code from your app, or a recovery code' : 'Recovery code'}
      path="code"
      isRequired
    >
      {(control) => (
        <input
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
      )}
    </Field>
  )
}

async function confirmWithPasskey(api: ApiClient, { challenge, passkey }: ReauthenticationOptions) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = passkey as PublicKeyCredentialRequestOptionsJSON
  const answer = await startAuthentication({ optionsJSON }).catch(() => null)
  const failure = { code: 'passkey_not_used', detail: 'No passkey was used. Please try again.' }
  if (!answer) return { ok: false as const, status: 400, failure }
  return api.attempt(reauthenticationApi.confirm, { body: { challenge, answer } })
}
