import { useSubmission } from '#app/base/browser/use-submission.ts'
import type { Result } from '#app/contract/api-client.ts'
import { useSignIn } from './use-sign-in.ts'

/**
 * For the form behind a one-time link, with `username` and `password`: what it sends opens an
 * account, which it then signs in to, at this screen.
 */
export function useOneTimeLinkForm(
  send: (form: FormData) => Promise<Result<unknown>>,
  screen?: string,
) {
  const { submit: open, isSending, failure } = useSubmission()
  const { signIn, isSigningIn, error, step, setup } = useSignIn(screen)

  async function submit(form: FormData) {
    const result = await open(send(form))
    if (result?.ok) await signIn(form)
  }

  // A second factor is shown at the login, and set up there.
  const isSignInNeeded = error !== '' || Boolean(step || setup)
  return { submit, isSending: isSending || isSigningIn, failure, isSignInNeeded }
}
