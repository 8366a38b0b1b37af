import { useRef, useState } from 'react'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { Factors, TotpSecret } from '../../factors-contract.ts'
import { FactorRow } from './factor-row.tsx'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { PasskeyRows } from './passkey-rows.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TotpDialog } from './totp-dialog.tsx'
import { useFactorChanges } from './use-factor-changes.ts'

interface FactorsSectionProps {
  factors: Factors
  username: string
}

/** Second factors and how to set them up. */
export function FactorsSection({ factors, username }: FactorsSectionProps) {
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
