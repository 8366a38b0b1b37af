import { type ReactNode, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Factors, factorsApi, type Passkey, type TotpSecret } from '../../factors-contract.ts'
import { NewRecoveryCodes } from '../../site/factors/new-recovery-codes.tsx'
import { TotpForm } from '../../site/factors/totp-form.tsx'
import * as words from '../../words.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'

/** Second factors and how to set them up. */
export function FactorsSection({ factors, username }: { factors: Factors; username: string }) {
  const [totpSecret, setSecret] = useState<TotpSecret>()
  const [codes, setCodes] = useState<string[]>([])
  const [isAdding, setAdding] = useState(false)
  const { reload, ...changes } = useFactorChanges(setCodes)
  const hasAny = factors.codes !== null || factors.passkeys.length > 0

  async function finish(recoveryCodes: string[]) {
    setSecret(undefined)
    setAdding(false)
    setCodes(recoveryCodes)
    await reload()
  }

  return (
    <>
      <PasskeyRows
        passkeys={factors.passkeys}
        onAdd={() => setAdding(true)}
        onRemove={changes.removePasskey}
      />
      <TotpRow
        codes={factors.codes}
        onAdd={async () => setSecret(await changes.beginTotpSetup())}
        onRemove={changes.removeTotp}
      />
      {hasAny && <RecoveryRow remaining={factors.recovery_codes} onRenew={changes.renew} />}
      {isAdding && <PasskeyDialog onDone={finish} onClose={() => setAdding(false)} />}
      {totpSecret && (
        <TotpDialog totpSecret={totpSecret} onDone={finish} onClose={() => setSecret(undefined)} />
      )}
      {codes.length > 0 && (
        <RecoveryCodesDialog codes={codes} username={username} onClose={() => setCodes([])} />
      )}
    </>
  )
}

interface TotpRowProps extends Pick<Factors, 'codes'> {
  onAdd: () => void
  onRemove: () => void
}

function TotpRow({ codes, onAdd, onRemove }: TotpRowProps) {
  const question = useRef<HTMLDialogElement>(null)

  return (
    <FactorRow
      title="Authenticator app"
      text={
        codes ? (
          <>
            Set up on <OfficeDateTime at={codes.created_at} />.
          </>
        ) : (
          'A 6-digit code that changes every 30 seconds. Works offline.'
        )
      }
    >
      {codes ? (
        <Button size="small" onClick={() => question.current?.showModal()}>
          Remove
        </Button>
      ) : (
        <Button size="small" onClick={onAdd}>
          Set up
        </Button>
      )}
      <ConfirmDialog
        ref={question}
        question="Remove the authenticator app?"
        confirmLabel="Remove"
        onConfirm={onRemove}
      >
        <p className="text-ink/80">
          The app’s codes stop working. Without another second factor you sign in with your password
          alone, and your recovery codes are deleted.
        </p>
      </ConfirmDialog>
    </FactorRow>
  )
}

function RecoveryRow({ remaining, onRenew }: { remaining: number; onRenew: () => void }) {
  const question = useRef<HTMLDialogElement>(null)

  return (
    <FactorRow title="Recovery codes" text={`${remaining} of 10 are left. Each works once.`}>
      <Button
        size="small"
        aria-label="Create new recovery codes"
        onClick={() => question.current?.showModal()}
      >
        Create new
      </Button>
      <ConfirmDialog
        ref={question}
        question="Create ten new recovery codes?"
        confirmLabel="Create new"
        variant="primary"
        onConfirm={onRenew}
      >
        <p className="text-ink/80">Your current recovery codes stop working.</p>
      </ConfirmDialog>
    </FactorRow>
  )
}

interface RecoveryCodesDialogProps {
  codes: string[]
  username: string
  onClose: () => void
}

function RecoveryCodesDialog({ codes, username, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog title={words.yourRecoveryCodes} size="small" onClose={onClose}>
      <NewRecoveryCodes codes={codes} username={username} onDone={onClose} />
    </Dialog>
  )
}

interface TotpDialogProps {
  totpSecret: TotpSecret
  /** Called after setup; the first factor comes with recovery codes. */
  onDone: (recoveryCodes: string[]) => Promise<void>
  onClose: () => void
}

/** Sets up an authenticator app. */
function TotpDialog({ totpSecret: secret, onDone, onClose }: TotpDialogProps) {
  const api = useApi()
  const { submit, isSending, failure } = useSubmission()

  async function confirm(code: string) {
    const result = await submit(api.attempt(factorsApi.confirmTotp, { body: { code } }))
    if (result?.ok) await onDone(result.value.recovery_codes)
  }

  return (
    <Dialog title="Authenticator app" size="small" onClose={onClose}>
      <TotpForm
        secret={secret}
        isSending={isSending}
        failure={failure}
        action="Turn on"
        onCode={confirm}
      >
        <Button onClick={onClose}>Cancel</Button>
      </TotpForm>
    </Dialog>
  )
}

/** Changes second factors and shows the result. */
function useFactorChanges(onRecoveryCodes: (codes: string[]) => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()

  /** Reloads the page's data. The heading gets the focus if the focused button was removed. */
  async function reload() {
    await revalidate()
    if (document.activeElement === document.body) document.getElementById('factors')?.focus()
  }

  async function reloadAfter<Value>(call: Promise<Result<Value>>) {
    const result = await call.catch(() => undefined)
    await reload()
    if (result?.ok) return result
    await showToast('error', describeFailure(result?.failure))
    return undefined
  }

  return {
    reload,
    /** Returns a secret for an app, or undefined after showing the reason. */
    async beginTotpSetup() {
      return (await reloadAfter(api.attempt(factorsApi.beginTotpSetup, {})))?.value
    },
    async removeTotp() {
      const result = await reloadAfter(api.attempt(factorsApi.removeTotp, {}))
      if (result) await showToast('success', 'The authenticator app was removed')
    },
    async removePasskey({ id, name }: Passkey) {
      const result = await reloadAfter(api.attempt(factorsApi.removePasskey, { params: { id } }))
      if (result) await showToast('success', `${name} was removed`)
    },
    async renew() {
      const result = await reloadAfter(api.attempt(factorsApi.renewRecoveryCodes, {}))
      if (result) onRecoveryCodes(result.value.recovery_codes)
    },
  }
}

interface PasskeyRowsProps {
  passkeys: Passkey[]
  onAdd: () => void
  onRemove: (passkey: Passkey) => void
}

function PasskeyRows({ passkeys, onAdd, onRemove }: PasskeyRowsProps) {
  return (
    <>
      <FactorRow
        title="Passkeys"
        text="Stored on your phone, your computer or a security key. You can sign in with a passkey alone, without a password."
      >
        <Button size="small" onClick={onAdd}>
          Add a passkey
        </Button>
      </FactorRow>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => onRemove(passkey)} />
      ))}
    </>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, created_at, last_used_at } = passkey
  const question = useRef<HTMLDialogElement>(null)

  return (
    <FactorRow
      title={name}
      text={
        <>
          Added <OfficeDateTime at={created_at} />
          {last_used_at ? (
            <>
              , last used <OfficeDateTime at={last_used_at} />.
            </>
          ) : (
            ', not used yet.'
          )}
        </>
      }
    >
      <Button
        size="small"
        aria-label={`Remove ${name}`}
        onClick={() => question.current?.showModal()}
      >
        Remove
      </Button>
      <ConfirmDialog
        ref={question}
        question={`Remove ${name}?`}
        confirmLabel="Remove"
        onConfirm={onRemove}
      >
        <p className="text-ink/80">
          You can no longer sign in with it. Your device lists it until you remove it there.
        </p>
      </ConfirmDialog>
    </FactorRow>
  )
}

interface FactorRowProps {
  title: string
  text: ReactNode
  children: ReactNode
}

/** One second factor and its actions. */
function FactorRow({ title, text, children }: FactorRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <div className="min-w-0 grow basis-52">
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
        <p className="text-sm text-ink/80">{text}</p>
      </div>
      {children}
    </div>
  )
}
