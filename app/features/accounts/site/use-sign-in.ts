import { useState } from 'react'
import { useNavigate } from 'react-router'
import { anonymousApi } from '#app/base/browser/browser-api.ts'
import { accountsApi } from '../contract.ts'
import { keepTokens } from '../token-storage.ts'
import * as words from '../words.ts'

/** Signs in by a form with `username` and `password`, and goes on to a screen of the back office. */
export function useSignIn() {
  const navigate = useNavigate()
  const [isSigningIn, setIsSigningIn] = useState(false)
  const [error, setError] = useState('')

  async function signIn(form: FormData, screen = '/admin/dashboard') {
    setIsSigningIn(true)
    setError('')
    const refusal = await exchange(form).catch(() => words.loginFailed)
    if (refusal) setError(refusal)
    else await navigate(screen, { replace: true })
    setIsSigningIn(false)
  }

  return { signIn, isSigningIn, error }
}

/** Keeps the tokens that the password is worth, or says why there are none. */
async function exchange(form: FormData) {
  const username = String(form.get('username'))
  const password = String(form.get('password'))
  const result = await anonymousApi.attempt(accountsApi.signIn, { body: { username, password } })
  if (!result.ok) return describe(result.failure)
  keepTokens(result.value)
  return undefined
}

function describe(answer: { detail?: unknown } | '') {
  if (!answer) return words.invalidCredentials
  return typeof answer.detail === 'string' && answer.detail ? answer.detail : JSON.stringify(answer)
}
