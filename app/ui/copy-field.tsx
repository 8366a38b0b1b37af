import { useRef, useState } from 'react'
import { copyText } from '#app/platform/browser/secure-context.ts'
import { Button } from './button.tsx'
import * as words from './words.ts'

/** A read-only text with a copy button. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState('')

  async function copy() {
    const isCopied = await copyText(text)
    input.current?.select()
    setOutcome(isCopied ? words.copied : words.copyFailed)
  }

  return (
    <div className="grid gap-1">
      <div className="flex gap-2">
        <input
          ref={input}
          readOnly
          translate="no"
          value={text}
          aria-label={label}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full min-w-0 rounded-lg border border-ink/40 bg-paper px-3 py-2 text-sm"
        />
        <Button variant="primary" className="shrink-0" onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <p role="status" className="min-h-6 text-sm text-ink/75">
        {outcome}
      </p>
    </div>
  )
}
