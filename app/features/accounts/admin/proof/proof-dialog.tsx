import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { createRoot } from 'react-dom/client'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { type ProofWanted, proofApi } from '../../proof-contract.ts'
import { keepTokens, type Tokens } from '../../token-storage.ts'

/**
 * Opens the dialog over whatever is open, beside the screen: what asks for it is a call, not a
 * component. Whether it was shown.
 */
export async function openProofDialog(api: ApiClient) {
  const asked = await api.attempt(proofApi.begin, {})
  if (!asked.ok) return false
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise<boolean>((resolve) => {
    function finish(isShown: boolean) {
      root.unmount()
      place.remove()
      resolve(isShown)
    }
    root.render(<ProofDialog api={api} wanted={asked.value} onDone={finish} />)
  })
}

interface ProofDialogProps {
  api: ApiClient
  wanted: ProofWanted
  onDone: (isShown: boolean) => void
}

function ProofDialog({ api, wanted, onDone }: ProofDialogProps) {
  const { submit, isSending, failure } = useSubmission()
  const { challenge, password, passkey } = wanted

  async function take(call: Promise<Result<Tokens>>) {
    const result = await submit(call)
    if (!result?.ok) return
    keepTokens(result.value)
    onDone(true)
  }

  function send(form: FormData) {
    const shown = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    return take(api.attempt(proofApi.show, { body: { challenge, ...shown } }))
  }

  return (
    <Dialog title="Is it still you?" size="small" onClose={() => onDone(false)}>
      <form
        noValidate
        className="grid gap-5 p-5 sm:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          send(new FormData(event.currentTarget))
        }}
      >
        <FormErrors failure={failure}>
          <p>Before this, please show it once more. For ten minutes you are not asked again.</p>
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
            <CodeField hasApp={wanted.codes} />
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => onDone(false)}>Cancel</Button>
            {passkey && (
              <Button disabled={isSending} onClick={() => take(showPasskey(api, wanted))}>
                Use a passkey
              </Button>
            )}
            <Button type="submit" look="primary" disabled={isSending}>
              Go on
            </Button>
          </div>
        </FormErrors>
      </form>
    </Dialog>
  )
}

function CodeField({ hasApp }: { hasApp: boolean }) {
  return (
    <Field
      label={hasApp ? 'Code of your app, or a recovery code' : 'Recovery code'}
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

async function showPasskey(api: ApiClient, { challenge, passkey }: ProofWanted) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = passkey as PublicKeyCredentialRequestOptionsJSON
  const answer = await startAuthentication({ optionsJSON }).catch(() => null)
  const failure = { code: 'passkey_not_used', detail: 'No passkey was used. Please try again.' }
  if (!answer) return { ok: false as const, status: 400, failure }
  return api.attempt(proofApi.show, { body: { challenge, answer } })
}
