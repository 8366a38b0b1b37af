import { type ReactNode, useRef, useState } from 'react'
import { OfficeMoment } from '#app/base/admin/office-moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { CodeSecret, Factors } from '../../factors-contract.ts'
import { CodeDialog } from './code-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useFactorChanges } from './use-factor-changes.ts'

interface FactorsSectionProps {
  factors: Factors
  username: string
}

/** What is asked for besides the password, and how it is set up. */
export function FactorsSection({ factors, username }: FactorsSectionProps) {
  const [secret, setSecret] = useState<CodeSecret>()
  const [codes, setCodes] = useState<string[]>([])
  const { reload, beginCodes, removeCodes, renew } = useFactorChanges(setCodes)

  async function finish(recoveryCodes: string[]) {
    setSecret(undefined)
    setCodes(recoveryCodes)
    await reload()
  }

  return (
    <>
      <CodesRow
        codes={factors.codes}
        onAdd={async () => setSecret(await beginCodes())}
        onRemove={removeCodes}
      />
      {factors.codes && <RecoveryRow left={factors.recovery_codes} onRenew={renew} />}
      {secret && (
        <CodeDialog secret={secret} onDone={finish} onClose={() => setSecret(undefined)} />
      )}
      {codes.length > 0 && (
        <RecoveryCodesDialog codes={codes} username={username} onClose={() => setCodes([])} />
      )}
    </>
  )
}

interface CodesRowProps extends Pick<Factors, 'codes'> {
  onAdd: () => void
  onRemove: () => void
}

function CodesRow({ codes, onAdd, onRemove }: CodesRowProps) {
  const question = useRef<HTMLDialogElement>(null)

  return (
    <Row
      title="Codes of an app"
      text={
        codes ? (
          <>
            Asked for since <OfficeMoment at={codes.created_at} />.
          </>
        ) : (
          'Six figures that change each half a minute, also without a network.'
        )
      }
    >
      {codes ? (
        <Button size="small" onClick={() => question.current?.showModal()}>
          Take away
        </Button>
      ) : (
        <Button size="small" onClick={onAdd}>
          Set up
        </Button>
      )}
      <ConfirmDialog
        ref={question}
        question="Ask for codes no more?"
        action="Take away"
        onConfirm={onRemove}
      >
        <p className="text-ink/80">
          The app’s codes stop working. Without another factor your password alone opens your
          account, and your recovery codes go, too.
        </p>
      </ConfirmDialog>
    </Row>
  )
}

function RecoveryRow({ left, onRenew }: { left: number; onRenew: () => void }) {
  const question = useRef<HTMLDialogElement>(null)

  return (
    <Row title="Recovery codes" text={`${left} of 10 are left. Each works once.`}>
      <Button
        size="small"
        aria-label="Make new recovery codes"
        onClick={() => question.current?.showModal()}
      >
        Make new
      </Button>
      <ConfirmDialog
        ref={question}
        question="Make ten new recovery codes?"
        action="Make new"
        look="primary"
        onConfirm={onRenew}
      >
        <p className="text-ink/80">Those that you have stop working.</p>
      </ConfirmDialog>
    </Row>
  )
}

interface RowProps {
  title: string
  text: ReactNode
  children: ReactNode
}

function Row({ title, text, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <div className="min-w-0 grow basis-52">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-ink/80">{text}</p>
      </div>
      {children}
    </div>
  )
}
