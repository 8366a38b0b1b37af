import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApiFailure, Result } from '#app/contract/api-client.ts'
import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { localStore } from '#app/platform/browser/storage.ts'
import { accountsApi } from '../contract.ts'
import { storeTokens, type Tokens } from '../token-storage.ts'
import * as words from '../words.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

/** Second factors that the server accepts. */
export interface SecondStepOptions {
  challenge: string
  /** Whether an authenticator app is set up; recovery codes are always accepted. */
  hasCodes: boolean
  hasPasskeys: boolean
}

/** Signs in with a form of `username` and `password` and opens a screen of the back office. */
export function useSignIn(screen = '/admin/dashboard') {
  const navigate = useNavigate()
  const [isSigningIn, setIsSigningIn] = useState(false)
  const [error, setError] = useState('')
  const [step, setStep] = useState<SecondStepOptions>()
  /** The challenge of an account that must set up a second factor first. */
  const [setup, setSetup] = useState<string>()

  const signIn = (form: FormData) => attemptSignIn(() => send(form))
  const usePasskey = () => attemptSignIn(() => signInWithPasskey())

  async function attemptSignIn(call: () => Promise<Result<Tokens>>) {
    // Without storage the browser cannot keep the session.
    if (!localStore.isAllowed()) return setError(words.storageBlocked)
    setIsSigningIn(true)
    setError('')
    const result = await call().catch(() => undefined)
    if (result?.ok) await finishSignIn(result.value)
    else if (result?.failure.code === 'factor_required') setStep(readStep(result.failure))
    else if (result?.failure.code === 'factor_setup_required')
      setSetup(String(result.failure.params?.challenge))
    else setError(result ? describe(result) : words.loginFailed)
    setIsSigningIn(false)
  }

  /** Stores the tokens and opens the screen. */
  async function finishSignIn(tokens: Tokens) {
    storeTokens(tokens)
    await navigate(screen, { replace: true })
  }

  /** Returns to the login form with a reason. */
  function restart(reason = '') {
    setStep(undefined)
    setSetup(undefined)
    setError(reason)
  }

  return {
    signIn,
    usePasskey,
    isSigningIn,
    error,
    step,
    setup,
    finishSignIn,
    restart,
  }
}

function send(form: FormData) {
  const username = String(form.get('username'))
  const password = String(form.get('password'))
  return anonymousApi.attempt(accountsApi.signIn, { body: { username, password } })
}

const readStep = ({ params }: ApiFailure): SecondStepOptions => ({
  challenge: String(params?.challenge),
  hasCodes: Number(params?.codes) > 0,
  hasPasskeys: Number(params?.passkeys) > 0,
})

/** Describes the response; a body that is not from the API is shown as text. An empty body is '' or null. */
function describe(failure: Extract<Result<Tokens>, { ok: false }>) {
  if (!('rawBody' in failure)) return failure.failure.detail
  return failure.rawBody ? JSON.stringify(failure.rawBody) : words.invalidCredentials
}
