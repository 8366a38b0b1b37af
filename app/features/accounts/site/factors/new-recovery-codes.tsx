import { useState } from 'react'
import { copyText } from '#app/platform/browser/secure-context.ts'
import { Button } from '#app/ui/button.tsx'
import * as words from '../../words.ts'

interface NewRecoveryCodesProps {
  codes: string[]
  username: string
  onDone: () => void
}

/** Shows recovery codes once: only their hashes are stored. */
export function NewRecoveryCodes({ codes, username, onDone }: NewRecoveryCodesProps) {
  const [outcome, setOutcome] = useState('')

  async function copy() {
    const isCopied = await copyText(codes.join('\n'))
    setOutcome(isCopied ? words.copied : words.copyYourself)
  }

  return (
    <div className="grid gap-5 p-5 sm:px-6">
      <p>{words.storeRecoveryCodes}</p>
      <div className="print-alone grid gap-3 rounded-lg border border-line bg-paper p-4">
        <p className="text-sm wrap-anywhere">
          {words.recoveryCodesOf(username, window.location.host)}
        </p>
        <ol translate="no" className="grid gap-2 font-mono text-sm sm:gap-1">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <p role="status" className="text-sm text-ink/75 empty:hidden">
        {outcome}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={copy}>{words.copy}</Button>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button variant="primary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  )
}
