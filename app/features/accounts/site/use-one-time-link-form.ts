import type { Result } from '#app/contract/api-client.ts'
import { useSubmission } from '#app/platform/browser/use-api.ts'
import { useSignIn } from './use-sign-in.ts'

/**
 * For forms of one-time links with `username` and `password`: sends the form, then signs in and
 * opens the screen.
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

  // The login page handles second factors.
  const isSignInNeeded = error !== '' || Boolean(step || setup)
  return { submit, isSending: isSending || isSigningIn, failure, isSignInNeeded }
}
