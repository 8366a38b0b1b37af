import { useState } from 'react'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { useSignIn } from './use-sign-in.ts'

const offline = { code: 'offline', detail: 'The server cannot be reached. Please try again.' }

/**
 * For the form behind a one-time link, with `username` and `password`: what it sends opens an
 * account, which it then signs in to. `send` resolves to why it was refused, or to undefined.
 */
export function useOneTimeForm(send: (form: FormData) => Promise<ApiFailure | undefined>) {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const { signIn, error } = useSignIn()

  async function submit(form: FormData) {
    setIsSending(true)
    const refusal = await send(form).catch(() => offline)
    setFailure(refusal)
    if (!refusal) await signIn(form)
    setIsSending(false)
  }

  return { submit, isSending, failure, isSignInNeeded: error !== '' }
}
