import { useRef } from 'react'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { Passkey } from '../../factors-contract.ts'
import { FactorRow } from './factor-row.tsx'

interface PasskeyRowsProps {
  passkeys: Passkey[]
  onAdd: () => void
  onRemove: (passkey: Passkey) => void
}

export function PasskeyRows({ passkeys, onAdd, onRemove }: PasskeyRowsProps) {
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
