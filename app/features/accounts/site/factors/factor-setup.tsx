import { useEffect, useRef, useState } from 'react'
import { anonymousApi } from '#app/base/browser/browser-api.ts'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import type { Output } from '#app/contract/endpoint.ts'
import { Button } from '#app/ui/button.tsx'
import { factorSetupApi } from '../../required-factors-contract.ts'
import { readClaims, type Tokens } from '../../token-storage.ts'
import * as words from '../../words.ts'
import type { Setup } from '../use-sign-in.ts'
import { CodeForm } from './code-form.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'

interface FactorSetupProps {
  setup: Setup
  onDone: (tokens: Tokens) => Promise<void>
  /** The challenge is over, or somebody wants to begin again. */
  onBack: (reason?: string) => void
}

/** Sets up the second factor that the role requires, before anything else opens. */
export default function FactorSetup({ setup, onDone, onBack }: FactorSetupProps) {
  const { challenge, secret } = setup
  const { submit, isSending, failure } = useSubmission()
  const [opened, setOpened] = useState<Output<typeof factorSetupApi.confirm>>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [opened])

  async function confirm(code: string) {
    const body = { challenge, code }
    const result = await submit(anonymousApi.attempt(factorSetupApi.confirm, { body }))
    if (result?.ok) setOpened(result.value)
    else if (result?.failure.code === 'challenge_over') onBack(result.failure.detail)
  }

  return (
    <section
      aria-labelledby="factor-setup"
      className="rounded-card border border-line bg-white text-ink"
    >
      <h2
        ref={heading}
        id="factor-setup"
        tabIndex={-1}
        className="px-5 pt-5 font-display text-xl font-semibold text-indigo sm:px-6"
      >
        {opened ? words.yourRecoveryCodes : words.setUpSecondFactor}
      </h2>
      {opened ? (
        <NewRecoveryCodes
          codes={opened.recovery_codes}
          username={readClaims(JSON.stringify(opened))?.username ?? ''}
          onDone={() => onDone(opened)}
        />
      ) : (
        <>
          <p className="px-5 pt-5 sm:px-6">{words.roleRequiresFactor}</p>
          <CodeForm
            secret={secret}
            isSending={isSending}
            failure={failure}
            action={words.goOn}
            onCode={confirm}
          >
            <Button onClick={() => onBack()}>{words.back}</Button>
          </CodeForm>
        </>
      )}
    </section>
  )
}
