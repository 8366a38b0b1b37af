import type { ReactNode } from 'react'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import type { TotpSecret } from '../../factors-contract.ts'
import * as words from '../../words.ts'

interface TotpFormProps {
  secret: TotpSecret
  isSending: boolean
  failure?: ApiFailure
  /** Label of the submit button. */
  action: string
  onCode: (code: string) => void
  children: ReactNode
}

/** Shows the secret for an app and asks for a code to confirm it. */
export function TotpForm({ secret, isSending, failure, action, onCode, children }: TotpFormProps) {
  return (
    <form
      noValidate
      className="grid gap-5 p-5 sm:px-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) onCode(String(new FormData(event.currentTarget).get('code')))
      }}
    >
      <FormErrors failure={failure}>
        <Secret {...secret} />
        <Field label={words.firstCode} path="code" isRequired>
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
          {children}
          <Button type="submit" variant="primary" disabled={isSending}>
            {isSending ? words.checking : action}
          </Button>
        </div>
      </FormErrors>
    </form>
  )
}

function Secret({ secret, picture: { size, path } }: TotpSecret) {
  return (
    <>
      <p>{words.scanThis}</p>
      <svg
        role="img"
        aria-label={words.secretAsQrCode}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-52 justify-self-center bg-white"
      >
        <path d={path} />
      </svg>
      <CopyField label={words.secretAsText} text={secret} />
    </>
  )
}
