import { useApi } from '#app/base/browser/use-api.ts'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { CopiedText } from '#app/ui/copied-text.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { type CodeSecret, factorsApi } from '../../factors-contract.ts'

interface CodeDialogProps {
  secret: CodeSecret
  /** It is set up; with the first factor come recovery codes. */
  onDone: (recoveryCodes: string[]) => Promise<void>
  onClose: () => void
}

/** Hands the secret to an app, and asks for a code as the proof that it arrived. */
export function CodeDialog({ secret, onDone, onClose }: CodeDialogProps) {
  const api = useApi()
  const { submit, isSending, failure } = useSubmission()

  async function confirm(code: string) {
    const result = await submit(api.attempt(factorsApi.confirmCodes, { body: { code } }))
    if (result?.ok) await onDone(result.value.recovery_codes)
  }

  return (
    <Dialog title="Codes of an app" size="small" onClose={onClose}>
      <form
        noValidate
        className="grid gap-5 p-5 sm:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          confirm(String(new FormData(event.currentTarget).get('code')))
        }}
      >
        <Secret {...secret} />
        <p role="alert" className="text-alarm empty:hidden">
          {!failure?.fields && failure?.detail}
        </p>
        <Field label="Code that the app shows now" error={failure?.fields?.code} isRequired>
          {(control) => (
            <input
              {...control}
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={40}
              required
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={isSending}>
            {isSending ? 'Checking...' : 'Ask for codes'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Secret({ secret, picture: { size, path } }: CodeSecret) {
  return (
    <>
      <p>
        Scan this with an app that makes codes: Aegis, Google Authenticator, or the one that keeps
        your passwords.
      </p>
      <svg
        role="img"
        aria-label="The secret as a QR code; it stands below as text, too"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-52 justify-self-center bg-white"
      >
        <path d={path} />
      </svg>
      <CopiedText label="The secret as text" text={secret} />
    </>
  )
}
